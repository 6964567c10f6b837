import type { BoardRow } from '@peerbourse/contract/rates/rate.shape';
import { percentChange } from '@peerbourse/rules/percent-change';
import { openFor, type TimeBasis } from '@peerbourse/rules/time-basis';
import { useQuery } from '@tanstack/react-query';
import { useTimeBasis } from '#preferences/time-basis.ts';
import { dayOpensQuery } from './day-opens.query.ts';

/** How a coin has changed since the chosen moment, in percent; undefined while the opens of the day are on their way. */
export function useChangeOf(): { basis: TimeBasis; changeOf: (row: BoardRow) => string | undefined } {
  const [basis] = useTimeBasis();
  const isDay = basis !== 'last24h';
  const { queryKey, staleTime, refetchInterval = false } = dayOpensQuery(isDay ? basis : 0);
  const { data } = useQuery<{ opens: Record<string, string> }>({ queryKey, staleTime, refetchInterval, enabled: isDay });
  return {
    basis,
    changeOf: (row) =>
      isDay && !data ? undefined : percentChange(row.price, openFor(basis, { last24h: row.open, today: data?.opens[row.pair] })),
  };
}
