import type { UserId } from '@peerbourse/contract/ids';
import { audit } from '#modules/core/audit/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';

export async function noteAct(
  { tx, actor, visitor }: CallContext<StaffActor>,
  act: string,
  userId: UserId,
  details: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { actor, act: `p2p-merchants.${act}`, subject: userId, details, address: visitor.address });
}
