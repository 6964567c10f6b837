import type { ReactNode } from 'react';
import { Button } from '#parts/button.tsx';
import { Logo } from '#parts/logo.tsx';
import { ScreenLinks, type ScreenLinksProps } from './screen-links.tsx';

export interface TopBarProps extends ScreenLinksProps {
  /** Who is logged in. */
  name: string;
  /** Whether the page is live; seen at every width. */
  state: ReactNode;
  isRefreshing: boolean;
  onRefresh: () => void;
  onShortcuts: () => void;
  onLeave: () => void;
}

export function TopBar({ screens, currentId, name, state, isRefreshing, onRefresh, onShortcuts, onLeave }: TopBarProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-medium bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
        onClick={(event) => {
          // The fragment names the screen, so it must not change.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-canvas">
        <div className="mx-auto flex max-w-480 flex-wrap items-center gap-x-4 px-4 tablet:px-6">
          <div className="flex h-14 items-center">
            <Logo />
          </div>
          <div className="order-last -mx-4 flex w-[calc(100%+2rem)] min-w-0 flex-none items-center gap-4 border-t border-line px-4 tablet:-mx-6 tablet:w-[calc(100%+3rem)] tablet:px-6 desktop:order-none desktop:mx-0 desktop:w-auto desktop:flex-1 desktop:border-0 desktop:px-0 desktop:ps-4">
            <ScreenLinks screens={screens} currentId={currentId} />
            <div className="ms-auto">{state}</div>
          </div>
          <div className="ms-auto flex h-14 items-center gap-1 tablet:gap-2">
            <a
              href="#/account"
              className="rounded-small px-2 py-1.5 text-13 font-medium text-ink-soft hover:text-ink"
              aria-label={`Your account, ${name}`}
            >
              {name}
            </a>
            <Button onClick={onRefresh} isBusy={isRefreshing} aria-keyshortcuts="r">
              Refresh
            </Button>
            <Button
              kind="quiet"
              onClick={onShortcuts}
              aria-label="Keyboard shortcuts"
              aria-keyshortcuts="?"
              className="w-8 px-0! pointer-coarse:w-11"
            >
              ?
            </Button>
            <Button kind="quiet" onClick={onLeave} className="-me-3">
              Log out
            </Button>
          </div>
        </div>
      </header>
    </>
  );
}
