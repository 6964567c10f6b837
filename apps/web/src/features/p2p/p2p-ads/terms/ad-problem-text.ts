import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { AdProblem } from './ad-problems.ts';

/** A problem of a draft in a sentence. */
export function useAdProblemText(): (problem: AdProblem) => string {
  const t = useText('p2p-ads');
  const format = useFormat();
  return ({ key, values = {}, percents = {} }) => {
    const figures = Object.entries(values).map(([name, value]) => [name, isFigure(value) ? format.number(value) : value]);
    const shares = Object.entries(percents).map(([name, ppm]) => [name, format.ppm(ppm)]);
    return t(key, Object.fromEntries([...figures, ...shares]));
  };
}

function isFigure(value: string | number): value is string {
  return typeof value === 'string' && /^\d/.test(value);
}
