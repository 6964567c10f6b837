import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { adShares } from './ad-shares.ts';

type Parts = Pick<MyAd, 'executed' | 'frozen' | 'remaining' | 'coinCode' | 'side'>;

/** How much of an ad is done, in orders and left. The figures speak; the bar shows them. */
export function AdBar({ ad }: { ad: Parts }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const { executed, frozen } = adShares(ad);
  const parts = [
    { key: 'executed', name: t(ad.side === 'sell' ? 'part_sold' : 'part_bought'), dot: 'bg-good', amount: ad.executed },
    { key: 'frozen', name: t('part_in_orders'), dot: 'bg-warn', amount: ad.frozen },
    { key: 'remaining', name: t('part_left'), dot: 'bg-line-strong', amount: ad.remaining },
  ] as const;
  return (
    <div className="min-w-0">
      <svg
        width="100%"
        height="6"
        aria-hidden="true"
        className="mt-1.5 mb-2 block overflow-hidden rounded-full bg-line-strong rtl:-scale-x-100"
      >
        <rect width={`${executed}%`} height="6" className="fill-good" />
        <rect x={`${executed}%`} width={`${frozen}%`} height="6" className="fill-warn" />
      </svg>
      <dl className="grid grid-cols-3 gap-x-3 text-12">
        {parts.map(({ key, name, dot, amount }) => (
          <div key={key} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-ink-soft">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
              {name}
            </dt>
            <dd className="font-semibold wrap-anywhere">
              <span className="figure">{format.number(amount)}</span>
              {key === 'remaining' && <span className="font-normal text-ink-soft"> {ad.coinCode}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
