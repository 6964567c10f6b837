import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import type { ReactNode } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useCurrencyValue } from '#parts/assets/use-currency-value.ts';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { FavoriteButton } from '#parts/favorites/favorite-button.tsx';
import { LiveDot } from './live-dot.tsx';
import { type Market, priceOf } from './market.ts';
import { MarketPicker } from './market-picker.tsx';
import { TickerChange, useChangeName } from './ticker-change.tsx';
import { usePriceTrend } from './use-price-trend.ts';

interface MarketBarProps {
  market: Market;
  ticker: Ticker | undefined;
  /** At the far end on a desk. */
  children?: ReactNode;
}

/** Which market it is, what it costs now, and its last 24 hours. */
export function MarketBar({ market, ticker, children }: MarketBarProps) {
  const { base, quote, priceScale } = market;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-2.5 desktop:flex-nowrap">
      <div className="-ms-2 flex w-full items-center gap-2 tablet:w-auto">
        <FavoriteButton coin={base} size="small" />
        <CoinBadge coin={base} />
        <MarketPicker market={market} />
        <span className="ms-auto tablet:hidden">
          <LiveDot />
        </span>
      </div>
      <Price market={market} ticker={ticker} />
      <DayFigures market={market} ticker={ticker} />
      <div className="ms-auto hidden items-center gap-4 tablet:flex">
        <LiveDot />
        {children}
      </div>
      <p className="sr-only">
        <DaySentence base={base} quote={quote} ticker={ticker} decimals={priceScale} />
      </p>
    </div>
  );
}

function Price({ market, ticker }: MarketBarProps) {
  const prices = useText('spot-prices');
  const format = useFormat();
  const { currency, inCurrency } = useCurrencyValue();
  const price = priceOf(ticker);
  const trend = usePriceTrend(price);
  const value = price !== undefined && market.quote === 'USDT' ? inCurrency(price) : undefined;
  return (
    <p className="grid min-w-34">
      <span className="sr-only">{ticker?.last ? prices('last_price') : prices('reference_price')}</span>
      <b
        data-last-price={price}
        className={`figure text-28 leading-tight tablet:text-24 ${trend === 'down' ? 'text-down' : trend === 'up' ? 'text-up' : ''}`}
      >
        {price === undefined ? '--' : format.number(price, market.priceScale)}
      </b>
      <span className="figure flex gap-2 text-12 text-ink-soft">
        {value && (
          <span>
            ≈ {value} {currency}
          </span>
        )}
        <span className="text-13 font-semibold tablet:hidden">
          <TickerChange ticker={ticker} />
        </span>
      </span>
    </p>
  );
}

function DayFigures({ market: { base, quote, priceScale }, ticker }: MarketBarProps) {
  const changeName = useChangeName();
  const prices = useText('spot-prices');
  const format = useFormat();
  const price = (text: string | null | undefined) => (text ? format.number(text, priceScale) : '--');
  const sum = (text: string | undefined) => (text ? format.number(text, 2) : '--');
  return (
    <dl className="ms-auto grid gap-x-6 gap-y-0.5 text-12 tablet:ms-0 tablet:grid-flow-col tablet:grid-rows-2 tablet:gap-y-0">
      <Figure name={changeName} isOffPhone>
        <TickerChange ticker={ticker} />
      </Figure>
      <Figure name={prices('high')}>{price(ticker?.high)}</Figure>
      <Figure name={prices('low')}>{price(ticker?.low)}</Figure>
      <Figure name={prices('volume', { coin: base })}>{sum(ticker?.quantity)}</Figure>
      <Figure name={prices('volume', { coin: quote })} isOffPhone>
        {sum(ticker?.amount)}
      </Figure>
    </dl>
  );
}

function Figure({ name, isOffPhone = false, children }: { name: string; isOffPhone?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex justify-between gap-3 whitespace-nowrap tablet:row-span-2 tablet:grid tablet:gap-0 ${isOffPhone ? 'max-tablet:hidden' : ''}`}
    >
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figure font-medium tablet:text-13">{children}</dd>
    </div>
  );
}

interface DaySentenceProps {
  base: string;
  quote: string;
  ticker: Ticker | undefined;
  decimals: number;
}

function DaySentence({ base, quote, ticker, decimals }: DaySentenceProps) {
  const t = useText('spot');
  const format = useFormat();
  if (!ticker?.last || !ticker.high || !ticker.low) return <>{t('day_quiet')}</>;
  const price = (text: string) => format.number(text, decimals);
  const { last, low, high, quantity } = ticker;
  return (
    <>{t('day_sentence', { base, quote, last: price(last), low: price(low), high: price(high), volume: format.number(quantity, 2) })}</>
  );
}
