import { isTwoFaced, plainCharacters, readAmount } from './amount-reading.ts';

/** What an amount field takes. */
export interface AmountForm {
  /** True where people write a comma as the decimal point. */
  commaDecimal: boolean;
  decimals?: number | undefined;
  /** How many digits may stand before the point. */
  wholeDigits?: number | undefined;
  /** What may stand beside a pasted number, such as `BTC` or `€`. Another unit would be another amount. */
  units?: readonly string[] | undefined;
}

export interface AmountAnswer {
  /** What the field holds from now on: digits and at most one dot. It stays as it was when nothing could be taken. */
  text: string;
  note?: AmountNote | undefined;
  question?: AmountQuestion | undefined;
}

/** What was changed, for a sentence to the person who typed. */
export type AmountNote =
  | { key: 'comma_is_point' | 'comma_left_out' | 'one_point' | 'not_an_amount' }
  | { key: 'sign_left_out'; sign: string }
  | { key: 'dot_is_point' | 'dot_was_group'; amount: string }
  | { key: 'read_as'; pasted: string; amount: string }
  | { key: 'decimals_cut'; decimals: number }
  | { key: 'whole_digits_full'; wholeDigits: number };

/** A pasted text that two people read differently. The one who pasted it says which amount is meant. */
export interface AmountQuestion {
  pasted: string;
  withGroup: string;
  withPoint: string;
}

const defaultDecimals = 8;
const defaultWholeDigits = 12;

/** What the field holds after a key: `typed` is its whole text with the new sign, `held` the text before. */
export function typeAmount(typed: string, held: string, form: AmountForm): AmountAnswer {
  const plain = plainCharacters(typed);
  if (!isOneKey(plain, held)) return pasteAmount(typed, held, form);
  const regrouped = form.commaDecimal ? withoutDotGroup(plain) : undefined;
  if (regrouped !== undefined)
    return fitted({ text: regrouped, note: { key: 'dot_was_group', amount: regrouped.replace(/\.$/, '') } }, held, form);
  const pointed = takesComma(plain, form) ? plain.replaceAll(',', '.') : plain;
  const text = pointed.replace(/[^\d.]/g, '').replace(/^\./, '0.');
  if (text.split('.').length > 2) return { text: held, note: { key: 'one_point' } };
  return fitted({ text, note: noteOnSign(plain, pointed) ?? noteOnPoint(text, form) }, held, form);
}

/** What the field holds after a paste: `pasted` is its whole text with what came in, `held` the text before. */
export function pasteAmount(pasted: string, held: string, form: AmountForm): AmountAnswer {
  const plain = withoutUnit(plainCharacters(pasted), form.units ?? []);
  if (plain === held) return { text: held };
  if (form.commaDecimal && isTwoFaced(plain)) return asked(plain, held, form);
  const amount = readAmount(plain);
  if (amount === undefined) return { text: held, note: { key: 'not_an_amount' } };
  const answer = fitted({ text: amount }, held, form);
  if (answer.text === held || amount === plain) return answer;
  return { text: answer.text, note: { key: 'read_as', pasted: plain, amount: answer.text } };
}

/** True when at most one sign is new. Some keyboards and programs fill in more at a time, which is read like a paste. */
function isOneKey(plain: string, held: string): boolean {
  if (plain.length > held.length + 1) return false;
  const firstNew = Array.from(plain).findIndex((sign, index) => sign !== held[index]);
  return firstNew === -1 || held.endsWith(plain.slice(firstNew + 1));
}

/** In a comma language a second sign after `1.234` shows that the dot was a group sign. Read as a point it would cost a thousandfold. */
function withoutDotGroup(plain: string): string | undefined {
  const match = /^([1-9]\d*)\.(\d{3})([.,])$/.exec(plain);
  return match ? `${match[1]}${match[2]}${match[3] === ',' ? '.' : ''}` : undefined;
}

/** No group can end after zero, so there a comma is the point in every language. */
function takesComma(plain: string, form: AmountForm): boolean {
  return form.commaDecimal || /^0*,/.test(plain);
}

function noteOnSign(plain: string, pointed: string): AmountNote | undefined {
  if (pointed !== plain) return { key: 'comma_is_point' };
  const sign = /[^\d.]/u.exec(plain)?.[0];
  if (sign === undefined) return undefined;
  return sign === ',' ? { key: 'comma_left_out' } : { key: 'sign_left_out', sign };
}

/** Whoever groups with dots means another amount by `1.234` than the field, and is told before it is sent. */
function noteOnPoint(text: string, form: AmountForm): AmountNote | undefined {
  return form.commaDecimal && /^[1-9]\d*\.\d{3}$/.test(text) ? { key: 'dot_is_point', amount: text } : undefined;
}

/** Too many decimals are cut off. Cutting digits before the point would change the amount tenfold, so the field stays as it was. */
function fitted(answer: AmountAnswer, held: string, form: AmountForm): AmountAnswer {
  const { decimals = defaultDecimals, wholeDigits = defaultWholeDigits } = form;
  const [whole = '', fraction = ''] = answer.text.split('.');
  if (whole.length > wholeDigits) return { text: held, note: { key: 'whole_digits_full', wholeDigits } };
  if (fraction.length <= decimals) return answer;
  // The point stays even where no decimals are taken: without it the next digit would join the whole ones.
  return { text: `${whole}.${fraction.slice(0, decimals)}`, note: { key: 'decimals_cut', decimals } };
}

function asked(plain: string, held: string, form: AmountForm): AmountAnswer {
  const withGroup = fitted({ text: plain.replace(/\D/, '') }, held, form);
  if (withGroup.note) return withGroup;
  const withPoint = fitted({ text: plain.replace(',', '.') }, held, form);
  return { text: held, question: { pasted: plain, withGroup: withGroup.text, withPoint: withPoint.text.replace(/\.$/, '') } };
}

function withoutUnit(plain: string, units: readonly string[]): string {
  const before = units.find((unit) => plain.startsWith(unit));
  if (before !== undefined) return plain.slice(before.length).trim();
  const after = units.find((unit) => plain.endsWith(unit));
  return after === undefined ? plain : plain.slice(0, -after.length).trim();
}
