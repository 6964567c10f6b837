import { type WebhookEventType, webhookEventTypes } from '@peerbourse/rules/webhooks/event-names';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useText } from '#base/i18n/texts.tsx';
import { eventKeys } from './webhook-text.ts';

interface EventChoiceProps {
  chosen: readonly WebhookEventType[];
  problem: string | undefined;
  onChange: (chosen: WebhookEventType[]) => void;
}

/** What a server is told; each with its name in the API. */
export function EventChoice({ chosen, problem, onChange }: EventChoiceProps) {
  const t = useText('webhooks');
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 font-medium text-ink-soft">{t('events')}</legend>
      {webhookEventTypes.map((type) => (
        <Checkbox
          key={type}
          label={t(eventKeys[type])}
          note={<bdi dir="ltr">{type}</bdi>}
          checked={chosen.includes(type)}
          onChange={({ currentTarget }) =>
            onChange(webhookEventTypes.filter((each) => (each === type ? currentTarget.checked : chosen.includes(each))))
          }
        />
      ))}
      <ErrorFade error={problem} />
    </fieldset>
  );
}
