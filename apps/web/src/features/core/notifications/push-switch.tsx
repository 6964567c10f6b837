import { subscribePush } from '@peerbourse/contract/core/notifications/subscribe-push';
import { unsubscribePush } from '@peerbourse/contract/core/notifications/unsubscribe-push';
import { Button } from '@peerbourse/ui/actions/button';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { currentSubscription, type PushState, subscribeHere } from './push-device.ts';

interface PushSwitchProps {
  pushKey: string;
  state: PushState;
  onChange: (state: PushState) => void;
}

/** Switches pushes to this browser on and off. Which messages they are, the table above says once they are on. */
export function PushSwitch({ pushKey, state, onChange }: PushSwitchProps) {
  const t = useText('account');
  const [isBusy, setIsBusy] = useState(false);
  const on = useCallMutation(subscribePush);
  const off = useCallMutation(unsubscribePush);

  async function turnOn(): Promise<void> {
    const subscription = await subscribeHere(pushKey);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined)
      return onChange(Notification.permission === 'denied' ? 'blocked' : 'unable');
    const isKept = await on.run({ subscription: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
    if (!isKept) await subscription?.unsubscribe();
    onChange(isKept ? 'on' : 'off');
  }

  async function turnOff(): Promise<void> {
    const subscription = await currentSubscription();
    if (subscription && !(await off.run({ endpoint: subscription.endpoint }))) return;
    await subscription?.unsubscribe();
    onChange('off');
  }

  async function change(): Promise<void> {
    setIsBusy(true);
    await (state === 'on' ? turnOff() : turnOn()).finally(() => setIsBusy(false));
  }

  return (
    <div className="grid gap-2 text-13 text-ink-soft">
      <p role="status">{t(`push_${state}`)}</p>
      <ProblemBanner problem={on.problem ?? off.problem} />
      {(state === 'on' || state === 'off') && (
        <div>
          <Button size="small" variant="secondary" isLoading={isBusy} loadingLabel={t('saving')} onClick={() => void change()}>
            {t(state === 'on' ? 'push_turn_off' : 'push_turn_on')}
          </Button>
        </div>
      )}
    </div>
  );
}
