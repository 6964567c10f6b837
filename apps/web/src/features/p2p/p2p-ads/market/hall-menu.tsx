import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { Ellipsis, Zap } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { P2pLinks } from '#shell/navigation/p2p-navigation.tsx';
import { useSiteSettings } from '#site/site-settings.ts';
import type { HallParams } from './hall-params.ts';

const linkClass = 'nav-link flex min-h-11 w-full rounded-small px-3';

/** The other pages of the market, for phones: there is no room for a row of them. */
export function HallMenu({ place: { side, coin, fiat } }: { place: HallParams }) {
  const t = useText('p2p');
  const common = useText('common');
  const { fastTrade } = useSiteSettings();
  return (
    // It gives way before the choice beside it does: two sides that stand under each other cost a phone a row of offers.
    <div className="ms-auto flex min-w-0 shrink-[9999] items-center tablet:hidden">
      {fastTrade && (
        // Where the row has no room for its words they stand on a second line, which nobody sees: the sign alone is left.
        <Link
          to="/buy-sell-crypto"
          className="flex h-11 min-w-11 flex-wrap justify-center gap-x-1.5 overflow-hidden px-2 text-14 font-semibold whitespace-nowrap text-brand"
        >
          <span className="flex h-11 items-center">
            <Zap size={16} aria-hidden="true" />
          </span>
          <span className="flex h-11 items-center">{common('p2p_quick')}</span>
        </Link>
      )}
      <Popover
        label={common('p2p_navigation')}
        align="end"
        className="w-60 p-1.5"
        button={(wiring) => <IconButton {...wiring} label={common('p2p_navigation')} icon={<Ellipsis size={20} />} className="-me-2.5" />}
      >
        <P2pLinks className="grid" linkClassName={linkClass} />
        <ul className="mt-1.5 grid border-t border-line pt-1.5">
          <li>
            <Link to="/account/payment-methods" className={linkClass}>
              {t('payment_methods')}
            </Link>
          </li>
          <li>
            <Link to={`/p2p-trade/ads/new?side=${side === 'buy' ? 'sell' : 'buy'}&coin=${coin}&fiat=${fiat}`} className={linkClass}>
              {t('post_ad')}
            </Link>
          </li>
        </ul>
      </Popover>
    </div>
  );
}
