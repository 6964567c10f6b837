import { describe, expect, it } from 'vitest';
import { mobileNumber } from './mobile-number.ts';

describe('mobile numbers', () => {
  it.each([
    ['0901 234 567', 'VN', '+84901234567'],
    ['+84 90 123 4567', 'VN', '+84901234567'],
    ['0084901234567', 'VN', '+84901234567'],
    ['84901234567', 'VN', '+84901234567'],
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['+7 701 234 56 78', 'KZ', '+77012345678'],
    ['0917 123 4567', 'PH', '+639171234567'],
    ['010-1234-5678', 'KR', '+821012345678'],
    ['(212) 155-0123', 'US', undefined],
    ['(212) 555-2123', 'US', '+12125552123'],
    ['11 91234-5678', 'BR', '+5511912345678'],
    ['13812345678', 'CN', '+8613812345678'],
    ['0812345678', 'TH', '+66812345678'],
  ])('%s in %s', (text, country, expected) => {
    expect(mobileNumber(text, [country])).toBe(expected);
  });

  it('is read the same however it is written', () => {
    const ways = ['0532 123 45 67', '+905321234567', '00905321234567', '5321234567', '905321234567'];
    expect(new Set(ways.map((text) => mobileNumber(text, ['TR'])))).toEqual(new Set(['+905321234567']));
  });

  it('refuses other countries, letters and what is no mobile number', () => {
    for (const text of ['+4915123456789', 'call me', '', '12', '0212 123 45 67']) expect(mobileNumber(text, ['TR'])).toBeUndefined();
    expect(mobileNumber('+77012345678', ['RU'])).toBeUndefined();
  });
});
