import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { rovingIndex } from './roving-index.ts';

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  /** Beside the label, such as a number. */
  mark?: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  tabs: ReadonlyArray<Tab<Key>>;
  current: Key;
  onChange: (key: Key) => void;
  size?: 'medium' | 'large' | undefined;
  /** A line under all of them, when a page begins below. */
  hasLine?: boolean | undefined;
  /** What the current tab shows. */
  children: ReactNode;
}

/** One tab is in the tab order; arrows, Home and End choose another, mirrored where text runs from right to left. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, size = 'medium', hasLine = false, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const frame = list.current;
    if (!tab || !frame || frame.scrollWidth <= frame.clientWidth) return;
    frame.scrollLeft += tab.getBoundingClientRect().left - frame.getBoundingClientRect().left - (frame.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const index = tabs.findIndex(({ key }) => key === current);
    const way = { axis: 'row', isRightToLeft: event.currentTarget.matches(':dir(rtl)') } as const;
    const next = tabs[rovingIndex(event.key, index, tabs.length, way) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus();
  }

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`scroll-quiet flex gap-1 ${hasLine ? 'shadow-[inset_0_-1px_var(--color-line)]' : ''}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={move}
            className={`relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-small px-2.5 font-semibold whitespace-nowrap text-ink-soft after:absolute after:inset-x-2.5 after:bottom-0 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:border-b-2 aria-selected:after:border-brand mouse:min-h-10 ${size === 'large' ? 'text-16' : 'text-14'}`}
          >
            {tab.label}
            {tab.mark}
          </button>
        ))}
      </div>
      {/* The panel is a stop of its own, so that the keyboard finds what has just changed. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0} className="rounded-small pt-4">
        {children}
      </div>
    </div>
  );
}
