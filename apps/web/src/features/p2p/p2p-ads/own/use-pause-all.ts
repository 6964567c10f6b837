import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import { useQueryClient } from '@tanstack/react-query';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { renewAds } from '../renew-ads.ts';

interface PauseAll {
  setPaused: (isPaused: boolean) => Promise<void>;
  isRunning: boolean;
  problem: Problem | undefined;
}

/** Takes every ad off the market and brings them back, whatever each of them is by itself. Business hours stay as they are. */
export function usePauseAll(): PauseAll {
  const t = useText('p2p-ads');
  const client = useQueryClient();
  const act = useCallMutation(setBusinessHours);
  const hours = useKnown(myTraderQuery)?.businessHours ?? null;

  async function setPaused(isPaused: boolean): Promise<void> {
    const answer = await act.run({ isPaused, hours });
    await renewAds(client);
    if (answer) showToast('success', t(isPaused ? 'now_all_paused' : 'now_all_resumed'));
  }

  return { setPaused, isRunning: act.isRunning, problem: act.problem };
}
