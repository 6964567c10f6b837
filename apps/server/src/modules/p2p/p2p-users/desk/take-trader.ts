import type { AccountId, UserId } from '@peerbourse/contract/ids';
import { audit } from '#modules/core/audit/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { traderIdByUserId } from './desk.table.ts';

/** The trader that something is about to be done to. */
export async function takeTrader({ tx }: CallContext, userId: UserId): Promise<AccountId> {
  const accountId = await traderIdByUserId(tx, userId);
  if (accountId === undefined) throw refuse('p2p-users.unknown-user');
  return accountId;
}

export async function noteAct(
  { tx, actor, visitor }: CallContext<StaffActor>,
  act: string,
  userId: UserId,
  details: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { actor, act: `p2p-users.${act}`, subject: userId, details, address: visitor.address });
}
