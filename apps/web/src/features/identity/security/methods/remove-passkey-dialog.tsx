import { removePasskey } from '@peerbourse/contract/identity/passkeys/remove-passkey';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

export function RemovePasskeyDialog({ passkeyId, name, onClose }: { passkeyId: string; name: string; onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(removePasskey);
  const finish = useFinishChange(onClose);

  async function submit(factors: Factors): Promise<void> {
    if (await act.run({ passkeyId, factors })) finish(t('passkey_removed'));
  }

  return (
    <FactorDialog
      title={t('passkey_remove', { name })}
      note={t('passkey_remove_note')}
      purpose="remove-passkey"
      submitLabel={t('remove')}
      isDanger
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    />
  );
}
