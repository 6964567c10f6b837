import { unbindContact } from '@peerbourse/contract/identity/security/unbind-contact';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { HoldNote } from '../hold-note.tsx';
import { useFinishChange } from '../use-finish-change.ts';
import type { ContactKind } from './contact-draft.ts';

export function UnbindContactDialog({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(unbindContact);
  const finish = useFinishChange(onClose);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ kind, factors });
    if (answer) finish(t(kind === 'email' ? 'email_removed' : 'phone_removed'));
  }

  return (
    <FactorDialog
      title={t(kind === 'email' ? 'email_remove' : 'phone_remove')}
      note={t('contact_remove_note')}
      purpose="unbind-contact"
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
