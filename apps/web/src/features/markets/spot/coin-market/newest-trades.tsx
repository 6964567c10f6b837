import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { tradesQuery } from '#queries/spot/trades.query.ts';
import { TradeTable } from '../book/trade-table.tsx';
import { useLiveTrades } from '../live/trades.live.ts';
import type { Market } from '../market/market.ts';
import { shownRows } from './best-levels.tsx';

export function NewestTrades({ market }: { market: Market }) {
  const t = useText('spot-prices');
  useLiveTrades(market.symbol);
  const trades = useKnown(tradesQuery(market.symbol))?.trades ?? [];
  return (
    <div className="min-w-0 px-4 py-3">
      <h3 className="pb-1 text-13 font-bold">{t('recent_trades')}</h3>
      {/* As high as all of its rows, so that the first trade moves nothing. */}
      <div className="min-h-36" data-newest-trades>
        {trades.length === 0 ? (
          <p className="text-13 text-ink-soft">{t('no_trades_yet')}</p>
        ) : (
          <TradeTable trades={trades.slice(-shownRows)} market={market} rowClass="h-6" />
        )}
      </div>
    </div>
  );
}
