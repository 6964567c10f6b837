import { changeUserName } from '@peerbourse/contract/identity/accounts/change-user-name';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { AccountNameDialog } from '#parts/account-name-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';

export function NameDialog({ userName, onClose }: { userName: string; onClose: () => void }) {
  const t = useText('account');
  const client = useQueryClient();
  const act = useCallMutation(changeUserName);

  async function save(name: string): Promise<void> {
    if (!(await act.run({ userName: name }))) return;
    await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    showToast('success', t('name_saved'));
    onClose();
  }

  return (
    <AccountNameDialog
      title={t('name_change')}
      note={t('name_note')}
      submitLabel={t('save')}
      name={userName}
      autoComplete="nickname"
      isRunning={act.isRunning}
      problem={act.problem}
      isAboutName={act.problem?.refusal === 'accounts.bad-name'}
      onChange={act.reset}
      onSubmit={(name) => void save(name)}
      onClose={onClose}
    />
  );
}
