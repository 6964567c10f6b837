import type { GivenDetails } from '@peerbourse/contract/refusal-details';
import type { RefusalId } from '@peerbourse/contract/refusals';

/** An expected "no". Thrown, so that the transaction around it rolls back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly id: RefusalId;
  readonly details: unknown;

  constructor(id: RefusalId, details?: unknown) {
    super(id);
    this.id = id;
    this.details = details;
  }
}

export function refuse<Id extends RefusalId>(id: Id, ...[details]: GivenDetails<Id>): Refusal {
  return new Refusal(id, details);
}

/** Something we depend on is away; the caller may try again. */
export class Outage extends Error {
  override name = 'Outage';
}

/** An assertion: what it guards cannot happen, so its failure is a bug. */
export function must(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${why}`);
}
