import { createEndpoint } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { maxEndpointDescription, maxEndpointUrl, type WebhookEventType, webhookEventTypes } from '@peerbourse/rules/webhooks/event-names';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { EventChoice } from './event-choice.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhooksChanged } from './use-webhooks-changed.ts';

/** Whether the server may be called is judged by ours; here only that something was entered. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText('webhooks');
  const act = useCallMutation(createEndpoint);
  const hasChanged = useWebhooksChanged();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [types, setTypes] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const [isChecked, setIsChecked] = useState(false);
  const [secret, setSecret] = useState<string>();
  const isUrlWrong = act.problem?.refusal === 'webhooks.bad-address' || (isChecked && !/^https?:\/\/./i.test(url.trim()));

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ url: url.trim(), description: description.trim(), types: [...types], factors });
    if (!answer) return;
    setSecret(answer.secret);
    await hasChanged();
  }

  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <FactorDialog
      title={t('add')}
      note={t('lead')}
      purpose="change-webhook"
      submitLabel={t('add')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={({ refusal }) => refusal === 'webhooks.bad-address'}
      check={() => {
        setIsChecked(true);
        return /^https?:\/\/./i.test(url.trim()) && types.length > 0;
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <TextInput
        label={t('url')}
        hint={t('url_rule')}
        error={isUrlWrong && t('url_rule')}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        placeholder="https://hooks.example.com/peerbourse"
        maxLength={maxEndpointUrl}
        value={url}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          act.reset();
        }}
        isRequired
      />
      <TextInput
        label={t('note')}
        autoComplete="off"
        dir="auto"
        maxLength={maxEndpointDescription}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <EventChoice chosen={types} problem={isChecked && types.length === 0 ? t('events_needed') : undefined} onChange={setTypes} />
    </FactorDialog>
  );
}
