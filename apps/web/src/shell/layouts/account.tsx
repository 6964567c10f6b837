import { Outlet, useLocation } from 'react-router';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { ActingAsBanner } from '#parts/sub-accounts/acting-as-banner.tsx';
import { DefaultFrame } from '#shell/frame.tsx';
import type { Handle } from '#shell/handle.ts';
import { useCurrentInView } from '#shell/navigation/use-current-in-view.ts';
import { useSession } from '#site/session/use-session.ts';

export const handle: Handle = { texts: ['account'], isTask: true };

/** Without it the first HTML would wait for the browser's own loader. */
export function loader() {
  return null;
}

export async function clientLoader() {
  await ensureTexts(['account']);
  return null;
}

const pages = [
  { name: 'nav_overview', to: '/account' },
  { name: 'nav_security', to: '/account/security' },
  { name: 'nav_verification', to: '/account/verified' },
  { name: 'nav_devices', to: '/account/devices' },
  { name: 'nav_notifications', to: '/account/notifications' },
  { name: 'nav_payment_methods', to: '/account/payment-methods' },
  { name: 'nav_sub_accounts', to: '/account/sub-accounts' },
  { name: 'nav_api_keys', to: '/account/api-keys' },
  { name: 'nav_webhooks', to: '/account/webhooks' },
  { name: 'nav_preferences', to: '/account/preferences' },
] as const;

/** The pages of an account: the way between them stands beside the page, on narrow screens above it. */
export default function AccountLayout() {
  const t = useText('account');
  const userInfo = useSession().account?.userInfo;
  return (
    <DefaultFrame>
      <div className="page grid w-full flex-1 content-start gap-4 py-4 tablet:py-6 desktop:grid-cols-[220px_1fr] desktop:gap-10 desktop:py-10">
        <aside className="min-w-0">
          <nav aria-label={t('navigation')} className="scroll-quiet -mx-2">
            <PageLinks />
          </nav>
        </aside>
        {/* Another account is another page: nothing that somebody typed or opened goes along. */}
        <div key={userInfo?.userId} className="min-w-0">
          {userInfo?.childFlag && <ActingAsBanner userName={userInfo.userName} />}
          <Outlet />
        </div>
      </div>
    </DefaultFrame>
  );
}

function PageLinks() {
  const t = useText('account');
  const { pathname } = useLocation();
  return (
    <ul ref={useCurrentInView()} className="flex gap-1 desktop:grid">
      {pages.map(({ name, to }) => (
        <li key={name}>
          <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="menu-item whitespace-nowrap">
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
