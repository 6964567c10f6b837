import { memo } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { tradesQuery } from '#queries/spot/trades.query.ts';
import { useLiveTrades } from '../live/trades.live.ts';
import type { Market } from '../market/market.ts';
import { TradeTable } from './trade-table.tsx';

/** What was traded last, the newest on top. */
export const TradesPanel = memo(function TradesPanel({ market }: { market: Market }) {
  const t = useText('spot-prices');
  const { symbol } = market;
  useLiveTrades(symbol);
  const trades = useRead(tradesQuery(symbol))?.trades ?? [];
  return (
    <section aria-label={t('recent_trades')} className="min-w-0">
      <h2 className="px-4 py-2 text-14 font-bold max-tablet:px-0">{t('recent_trades')}</h2>
      {trades.length === 0 ? (
        <p className="px-4 py-6 text-center text-ink-soft">{t('no_trades_yet')}</p>
      ) : (
        <TradeTable
          trades={trades}
          market={market}
          rowClass="h-7 px-4 max-tablet:px-0 tablet:h-5.5"
          bodyClass="desktop:max-h-60 desktop:overflow-hidden"
        />
      )}
    </section>
  );
});
