import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { useRef, useState } from 'react';
import { call, NoAnswer, Refused } from './call.ts';

export type Progress<C extends Call> =
  | { state: 'idle' }
  | { state: 'sending' }
  /** Nobody knows whether it was carried out. The key is kept, so sending it again cannot do it twice. */
  | { state: 'unanswered'; message: string }
  | { state: 'refused'; refused: Refused }
  | { state: 'done'; output: CallOutput<C> };

export interface Submission<C extends Call> {
  progress: Progress<C>;
  /** A new act with a new key. */
  send: (input: CallInput<C>) => Promise<Progress<C>>;
  /** The unanswered act once more, with the key it had. */
  sendAgain: () => Promise<Progress<C>>;
  reset: () => void;
}

/** One act of the operator at a time, told apart from its repetitions by a key made before it is first sent. */
export function useSubmission<C extends Call>(description: C): Submission<C> {
  const [progress, setProgress] = useState<Progress<C>>({ state: 'idle' });
  const act = useRef<{ key: string; input: CallInput<C> }>(undefined);

  async function perform(): Promise<Progress<C>> {
    if (!act.current) return progress;
    const { key, input } = act.current;
    setProgress({ state: 'sending' });
    const next = await outcome(description, input, key);
    if (next.state !== 'unanswered') act.current = undefined;
    setProgress(next);
    return next;
  }

  return {
    progress,
    send: (input) => {
      act.current = { key: crypto.randomUUID(), input };
      return perform();
    },
    sendAgain: perform,
    reset: () => {
      act.current = undefined;
      setProgress({ state: 'idle' });
    },
  };
}

async function outcome<C extends Call>(description: C, input: CallInput<C>, key: string): Promise<Progress<C>> {
  try {
    return { state: 'done', output: await call(description, input, { key }) };
  } catch (error) {
    if (error instanceof Refused && error.http < 500) return { state: 'refused', refused: error };
    if (error instanceof Refused || error instanceof NoAnswer) return { state: 'unanswered', message: error.message };
    throw error;
  }
}
