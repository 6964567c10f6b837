import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from '../../test/readers.ts';
import { pastedBy, typedBy, unreadable } from '../../test/written-amounts.ts';
import { parseUnits } from '../money.ts';
import { type AmountAnswer, type AmountForm, pasteAmount, typeAmount } from './amount-input.ts';
import { amountOf } from './amount-range.ts';

const dot: AmountForm = { commaDecimal: false };
const comma: AmountForm = { commaDecimal: true };

/** Presses one key after the other at the end of the field, as people do. */
function keyed(text: string, form: AmountForm): AmountAnswer {
  return Array.from(text).reduce<AmountAnswer>(({ text: held }, key) => typeAmount(held + key, held, form), { text: '' });
}

function isSameAmount(left: string | undefined, right: string): boolean {
  return left !== undefined && parseUnits(left, 20) === parseUnits(right, 20);
}

describe.each(readers)('a reader of $locale', (reader) => {
  const form: AmountForm = { commaDecimal: reader.point === ',' };

  it('R5.14 types an amount and gets the one that was meant, or is warned', () => {
    const rows = typedBy(reader);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const wrong = rows.filter(({ text, meant }) => {
      const answer = keyed(text, form);
      return meant === 'warning' ? answer.note?.key !== 'dot_is_point' : !isSameAmount(amountOf(answer.text), meant);
    });
    expect(wrong).toEqual([]);
  });

  it('R5.14 pastes an amount and gets the one that was meant, or is asked', () => {
    const rows = pastedBy(reader);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const wrong = rows.filter(({ text, meant }) => {
      const answer = pasteAmount(text, '', form);
      if (meant === 'question') return answer.question === undefined || answer.text !== '';
      return answer.question !== undefined || !isSameAmount(amountOf(answer.text), meant);
    });
    expect(wrong).toEqual([]);
  });

  it('R5.14 pastes what is no amount, and the field stays as it was', () => {
    const taken = unreadable.filter((text) => {
      const { text: left, note } = pasteAmount(text, '42', form);
      return left !== '42' || note?.key !== 'not_an_amount';
    });
    expect(taken).toEqual([]);
  });
});

it('R5.14 13 of 25 languages write a comma as the decimal point, and there 0,5 is a half', () => {
  const commaReaders = readers.filter(({ point }) => point === ',');
  expect([readers.length, commaReaders.length]).toEqual([25, 13]);
  expect(keyed('0,5', comma).text).toBe('0.5');
  expect(pasteAmount('0,5', '', comma).text).toBe('0.5');
});

describe('keys', () => {
  it.each<[string, string, AmountForm, AmountAnswer]>([
    ['12a', '12', dot, { text: '12', note: { key: 'sign_left_out', sign: 'a' } }],
    ['0\u3002', '0', dot, { text: '0.' }],
    ['\uff0e', '', dot, { text: '0.' }],
    ['.', '', dot, { text: '0.' }],
    [',', '', dot, { text: '0.', note: { key: 'comma_is_point' } }],
    ['0,', '0', dot, { text: '0.', note: { key: 'comma_is_point' } }],
    ['1,', '1', dot, { text: '1', note: { key: 'comma_left_out' } }],
    ['1,', '1', comma, { text: '1.', note: { key: 'comma_is_point' } }],
    ['1.5.', '1.5', dot, { text: '1.5', note: { key: 'one_point' } }],
    ['1.5,', '1.5', comma, { text: '1.5', note: { key: 'one_point' } }],
    ['1.234', '1.23', comma, { text: '1.234', note: { key: 'dot_is_point', amount: '1.234' } }],
    ['1.234', '1.23', dot, { text: '1.234' }],
    ['1.234,', '1.234', comma, { text: '1234.', note: { key: 'dot_was_group', amount: '1234' } }],
    ['1.234.', '1.234', comma, { text: '1234', note: { key: 'dot_was_group', amount: '1234' } }],
    ['0.123456789', '0.12345678', dot, { text: '0.12345678', note: { key: 'decimals_cut', decimals: 8 } }],
    ['5.', '5', { ...dot, decimals: 0 }, { text: '5.' }],
    ['5.5', '5.', { ...dot, decimals: 0 }, { text: '5.', note: { key: 'decimals_cut', decimals: 0 } }],
    ['1923', '123', { ...dot, wholeDigits: 3 }, { text: '123', note: { key: 'whole_digits_full', wholeDigits: 3 } }],
    ['00', '100', dot, { text: '00' }],
    ['', '5', dot, { text: '' }],
    ['1,5', '', dot, { text: '1.5', note: { key: 'read_as', pasted: '1,5', amount: '1.5' } }],
    ['1,1', '1', dot, { text: '1.1', note: { key: 'read_as', pasted: '1,1', amount: '1.1' } }],
    ['1,234', '1000', comma, { text: '1000', question: { pasted: '1,234', withGroup: '1234', withPoint: '1.234' } }],
  ])('R5.14 %j after %j', (typed, held, form, answer) => {
    expect(typeAmount(typed, held, form)).toEqual(answer);
  });
});

