import { askDeletion } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const format = useFormat();
  const act = useCallMutation(askDeletion);
  const finish = useFinishChange(onClose);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isChecked, setIsChecked] = useState(false);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ factors });
    if (answer) finish(t('deletion_asked', { day: format.day(answer.closesAt) }));
  }

  return (
    <FactorDialog
      title={t('deletion')}
      purpose="ask-deletion"
      submitLabel={t('deletion_ask')}
      isDanger
      isRunning={act.isRunning}
      problem={act.problem}
      check={() => {
        setIsChecked(true);
        return isUnderstood;
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-14 text-ink-soft">
        <li>{t('deletion_effect_wait')}</li>
        <li>{t('deletion_effect_coins')}</li>
        <li>{t('deletion_effect_law')}</li>
      </ul>
      <Checkbox
        label={t('deletion_understood')}
        checked={isUnderstood}
        onChange={(event) => setIsUnderstood(event.currentTarget.checked)}
        error={isChecked && !isUnderstood && t('deletion_understood_missing')}
      />
    </FactorDialog>
  );
}
