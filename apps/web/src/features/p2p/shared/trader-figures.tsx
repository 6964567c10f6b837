import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from './duration-text.ts';

interface TraderFiguresProps {
  figures: {
    orderTotalCount: number;
    thirtyDayRate: string | null;
    goodRate: string | null;
    releaseSeconds: number | null;
    paySeconds: number | null;
  };
  /** What they do in the ad: a seller's speed is how soon coins are released, a buyer's how soon they pay. */
  side: AdSide;
  /** On a phone without ratings. */
  isShortOnPhones?: boolean;
}

/** What matters about somebody before a trade, in one line where there is room. */
export function TraderFigures({ figures, side, isShortOnPhones = false }: TraderFiguresProps) {
  const format = useFormat();
  const t = useText('p2p');
  const duration = useDuration();
  const speed = side === 'sell' ? figures.releaseSeconds : figures.paySeconds;
  const texts = {
    orders: figures.orderTotalCount === 0 ? t('no_orders') : t('orders', { count: figures.orderTotalCount }),
    rate: figures.thirtyDayRate === null ? undefined : t('completed_rate', { percent: format.percent(figures.thirtyDayRate, 1) }),
    ratings: figures.goodRate === null ? undefined : t('good_rate', { percent: format.percent(figures.goodRate, 1) }),
    speed: speed === null ? undefined : t(side === 'sell' ? 'releases_in' : 'pays_in', { time: duration(speed) }),
  };
  return (
    // Every figure has a dot before it; the one at the beginning of a line lies outside and is cut off.
    <span className="block overflow-x-clip text-12 text-ink-soft">
      <span className="-ms-3 flex flex-wrap">
        {Object.entries(texts)
          .filter(([, text]) => text !== undefined)
          .map(([name, text]) => (
            <span key={name} className={`flex ${isShortOnPhones && name === 'ratings' ? 'max-tablet:hidden' : ''}`}>
              <span aria-hidden="true" className="w-3 text-center">
                ·
              </span>
              <bdi>{text}</bdi>
            </span>
          ))}
      </span>
    </span>
  );
}
