import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graceSeconds, rotationOf } from './rotation.rules.ts';

describe('what becomes of a refresh token', () => {
  it.each([
    [
      'the newest one, older than the grace',
      { ageSeconds: 600, replacedSecondsAgo: null, isNextUsed: false, isSameDevice: true },
      'advance',
    ],
    ['the newest one on another device', { ageSeconds: 600, replacedSecondsAgo: null, isNextUsed: false, isSameDevice: false }, 'advance'],
    ['one that has just been given', { ageSeconds: 1, replacedSecondsAgo: null, isNextUsed: false, isSameDevice: true }, 'keep'],
    ['tabs that ask together', { ageSeconds: 600, replacedSecondsAgo: 9, isNextUsed: true, isSameDevice: true }, 'repeat'],
    ['a lost answer', { ageSeconds: 9_000, replacedSecondsAgo: 7_200, isNextUsed: false, isSameDevice: true }, 'repeat'],
    ['a copy that comes back', { ageSeconds: 900, replacedSecondsAgo: 10.1, isNextUsed: true, isSameDevice: true }, 'stolen'],
    ['a copy on another device', { ageSeconds: 900, replacedSecondsAgo: 1, isNextUsed: false, isSameDevice: false }, 'stolen'],
  ] as const)('%s', (_, shown, expected) => expect(rotationOf(shown)).toBe(expected));

  it('a token that was replaced never advances the session', () => {
    const times = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(times, times, fc.boolean(), fc.boolean(), (ageSeconds, replacedSecondsAgo, isNextUsed, isSameDevice) => {
        const decided = rotationOf({ ageSeconds, replacedSecondsAgo, isNextUsed, isSameDevice });
        expect(['repeat', 'stolen']).toContain(decided);
        if (isNextUsed && replacedSecondsAgo > graceSeconds) expect(decided).toBe('stolen');
      }),
    );
  });
});
