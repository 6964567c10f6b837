import { isLess, withoutLeadingZeros } from '../money.ts';

/** Limits of an amount as decimal strings; both belong to the range. */
export interface AmountRange {
  minimum?: string | undefined;
  maximum?: string | undefined;
}

export interface AmountLeft {
  text: string;
  note?: { key: 'raised_to_minimum' | 'lowered_to_maximum'; limit: string } | undefined;
}

/** What an amount field holds when it is left. An empty field stays empty: nothing was entered, not zero. */
export function leaveAmount(text: string, range: AmountRange): AmountLeft {
  const amount = amountOf(text);
  if (amount === undefined) return { text: '' };
  const { minimum, maximum } = range;
  if (maximum !== undefined && isLess(maximum, amount)) return { text: maximum, note: { key: 'lowered_to_maximum', limit: maximum } };
  // Limits may leave no room, as with a balance below the smallest order. Nothing is raised above the maximum then.
  const hasRoom = maximum === undefined || minimum === undefined || !isLess(maximum, minimum);
  if (minimum !== undefined && hasRoom && isLess(amount, minimum))
    return { text: minimum, note: { key: 'raised_to_minimum', limit: minimum } };
  return { text: amount };
}

/** The amount in a field's text as a decimal string, while it is typed too: `05.` is 5. Undefined when there is none. */
export function amountOf(text: string): string | undefined {
  const amount = withoutLeadingZeros(text).replace(/\.$/, '');
  return amount === '' ? undefined : amount;
}
