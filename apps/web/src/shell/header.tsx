import { Logo } from '@peerbourse/ui/brand/logo';
import { lazy, Suspense } from 'react';
import { Link } from '#base/links/link.tsx';
import { AccountCorner } from '#shell/navigation/account-corner.tsx';
import { LanguageHint } from '#shell/navigation/language-hint.tsx';
import { MainNavigation } from '#shell/navigation/main-navigation.tsx';
import { MenuButton } from '#shell/navigation/menu-button.tsx';
import { DisplaySettings } from '#site/preferences/display-settings.tsx';
import { useBrand } from '#site/site-settings.ts';
import type { P2pNavigationPlace } from './handle.ts';

const P2pNavigation = lazy(async () => ({ default: (await import('#shell/navigation/p2p-navigation.tsx')).P2pNavigation }));

/** Name, pages, language and account. Pages of the P2P market have a second row, which a page may hide. */
export function Header({ p2pNavigation = 'none' }: { p2pNavigation?: P2pNavigationPlace }) {
  return (
    <header className="app-hide border-b border-line bg-canvas">
      <div className="group/header flex h-15 items-center gap-1 px-4 tablet:gap-4 tablet:px-6">
        <HomeLink />
        <MainNavigation />
        <LanguageHint />
        <DisplaySettings />
        <AccountCorner />
        <MenuButton />
      </div>
      <Suspense>{p2pNavigation !== 'none' && <P2pNavigation isOnDeskOnly={p2pNavigation === 'desk'} />}</Suspense>
    </header>
  );
}

/** For pages with one thing to do: nothing leads away but the name. */
export function PlainHeader() {
  return (
    <header className="app-hide border-b border-line bg-canvas">
      <div className="flex h-15 items-center gap-3 px-4 tablet:px-6">
        <HomeLink />
        <span className="flex-1" />
        <DisplaySettings />
      </div>
    </header>
  );
}

function HomeLink() {
  const brand = useBrand().name;
  return (
    <Link
      to="/"
      aria-label={brand}
      className="shrink-0 rounded-small py-2 max-tablet:group-has-[[data-language-offer]]/header:[&_bdi]:hidden max-[359px]:group-has-[[data-account]]/header:[&_bdi]:hidden desktop:me-4"
    >
      <Logo brand={brand} />
    </Link>
  );
}
