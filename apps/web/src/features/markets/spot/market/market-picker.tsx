import type { SpotMarket, Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { marketPath, pairOf } from '#parts/spot/spot-path.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { type Market, marketOf, priceOf } from './market.ts';
import { TickerChange } from './ticker-change.tsx';

/** The name of the market, which opens the list of all of them. */
export function MarketPicker({ market }: { market: Market }) {
  const t = useText('spot');
  return (
    <Popover
      label={t('choose_market')}
      className="w-90 max-w-[calc(100vw-32px)] p-3"
      button={(wiring) => (
        <h1 className="min-w-0">
          <button
            type="button"
            {...wiring}
            data-market-picker=""
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-small px-1 text-start hover:bg-sunken"
          >
            <span className="grid">
              <span className="text-20 leading-tight font-bold whitespace-nowrap">{market.pair}</span>
              <span className="text-12 font-normal text-ink-soft">{t('spot')}</span>
            </span>
            <ChevronDown size={18} aria-hidden="true" className="text-ink-soft" />
            <span className="sr-only">{t('choose_market')}</span>
          </button>
        </h1>
      )}
    >
      {(close) => <MarketList current={market.symbol} onChoose={close} />}
    </Popover>
  );
}

function MarketList({ current, onChoose }: { current: string; onChoose: () => void }) {
  const t = useText('spot');
  const markets = useText('markets');
  const [text, setText] = useState('');
  const all = useKnown(marketsQuery)?.markets ?? [];
  const tickers = new Map(useKnown(tickersQuery)?.tickers.map((ticker) => [ticker.symbol, ticker]));
  const shown = all.filter((market) => pairOf(market).includes(text.trim().toUpperCase()));
  return (
    <div className="grid gap-2">
      <SearchField
        label={t('search_markets')}
        placeholder={t('search_markets')}
        clearLabel={markets('search_clear')}
        value={text}
        onChange={setText}
      />
      {shown.length === 0 ? (
        <p className="px-3 py-6 text-center text-ink-soft">{t('no_market', { text })}</p>
      ) : (
        <ul className="max-h-100 overflow-y-auto">
          {shown.map((market) => (
            <li key={market.symbol}>
              <MarketLink market={market} ticker={tickers.get(market.symbol)} isCurrent={market.symbol === current} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MarketLinkProps {
  market: SpotMarket;
  ticker: Ticker | undefined;
  isCurrent: boolean;
  onChoose: () => void;
}

function MarketLink({ market, ticker, isCurrent, onChoose }: MarketLinkProps) {
  const format = useFormat();
  const price = priceOf(ticker);
  return (
    <Link
      to={marketPath(market)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
      className="grid min-h-11 grid-cols-[auto_1fr_auto_5rem] items-center gap-3 rounded-small px-2 hover:bg-sunken aria-[current]:bg-brand-tint"
    >
      <CoinBadge coin={market.base} />
      <b>{pairOf(market)}</b>
      <span className="figure">{price ? format.number(price, marketOf(market).priceScale) : '--'}</span>
      <span className="text-end text-13">
        <TickerChange ticker={ticker} />
      </span>
    </Link>
  );
}
