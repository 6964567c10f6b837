import { takeMyRecords } from '@peerbourse/contract/identity/privacy/take-my-records';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(takeMyRecords);
  const finish = useFinishChange(onClose);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ factors });
    if (!answer) return;
    saveFile(`account-${answer.exportedAt.slice(0, 10)}.json`, JSON.stringify(answer, undefined, 2));
    finish(t('export_done'));
  }

  return (
    <FactorDialog
      title={t('export')}
      note={t('export_note')}
      purpose="my-data"
      submitLabel={t('export_do')}
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    />
  );
}
