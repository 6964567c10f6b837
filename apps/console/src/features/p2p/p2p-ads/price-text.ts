import { english } from '@peerbourse/rules/formats/format';
import { ppmPercent } from '#desk/ppm-percent.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

type Priced = Pick<ModeratedAd, 'priceType' | 'price' | 'premiumPpm' | 'spreadPpm' | 'fiatCode'>;

/** What somebody would pay now, and how it comes about. */
export function priceText({ priceType, price, premiumPpm, fiatCode }: Priced): string {
  const now = price === null ? 'not known now' : `${english.number(price)} ${fiatCode}`;
  return priceType === 'fixed' ? `${now}, fixed` : `${now}, floating at ${signedPercent(premiumPpm ?? 0)}`;
}

/** How far from the reference, with its direction in words. */
export function spreadText({ spreadPpm }: Pick<Priced, 'spreadPpm'>): string {
  if (spreadPpm === null) return 'no reference price';
  if (spreadPpm === 0) return 'at the reference';
  return `${signedPercent(spreadPpm)}, ${spreadPpm > 0 ? 'above' : 'below'} the reference`;
}

function signedPercent(ppm: number): string {
  return `${ppm > 0 ? '+' : ''}${ppmPercent(ppm)} %`;
}
