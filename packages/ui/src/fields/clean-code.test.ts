import { expect, it } from 'vitest';
import { cleanCode } from './clean-code.ts';

it('keeps digits, whatever stands between them', () => {
  expect(cleanCode('123 456', 6)).toBe('123456');
  expect(cleanCode('Your code is 98-76-54.', 6)).toBe('987654');
  expect(cleanCode('abc', 6)).toBe('');
});

it('cuts what is too long', () => {
  expect(cleanCode('12345678', 6)).toBe('123456');
});

it('reads the digits of other scripts', () => {
  expect(cleanCode('١٢٣٤٥٦', 6)).toBe('123456');
  expect(cleanCode('۱۲۳۴۵۶', 6)).toBe('123456');
  expect(cleanCode('\uff11\uff12\uff13\uff14\uff15\uff16', 6)).toBe('123456');
});
