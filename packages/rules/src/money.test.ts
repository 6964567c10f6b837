import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayDecimal, formatUnits, parseUnits } from './money.ts';

const units = fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n });
const scale = fc.integer({ min: 0, max: 18 });

describe('units and decimal strings', () => {
  it('what was written is read back exactly', () => {
    fc.assert(fc.property(units, scale, (value, digits) => parseUnits(formatUnits(value, digits), digits) === value));
  });

  it('a written number has neither needless zeros nor an exponent', () => {
    fc.assert(fc.property(units, scale, (value, digits) => /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(formatUnits(value, digits))));
  });

  it('digits beyond the scale are cut off, never rounded up', () => {
    const fraction = fc.stringMatching(/^\d{1,30}$/);
    fc.assert(
      fc.property(fc.nat(), fraction, scale, (whole, digits, kept) => {
        const cut = digits.slice(0, kept);
        expect(parseUnits(`${whole}.${digits}`, kept)).toBe(parseUnits(cut === '' ? `${whole}` : `${whole}.${cut}`, kept));
      }),
    );
    expect(parseUnits('-1.999', 2)).toBe(-199n);
    expect(parseUnits('0.999999999', 8)).toBe(99_999_999n);
  });

  it('keeps what a float would lose', () => {
    expect(parseUnits('90071992547409931.00000001', 8)).toBe(9_007_199_254_740_993_100_000_001n);
    expect(formatUnits(9_007_199_254_740_993n, 0)).toBe('9007199254740993');
  });

  it.each(['', '.', '.5', '5.', '1e3', '1,000', ' 1', '1 ', '+1', '--1', '0x10', 'NaN', '١٢', '1.2.3', '1\n'])('refuses %j', (text) => {
    expect(() => parseUnits(text, 8)).toThrow(RangeError);
  });

  it('nothing that is not a decimal number is read as one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        fc.pre(!/^-?\d+(\.\d+)?$/.test(text));
        expect(() => parseUnits(text, 8)).toThrow(RangeError);
      }),
    );
  });
});

describe('numbers on the screen', () => {
  it.each([
    ['1234567.891', undefined, '1,234,567.891'],
    ['-1234.5', undefined, '-1,234.5'],
    ['999', 2, '999.00'],
    ['0.123456789', 4, '0.1234'],
    ['1000', 0, '1,000'],
  ])('R5.16 %s with %s decimals is %s', (text, decimals, shown) => {
    expect(displayDecimal(text, decimals)).toBe(shown);
  });

  it.each(['', 'abc', '1e5', 'NaN', '1,000'])('R5.16 %j is shown as --', (text) => {
    expect(displayDecimal(text)).toBe('--');
  });

  it('only separators are added', () => {
    fc.assert(
      fc.property(
        units,
        scale,
        (value, digits) => displayDecimal(formatUnits(value, digits)).replaceAll(',', '') === formatUnits(value, digits),
      ),
    );
  });
});
