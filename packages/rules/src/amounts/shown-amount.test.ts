import { describe, expect, it } from 'vitest';
import { readers } from '../../test/readers.ts';
import { typedBy } from '../../test/written-amounts.ts';
import { parseUnits } from '../money.ts';
import type { AmountForm } from './amount-input.ts';
import { amountOf } from './amount-range.ts';
import { enterAmount, type FieldAnswer, shownAmount } from './shown-amount.ts';

const dot: AmountForm = { commaDecimal: false };
const comma: AmountForm = { commaDecimal: true };

/** Presses one key after the other at the end of what the field shows. */
function keyed(text: string, form: AmountForm): FieldAnswer {
  return Array.from(text).reduce<FieldAnswer>((held, key) => enterAmount(shownAmount(held.text, form) + key, held, form), { text: '' });
}

describe.each(readers)('a reader of $locale', (reader) => {
  const form: AmountForm = { commaDecimal: reader.point === ',' };

  it('R5.14 types into a field that shows their own point, and gets the amount that was meant, or is warned', () => {
    const wrong = typedBy(reader).filter(({ text, meant }) => {
      const { text: held, note } = keyed(text, form);
      if (meant === 'warning') return note?.key !== 'dot_is_point';
      const amount = amountOf(held);
      return amount === undefined || parseUnits(amount, 20) !== parseUnits(meant, 20);
    });
    expect(wrong).toEqual([]);
  });
});

it.each<[string, AmountForm, string, string | undefined]>([
  ['1234,5', comma, '1234,5', undefined],
  ['1,234', comma, '1,234', undefined],
  ['1.234', comma, '1,234', 'dot_is_point'],
  ['1.234,5', comma, '1234,5', undefined],
  ['1,234,', comma, '1,234', 'one_point'],
  ['1,5.', comma, '1,5', 'one_point'],
  [',5', comma, '0,5', undefined],
  ['1,234', dot, '1234', undefined],
  ['0,5', dot, '0.5', undefined],
  ['1234.5', dot, '1234.5', undefined],
])('R5.14 the keys %s leave %s in the field, with the word %s', (keys, form, shown, note) => {
  const answer = keyed(keys, form);
  expect(shownAmount(answer.text, form)).toBe(shown);
  expect(answer.note?.key).toBe(note);
});

it('R5.14 a sign typed within the amount is found where it stands', () => {
  expect(enterAmount('12,5', { text: '1.5' }, comma).text).toBe('12.5');
  expect(enterAmount('15', { text: '1.5' }, comma).text).toBe('15');
  expect(enterAmount(',1,5', { text: '1.5' }, comma)).toMatchObject({ text: '1.5', note: { key: 'one_point' } });
});

it('R5.14 what could mean two things is asked about when it is pasted', () => {
  expect(enterAmount('1,234', { text: '' }, comma, true).question).toEqual({ pasted: '1,234', withGroup: '1234', withPoint: '1.234' });
  expect(enterAmount('1,234', { text: '' }, dot, true).text).toBe('1234');
});
