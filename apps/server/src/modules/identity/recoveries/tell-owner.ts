import type { MainId } from '@peerbourse/contract/ids';
import { notify } from '#modules/core/notifications/index.ts';
import { issueTicket } from '#modules/core/secrets/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';

/** Longer than the longest waiting time that the settings allow. */
const stopLinkLifeMs = 31 * 24 * 60 * 60_000;

/** An owner who did not ask is told wherever we can, with a link that stops the request at once. */
export async function tellAsked(tx: Tx, config: Config, accountId: MainId): Promise<void> {
  const stopTicket = await stopTicketOf(tx, accountId);
  await notify(tx, config, { accountId, kind: 'recovery_asked', values: {}, isSecurity: true, isEverywhere: true, stopTicket });
}

export async function tellGranted(tx: Tx, config: Config, accountId: MainId, effectiveAt: Date): Promise<void> {
  const stopTicket = await stopTicketOf(tx, accountId);
  const values = { date: effectiveAt.toISOString() };
  await notify(tx, config, { accountId, kind: 'recovery_granted', values, isSecurity: true, isEverywhere: true, stopTicket });
}

function stopTicketOf(tx: Tx, accountId: MainId): Promise<string> {
  return issueTicket(tx, { kind: 'stop-recovery', accountId, lifeMs: stopLinkLifeMs });
}
