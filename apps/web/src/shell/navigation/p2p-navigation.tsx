import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useSiteSettings } from '#site/site-settings.ts';
import { OpenOrdersBadge } from './open-orders-badge.tsx';

const p2pPages = [
  { name: 'p2p_offers', to: '/p2p-trade' },
  { name: 'p2p_quick', to: '/buy-sell-crypto' },
  { name: 'p2p_orders', to: '/p2p-trade/orders' },
  { name: 'p2p_ads', to: '/p2p-trade/ads' },
  { name: 'p2p_center', to: '/p2p-trade/center' },
  { name: 'p2p_apply', to: '/p2p-trade/apply' },
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

export function P2pLinks({ className, linkClassName }: { className: string; linkClassName: string }) {
  const t = useText('common');
  const { pathname } = useLocation();
  const { fastTrade } = useSiteSettings();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the page that is shown may be the last in a row that is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path marks another link
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  const open = p2pPages.filter(({ name }) => fastTrade || name !== 'p2p_quick');
  return (
    <ul ref={list} className={className}>
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
