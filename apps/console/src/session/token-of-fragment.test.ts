import { describe, expect, it } from 'vitest';
import { isToken, tokenOfFragment } from './token-of-fragment.ts';

describe('tokenOfFragment', () => {
  it('reads the token, alone or among others', () => {
    expect(tokenOfFragment('#token=development-staff-token')).toBe('development-staff-token');
    expect(tokenOfFragment('#view=jobs&token=abc%2Fdef')).toBe('abc/def');
  });

  it('finds none in an ordinary fragment', () => {
    expect(tokenOfFragment('')).toBeUndefined();
    expect(tokenOfFragment('#settings')).toBeUndefined();
    expect(tokenOfFragment('#token=')).toBeUndefined();
  });

  it('does not take what a header cannot carry', () => {
    expect(tokenOfFragment('#token=a%0Ab')).toBeUndefined();
    expect(isToken('ключ')).toBe(false);
    expect(isToken('two words')).toBe(false);
  });
});
