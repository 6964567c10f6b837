import { type Carry, overNetwork } from './call.ts';
import { Unreachable } from './failure.ts';

/** How a request ended: with an answer, which may be a no; with a status of 500 or more; too late; or nowhere. */
export type RequestOutcome = 'answered' | 'failed' | 'timeout' | 'unreachable';

export type TellRequest = (outcome: RequestOutcome, seconds: number) => void;

/** The way over the network of a process that says how its requests went. */
export function measuredCarry(tell: TellRequest): Carry {
  return async (ask) => {
    const startedMs = performance.now();
    let outcome: RequestOutcome = 'unreachable';
    try {
      const answer = await overNetwork(ask);
      outcome = answer.status < 500 ? 'answered' : 'failed';
      return answer;
    } catch (error) {
      if (isTimeout(error)) outcome = 'timeout';
      throw error;
    } finally {
      tell(outcome, (performance.now() - startedMs) / 1000);
    }
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Unreachable && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
}
