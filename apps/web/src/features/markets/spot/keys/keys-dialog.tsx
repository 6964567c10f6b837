import { Switch } from '@peerbourse/ui/fields/switch';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { useKeysChoice } from './keys-choice.ts';

const keys = [
  ['/', 'key_search'],
  ['B S', 'key_sides'],
  ['1 2 3 4', 'key_shares'],
  ['Shift X', 'key_cancel'],
  ['?', 'key_help'],
] as const;

/** What single keys do here, and whether they do. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('spot');
  const common = useText('common');
  const [isOn, choose] = useKeysChoice();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts')} closeLabel={common('close')} width="small" exit="anywhere">
      <dl className="mb-4 grid gap-2">
        {keys.map(([pressed, text]) => (
          <div key={pressed} className="flex items-center justify-between gap-4">
            <dt className="text-ink-soft">{t(text)}</dt>
            <dd dir="ltr" className="flex gap-1">
              {pressed.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="grid h-6 min-w-6 place-items-center rounded-small border border-line-strong px-1.5 font-sans text-12"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys_on')} checked={isOn} onChange={(event) => choose(event.currentTarget.checked)} />
    </Dialog>
  );
}
