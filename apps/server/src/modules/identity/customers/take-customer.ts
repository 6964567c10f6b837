import type { UserId } from '@peerbourse/contract/ids';
import { audit } from '#modules/core/audit/index.ts';
import { type Customer, customerByUserId, lockAccountRow } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';

/** The customer that something is about to be done to, held until the transaction ends. */
export async function takeCustomer({ tx }: CallContext, userId: UserId): Promise<Customer> {
  const found = await customerByUserId(tx, userId);
  if (!found) throw refuse('customers.unknown');
  await lockAccountRow(tx, found.mainId);
  const customer = await customerByUserId(tx, userId);
  must(customer, 'accounts are never deleted');
  return customer;
}

export async function noteAct(
  { tx, actor, visitor }: CallContext<StaffActor>,
  act: string,
  userId: UserId,
  details: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { actor, act: `customers.${act}`, subject: userId, details, address: visitor.address });
}
