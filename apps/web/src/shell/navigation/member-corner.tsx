import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Bell } from '#shell/notices/bell.tsx';
import type { MyAccount } from '#site/session/session-state.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { AccountMenu } from './account-menu.tsx';
import { OpenOrdersBadge } from './open-orders-badge.tsx';

/** What members look at most often, beside their account; on smaller screens the menu has it. */
export function MemberCorner({ account }: { account: MyAccount }) {
  const t = useText('common');
  const { p2pState } = useSiteSettings();
  return (
    <>
      <nav aria-label={t('my_pages')} className="hidden desktop:block">
        <ul className="flex items-center gap-1">
          <li>
            <Link to="/assets" className="nav-link">
              {t('my_assets')}
            </Link>
          </li>
          {p2pState && (
            <li>
              <Link to="/p2p-trade/orders" className="nav-link gap-1.5">
                {t('my_orders')}
                <OpenOrdersBadge />
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <Bell userId={account.userInfo?.userId} />
      <AccountMenu account={account} />
    </>
  );
}
