import type { checkBlocked as call } from '@peerbourse/contract/p2p/p2p-blocklist/check-blocked';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { blockBetween, traderByHandle } from './block.table.ts';

export const checkBlocked: Handler<typeof call> = async ({ db, actor }, { encryptUserId }) => {
  const other = await traderByHandle(db, encryptUserId);
  if (!other) throw refuse('p2p-blocklist.unknown-user');
  const block = await blockBetween(db, actor.accountId, other.accountId);
  return { isBlocked: block === 'by-you', isBlockedByThem: block === 'by-them' };
};
