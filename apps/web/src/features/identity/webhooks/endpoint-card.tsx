import { sendTestEvent } from '@peerbourse/contract/identity/webhooks/send-test-event';
import { switchEndpoint } from '@peerbourse/contract/identity/webhooks/switch-endpoint';
import { Button } from '@peerbourse/ui/actions/button';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { lazy, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { Endpoint } from '#queries/webhooks/endpoint-list.query.ts';
import { DeliveryList } from './delivery-list.tsx';
import { useWebhooksChanged } from './use-webhooks-changed.ts';
import { eventKeys, stateTexts } from './webhook-text.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const RotateDialog = lazy(async () => ({ default: (await import('./rotate-dialog.tsx')).RotateDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const t = useText('webhooks');
  const { endpointId, url, description, types, state, waiting } = endpoint;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid gap-3 rounded-large border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 id={id} className="min-w-0 font-semibold wrap-anywhere">
          <bdi dir="ltr">{url}</bdi>
        </h3>
        <StatusTag tone={stateTexts[state].tone} label={t(stateTexts[state].key)} />
        {waiting > 0 && <span className="text-13 text-ink-soft">{t('waiting', { count: waiting })}</span>}
      </div>
      {description !== '' && (
        <p className="wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
      )}
      {state === 'off' && <p className="text-14">{t('off_note')}</p>}
      <p className="text-13 text-ink-soft">{types.map((type) => t(eventKeys[type])).join(' · ')}</p>
      <EndpointActs endpoint={endpoint} isOpen={isOpen} onOpen={() => setIsOpen(!isOpen)} />
      {isOpen && <DeliveryList endpointId={endpointId} />}
    </li>
  );
}

interface EndpointActsProps {
  endpoint: Endpoint;
  isOpen: boolean;
  onOpen: () => void;
}

function EndpointActs({ endpoint, isOpen, onOpen }: EndpointActsProps) {
  const t = useText('webhooks');
  const account = useText('account');
  const hasChanged = useWebhooksChanged();
  const test = useCallMutation(sendTestEvent);
  const turn = useCallMutation(switchEndpoint);
  const { endpointId, url, state } = endpoint;
  const isOn = state === 'on';

  async function sendTest(): Promise<void> {
    if (!(await test.run({ endpointId }))) return;
    showToast('success', t('queued'));
    await hasChanged();
  }

  async function turnOver(): Promise<void> {
    if (await turn.run({ endpointId, isOn: !isOn })) await hasChanged();
  }

  return (
    <>
      <ProblemBanner problem={test.problem ?? turn.problem} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" aria-expanded={isOpen} onClick={onOpen}>
          {t('deliveries')}
        </Button>
        <Button size="small" variant="secondary" isLoading={test.isRunning} loadingLabel={t('queued')} onClick={() => void sendTest()}>
          {t('test')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          isLoading={turn.isRunning}
          loadingLabel={account('saving')}
          onClick={() => void turnOver()}
        >
          {t(isOn ? 'pause' : 'resume')}
        </Button>
        <DialogButton about={url} dialog={(close) => <ChangeDialog endpoint={endpoint} onClose={close} />}>
          {account('change')}
        </DialogButton>
        <DialogButton about={url} dialog={(close) => <RotateDialog endpointId={endpointId} onClose={close} />}>
          {t('rotate')}
        </DialogButton>
        <DialogButton variant="quiet" about={url} dialog={(close) => <DeleteDialog endpointId={endpointId} onClose={close} />}>
          {t('remove')}
        </DialogButton>
      </div>
    </>
  );
}
