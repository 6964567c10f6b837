import { HttpFailure, Unreachable } from './failure.ts';

const pausesMs = [500, 1_500];

/** Sends again when nobody answered: only for what may be sent twice without happening twice. */
export async function persistently<Answer>(send: () => Promise<Answer>, pause: (ms: number) => Promise<void> = wait): Promise<Answer> {
  for (const ms of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await pause(ms);
    }
  }
  return await send();
}

/** Whether the same request may fare better in a moment. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof HttpFailure && [502, 503, 504].includes(error.status));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
