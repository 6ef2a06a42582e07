import { describe, expect, it } from 'vitest';
import { say } from './labels';

describe('say', () => {
  it('puts parts in their places', () => {
    expect(say('{name} has {count} left', { name: 'Renard', count: 2 })).toBe('Renard has 2 left');
    expect(say('Nothing to fill')).toBe('Nothing to fill');
  });

  it('has a word for one and a word for several', () => {
    expect(say('{count} {count|die|dice}', { count: 1 })).toBe('1 die');
    expect(say('{count} {count|die|dice}', { count: 0 })).toBe('0 dice');
    expect(say('{count} point{count||s}', { count: 1 })).toBe('1 point');
    expect(say('{count} point{count||s}', { count: 5 })).toBe('5 points');
  });

  it('does not read what it has put in', () => {
    expect(say('{name}', { name: '{count}' })).toBe('{count}');
  });
});
