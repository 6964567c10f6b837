import { Outlet } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { DefaultFrame } from '#shell/frame.tsx';
import { P2pLinks } from '#shell/navigation/p2p-navigation.tsx';

/** A trader's own pages: the way between them stands beside the page, on narrow screens above it. */
export default function OtcAsideLayout() {
  const t = useText('common');
  return (
    <DefaultFrame>
      <div className="page grid w-full flex-1 content-start gap-6 py-6 desktop:grid-cols-[220px_1fr] desktop:gap-10 desktop:py-10">
        <aside className="app-hide min-w-0">
          <nav aria-label={t('p2p_navigation')} className="scroll-quiet -mx-2">
            <P2pLinks className="flex gap-1 desktop:grid" linkClassName="menu-item whitespace-nowrap" />
          </nav>
        </aside>
        <div className="flex min-w-0 flex-col">
          <Outlet />
        </div>
      </div>
    </DefaultFrame>
  );
}
