import type { Call, CallOutput } from '@peerbourse/contract/call';
import type { RefusalDetails } from '@peerbourse/contract/refusal-details';
import { type RefusalId, refusalOfCode } from '@peerbourse/contract/refusals';
import { useRef, useState } from 'react';
import { type Failure, isFailure, Refused } from '#base/api/failure.ts';
import { reactionTo } from '#base/api/reaction.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type Asked, browserCall } from '#site/calls/browser-client.ts';

/** Why a call failed, as text for the place that made it. Without a refusal when nobody answered. */
export type Problem =
  | { [Id in RefusalId]: { refusal: Id; message: string; details: Readonly<RefusalDetails<Id>> } }[RefusalId]
  | { refusal: undefined; message: string; details: Record<string, never> };

export interface CallMutation<C extends Call> {
  /** Resolves to undefined when the call failed; `problem` then says why. */
  run: (input: Asked<C>, onFailed?: (problem: Problem) => void) => Promise<CallOutput<C> | undefined>;
  isRunning: boolean;
  problem: Problem | undefined;
  reset: () => void;
}

/** Makes a call that changes something. A problem is shown where the user started it, not as a toast. */
export function useCallMutation<C extends Call>(call: C): CallMutation<C> {
  const t = useText('common');
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const unanswered = useRef<{ what: string; key: string }>(undefined);

  async function run(input: Asked<C>, onFailed?: (problem: Problem) => void): Promise<CallOutput<C> | undefined> {
    const what = JSON.stringify(input);
    // The same input again, after no answer came, repeats the same submission: it must not happen twice.
    const key = unanswered.current?.what === what ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = undefined;
    setIsRunning(true);
    setProblem(undefined);
    try {
      return await browserCall(call, input, { key, showToast: false });
    } catch (error) {
      if (!(error instanceof Refused)) unanswered.current = { what, key };
      const found = problemOf(error);
      setProblem(found);
      onFailed?.(found);
      return undefined;
    } finally {
      setIsRunning(false);
    }
  }

  function problemOf(error: unknown): Problem {
    if (!isFailure(error)) throw error;
    const refusal = error instanceof Refused ? refusalOfCode(error.code) : undefined;
    const details = (error instanceof Refused ? error.data : undefined) ?? {};
    return { refusal, message: messageOf(error), details } as Problem;
  }

  function messageOf(error: Failure): string {
    const reaction = reactionTo(error, { isAct: call.idempotent });
    if (reaction.kind !== 'toast') return error instanceof Refused ? error.message : t('http_unknown');
    return 'msg' in reaction.message ? reaction.message.msg : t(reaction.message.key, reaction.message.values);
  }

  return { run, isRunning, problem, reset: () => setProblem(undefined) };
}
