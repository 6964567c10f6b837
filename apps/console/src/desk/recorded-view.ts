import { refusalDetails } from '@peerbourse/contract/refusal-details';
import { Refused } from '#api/call.ts';

/**
 * Of queries about one customer. Each answer is a look that is recorded, so nothing is asked for again but by somebody who wants to
 * see it. The first look needs a reason; the server remembers it for an hour, the console does not.
 */
export const recordedView = { refetchOnWindowFocus: false } as const;

/** Nothing, unless the server wants to know why; then how many looks are left. */
export function reasonNeeded(error: Error | null): { viewsLeft: number } | undefined {
  if (!(error instanceof Refused) || error.id !== 'customers.reason-needed') return undefined;
  const { data } = refusalDetails['customers.reason-needed'].safeParse(error.details);
  return data ?? { viewsLeft: 0 };
}
