import type { CallOutput } from '@peerbourse/contract/call';
import { type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import type { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { shownValue } from '#parts/assets/asset-value.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { useAmountsHidden, useValuationUnit } from '#site/preferences/asset-display.ts';
import { useWalletName } from '../asset-text.ts';
import { shareOf } from './share-of.ts';

type TotalAsset = CallOutput<typeof totalAssets>['totalAsset'];

/** How everything is split among the wallets: one bar, and each wallet in figures. */
export function WalletSplit() {
  if (useAmountsHidden()) return <Split total={undefined} />;
  return (
    <QueryBoundary query={totalAssetsQuery} fallback={<Skeleton shape="block" className="h-28" />}>
      {({ totalAsset }) => <Split total={totalAsset} />}
    </QueryBoundary>
  );
}

/** Each wallet has a color and a place of its own; the name beside the square says the same. */
const colors: Record<WalletName, { fill: string; square: string }> = {
  spot: { fill: 'fill-brand', square: 'bg-brand' },
  otc: { fill: 'fill-good', square: 'bg-good' },
  contract: { fill: 'fill-warn', square: 'bg-warn' },
  earn: { fill: 'fill-ink-faint', square: 'bg-ink-faint' },
};

const nothing = { btc: '0', usdt: '0' };

function Split({ total }: { total: TotalAsset | undefined }) {
  const t = useText('assets');
  const shares = wallets.map((wallet) => ({ wallet, share: shareOf((total?.[wallet] ?? nothing).usdt, total?.totalUSDT ?? '0') }));
  return (
    <section aria-label={t('wallets')} className="grid gap-3">
      <Bar shares={shares} />
      <ul className="grid gap-1.5">
        {shares.map(({ wallet, share }) => (
          <WalletLine key={wallet} wallet={wallet} share={share} total={total} />
        ))}
      </ul>
    </section>
  );
}

/** It repeats what stands below, so it says nothing to a screen reader. */
function Bar({ shares }: { shares: ReadonlyArray<{ wallet: WalletName; share: string }> }) {
  const widths = shares.map(({ share }) => Number(share));
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full rounded-full bg-sunken rtl:-scale-x-100">
      {shares.map(({ wallet }, index) => {
        const x = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
        return widths[index] === 0 ? null : <rect key={wallet} x={x} width={widths[index]} height="2" className={colors[wallet].fill} />;
      })}
    </svg>
  );
}

interface WalletLineProps {
  wallet: WalletName;
  share: string;
  total: TotalAsset | undefined;
}

function WalletLine({ wallet, share, total }: WalletLineProps) {
  const format = useFormat();
  const nameOf = useWalletName();
  const unit = useValuationUnit();
  return (
    <li data-wallet={wallet} className="flex min-w-0 flex-wrap items-baseline justify-end gap-x-2 text-13">
      <span className="me-auto flex items-center gap-2 text-ink-soft">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-small ${colors[wallet].square}`} />
        {nameOf(wallet)}
      </span>
      <span className="font-semibold wrap-anywhere">
        <Amount>
          {shownValue(total?.[wallet] ?? nothing, unit, format)} <span className="text-12 font-medium text-ink-soft">{unit}</span>
        </Amount>
      </span>
      {total && (
        <span className="min-w-12 text-end text-12 text-ink-soft">
          <span className="figure">{format.percent(share, 1)}</span>
        </span>
      )}
    </li>
  );
}
