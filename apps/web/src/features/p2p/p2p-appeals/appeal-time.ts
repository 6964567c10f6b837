import { useFormat } from '#base/i18n/format.ts';
import { clockTime, isolated } from '#features/p2p/shared/figure-text.ts';

const dayMs = 24 * 60 * 60_000;

/** When an appeal becomes possible: a time says it, unless it is on another day. */
export function useAppealTime(): (at: number, now: number) => string {
  const format = useFormat();
  return (at, now) => (at - now < dayMs ? isolated(`${clockTime(at)} UTC`) : `${format.moment(new Date(at).toISOString())} UTC`);
}
