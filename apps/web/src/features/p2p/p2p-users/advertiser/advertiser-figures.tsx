import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import type { Advertiser } from '#queries/p2p-users/advertiser-page.query.ts';

interface Tile {
  name: string;
  value: string;
  /** How it is counted. */
  note: string;
}

const unknown = '–';

/** How somebody has traded. Every figure says how it is counted, because other markets count otherwise. */
export function AdvertiserFigures({ advertiser }: { advertiser: Advertiser }) {
  const t = useText('p2p');
  return (
    <section aria-label={t('figures')}>
      <dl className="grid grid-cols-2 gap-2.5 tablet:grid-cols-4 tablet:gap-3">
        {useTiles(advertiser).map(({ name, value, note }) => (
          <div key={name} className="flex min-w-0 flex-col rounded-medium border border-line bg-canvas p-3.5 tablet:p-4">
            <dt className="text-13 text-ink-soft">{name}</dt>
            <dd className="mt-0.5 text-20 font-bold wrap-anywhere">
              <span className="figure">{value}</span>
            </dd>
            <dd className="mt-1.5 text-12 text-ink-faint">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useTiles(trader: Advertiser): Tile[] {
  const format = useFormat();
  const t = useText('p2p');
  const duration = useDuration();
  const percent = (rate: string | null) => (rate === null ? unknown : format.percent(rate));
  const time = (seconds: number | null) => (seconds === null ? unknown : duration(seconds));
  const { count } = format;
  return [
    {
      name: t('figure_orders'),
      value: count(trader.orderTotalCount),
      note: t('figure_orders_note', { bought: count(trader.buyOrderCount), sold: count(trader.sellOrderCount) }),
    },
    { name: t('figure_month'), value: count(trader.thirtyDayTrade), note: t('figure_month_note') },
    { name: t('figure_rate'), value: percent(trader.thirtyDayRate), note: t('figure_rate_note') },
    {
      name: t('figure_ratings'),
      value: percent(trader.goodRate),
      note: t('figure_ratings_note', { good: count(trader.goodRatings), bad: count(trader.badRatings) }),
    },
    { name: t('figure_release'), value: time(trader.releaseSeconds), note: t('figure_release_note') },
    { name: t('figure_pay'), value: time(trader.paySeconds), note: t('figure_pay_note') },
    { name: t('figure_partners'), value: count(trader.counterparties), note: t('figure_partners_note') },
    {
      name: t('figure_first'),
      value: trader.firstTradeAt === null ? unknown : format.day(trader.firstTradeAt),
      note: t('figure_first_note'),
    },
  ];
}
