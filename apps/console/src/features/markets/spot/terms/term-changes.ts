import type { MarketTerms } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import type { Change } from '#desk/change-list.tsx';
import { termRows, termText } from './terms.form.ts';

/** What other terms say differently. */
export function termChanges(before: MarketTerms, after: MarketTerms): Change[] {
  return termRows
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, label }) => ({ what: label, before: termText(name, before[name]), after: termText(name, after[name]) }));
}
