import { describe, expect, it } from 'vitest';
import { announcement, later } from './countdown';

const at = (left: number, seconds = 20) => ({ seconds, left, waits_for: [] });

describe('later', () => {
  it('counts down to nothing and no further', () => {
    expect(later(at(7.5), 2500)).toEqual(at(5));
    expect(later(at(2), 5000)).toEqual(at(0));
  });
});

describe('announcement', () => {
  it('speaks at half time and when three seconds are left', () => {
    expect(announcement(at(10.1), at(9.9))).toBe('10 seconds left.');
    expect(announcement(at(3.05), at(2.95))).toBe('3 seconds left.');
  });

  it('is silent in between, and never says the same twice', () => {
    expect(announcement(at(20), at(19))).toBeNull();
    expect(announcement(at(10), at(9.9))).toBeNull();
    expect(announcement(at(2.9), at(0))).toBeNull();
  });

  it('has one thing to say of a clock whose half is short already', () => {
    expect(announcement(at(3.1, 5), at(3, 5))).toBe('3 seconds left.');
    expect(announcement(at(2.6, 5), at(2.4, 5))).toBeNull();
  });

  it('says the latest when a page has slept', () => {
    expect(announcement(at(15), at(1))).toBe('3 seconds left.');
  });
});
