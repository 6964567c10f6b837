import type { ReactNode } from 'react';
import { Button } from '#parts/button.tsx';

export interface TopBarProps {
  /** Who is logged in. */
  name: string;
  /** Whether the page is live; seen at every width. */
  state: ReactNode;
  isRefreshing: boolean;
  onFind: () => void;
  /** Missing where there is nothing to keep. */
  onSaveView: (() => void) | undefined;
  onRefresh: () => void;
  onShortcuts: () => void;
  onLeave: () => void;
}

export function TopBar({ name, state, isRefreshing, onFind, onSaveView, onRefresh, onShortcuts, onLeave }: TopBarProps) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas max-tablet:static">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 tablet:px-6">
        <button
          type="button"
          onClick={onFind}
          aria-keyshortcuts="Control+K"
          className="flex h-9 w-full max-w-110 min-w-0 cursor-pointer items-center gap-2 rounded-medium border border-control bg-canvas px-3 text-13 text-ink-faint hover:border-ink-soft tablet:flex-1 pointer-coarse:h-11"
        >
          <span className="truncate">Search by number, mail address or phone</span>
          <kbd aria-hidden="true" className="ms-auto font-mono text-12 whitespace-nowrap text-ink-faint pointer-coarse:hidden">
            Ctrl K
          </kbd>
        </button>
        <div className="ms-auto flex min-w-0 flex-wrap items-center gap-1 tablet:gap-2">
          <div className="me-2 empty:hidden">{state}</div>
          <a
            href="#/account"
            className="truncate rounded-small px-2 py-1.5 text-13 font-medium text-ink-soft hover:text-ink"
            aria-label={`Your account, ${name}`}
          >
            {name}
          </a>
          {onSaveView && (
            <Button kind="quiet" onClick={onSaveView}>
              Save view
            </Button>
          )}
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
  );
}
