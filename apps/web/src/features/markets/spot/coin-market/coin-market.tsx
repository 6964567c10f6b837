import { useKnown, useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { marketPath } from '#parts/spot/spot-path.ts';
import { useLiveTickers } from '#parts/spot/tickers.live.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { type Market, marketOf, priceOf } from '../market/market.ts';
import { BestLevels } from './best-levels.tsx';
import { NewestTrades } from './newest-trades.tsx';

/** The market of a coin against USDT in short: its day, its best prices and its newest trades; nothing for a coin without one. */
export function CoinMarket({ coin }: { coin: string }) {
  const found = useRead(marketsQuery)?.markets.find(({ base, quote }) => base === coin && quote === 'USDT');
  return found ? <CoinMarketPanel market={marketOf(found)} /> : null;
}

function CoinMarketPanel({ market }: { market: Market }) {
  const t = useText('spot-prices');
  const rates = useText('rates');
  useLiveTickers();
  return (
    <section aria-labelledby="coin-market" data-coin-market={market.symbol} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="coin-market" className="text-18 font-bold">
          {t('coin_market', { pair: market.pair })}
        </h2>
        <LinkButton to={marketPath(market)} variant="quiet" size="small">
          {rates('trade_pair', { pair: market.pair })}
        </LinkButton>
      </div>
      <div className="rounded-large border border-line">
        <DayFigures market={market} />
        <div className="grid border-t border-line tablet:grid-cols-[3fr_2fr] tablet:divide-x tablet:divide-line max-tablet:divide-y max-tablet:divide-line">
          <BestLevels market={market} />
          <NewestTrades market={market} />
        </div>
      </div>
    </section>
  );
}

function DayFigures({ market: { symbol, quote, priceScale } }: { market: Market }) {
  const t = useText('spot-prices');
  const format = useFormat();
  const ticker = useKnown(tickersQuery)?.tickers.find((known) => known.symbol === symbol);
  const price = (text: string | null | undefined) => (text ? format.number(text, priceScale) : '--');
  const figures = [
    [ticker?.last ? t('last_price') : t('reference_price'), price(priceOf(ticker))],
    [t('high'), price(ticker?.high)],
    [t('low'), price(ticker?.low)],
    [t('volume', { coin: quote }), ticker ? format.number(ticker.amount, 0) : '--'],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 px-4 py-3 text-12 tablet:grid-cols-4">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figure text-14 font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
