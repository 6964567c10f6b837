import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useCountdown } from '#parts/use-countdown.ts';
import type { Asked } from '#site/calls/browser-client.ts';
import { type CodeOnItsWay, keepSentCode, sentCodeFor } from './sent-codes.ts';

/** What a code is for, and where it goes. */
export type CodeAsk = Asked<typeof sendCode>;

export interface CodeSending {
  send: (ask: CodeAsk) => Promise<void>;
  /** Until another may be asked for. */
  secondsLeft: number;
  isSending: boolean;
  /** What was sent from this page; a code that was sent elsewhere a moment ago is only known to be there. */
  sent: CodeOnItsWay | 'elsewhere' | undefined;
  problem: Problem | undefined;
}

/** Sends a code. With `onArrival` it goes out by itself, once for each thing that it is for, however often the field is mounted. */
export function useCodeSending(onArrival?: CodeAsk): CodeSending {
  const act = useCallMutation(sendCode);
  const { secondsLeft, start } = useCountdown();
  const [sent, setSent] = useState<CodeSending['sent']>();
  const arrivedFor = useRef<string>(undefined);

  async function send(ask: CodeAsk): Promise<void> {
    const answer = await act.run(ask, ({ refusal, details }) => {
      if (refusal !== 'security.code-too-soon') return;
      setSent((before) => before ?? 'elsewhere');
      start(Number(details.retryAfterSeconds) || 0);
    });
    if (!answer) return;
    setSent(answer);
    start(answer.resendSeconds);
    keepSentCode(ask, answer);
  }

  const key = onArrival && JSON.stringify(onArrival);
  const arrive = useEffectEvent(() => {
    if (!onArrival || arrivedFor.current === key) return;
    arrivedFor.current = key;
    const known = sentCodeFor(onArrival);
    if (known) {
      setSent(known.code);
      start(known.secondsLeft);
    } else void send(onArrival);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- arriving is what sends the code, and only the page that arrives knows of one that runs
  useEffect(() => arrive(), [key]);

  // That one was sent a moment ago is no fault of anybody: the countdown says it.
  const problem = act.problem?.refusal === 'security.code-too-soon' ? undefined : act.problem;
  return { send, secondsLeft, isSending: act.isRunning, sent, problem };
}
