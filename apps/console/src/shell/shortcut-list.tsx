import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { goals, shortcuts } from './shortcuts.ts';

export interface ShortcutListProps {
  isOpen: boolean;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

export function ShortcutList({ isOpen, isOn, onSwitch, onClose }: ShortcutListProps) {
  return (
    <Modal isOpen={isOpen} title="Keyboard shortcuts" note="They rest while you type in a field." onClose={onClose}>
      <dl className="divide-y divide-line border-y border-line text-14">
        {shortcuts.map(({ key, label }) => (
          <ShortcutRow key={key} names={[key]} label={label} />
        ))}
        <ShortcutRow names={['Esc']} label="Close a dialog" />
        {goals.map(({ key, label }) => (
          <ShortcutRow key={key} names={['g', key]} label={label} />
        ))}
      </dl>
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

/** Keys that are pressed one after the other. */
function ShortcutRow({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2">
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
