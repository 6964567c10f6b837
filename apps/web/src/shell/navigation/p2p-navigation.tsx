import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useSiteSettings } from '#site/site-settings.ts';
import { OpenOrdersBadge } from './open-orders-badge.tsx';
import { useCurrentInView } from './use-current-in-view.ts';
import { useIsMerchant } from './use-is-merchant.ts';

const p2pPages = [
  { name: 'p2p_offers', to: '/p2p-trade' },
  { name: 'p2p_quick', to: '/buy-sell-crypto' },
  { name: 'p2p_orders', to: '/p2p-trade/orders' },
  { name: 'p2p_ads', to: '/p2p-trade/ads' },
  { name: 'p2p_center', to: '/p2p-trade/center' },
  { name: 'p2p_apply', to: '/p2p-trade/apply' },
  { name: 'p2p_desk', to: '/p2p-trade/desk' },
] as const;

/** The pages of the P2P market in a second row, while that market is open. */
export function P2pNavigation({ isOnDeskOnly }: { isOnDeskOnly: boolean }) {
  const t = useText('common');
  const { p2pState } = useSiteSettings();
  if (!p2pState) return null;
  return (
    <nav aria-label={t('p2p_navigation')} className={`scroll-quiet border-t border-line ${isOnDeskOnly ? 'max-tablet:hidden' : ''}`}>
      <P2pLinks className="flex gap-1 px-2 tablet:px-4" linkClassName="nav-link min-h-11 whitespace-nowrap" />
    </nav>
  );
}

/** Whoever is a merchant already is led to the desk instead of the application. */
export function P2pLinks({ className, linkClassName }: { className: string; linkClassName: string }) {
  const t = useText('common');
  const { pathname } = useLocation();
  const { fastTrade } = useSiteSettings();
  const isMerchant = useIsMerchant();
  const missing = new Set<string>([isMerchant ? 'p2p_apply' : 'p2p_desk', ...(fastTrade ? [] : ['p2p_quick'])]);
  const open = p2pPages.filter(({ name }) => !missing.has(name));
  return (
    <ul ref={useCurrentInView()} className={className}>
      {open.map(({ name, to }) => (
        <li key={name}>
          <Link to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined} className={`gap-1.5 ${linkClassName}`}>
            {t(name)}
            {name === 'p2p_orders' && <OpenOrdersBadge />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const hall = '/p2p-trade';

/** Every pair is the hall, and an ad that is written is one of one's own. */
function isWithin(pathname: string, to: string): boolean {
  if (to === hall) return pathname === hall || /^\/p2p-trade\/(?:hall|buy|sell)(?:\/|$)/.test(pathname);
  return pathname === to || pathname.startsWith(`${to}/`);
}
