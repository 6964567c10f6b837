import { displayDecimal } from '@peerbourse/rules/money';
import { useText } from '#base/i18n/texts.tsx';
import type { AdProblem } from './ad-problems.ts';

/** A problem of a draft in a sentence. */
export function useAdProblemText(): (problem: AdProblem) => string {
  const t = useText('p2p-ads');
  return ({ key, values = {} }) => t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])));
}

function shown(value: string | number): string | number {
  return typeof value === 'string' && /^\d/.test(value) ? displayDecimal(value) : value;
}
