import type { CallOutput } from '@peerbourse/contract/call';
import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import type { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { percentChange } from '@peerbourse/rules/percent-change';
import { openFor, type TimeBasis } from '@peerbourse/rules/time-basis';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#base/api/read.ts';
import { openPricesQuery } from '#queries/market-data/open-prices.query.ts';
import { useTimeBasis } from '#site/preferences/time-basis.ts';

/** How a coin has changed since the chosen moment, in percent; undefined while the opens of the day are on their way. */
export function useChangeOf(): { basis: TimeBasis; changeOf: (row: BoardRow) => string | undefined } {
  const [basis] = useTimeBasis();
  const isDay = basis !== 'last24h';
  const { data } = useQuery<CallOutput<typeof openPrices>>({ ...optionsOf(openPricesQuery(isDay ? basis : 0)), enabled: isDay });
  const opens = new Map(data?.symbolKlines.map(({ symbol, reference }) => [symbol, reference ?? undefined]));
  return {
    basis,
    changeOf: (row) =>
      isDay && !data ? undefined : percentChange(row.price, openFor(basis, { last24h: row.open, today: opens.get(symbolOf(row)) })),
  };
}

/** Markets are named without a line between their coins there: BTCUSDT. */
function symbolOf({ base, quote }: BoardRow): string {
  return `${base}${quote}`;
}
