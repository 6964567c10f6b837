import { changeEndpoint } from '@peerbourse/contract/identity/webhooks/change-endpoint';
import { maxEndpointDescription, type WebhookEventType } from '@peerbourse/rules/webhooks/event-names';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { Endpoint } from '#queries/webhooks/endpoint-list.query.ts';
import { EventChoice } from './event-choice.tsx';
import { useWebhooksChanged } from './use-webhooks-changed.ts';

export function ChangeDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const t = useText('webhooks');
  const account = useText('account');
  const act = useCallMutation(changeEndpoint);
  const hasChanged = useWebhooksChanged();
  const form = useId();
  const [description, setDescription] = useState(endpoint.description);
  const [types, setTypes] = useState<readonly WebhookEventType[]>(endpoint.types);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (types.length === 0) return;
    const { endpointId } = endpoint;
    if (!(await act.run({ endpointId, description: description.trim(), types: [...types] }))) return;
    await hasChanged();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={account('change')}
      submitLabel={account('save')}
      runningLabel={account('saving')}
      cancelLabel={account('cancel')}
      isRunning={act.isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextInput
          label={t('note')}
          autoComplete="off"
          dir="auto"
          maxLength={maxEndpointDescription}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <EventChoice chosen={types} problem={types.length === 0 ? t('events_needed') : undefined} onChange={setTypes} />
        <ProblemBanner problem={act.problem} />
      </form>
    </FormDialog>
  );
}
