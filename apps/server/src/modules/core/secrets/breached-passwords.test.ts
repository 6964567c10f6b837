import { newPasswordProblem } from '@peerbourse/rules/password';
import { describe, expect, it } from 'vitest';
import { breachedPasswords, isBreachedPassword } from './breached-passwords.ts';
import { mistakeRate } from './password-filter.ts';

describe('the file of breached passwords', () => {
  it('has all 414,617 entries of its list, and is wrong about one in 10,000 at most', () => {
    expect(breachedPasswords().entries).toBe(414_617);
    expect(mistakeRate(breachedPasswords())).toBeLessThan(1 / 10_000);
  });

  it.each(['liverpool1', 'blink182', 'charlie1', 'rush2112', 'ncc1701d', 'marlboro1', 'corvette1', 'p4ssword'])(
    'knows %s, which the other rules let through, in whatever case',
    (password) => {
      expect(newPasswordProblem(password)).toBeUndefined();
      expect([password, password.toUpperCase(), `${password[0]?.toUpperCase()}${password.slice(1)}`].map(isBreachedPassword)).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it('takes 10,000 drawn passwords for breached as rarely as it promises', () => {
    const drawn = drawnPasswords(10_000);
    expect(drawn.filter((password) => newPasswordProblem(password) !== undefined)).toEqual([]);
    // One is to be expected; five would be less likely than one in two hundred.
    expect(drawn.filter(isBreachedPassword).length).toBeLessThan(5);
  });

  // Of the demonstration, of its members of staff, and of tests in all layers.
  it.each(['Demo-password-1', 'Sunny-Harbour-71', 'Quiet-Meadow-82', 'Quiet-Meadow-83', 'Quiet-Meadow-84'])(
    'does not have %s',
    (password) => {
      expect(isBreachedPassword(password)).toBe(false);
    },
  );
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&*+-=?@_';

/** Twelve characters each and a pair that keeps the rule, drawn by a generator that always begins alike. */
function drawnPasswords(count: number): string[] {
  let state = 20_261_117;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, () => `${Array.from({ length: 12 }, () => letters[next(letters.length)]).join('')}a7`);
}
