import { type AmountAnswer, type AmountForm, type AmountNote, pasteAmount, typeAmount } from './amount-input.ts';

/** What a field answered, and whether its point was typed as a dot where people write a comma. */
export interface FieldAnswer extends AmountAnswer {
  hasTypedDot?: boolean;
}

/** An amount as its field shows it: without groups, since it is being typed, and with the decimal point of the reader. */
export function shownAmount(text: string, { commaDecimal }: Pick<AmountForm, 'commaDecimal'>): string {
  return commaDecimal ? text.replace('.', ',') : text;
}

/** What the field holds after a key or a paste into the text that it shows. */
export function enterAmount(entered: string, held: FieldAnswer, form: AmountForm, wasPasted = false): FieldAnswer {
  if (wasPasted) return pasted(entered, held.text, form);
  if (!form.commaDecimal) return typeAmount(entered, held.text, form);
  const answer = typeAmount(withHeldPoint(entered, held.text), held.text, form);
  const hadPoint = held.text.includes('.');
  // Only a dot can turn out to have been a sign between groups; the comma that the field shows is the point.
  if (answer.note?.key === 'dot_was_group' && !held.hasTypedDot) return { text: held.text, note: { key: 'one_point' } };
  const hasTypedDot = answer.text.includes('.') && (hadPoint ? held.hasTypedDot === true : entered.includes('.'));
  return { ...answer, note: noteFor(answer.note, hasTypedDot), hasTypedDot };
}

/** A paste is compared with what the field shows: over `1,234` the text `1.234` is another amount. */
function pasted(entered: string, held: string, form: AmountForm): FieldAnswer {
  const shown = shownAmount(held, form);
  const answer = pasteAmount(entered, shown, form);
  return answer.text === shown ? { ...answer, text: held } : answer;
}

/** The comma that stood in the field is its point; whatever else was typed is looked at anew. */
function withHeldPoint(entered: string, held: string): string {
  const point = held.indexOf('.');
  if (point === -1) return entered;
  const at = [point, point + 1].find((place) => entered[place] === ',') ?? entered.indexOf(',');
  return at === -1 ? entered : `${entered.slice(0, at)}.${entered.slice(at + 1)}`;
}

/** A comma that stays a comma needs no word, nor does an amount whose point was typed as one. */
function noteFor(note: AmountNote | undefined, hasTypedDot: boolean): AmountNote | undefined {
  const isNoNews = note?.key === 'comma_is_point' || (note?.key === 'dot_is_point' && !hasTypedDot);
  return isNoNews ? undefined : note;
}
