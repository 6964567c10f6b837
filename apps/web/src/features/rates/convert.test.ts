import { describe, expect, it } from 'vitest';
import { priceIn, worthOf } from './convert.ts';

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
