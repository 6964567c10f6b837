import { Switch } from '@peerbourse/ui/fields/switch';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { type DeskAct, deskKeys } from './desk-keys.ts';

interface KeyDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Which keys there are, and whether they count. */
export function KeyDialog({ isOn, onSwitch, onClose }: KeyDialogProps) {
  const t = useText('p2p-order-list');
  const common = useText('common');
  return (
    <Dialog isOpen onClose={onClose} title={t('desk_keys')} note={t('desk_keys_note')} closeLabel={common('close')}>
      <div className="grid gap-4">
        <Switch label={t('desk_keys_on')} checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-14">
          {(Object.keys(deskKeys) as DeskAct[]).map((act) => (
            <div key={act} className="contents">
              <dt>
                <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-small border border-line px-1.5 font-sans text-13">
                  {deskKeys[act].length === 1 ? deskKeys[act].toUpperCase() : deskKeys[act]}
                </kbd>
              </dt>
              <dd>{t(`desk_key_${act}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
