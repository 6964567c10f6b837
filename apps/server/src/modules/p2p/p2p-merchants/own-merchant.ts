import { hasStatus } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Tx } from '#platform/db/transaction.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { type Merchant, merchantOf } from './merchant.table.ts';

/** The merchant who acts, while the status is theirs to keep or to give up. */
export async function ownMerchant(tx: Tx, { accountId }: UserActor): Promise<Merchant> {
  const merchant = await merchantOf(tx, accountId);
  if (merchant?.state === 'releasing') throw refuse('p2p-merchants.not-now');
  if (!merchant || !hasStatus(merchant.state)) throw refuse('p2p-merchants.merchants-only');
  return merchant;
}
