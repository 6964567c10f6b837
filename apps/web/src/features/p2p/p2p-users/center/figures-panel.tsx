import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { Panel } from '#parts/panel.tsx';

type Figures = NonNullable<MyTrader['figures']>;

interface Figure {
  name: string;
  value: string;
  /** Beside the value, in small. */
  more?: string;
  /** How it is counted. */
  how: string;
}

/** What others see of somebody's trades, and how each number comes about. */
export function FiguresPanel({ figures }: { figures: Figures }) {
  const t = useText('p2p-users');
  const shown = useFigures(figures);
  return (
    <Panel title={t('figures')} lead={t('figures_lead')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-medium bg-sunken px-4 py-4.5 tablet:grid-cols-4 tablet:px-5">
        {shown.map(({ name, value, more }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="mt-0.5 text-18 font-bold">
              <bdi className="tabular-nums">{value}</bdi>
              {more && <span className="block text-12 font-normal text-ink-soft">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-3">
        <summary className="quiet-link cursor-pointer text-13">{t('figures_how')}</summary>
        <dl className="mt-2 grid gap-2 text-13">
          {shown.map(({ name, how }) => (
            <div key={name} className="grid gap-x-4 tablet:grid-cols-[200px_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{how}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}

const none = '–';

function useFigures(figures: Figures): Figure[] {
  const format = useFormat();
  const t = useText('p2p-users');
  const duration = useDuration();
  const percent = (rate: string | null) => (rate === null ? none : format.percent(rate, 1));
  const time = (seconds: number | null) => (seconds === null ? none : duration(seconds));
  return [
    {
      name: t('orders_all'),
      value: format.count(figures.orderTotalCount),
      more: t('orders_sides', { buy: format.count(figures.buyOrderCount), sell: format.count(figures.sellOrderCount) }),
      how: t('orders_all_how'),
    },
    { name: t('orders_month'), value: format.count(figures.thirtyDayTrade), how: t('orders_month_how') },
    { name: t('completion'), value: percent(figures.thirtyDayRate), how: t('completion_how') },
    { name: t('partners'), value: format.count(figures.counterparties), how: t('partners_how') },
    { name: t('release_time'), value: time(figures.releaseSeconds), how: t('release_time_how') },
    { name: t('pay_time'), value: time(figures.paySeconds), how: t('pay_time_how') },
    {
      name: t('ratings'),
      value: percent(figures.goodRate),
      more: t('ratings_counts', { good: format.count(figures.goodRatings), bad: format.count(figures.badRatings) }),
      how: t('ratings_how'),
    },
    { name: t('first_trade'), value: figures.firstTradeAt === null ? none : format.day(figures.firstTradeAt), how: t('first_trade_how') },
  ];
}
