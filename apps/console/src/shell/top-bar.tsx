import type { ReactNode } from 'react';
import { Button } from '#parts/button.tsx';
import { Logo } from '#parts/logo.tsx';
import { SectionLinks, type SectionLinksProps } from './section-links.tsx';

export interface TopBarProps extends SectionLinksProps {
  /** Whether the page is live; seen at every width. */
  state: ReactNode;
  isRefreshing: boolean;
  onRefresh: () => void;
  onShortcuts: () => void;
  onLeave: () => void;
}

export function TopBar({ sections, state, isRefreshing, onRefresh, onShortcuts, onLeave }: TopBarProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-medium bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-canvas">
        <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-4 px-4 tablet:px-6">
          <div className="flex h-14 items-center">
            <Logo />
          </div>
          <div className="order-last -mx-4 flex w-[calc(100%+2rem)] min-w-0 flex-none items-center gap-4 border-t border-line px-4 tablet:-mx-6 tablet:w-[calc(100%+3rem)] tablet:px-6 desktop:order-none desktop:mx-0 desktop:w-auto desktop:flex-1 desktop:border-0 desktop:px-0 desktop:ps-4">
            <SectionLinks sections={sections} />
            <div className="ms-auto">{state}</div>
          </div>
          <div className="ms-auto flex h-14 items-center gap-1 tablet:gap-2">
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
