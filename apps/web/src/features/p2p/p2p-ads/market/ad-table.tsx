import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { coinDecimals } from '@peerbourse/rules/formats/shown-decimals';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { LockKeyhole } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { mayOpen } from '../take/setup-reasons.ts';
import { AdAction, panelId } from './ad-action.tsx';

interface AdTableProps {
  caption: string;
  ads: readonly MarketAd[];
  /** On a page about one advertiser nobody needs to be told whose ads they are: the pair names the row instead. */
  isOfOne?: boolean;
  /** The ad whose panel is open. */
  openNo?: string | undefined;
  onOpen?: ((adNo: string | undefined) => void) | undefined;
  panel?: ((ad: MarketAd) => ReactNode) | undefined;
  /** The amount that was looked for, in the currency. */
  wanted?: string | undefined;
  empty: ReactNode;
  loadingRows?: number;
}

/** Offers of the market, the best first. */
export function AdTable({ caption, ads, isOfOne = false, openNo, onOpen, panel, wanted, empty, loadingRows }: AdTableProps) {
  const t = useText('p2p');
  const peers = usePeers(ads);
  const columns: Column<MarketAd>[] = [
    isOfOne ? pairColumn(t('pair')) : advertiserColumn(t('advertiser')),
    {
      key: 'price',
      name: t('price'),
      className: 'tablet:w-[15%]',
      cell: (ad) => <Price ad={ad} others={peers(ad)} />,
      loading: <TwoLines />,
    },
    {
      key: 'limits',
      name: t('available_limits'),
      className: 'tablet:w-[17%]',
      cell: (ad) => <Limits ad={ad} />,
      onCard: 'below',
      loading: <TwoLines />,
    },
    {
      key: 'methods',
      name: t('payment'),
      className: 'tablet:w-[26%]',
      cell: (ad) => (mayOpen(ad) ? <Methods ad={ad} /> : <Reason ad={ad} />),
      onCard: 'below',
      loading: <Skeleton className="w-40" />,
    },
    {
      key: 'action',
      name: t('action'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'beside',
      className: 'tablet:w-[15%]',
      cell: (ad) => (
        <AdAction
          ad={ad}
          wanted={wanted}
          isOpen={openNo === ad.adNo}
          onToggle={onOpen && (() => onOpen(openNo === ad.adNo ? undefined : ad.adNo))}
        />
      ),
      loading: <Skeleton shape="block" className="h-11 w-28 tablet:ms-auto" />,
    },
  ];
  return (
    <CardTable
      caption={caption}
      columns={columns}
      rows={ads}
      keyOf={({ adNo }) => adNo}
      below={(ad) => (ad.adNo === openNo && panel ? <div id={panelId(ad.adNo)}>{panel(ad)}</div> : undefined)}
      isDense
      isFixed
      empty={empty}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
    />
  );
}

/** Prices of one pair have the same digits, so that they can be compared. */
function usePeers(ads: readonly MarketAd[]): (ad: MarketAd) => readonly string[] {
  const pairOf = ({ coinCode, fiatCode }: MarketAd) => `${coinCode}-${fiatCode}`;
  const prices = useMemo(() => {
    const byPair = Map.groupBy(ads, pairOf);
    return new Map([...byPair].map(([pair, same]) => [pair, same.map(({ price }) => price)]));
  }, [ads]);
  return (ad) => prices.get(pairOf(ad)) ?? [];
}

function advertiserColumn(name: string): Column<MarketAd> {
  return {
    key: 'advertiser',
    name,
    className: 'tablet:w-[27%]',
    cell: (ad) => <Advertiser ad={ad} />,
    loading: (
      <span className="flex items-center gap-3">
        <Skeleton shape="circle" className="size-8" />
        <TwoLines />
      </span>
    ),
  };
}

function pairColumn(name: string): Column<MarketAd> {
  return {
    key: 'pair',
    name,
    className: 'tablet:w-[27%]',
    cell: ({ coinCode, fiatCode }) => <span className="figure font-semibold">{`${coinCode} / ${fiatCode}`}</span>,
  };
}

function TwoLines() {
  return (
    <span className="grid gap-1.5">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="w-28" />
    </span>
  );
}

// What a row says stays as it is while its panel opens and closes: a slow phone draws the panel, and not twenty rows with it.
const Advertiser = memo(({ ad }: { ad: MarketAd }) => (
  <TraderFace face={ad.advertiser} size="small" hasSignsOnPhones>
    <TraderFigures figures={ad.advertiser} side={ad.side} isShortOnPhones />
  </TraderFace>
));

const Price = memo(({ ad: { price, fiatCode, spreadPpm }, others }: { ad: MarketAd; others: readonly string[] }) => {
  const format = useFormat();
  return (
    <>
      <span className="me-2 inline-block tablet:me-0 tablet:block">
        <span className="figure text-20 font-bold">{format.price(price, others)}</span>{' '}
        <span className="text-13 text-ink-soft">{fiatCode}</span>
      </span>
      <SpreadText ppm={spreadPpm} isShortOnPhones />
    </>
  );
});

/** Two lines under the name of their column; on a card one, with words of its own. */
const Limits = memo(({ ad }: { ad: MarketAd }) => {
  const format = useFormat();
  const t = useText('p2p');
  return (
    <span className="flex flex-wrap gap-x-2 text-12 tablet:grid tablet:text-14">
      <span className="max-tablet:order-last">
        <span className="sr-only tablet:hidden">{t('available')} </span>
        <span className="figure max-tablet:text-ink-soft">{format.amount(ad.available, ad.coinCode, coinDecimals(ad.coinCode))}</span>
      </span>
      <span className="tablet:text-13 tablet:text-ink-soft">
        <span className="sr-only tablet:hidden">{t('limits')} </span>
        <span className="figure max-tablet:font-semibold">{format.fiatRange(ad.minAmount, ad.maxAmount, ad.fiatCode)}</span>
      </span>
    </span>
  );
});

/** As many as fit in one line on a phone; at a desk they stand side by side too, and go on in a second line. */
const shownMethods = { phone: 2, desk: 3 };

const Methods = memo(({ ad: { paymethods, wantsAcceptance } }: { ad: MarketAd }) => {
  const t = useText('p2p');
  return (
    <span className="flex max-w-72 flex-wrap gap-1.5">
      {paymethods.slice(0, shownMethods.desk).map((method, index) => (
        <span key={method.paymethodId} className={index < shownMethods.phone ? 'contents' : 'contents max-tablet:hidden'}>
          <MethodChip method={method} isShortOnPhones />
        </span>
      ))}
      <More count={paymethods.length - shownMethods.phone} className="tablet:hidden" />
      <More count={paymethods.length - shownMethods.desk} className="max-tablet:hidden" />
      {wantsAcceptance && <Badge variant="warn">{t('approves_first')}</Badge>}
    </span>
  );
});

function More({ count, className }: { count: number; className: string }) {
  return (
    count > 0 && (
      <span className={className}>
        <Badge variant="quiet">{`+${count}`}</Badge>
      </span>
    )
  );
}

/** Whoever cannot take it reads why, where others read how it is paid. */
function Reason({ ad: { reasons } }: { ad: MarketAd }) {
  const textOf = useReasonText();
  const [first] = reasons.map(textOf);
  return (
    <span className="flex items-start gap-1.5 text-13 font-semibold text-warn">
      <LockKeyhole size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      {first?.short}
    </span>
  );
}
