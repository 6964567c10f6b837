import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type DayTotals, dayTotalsQuery } from '#queries/p2p-orders/day-totals.query.ts';

/** What waits, and what the day has brought so far. */
export function DayFigures({ mine }: { mine: number }) {
  const t = useText('p2p-order-list');
  const totals = useRead(dayTotalsQuery)?.totals ?? [];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tablet:flex tablet:flex-wrap">
      <div>
        <dt className="text-12 text-ink-soft">{t('desk_your_turn')}</dt>
        <dd className="figure font-semibold">{mine}</dd>
      </div>
      {(['sell', 'buy'] as const).map((side) => (
        <div key={side}>
          <dt className="text-12 text-ink-soft">{t(side === 'sell' ? 'desk_sold_today' : 'desk_bought_today')}</dt>
          <Traded totals={totals.filter((total) => total.side === side)} />
        </div>
      ))}
    </dl>
  );
}

function Traded({ totals }: Pick<DayTotals, 'totals'>) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  if (totals.length === 0) return <dd className="text-ink-soft">{t('desk_nothing_today')}</dd>;
  return totals.map(({ coinCode, fiatCode, coins, money, count }) => (
    <dd key={`${coinCode}-${fiatCode}`} className="font-semibold">
      <span className="figure">{format.number(coins)}</span> {coinCode}
      <span className="block text-12 font-normal text-ink-soft">
        {t('desk_traded_for', { money: format.fiatNumber(money, fiatCode), fiat: fiatCode, count })}
      </span>
    </dd>
  ));
}
