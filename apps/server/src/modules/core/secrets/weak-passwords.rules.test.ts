import { describe, expect, it } from 'vitest';
import { isWeakFundPassword, isWeakPassword } from './weak-passwords.rules.ts';

describe('passwords that everybody would try first', () => {
  it.each(['password1', 'Password123!', 'qwerty2026', '1q2w3e4r5t', 'bitcoin21', 'Admin1234', 'a1a1a1a1', 'zaq12wsx', 'woaini1314'])(
    '%s is weak',
    (password) => {
      expect(isWeakPassword(password, 'somebody@people.test')).toBe(true);
    },
  );

  it('the own name in it is weak', () => {
    expect(isWeakPassword('Annabell-4711', 'annabell@people.test')).toBe(true);
    expect(isWeakPassword('Annabell-4711', 'robert@people.test')).toBe(false);
    expect(isWeakPassword('Harbour-ann-4711', 'ann@people.test')).toBe(false);
  });

  it.each(['Sunny-Harbour-71', 'correct7horse', 'p4ssing-cl0uds', 'Tr0ub4dor&3x'])('%s is not', (password) => {
    expect(isWeakPassword(password, 'somebody@people.test')).toBe(false);
  });
});

describe('fund passwords', () => {
  it.each(['000000', '999999', '123456', '012345', '987654', '121212', '505050', '123123'])('%s is weak', (digits) => {
    expect(isWeakFundPassword(digits)).toBe(true);
  });

  it.each(['294817', '112233', '100200', '135790', '246810'])('%s is taken', (digits) => {
    expect(isWeakFundPassword(digits)).toBe(false);
  });
});
