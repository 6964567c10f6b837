import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { popoverAreas } from '../overlays/popover-areas.ts';
import { type PopoverWiring, usePopover } from '../overlays/use-popover.ts';
import { rovingIndex, typedIndex } from './roving-index.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Beside the label at the far end, such as a number or a shortcut. */
  aside?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Given when the items of a menu exclude one another. */
  isChecked?: boolean;
  /** An item leads somewhere or does something. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuWiring extends PopoverWiring {
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps {
  label: string;
  /** A line stands between groups. */
  groups: ReadonlyArray<readonly MenuItem[]>;
  align?: 'start' | 'end' | undefined;
  side?: 'below' | 'above' | undefined;
  button: (wiring: MenuWiring) => ReactNode;
}

/** Deeds and ways behind one button. Arrows, Home, End and first letters move, Escape and Tab close. */
export function Menu({ label, groups, align = 'start', side = 'below', button }: MenuProps) {
  const { wiring, panel, close } = usePopover({ side, align });
  const [entry, setEntry] = useState<'first' | 'last'>('first');
  const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)')];

  function openWithArrow(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setEntry(event.key === 'ArrowUp' ? 'last' : 'first');
    event.currentTarget.click();
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') return close();
    const entries = entriesOf(event.currentTarget);
    const current = entries.findIndex((item) => item === document.activeElement);
    const next =
      rovingIndex(event.key, current, entries.length, { axis: 'column', isRightToLeft: false }) ??
      typedIndex(
        event.key,
        current,
        entries.map((item) => item.textContent),
      );
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    entries[next]?.focus();
  }

  return (
    <>
      {button({ ...wiring, 'aria-haspopup': 'menu', onKeyDown: openWithArrow })}
      <div
        {...panel}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        onToggle={(event) => {
          panel.onToggle(event);
          if (event.newState !== 'open') return;
          entriesOf(event.currentTarget)
            .at(entry === 'last' ? -1 : 0)
            ?.focus();
          setEntry('first');
        }}
        className={`popover-panel overlay-motion min-w-48 p-1.5 ${popoverAreas[side][align]}`}
      >
        {groups.map((items) => (
          <div key={items[0]?.key} role="group" className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
            {items.map((item) => (
              <Entry key={item.key} item={item} onChosen={close} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const entryClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-small px-3 text-start text-14 outline-none mouse:min-h-9 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand';

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { label, icon, aside, isDanger = false, isDisabled = false, isChecked, href, onSelect } = item;
  const tone = isDanger ? 'text-bad hover:bg-bad-tint focus:bg-bad-tint' : 'text-ink hover:bg-sunken focus:bg-sunken';
  const className = `${entryClass} ${isDisabled ? 'cursor-not-allowed text-ink-faint' : `cursor-pointer ${tone}`}`;
  const content = (
    <>
      {icon && <span className={`inline-flex shrink-0 ${isDanger ? '' : 'text-ink-soft'}`}>{icon}</span>}
      <span className="flex-1">{label}</span>
      {aside && <span className="shrink-0 text-13 text-ink-faint">{aside}</span>}
      {isChecked !== undefined && <Check size={16} aria-hidden="true" className={isChecked ? 'text-brand' : 'invisible'} />}
    </>
  );
  if (href !== undefined && !isDisabled) {
    return (
      <a data-menu-item href={href} role="menuitem" tabIndex={-1} onClick={onChosen} className={className}>
        {content}
      </a>
    );
  }
  return (
    <button
      data-menu-item
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      disabled={isDisabled}
      onClick={() => {
        // Closed first: a dialog that opens next will give the focus back to the menu's button.
        onChosen();
        onSelect?.();
      }}
      className={className}
    >
      {content}
    </button>
  );
}
