import type { CallOutput } from '@peerbourse/contract/call';
import { type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import type { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { shownValue } from '#parts/assets/asset-value.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { useAmountsHidden, useValuationUnit } from '#site/preferences/asset-display.ts';
import { useWalletName } from '../asset-text.ts';
import { shareOf } from './share-of.ts';

type TotalAsset = CallOutput<typeof totalAssets>['totalAsset'];

/** What is in each wallet, and how much of the whole that is. */
export function WalletCards() {
  if (useAmountsHidden()) return <Cards total={undefined} />;
  return (
    <QueryBoundary query={totalAssetsQuery} fallback={<AwaitedCards />}>
      {({ totalAsset }) => <Cards total={totalAsset} />}
    </QueryBoundary>
  );
}

const grid = 'grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] desktop:grid-cols-4';

function Cards({ total }: { total: TotalAsset | undefined }) {
  const t = useText('assets');
  return (
    <section aria-label={t('wallets')}>
      <ul className={grid}>
        {wallets.map((wallet) => (
          <WalletCard key={wallet} wallet={wallet} total={total} />
        ))}
      </ul>
    </section>
  );
}

const nothing = { btc: '0', usdt: '0' };

function WalletCard({ wallet, total }: { wallet: WalletName; total: TotalAsset | undefined }) {
  const t = useText('assets');
  const nameOf = useWalletName();
  const unit = useValuationUnit();
  const assetValue = total?.[wallet] ?? nothing;
  const share = shareOf(assetValue.usdt, total?.totalUSDT ?? '0');
  return (
    <li data-wallet={wallet} className="grid min-w-0 content-start gap-1 rounded-large border border-line p-4">
      <h2 className="text-13 font-medium text-ink-soft">{nameOf(wallet)}</h2>
      <p className="text-16 font-bold wrap-anywhere tablet:text-18">
        <Amount>
          {shownValue(assetValue, unit)} <span className="text-12 font-medium text-ink-soft">{unit}</span>
        </Amount>
      </p>
      <div className="min-h-8">
        {total && (
          <ProgressBar label={nameOf(wallet)} isLabelHidden value={Number(share) / 100} text={t('share', { share })} size="small" />
        )}
      </div>
    </li>
  );
}

function AwaitedCards() {
  return (
    <div className={grid}>
      {wallets.map((wallet) => (
        <Skeleton key={wallet} shape="block" className="h-31" />
      ))}
    </div>
  );
}
