import { Outlet, useLocation } from 'react-router';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { ActingAsBanner } from '#parts/sub-accounts/acting-as-banner.tsx';
import { DefaultFrame } from '#shell/frame.tsx';
import type { Handle } from '#shell/handle.ts';
import { displayOfVisit } from '#site/preferences/asset-display.server.ts';
import { assetDisplayOf } from '#site/preferences/asset-display.ts';
import { useSession } from '#site/session/use-session.ts';
import type { Route } from './+types/assets.ts';

const texts = ['account', 'assets'];

export const handle: Handle = { texts };

/** How amounts are shown must be known before any is: what somebody hides is not in the first HTML. */
export function loader({ context }: Route.LoaderArgs) {
  return { display: displayOfVisit(context) };
}

export async function clientLoader() {
  await ensureTexts(texts);
  return { display: assetDisplayOf(document.cookie) };
}

const pages = [
  { name: 'nav_overview', to: '/assets' },
  { name: 'nav_history', to: '/assets/history' },
] as const;

/** What an account owns and how it moved. Tables of amounts want the whole width, so the way between the pages stands above. */
export default function AssetsLayout() {
  const userInfo = useSession().account?.userInfo;
  return (
    <DefaultFrame>
      <div className="page grid w-full flex-1 content-start gap-4 py-4 tablet:py-6">
        <PageLinks />
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
  const t = useText('assets');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('navigation')} className="scroll-quiet -mx-3">
      <ul className="flex gap-1">
        {pages.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="menu-item whitespace-nowrap">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
