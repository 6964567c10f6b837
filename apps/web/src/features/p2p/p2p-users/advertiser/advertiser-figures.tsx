import { ChevronDown } from 'lucide-react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import type { Advertiser } from '#queries/p2p-users/advertiser-page.query.ts';

interface Figure {
  name: string;
  value: string;
  /** How it is counted. */
  note: string;
}

const unknown = '–';

/** What most people ask before a trade; the rest is one press away. */
const inStrip = 6;

/** How somebody has traded, in one strip. Every figure says how it is counted, because other markets count otherwise. */
export function AdvertiserFigures({ advertiser }: { advertiser: Advertiser }) {
  const t = useText('p2p');
  const figures = useFigures(advertiser);
  return (
    <section aria-label={t('figures')} className="rounded-medium border border-line bg-canvas">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 px-4 py-3.5 tablet:grid-cols-6">
        {figures.slice(0, inStrip).map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col justify-between">
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="text-16 font-bold tablet:text-18">
              <bdi className="tabular-nums">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="group border-t border-line text-13">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-4 font-semibold text-brand mouse:min-h-9">
          {t('figures_counted')}
          <ChevronDown size={15} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <Counted figures={figures} />
      </details>
    </section>
  );
}

function Counted({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 px-4 pt-1 pb-4 tablet:grid-cols-2">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="flex justify-between gap-4 font-semibold">
            {name}
            <bdi className="tabular-nums">{value}</bdi>
          </dt>
          <dd className="text-ink-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFigures(trader: Advertiser): Figure[] {
  const format = useFormat();
  const t = useText('p2p');
  const duration = useDuration();
  const percent = (rate: string | null) => (rate === null ? unknown : format.percent(rate, 1));
  const time = (seconds: number | null) => (seconds === null ? unknown : duration(seconds));
  const { count } = format;
  return [
    { name: t('figure_month'), value: count(trader.thirtyDayTrade), note: t('figure_month_note') },
    { name: t('figure_rate'), value: percent(trader.thirtyDayRate), note: t('figure_rate_note') },
    {
      name: t('figure_ratings'),
      value: percent(trader.goodRate),
      note: t('figure_ratings_note', { good: count(trader.goodRatings), bad: count(trader.badRatings) }),
    },
    { name: t('figure_release'), value: time(trader.releaseSeconds), note: t('figure_release_note') },
    { name: t('figure_pay'), value: time(trader.paySeconds), note: t('figure_pay_note') },
    {
      name: t('figure_orders'),
      value: count(trader.orderTotalCount),
      note: t('figure_orders_note', { bought: count(trader.buyOrderCount), sold: count(trader.sellOrderCount) }),
    },
    { name: t('figure_partners'), value: count(trader.counterparties), note: t('figure_partners_note') },
    {
      name: t('figure_first'),
      value: trader.firstTradeAt === null ? unknown : format.day(trader.firstTradeAt),
      note: t('figure_first_note'),
    },
  ];
}
