import { expect, it } from 'vitest';
import { drawCode } from './code';

it('draws a link with white around it, and another link otherwise', async () => {
  const link = 'http://192.168.1.20:8000/table/abcdefghijkl#ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
  const { path, viewBox } = await drawCode(link);
  const [left, top, width, height] = viewBox.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect([left, top]).toEqual([-4, -4]);
  expect(width).toBe(height);
  expect((width - 8 - 17) % 4).toBe(0);
  expect(path).toMatch(/^M[\d MLZz.,]+$/);
  expect((await drawCode(`${link}x`)).path).not.toBe(path);
});
