import { renameKey } from '@peerbourse/contract/identity/api-keys/rename-key';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { ApiKey } from '#queries/api-keys/key-list.query.ts';
import { useFinishKey } from './use-finish-key.ts';

export function RenameKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText('api-keys');
  const account = useText('account');
  const form = useId();
  const act = useCallMutation(renameKey);
  const finish = useFinishKey(onClose);
  const [name, setName] = useState(apiKey.name);
  const [isChecked, setIsChecked] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '') return;
    if (await act.run({ keyId: apiKey.keyId, name: name.trim() })) await finish(t('renamed'));
  }

  return (
    <FormDialog
      title={t('rename')}
      width="small"
      form={form}
      submitLabel={account('save')}
      runningLabel={account('saving')}
      cancelLabel={account('cancel')}
      isRunning={act.isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        <TextInput
          label={account('name')}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isChecked && name.trim() === '' && t('name_missing')}
          isRequired
        />
      </form>
    </FormDialog>
  );
}
