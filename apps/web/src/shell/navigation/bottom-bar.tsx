import { ArrowLeftRight, ChartLine, ClipboardList, House, type LucideIcon, Wallet } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useSiteSettings } from '#site/site-settings.ts';
import { OpenOrdersBadge } from './open-orders-badge.tsx';
import { type TabName, tabOf } from './tab-of.ts';

interface Tab {
  name: TabName;
  to: string;
  Icon: LucideIcon;
}

const tabs: readonly Tab[] = [
  { name: 'tab_home', to: '/', Icon: House },
  { name: 'nav_markets', to: '/markets', Icon: ChartLine },
  { name: 'nav_p2p', to: '/p2p-trade', Icon: ArrowLeftRight },
  { name: 'my_orders', to: '/p2p-trade/orders', Icon: ClipboardList },
  { name: 'my_assets', to: '/assets', Icon: Wallet },
];

const p2pTabs: readonly TabName[] = ['nav_p2p', 'my_orders'];

/** The tabs of a phone: where a thumb reaches them. The one of the page's section is lit, on the pages below it too. */
export function BottomBar() {
  const t = useText('common');
  const { pathname } = useLocation();
  const { p2pState } = useSiteSettings();
  const lit = tabOf(pathname);
  return (
    <nav
      aria-label={t('shortcuts')}
      className="app-hide sticky bottom-0 z-20 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <ul className="flex">
        {tabs
          .filter(({ name }) => p2pState || !p2pTabs.includes(name))
          .map(({ name, to, Icon }) => (
            <li key={name} className="min-w-0 flex-1">
              <Link to={to} aria-current={name === lit ? (pathname === to ? 'page' : 'true') : undefined} className="bottom-tab relative">
                <Icon size={20} aria-hidden="true" />
                <span data-tab-label="" className="max-w-full px-0.5 text-center">
                  {t(name)}
                </span>
                {name === 'my_orders' && (
                  <span className="absolute start-1/2 top-1 ms-1">
                    <OpenOrdersBadge />
                  </span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
