import { SidesBar } from '@peerbourse/ui/figures/share-bar';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';

/** How much of what is shown each side has. */
export function SideShares({ bids, asks }: { bids: number; asks: number }) {
  const t = useText('spot');
  const format = useFormat();
  if (bids + asks === 0) return null;
  const share = Math.round((100 * bids) / (bids + asks));
  return (
    <div className="flex items-center gap-2 px-4 py-2 font-semibold max-tablet:px-0">
      <span className="text-up">{t('bids_share', { percent: format.percent(String(share), 0) })}</span>
      <SidesBar percent={share} />
      <span className="text-down">{t('asks_share', { percent: format.percent(String(100 - share), 0) })}</span>
    </div>
  );
}
