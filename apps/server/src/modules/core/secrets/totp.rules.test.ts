import { describe, expect, it } from 'vitest';
import { base32, matchingStep, stepAt, totpCode } from './totp.rules.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  // The vectors of RFC 6238, appendix B, cut to six digits.
  it.each([
    [59_000, '287082'],
    [1_111_111_109_000, '081804'],
    [1_111_111_111_000, '050471'],
    [1_234_567_890_000, '005924'],
    [2_000_000_000_000, '279037'],
    [20_000_000_000_000, '353130'],
  ])('at %i ms the code is %s', (ms, code) => {
    expect(totpCode(secret, stepAt(ms))).toBe(code);
    expect(matchingStep(secret, code, ms, 0)).toBe(stepAt(ms));
  });

  it('a code of the step before or after counts, one further away does not', () => {
    const now = 1_234_567_890_000;
    for (const [away, counts] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      expect(matchingStep(secret, totpCode(secret, stepAt(now) + away), now, 0) !== undefined).toBe(counts);
    }
  });

  it('a code that was used, or an older one, is refused', () => {
    const now = 1_234_567_890_000;
    const code = totpCode(secret, stepAt(now));
    expect(matchingStep(secret, code, now, stepAt(now))).toBeUndefined();
    expect(matchingStep(secret, code, now, stepAt(now) + 1)).toBeUndefined();
    expect(matchingStep(secret, code, now, stepAt(now) - 1)).toBe(stepAt(now));
  });

  it('writes secrets as apps read them', () => {
    expect(base32(Buffer.from('Hello!\xde\xad\xbe\xef', 'latin1'))).toBe('JBSWY3DPEHPK3PXP');
    expect(base32(Buffer.from('f'))).toBe('MY');
  });
});
