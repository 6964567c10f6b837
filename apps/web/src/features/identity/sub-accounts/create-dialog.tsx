import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { AccountNameDialog } from '#parts/account-name-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const client = useQueryClient();
  const act = useCallMutation(createSubAccount);
  const refusal = act.problem?.refusal;

  async function create(userName: string): Promise<void> {
    if (!(await act.run({ userName }))) return;
    await client.invalidateQueries({ queryKey: subAccountListQuery.queryKey });
    showToast('success', t('sub_account_created'));
    onClose();
  }

  return (
    <AccountNameDialog
      title={t('sub_account_create')}
      note={t('sub_account_note')}
      hint={t('sub_account_name_hint')}
      submitLabel={t('sub_account_create')}
      autoComplete="off"
      isRunning={act.isRunning}
      problem={act.problem}
      isAboutName={refusal === 'accounts.bad-name' || refusal === 'sub-accounts.name-taken'}
      onChange={act.reset}
      onSubmit={(name) => void create(name)}
      onClose={onClose}
    />
  );
}
