import { setFundPassword } from '@peerbourse/contract/identity/security/set-fund-password';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { HoldNote } from '../hold-note.tsx';
import { useFinishChange } from '../use-finish-change.ts';

interface FundPasswordDialogProps {
  /** A first one holds nothing back. */
  isFirst: boolean;
  onClose: () => void;
}

export function FundPasswordDialog({ isFirst, onClose }: FundPasswordDialogProps) {
  const t = useText('security');
  const act = useCallMutation(setFundPassword);
  const finish = useFinishChange(onClose);
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isWeak = act.problem?.refusal === 'security.weak-fund-password';
  const hidden = { autoComplete: 'off' } as const;

  function check(): boolean {
    setIsChecked(true);
    return fresh.length === 6 && fresh === again;
  }

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ fundPassword: fresh, factors });
    if (answer) finish(t('fund_saved'));
  }

  return (
    <FactorDialog
      title={isFirst ? t('fund_set') : t('fund_change')}
      note={t('fund_note')}
      purpose="set-fund-password"
      submitLabel={t('save')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={({ refusal }) => refusal === 'security.weak-fund-password'}
      check={check}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      {!isFirst && <HoldNote />}
      <OtpInput
        {...hidden}
        label={t('fund_new')}
        hint={t('fund_rule')}
        value={fresh}
        onChange={(digits) => {
          setFresh(digits);
          act.reset();
        }}
        error={isWeak ? act.problem?.message : isChecked && fresh.length !== 6 && t('six_digits')}
        isRequired
      />
      <OtpInput
        {...hidden}
        label={t('fund_again')}
        value={again}
        onChange={setAgain}
        error={isChecked && fresh !== again && t('not_the_same')}
        isRequired
      />
    </FactorDialog>
  );
}
