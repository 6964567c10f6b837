import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { hideAd } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { takeDownAd } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { unhideAd } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { renewAds } from '../renew-ads.ts';

interface AdActs {
  turn: (isOnline: boolean) => Promise<void>;
  takeDown: () => Promise<void>;
  setHidden: (isHidden: boolean) => Promise<void>;
  wakeUp: () => Promise<void>;
  isRunning: boolean;
  /** Why the last of them was not carried out. */
  problem: Problem | undefined;
}

/** What an owner does to one ad at once, without a dialog. */
export function useAdActs({ adNo }: Pick<MyAd, 'adNo'>): AdActs {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const [turning, takingDown, hiding, showing] = [
    useCallMutation(switchAd),
    useCallMutation(takeDownAd),
    useCallMutation(hideAd),
    useCallMutation(unhideAd),
  ];
  const acts = [turning, takingDown, hiding, showing];

  async function settle(answer: Promise<unknown>, message: string): Promise<void> {
    for (const act of acts) act.reset();
    const done = (await answer) !== undefined;
    await renewAds(client);
    if (done) showToast('success', message);
  }

  return {
    turn: (isOnline) => settle(turning.run({ adNo, isOnline }), t(isOnline ? 'now_online' : 'now_offline')),
    takeDown: () => settle(takingDown.run({ adNo }), t('now_taken_down')),
    setHidden: (isHidden) => settle(isHidden ? hiding.run({ adNo }) : showing.run({ adNo }), t(isHidden ? 'now_hidden' : 'now_public')),
    wakeUp: () => settle(offAndOn(), t('now_online')),
    isRunning: acts.some(({ isRunning }) => isRunning),
    problem: acts.find(({ problem }) => problem)?.problem,
  };

  async function offAndOn(): Promise<unknown> {
    return (await turning.run({ adNo, isOnline: false })) && (await turning.run({ adNo, isOnline: true }));
  }
}
