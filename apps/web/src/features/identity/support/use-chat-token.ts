import { issueSupportToken } from '@peerbourse/contract/identity/support/issue-support-token';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useSession } from '#site/session/use-session.ts';

/** Before the ten minutes of a token are over, so that nobody waits for the next one. */
const renewEveryMs = 8 * 60_000;

interface ChatToken {
  token: string | undefined;
  problem: Problem | undefined;
}

/** The app hands its token over in the fragment, which no server sees. Whoever is logged in gets one here, and another before it runs out. */
export function useChatToken(): ChatToken {
  const { isLogin } = useSession();
  const brought = useBroughtToken();
  const { run, problem } = useCallMutation(issueSupportToken);
  const [issued, setIssued] = useState<string>();

  const renew = useEffectEvent(() => void run({}).then((given) => given && setIssued(given.token)));
  const needsOne = isLogin && brought === undefined;
  useEffect(() => {
    if (!needsOne) return undefined;
    renew();
    const timer = setInterval(() => renew(), renewEveryMs);
    return () => clearInterval(timer);
  }, [needsOne]);

  return { token: brought ?? issued, problem };
}

let kept: string | undefined;

/** Kept while the page is open, and taken out of the address, where others could read it. */
function useBroughtToken(): string | undefined {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const brought = useSyncExternalStore(subscribeToNothing, takeToken, () => undefined);
  const clean = useEffectEvent(() => void navigate(pathname, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (brought !== undefined) clean();
  }, [brought]);
  useEffect(
    () => () => {
      kept = undefined;
    },
    [],
  );
  return brought;
}

function takeToken(): string | undefined {
  kept = new URLSearchParams(location.hash.slice(1)).get('token') ?? kept;
  return kept;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
