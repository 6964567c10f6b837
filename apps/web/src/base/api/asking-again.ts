import { HttpFailure, Refused } from './failure.ts';

/** An entry of the cache, whatever it holds. */
export interface AskedQuery {
  state: { data: unknown; error: Error | null; errorUpdateCount: number; errorUpdatedAt: number };
}

/** After the last of them only whoever looks asks again. */
const pausesMs = [5_000, 10_000, 20_000, 40_000, 60_000];

/** In how many milliseconds a read is asked again by itself, while its page is in view; false is never. */
export function pauseBeforeAsking(
  { data, error, errorUpdateCount }: Omit<AskedQuery['state'], 'errorUpdatedAt'>,
  refreshMs: number | undefined,
): number | false {
  if (isFinal(error)) return false;
  if (error && data === undefined) return pausesMs[errorUpdateCount - 1] ?? false;
  return refreshMs ?? false;
}

/** A refusal is an answer, as good as any other: asking again would only bring it again. */
export function isFinal(error: unknown): boolean {
  if (error instanceof HttpFailure) return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
  return error instanceof Refused;
}
