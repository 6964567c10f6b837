import type { RefusalId } from '@peerbourse/contract/refusals';
import { refuse } from '../refusal.ts';

/** What the database refuses by itself, in the words of the exchange: each of its error codes that a call expects is a refusal. */
export async function refusing<Result>(asked: Promise<Result>, refusals: Readonly<Record<string, RefusalId>>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    const id = refusals[String((error as { code?: unknown }).code)];
    throw id ? refuse(id) : error;
  }
}

/** A decision of two members of staff, of whom the first has left since, or lost the role. */
export const proposerLeft = { PB007: 'staff.proposer-left' } as const;
