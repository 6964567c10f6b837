import { switchAccount } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { takeUpSession } from '#site/session/change-of-session.ts';
import { sessionTabs } from '#site/session/session-tabs.ts';

interface SwitchAccount {
  switchTo: (userId: string) => Promise<boolean>;
  isSwitching: boolean;
  problem: Problem | undefined;
}

/** Goes on as another account of the same person. Whatever was shown of the one before is asked for again, here and in other tabs. */
export function useSwitchAccount(): SwitchAccount {
  const client = useQueryClient();
  const act = useCallMutation(switchAccount);
  const [isTakingUp, setIsTakingUp] = useState(false);
  return {
    isSwitching: act.isRunning || isTakingUp,
    problem: act.problem,
    switchTo: async (userId) => {
      const answer = await act.run({ userId });
      if (!answer) return false;
      setIsTakingUp(true);
      await takeUpSession(client);
      sessionTabs().tell('in');
      setIsTakingUp(false);
      return true;
    },
  };
}
