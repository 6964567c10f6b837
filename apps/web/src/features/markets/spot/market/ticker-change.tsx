import type { CallOutput } from '@peerbourse/contract/call';
import type { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { percentChange } from '@peerbourse/rules/percent-change';
import { openFor } from '@peerbourse/rules/time-basis';
import { Change } from '@peerbourse/ui/figures/change';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { openPricesQuery } from '#queries/market-data/open-prices.query.ts';
import { useTimeBasis } from '#site/preferences/time-basis.ts';
import { priceOf } from './market.ts';

/** How far a market has moved since the moment that the reader chose: a day ago, or midnight somewhere. */
export function TickerChange({ ticker }: { ticker: Ticker | undefined }) {
  const rates = useText('rates');
  const format = useFormat();
  const [basis] = useTimeBasis();
  const isDay = basis !== 'last24h';
  const { data } = useQuery<CallOutput<typeof openPrices>>({ ...optionsOf(openPricesQuery(isDay ? basis : 0)), enabled: isDay });
  const price = priceOf(ticker);
  const today = data?.symbolKlines.find(({ symbol }) => symbol === ticker?.symbol)?.open;
  if (price === undefined || !ticker?.open || (isDay && !data)) return '--';
  const percent = percentChange(price, openFor(basis, { last24h: ticker.open, today }));
  return <Change format={format} percent={percent} label={rates(isDay ? 'change_day_label' : 'change_label')} />;
}

/** What its column is called. */
export function useChangeName(): string {
  const rates = useText('rates');
  const [basis] = useTimeBasis();
  return rates(basis === 'last24h' ? 'column_change' : 'column_change_day');
}
