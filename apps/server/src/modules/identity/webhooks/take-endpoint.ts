import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { type EndpointRow, lockWebhooks, ownEndpoint } from './endpoint.table.ts';

/** An own address under the lock of the account; nobody adds or ends a delivery meanwhile. */
export async function takeEndpoint(
  { tx, actor: { accountId } }: Pick<CallContext<UserActor>, 'tx' | 'actor'>,
  endpointId: string,
): Promise<EndpointRow> {
  await lockWebhooks(tx, accountId);
  const endpoint = await ownEndpoint(tx, accountId, endpointId);
  if (!endpoint) throw refuse('webhooks.unknown-endpoint');
  return endpoint;
}
