import { ArrowLeftRight, ChartLine, CircleUser, ClipboardList, CreditCard, House, type LucideIcon, Newspaper } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { useLoginAddress } from './login-address.ts';
import { OpenOrdersBadge } from './open-orders-badge.tsx';

interface Tab {
  name: 'tab_home' | 'nav_prices' | 'nav_p2p' | 'nav_buy_crypto' | 'nav_insights' | 'my_orders' | 'tab_account';
  to: string;
  Icon: LucideIcon;
}

/** The tabs of a phone: where a thumb reaches them. */
export function BottomBar() {
  const t = useText('common');
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('shortcuts')}
      className="app-hide sticky bottom-0 z-20 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <ul className="flex">
        {useTabs().map(({ name, to, Icon }) => (
          <li key={name} className="min-w-0 flex-1">
            <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="bottom-tab relative">
              <Icon size={20} aria-hidden="true" />
              <span className="line-clamp-2 max-w-full px-0.5 text-center leading-none">{t(name)}</span>
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

function useTabs(): Tab[] {
  const { p2pState, fastTrade } = useSiteSettings();
  const login = useLoginAddress();
  const { isLogin } = useSession();
  return [
    { name: 'tab_home', to: '/', Icon: House },
    // Whoever trades looks at their orders more often than at prices, which are on the first page anyway.
    isLogin && p2pState
      ? { name: 'my_orders', to: '/p2p-trade/orders', Icon: ClipboardList }
      : { name: 'nav_prices', to: '/#prices', Icon: ChartLine },
    ...(p2pState ? [{ name: 'nav_p2p', to: '/p2p-trade', Icon: ArrowLeftRight } as const] : []),
    ...(p2pState && fastTrade ? [{ name: 'nav_buy_crypto', to: '/buy-sell-crypto', Icon: CreditCard } as const] : []),
    ...(p2pState && fastTrade ? [] : [{ name: 'nav_insights', to: '/insights', Icon: Newspaper } as const]),
    { name: 'tab_account', to: isLogin ? '/account' : login, Icon: CircleUser },
  ];
}
