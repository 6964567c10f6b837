import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { isAboutNickName, NickNameField, useNickNameProblem } from '../onboarding/nick-name-field.tsx';
import { useTakeTrader } from '../use-take-trader.ts';

export function RenameDialog({ trader, onClose }: { trader: MyTrader; onClose: () => void }) {
  const t = useText('p2p-users');
  const form = useId();
  const act = useCallMutation(updateProfile);
  const takeTrader = useTakeTrader();
  const [name, setName] = useState(trader.nickNameState === 1 ? trader.nickName : '');
  const [isChecked, setIsChecked] = useState(false);
  const nameProblem = useNickNameProblem(name);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (act.isRunning || nameProblem) return;
    const answer = await act.run({ nickName: name.trim() });
    if (!answer) return;
    takeTrader(answer);
    showToast('success', t('renamed'));
    onClose();
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('rename')}
      note={t('rename_note')}
      width="small"
      form={form}
      submitLabel={t('save')}
      runningLabel={t('saving')}
      cancelLabel={t('cancel')}
      isRunning={act.isRunning}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isAboutNickName(act.problem) && <ProblemBanner problem={act.problem} />}
        <NickNameField
          value={name}
          problem={act.problem}
          isChecked={isChecked}
          onChange={(next) => {
            setName(next);
            act.reset();
          }}
        />
      </form>
    </FormDialog>
  );
}