describe('pastes', () => {
  const bitcoin: AmountForm = { ...dot, units: ['BTC', '₿'] };

  it.each<[string, AmountForm, AmountAnswer]>([
    ['1,234', comma, { text: '42', question: { pasted: '1,234', withGroup: '1234', withPoint: '1.234' } }],
    ['1.234', comma, { text: '42', question: { pasted: '1.234', withGroup: '1234', withPoint: '1.234' } }],
    ['12.345', { ...comma, decimals: 0 }, { text: '42', question: { pasted: '12.345', withGroup: '12345', withPoint: '12' } }],
    ['1.234', { ...comma, wholeDigits: 3 }, { text: '42', note: { key: 'whole_digits_full', wholeDigits: 3 } }],
    ['1,234', dot, { text: '1234', note: { key: 'read_as', pasted: '1,234', amount: '1234' } }],
    ['1.234', dot, { text: '1.234' }],
    ['12,34,567.8', dot, { text: '1234567.8', note: { key: 'read_as', pasted: '12,34,567.8', amount: '1234567.8' } }],
    ['1.5e-7', comma, { text: '0.00000015', note: { key: 'read_as', pasted: '1.5e-7', amount: '0.00000015' } }],
    ['1.234e3', comma, { text: '1234', note: { key: 'read_as', pasted: '1.234e3', amount: '1234' } }],
    ['1e+21', dot, { text: '42', note: { key: 'whole_digits_full', wholeDigits: 12 } }],
    ['0.123456789', dot, { text: '0.12345678', note: { key: 'decimals_cut', decimals: 8 } }],
    ['0,123456789', dot, { text: '0.12345678', note: { key: 'read_as', pasted: '0,123456789', amount: '0.12345678' } }],
    ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665', dot, { text: '1234.5', note: { key: 'read_as', pasted: "1'234.5", amount: '1234.5' } }],
    ['\u06f1\u06f2', dot, { text: '12' }],
    ['0.5 BTC', bitcoin, { text: '0.5' }],
    ['₿\u00a00.5', bitcoin, { text: '0.5' }],
    ['0.5 USDT', bitcoin, { text: '42', note: { key: 'not_an_amount' } }],
    ['42', comma, { text: '42' }],
  ])('R5.14 %j', (pasted, form, answer) => {
    expect(pasteAmount(pasted, '42', form)).toEqual(answer);
  });
});

describe('laws', () => {
  const anySign = fc.constantFrom(...Array.from("0123456789.,.,  'eE+-aN\uff0e\u3002\u0663\uff15\u2009\u00a0\u200e€"));
  const anyText = fc.oneof(fc.string({ unit: anySign, maxLength: 30 }), fc.string({ unit: 'binary' }));
  const limits = { decimals: fc.integer({ min: 0, max: 12 }), wholeDigits: fc.integer({ min: 1, max: 14 }) };
  const anyForm = fc.record({ commaDecimal: fc.boolean(), ...limits });
  const anyInput = fc.constantFrom(typeAmount, pasteAmount);
  const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength });
  const anyAmount = fc.tuple(digits(12), fc.option(digits(8))).map(([whole, rest]) => (rest === null ? whole : `${whole}.${rest}`));

  /** A text as the field can hold it under the form. */
  function heldIn(amount: string, { decimals, wholeDigits }: { decimals: number; wholeDigits: number }): string {
    const [whole = '', fraction] = amount.split('.');
    return whole.slice(0, wholeDigits) + (fraction === undefined ? '' : `.${fraction.slice(0, decimals)}`);
  }

  it('R5.14 the field never holds anything but digits and one dot within the limits', () => {
    fc.assert(
      fc.property(anyInput, anyText, anyAmount, anyForm, (input, text, amount, form) => {
        const left = input(text, heldIn(amount, form), form).text;
        expect(left).toMatch(new RegExp(`^(?:\\d{1,${form.wholeDigits}}(?:\\.\\d{0,${form.decimals}})?)?$`));
        const value = amountOf(left);
        if (value !== undefined) expect(() => parseUnits(value, 20)).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });

  it('R5.14 what was cleaned once is not changed again, and nothing more is said', () => {
    fc.assert(
      fc.property(anyInput, anyText, anyForm, (input, text, form) => {
        const { text: left } = input(text, '', form);
        expect(pasteAmount(left, left, form)).toEqual({ text: left });
        expect(typeAmount(left, left, form).text).toBe(left);
      }),
      { numRuns: 2_000 },
    );
  });

  it('R5.14 an amount within the limits is taken as it is, pasted or in one go', () => {
    fc.assert(fc.property(anyInput, anyAmount, (input, amount) => input(amount, '', dot).text === amount));
  });

  it('R5.14 typing an amount digit by digit gives that amount, with a dot or with the comma of the language', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const form of [dot, comma]) expect(keyed(amount, form).text).toBe(amount);
        expect(keyed(amount.replace('.', ','), comma).text).toBe(amount);
      }),
    );
  });

  it('R5.14 a paste that ends as anything but its own digits and dot is told', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 6 }), anyForm, (text, form) => {
        const { text: left, note, question } = pasteAmount(text, '', form);
        const seen = text.normalize('NFKC').replaceAll('\u3002', '.').replaceAll('\u0663', '3').replaceAll('\u200e', '').trim();
        expect(note !== undefined || question !== undefined || left === seen).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
