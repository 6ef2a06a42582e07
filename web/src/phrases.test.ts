import { describe, expect, it } from 'vitest';
import { counted, listed } from './phrases';

describe('listed', () => {
  it('joins parts the way people do', () => {
    expect(listed(['Ann'])).toBe('Ann');
    expect(listed(['Ann', 'Ben'])).toBe('Ann and Ben');
    expect(listed(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
  });

  it('says nothing where there is none, or what it is told to say', () => {
    expect(listed([])).toBe('');
    expect(listed([], 'nobody')).toBe('nobody');
  });
});

describe('counted', () => {
  it('takes the form that the number asks for', () => {
    expect(counted(1, 'study', 'studies')).toBe('1 study');
    expect(counted(2, 'study', 'studies')).toBe('2 studies');
    expect(counted(0, 'token')).toBe('0 tokens');
  });
});
