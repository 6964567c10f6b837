import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { AdAction } from './ad-action.tsx';

interface AdTableProps {
  caption: string;
  ads: readonly MarketAd[];
  /** On a page about one advertiser nobody needs to be told whose ads they are: the pair names the row instead. */
  isOfOne?: boolean;
  /** The ad whose panel is open. */
  openNo?: string | undefined;
  onOpen?: ((adNo: string | undefined) => void) | undefined;
  panel?: ((ad: MarketAd) => ReactNode) | undefined;
  empty: ReactNode;
  loadingRows?: number;
}

/** Offers of the market, the best first. */
export function AdTable({ caption, ads, isOfOne = false, openNo, onOpen, panel, empty, loadingRows }: AdTableProps) {
  const t = useText('p2p');
  const columns: Column<MarketAd>[] = [
    isOfOne ? pairColumn(t('pair')) : advertiserColumn(t('advertiser')),
    { key: 'price', name: t('price'), cell: (ad) => <Price ad={ad} />, loading: <TwoLines /> },
    { key: 'limits', name: t('available_limits'), cell: (ad) => <Limits ad={ad} />, onCard: 'below', loading: <TwoLines /> },
    { key: 'methods', name: t('payment'), cell: (ad) => <Methods ad={ad} />, onCard: 'below', loading: <Skeleton className="w-40" /> },
    {
      key: 'action',
      name: t('action'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'beside',
      cell: (ad) => (
        <AdAction ad={ad} isOpen={openNo === ad.adNo} onToggle={onOpen && (() => onOpen(openNo === ad.adNo ? undefined : ad.adNo))} />
      ),
      loading: <Skeleton shape="block" className="h-11 w-full tablet:ms-auto tablet:w-28" />,
    },
  ];
  return (
    <CardTable
      caption={caption}
      columns={columns}
      rows={ads}
      keyOf={({ adNo }) => adNo}
      below={(ad) => (ad.adNo === openNo ? panel?.(ad) : undefined)}
      empty={empty}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
    />
  );
}

function advertiserColumn(name: string): Column<MarketAd> {
  return {
    key: 'advertiser',
    name,
    className: 'desktop:w-1/3',
    cell: (ad) => (
      <TraderFace face={ad.advertiser}>
        <TraderFigures figures={ad.advertiser} side={ad.side} />
      </TraderFace>
    ),
    loading: (
      <span className="flex items-center gap-3">
        <Skeleton shape="circle" className="size-9" />
        <TwoLines />
      </span>
    ),
  };
}

function pairColumn(name: string): Column<MarketAd> {
  return {
    key: 'pair',
    name,
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

function Price({ ad: { price, fiatCode, spreadPpm } }: { ad: MarketAd }) {
  return (
    <>
      <span className="block whitespace-nowrap">
        <span className="figure text-20 font-bold">{displayDecimal(price)}</span> <span className="text-13 text-ink-soft">{fiatCode}</span>
      </span>
      <span className="tablet:whitespace-nowrap">
        <SpreadText ppm={spreadPpm} />
      </span>
    </>
  );
}

/** Two lines under the name of their column; on a card one, with words of its own. */
function Limits({ ad }: { ad: MarketAd }) {
  const t = useText('p2p');
  return (
    <span className="flex flex-wrap gap-x-3 text-13 tablet:grid tablet:text-14 tablet:whitespace-nowrap">
      <span>
        <span className="text-ink-soft tablet:hidden">{t('available')} </span>
        <span className="figure">{`${displayDecimal(ad.available)} ${ad.coinCode}`}</span>
      </span>
      <span className="tablet:text-13 tablet:text-ink-soft">
        <span className="text-ink-soft tablet:hidden">{t('limits')} </span>
        <span className="figure">{`${displayDecimal(ad.minAmount)} – ${displayDecimal(ad.maxAmount)} ${ad.fiatCode}`}</span>
      </span>
    </span>
  );
}

const shownMethods = 3;

function Methods({ ad: { paymethods, wantsAcceptance } }: { ad: MarketAd }) {
  const t = useText('p2p');
  const more = paymethods.length - shownMethods;
  return (
    <span className="flex max-w-72 flex-wrap gap-1.5">
      {paymethods.slice(0, shownMethods).map((method) => (
        <MethodChip key={method.paymethodId} method={method} />
      ))}
      {more > 0 && <Badge variant="quiet">{`+${more}`}</Badge>}
      {wantsAcceptance && <Badge variant="warn">{t('approves_first')}</Badge>}
    </span>
  );
}
