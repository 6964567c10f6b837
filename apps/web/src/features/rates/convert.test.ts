import { describe, expect, it } from 'vitest';
import { priceIn, typedAmount, worthOf } from './convert.ts';

describe('what was typed', () => {
  it('R5.14 takes the decimal point of the language', () => {
    expect(typedAmount('0,5', true)).toBe('0.5');
    expect(typedAmount('0.5', true)).toBe('0.5');
    expect(typedAmount('0,5', false)).toBeUndefined();
    expect(typedAmount(' 12. ', false)).toBe('12');
  });

  it('is nothing when it is no number', () => {
    for (const text of ['', '.', 'abc', '1e5', '-1', '1,2,3', '1.123456789', '1234567890123', '٣'])
      expect(typedAmount(text, true)).toBeUndefined();
  });
});

describe('worth', () => {
  it('is exact and cut, never rounded up', () => {
    expect(worthOf('0.5', '97412.5', '1')).toBe('48,706');
    expect(worthOf('3', '0.3333333333333333', '1')).toBe('0.9999');
    expect(worthOf('100', '1', '154.25')).toBe('15,425');
  });

  it('shows as many digits as help', () => {
    expect(priceIn('97412.5', '152.84')).toBe('14,888,526');
    expect(priceIn('211.07', '1')).toBe('211.07');
    expect(priceIn('0.1931', '1')).toBe('0.1931');
  });
});
