import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { type AdStep, adSteps } from '../terms/ad-problems.ts';

/** Where somebody is in the form of a new ad, and what it was begun from. */
export interface PublishPlace {
  step: AdStep;
  /** The ad that it is a copy of. */
  copy?: string;
  side?: AdSide;
  coin?: string;
  fiat?: string;
  /** The ad that came of it. */
  published?: string;
}

const adShape = /^[1-9]\d{17,18}$/;
const coinShape = /^[A-Z0-9]{2,12}$/;
const fiatShape = /^[A-Z]{3}$/;

/** What the address says. Whatever no link of ours says counts as nothing. */
export function publishPlaceOf(search: URLSearchParams): PublishPlace {
  const { copy = '', side = '', coin = '', fiat = '', published = '', step } = Object.fromEntries(search) as Record<string, string>;
  return {
    step: stepOfAddress(step),
    ...(adShape.test(copy) ? { copy } : {}),
    ...(side === 'buy' || side === 'sell' ? { side } : {}),
    ...(coinShape.test(coin) ? { coin } : {}),
    ...(fiatShape.test(fiat) ? { fiat } : {}),
    ...(adShape.test(published) ? { published } : {}),
  };
}

export function stepOfAddress(step: string | null | undefined): AdStep {
  return adSteps.find((known) => known === step) ?? 'price';
}

/** What the draft was begun from: the same beginning goes on with what was typed, another one begins again. */
export function originOf({ copy, side, coin, fiat }: PublishPlace): string {
  return new URLSearchParams({
    ...(copy ? { copy } : {}),
    ...(side ? { side } : {}),
    ...(coin ? { coin } : {}),
    ...(fiat ? { fiat } : {}),
  }).toString();
}

/** The same address at another step; the first one is not named. */
export function searchAt(search: URLSearchParams, step: AdStep): string {
  const next = new URLSearchParams(search);
  if (step === 'price') next.delete('step');
  else next.set('step', step);
  return next.size === 0 ? '' : `?${next}`;
}
