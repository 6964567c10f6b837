import { rotateSecret } from '@peerbourse/contract/identity/webhooks/rotate-secret';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhooksChanged } from './use-webhooks-changed.ts';

export function RotateDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const t = useText('webhooks');
  const act = useCallMutation(rotateSecret);
  const hasChanged = useWebhooksChanged();
  const [secret, setSecret] = useState<string>();

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ endpointId, factors });
    if (!answer) return;
    setSecret(answer.secret);
    await hasChanged();
  }

  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <FactorDialog
      title={t('rotate')}
      note={t('rotate_note')}
      purpose="change-webhook"
      submitLabel={t('rotate')}
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    />
  );
}
