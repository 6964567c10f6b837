import { removeAuthenticator } from '@peerbourse/contract/identity/authenticators/remove-authenticator';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { HoldNote } from '../hold-note.tsx';
import { useFinishChange } from '../use-finish-change.ts';

export function RemoveAuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(removeAuthenticator);
  const finish = useFinishChange(onClose);

  async function submit(factors: Factors): Promise<void> {
    if (await act.run({ factors })) finish(t('authenticator_removed'));
  }

  return (
    <FactorDialog
      title={t('authenticator_remove')}
      note={t('authenticator_remove_note')}
      purpose="remove-authenticator"
      submitLabel={t('remove')}
      isDanger
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <HoldNote />
    </FactorDialog>
  );
}
