import type { Setting } from '#desk/setting-list.query.ts';
import { Modal } from '#parts/modal.tsx';
import { SettingEditor, type SettingEditorProps } from './setting-editor.tsx';

export interface SettingDialogProps extends Omit<SettingEditorProps, 'setting' | 'onCancel'> {
  setting: Setting | undefined;
  onClose: () => void;
}

export function SettingDialog({ setting, onClose, onChanged, trial }: SettingDialogProps) {
  return (
    <Modal isOpen={setting !== undefined} title={<>Edit {setting?.key}</>} isWide onClose={onClose}>
      {setting && <SettingEditor key={setting.key} setting={setting} onChanged={onChanged} onCancel={onClose} {...(trial && { trial })} />}
    </Modal>
  );
}
