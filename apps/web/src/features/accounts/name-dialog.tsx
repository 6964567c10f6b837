import { changeUserName } from '@peerbourse/contract/accounts/change-user-name';
import { Button } from '@peerbourse/ui/actions/button';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useAct } from '#parts/use-act.ts';
import { myAccountQuery } from '#session/my-account.query.ts';
import { showToast } from '#toasts/toasts.ts';

export function NameDialog({ userName, onClose }: { userName: string; onClose: () => void }) {
  const t = useText('account');
  const common = useText('common');
  const client = useQueryClient();
  const form = useId();
  const act = useAct(changeUserName);
  const [name, setName] = useState(userName);
  const [isChecked, setIsChecked] = useState(false);
  const isUsable = Array.from(name.trim()).length >= 2;
  const isBadName = act.problem?.refusal === 'accounts.bad-name';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!isUsable || !(await act.run({ userName: name.trim() }))) return;
    await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    showToast('success', t('name_saved'));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('name_change')}
      note={t('name_note')}
      closeLabel={common('close')}
      width="small"
      actions={
        <>
          <Button type="submit" form={form} isWide isLoading={act.isRunning} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button look="secondary" isWide onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isBadName && <ProblemBanner problem={act.problem} />}
        <TextInput
          label={t('name')}
          maxLength={30}
          autoComplete="nickname"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            act.forget();
          }}
          error={isBadName ? act.problem?.words : isChecked && !isUsable && t('name_short')}
          isRequired
        />
      </form>
    </Dialog>
  );
}
