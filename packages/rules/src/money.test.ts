import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnits, needsParsing, parseUnits, rangeProblem, withoutLeadingZeros } from './money.ts';

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

  it.each([
    [0n, 8, '0'],
    [0n, 0, '0'],
    [1n, 8, '0.00000001'],
    [-1n, 2, '-0.01'],
    [1_000_000n, 8, '0.01'],
    [1_500n, 2, '15'],
    [1_500n, 0, '1500'],
  ])('%d units with %i decimals are %s', (value, digits, text) => {
    expect(formatUnits(value, digits)).toBe(text);
  });

  it('keeps what a float would lose', () => {
    expect(parseUnits('90071992547409931.00000001', 8)).toBe(9_007_199_254_740_993_100_000_001n);
    expect(formatUnits(9_007_199_254_740_993n, 0)).toBe('9007199254740993');
  });

  it.each(['', '.', '.5', '5.', '1e3', '1,000', ' 1', '1 ', '+1', '--1', '0x10', 'NaN', '١٢', '1.2.3', '1\n'])('refuses %j', (text) => {
    expect(() => parseUnits(text, 8)).toThrow(new RangeError(`not a decimal number: ${text}`));
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

describe('leading zeros', () => {
  it.each([
    ['00', true, '0'],
    ['000', true, '0'],
    ['01', true, '1'],
    ['09.50', true, '9.50'],
    ['00.5', true, '0.5'],
    ['00100', true, '100'],
    ['0', false, '0'],
    ['0.5', false, '0.5'],
    ['0.', false, '0.'],
    ['10', false, '10'],
    ['100.00', false, '100.00'],
    ['1.001', false, '1.001'],
    ['', false, ''],
    ['a00', false, 'a00'],
    ['0a1', false, '0a1'],
  ])('R5.15 %j needs parsing: %s, and becomes %j', (text, needed, parsed) => {
    expect(needsParsing(text)).toBe(needed);
    expect(withoutLeadingZeros(text)).toBe(parsed);
  });

  it('R5.15 parsing keeps the value, and is needed once at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0{0,4}\d{1,9}(?:\.\d{1,8})?$/), (text) => {
        const parsed = withoutLeadingZeros(text);
        expect(parseUnits(parsed, 8)).toBe(parseUnits(text, 8));
        expect(needsParsing(parsed)).toBe(false);
        expect(parsed === text).toBe(!needsParsing(text));
      }),
    );
  });
});

describe('range', () => {
  it.each([
    ['10', '10', '20', undefined],
    ['20', '10', '20', undefined],
    ['15', '10', '20', undefined],
    ['9.99', '10', '20', 'below-minimum'],
    ['20.01', '10', '20', 'above-maximum'],
    ['9', '10', '20', 'below-minimum'],
    ['100', '10', '20', 'above-maximum'],
    ['0.1', '0.1', '0.1', undefined],
    ['1', '1.0000000000000000000000001', '2', 'below-minimum'],
    ['2', '1', '1.9999999999999999999999999', 'above-maximum'],
    ['1.50', '1.5', '1.5', undefined],
    ['-5', '-10', '0', undefined],
    ['-11', '-10', '0', 'below-minimum'],
    ['', '1', '2', 'not-a-number'],
    ['1.', '1', '2', 'not-a-number'],
    ['1e1', '1', '20', 'not-a-number'],
  ])('R5.15 %j between %s and %s: %s', (text, minimum, maximum, problem) => {
    expect(rangeProblem(text, minimum, maximum)).toBe(problem);
  });

  it('R5.15 goes from the minimum to the maximum, both included', () => {
    fc.assert(
      fc.property(units, units, units, scale, (value, minimum, maximum, digits) => {
        const isIn = minimum <= value && value <= maximum;
        const [text, from, to] = [formatUnits(value, digits), formatUnits(minimum, digits), formatUnits(maximum, digits)];
        expect(rangeProblem(text, from, to) === undefined).toBe(isIn);
        expect(rangeProblem(from, from, from)).toBeUndefined();
      }),
    );
  });

  it('R5.15 a limit that is no number is a mistake of ours', () => {
    expect(() => rangeProblem('1', '', '2')).toThrow(RangeError);
    expect(() => rangeProblem('1', '1', 'x')).toThrow(RangeError);
  });
});
