import { createSubAccount } from '@peerbourse/contract/sub-accounts/create-sub-account';
import { Button } from '@peerbourse/ui/actions/button';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { subAccountListQuery } from '#parts/sub-accounts/sub-account-list.query.ts';
import { useAct } from '#parts/use-act.ts';
import { showToast } from '#toasts/toasts.ts';

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const common = useText('common');
  const client = useQueryClient();
  const form = useId();
  const act = useAct(createSubAccount);
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isUsable = Array.from(name.trim()).length >= 2;
  const isAboutName = act.problem?.refusal === 'accounts.bad-name' || act.problem?.refusal === 'sub-accounts.name-taken';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!isUsable || !(await act.run({ userName: name.trim() }))) return;
    await client.invalidateQueries({ queryKey: subAccountListQuery.queryKey });
    showToast('success', t('sub_account_created'));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sub_account_create')}
      note={t('sub_account_note')}
      closeLabel={common('close')}
      width="small"
      actions={
        <>
          <Button type="submit" form={form} isWide isLoading={act.isRunning} loadingLabel={t('saving')}>
            {t('sub_account_create')}
          </Button>
          <Button look="secondary" isWide onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isAboutName && <ProblemBanner problem={act.problem} />}
        <TextInput
          label={t('name')}
          hint={t('sub_account_name_hint')}
          maxLength={30}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            act.forget();
          }}
          error={isAboutName ? act.problem?.words : isChecked && !isUsable && t('name_short')}
          isRequired
        />
      </form>
    </Dialog>
  );
}
