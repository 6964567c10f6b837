import type { ReactNode } from 'react';
import { useDeskKeyList } from '#desk/desk-key-list.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { type Goal, shortcuts } from './shortcuts.ts';

export interface ShortcutListProps {
  isOpen: boolean;
  isOn: boolean;
  goals: readonly Goal[];
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of what lies on this desk first, then those of every desk. */
export function ShortcutList({ isOpen, isOn, goals, onSwitch, onClose }: ShortcutListProps) {
  const ofDesk = useDeskKeyList();
  return (
    <Modal isOpen={isOpen} isWide title="Keyboard shortcuts" note="They rest while you type in a field." onClose={onClose}>
      <div className="grid gap-x-8 gap-y-4 tablet:grid-cols-3">
        <div className="grid content-start gap-4">
          {ofDesk.length > 0 && (
            <ShortcutGroup title="On this desk">
              {ofDesk.map(({ names, label }) => (
                <ShortcutRow key={names.join(' ')} names={names} label={label} />
              ))}
            </ShortcutGroup>
          )}
          <ShortcutGroup title="Everywhere">
            <ShortcutRow names={['Ctrl', 'k']} label="Find anything by its number" />
            {shortcuts.map(({ key, label }) => (
              <ShortcutRow key={key} names={[key]} label={label} />
            ))}
            <ShortcutRow names={['Esc']} label="Close a dialog" />
          </ShortcutGroup>
        </div>
        <ShortcutGroup title="Go to" isTwice>
          {goals.map(({ key, label }) => (
            <ShortcutRow key={key} names={['g', key]} label={label} />
          ))}
        </ShortcutGroup>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
          <input type="checkbox" className="size-4.5 accent-brand" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
          Use single-key shortcuts
        </label>
        <Button size="large" data-first-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}

function ShortcutGroup({ title, isTwice = false, children }: { title: string; isTwice?: boolean; children: ReactNode }) {
  return (
    <section className={isTwice ? 'tablet:col-span-2' : ''}>
      <h3 className="mb-1 text-13 font-semibold text-ink-soft">{title}</h3>
      <dl className={`divide-y divide-line border-y border-line text-13 ${isTwice ? 'gap-x-8 tablet:columns-2' : ''}`}>{children}</dl>
    </section>
  );
}

/** Keys that are pressed one after the other. */
function ShortcutRow({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <div className="flex break-inside-avoid items-center justify-between gap-4 py-1.5">
      <dt>{label}</dt>
      <dd className="flex gap-1">
        {names.map((name) => (
          <kbd
            key={name}
            className="inline-grid h-6 min-w-6 place-items-center rounded-small border border-line-strong bg-sunken px-1.5 font-mono text-12"
          >
            {name}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
