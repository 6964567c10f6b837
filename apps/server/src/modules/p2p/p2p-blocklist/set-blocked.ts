import type { setBlocked as call } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { lockAccountRow } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { countBlocks, deleteBlock, insertBlock, traderByHandle } from './block.table.ts';

const maxBlocks = 1_000;

export const setBlocked: Handler<typeof call> = async ({ tx, actor }, { encryptUserId, isBlocked }) => {
  const other = await traderByHandle(tx, encryptUserId);
  if (!other) throw refuse('p2p-blocklist.unknown-user');
  if (other.mainId === actor.mainId) throw refuse('p2p-blocklist.yourself');
  if (!isBlocked) {
    await deleteBlock(tx, actor.accountId, other.accountId);
    return { isBlocked };
  }
  await lockAccountRow(tx, actor.accountId);
  if ((await countBlocks(tx, actor.accountId)) >= maxBlocks) throw refuse('p2p-blocklist.too-many');
  await insertBlock(tx, actor.accountId, other.accountId);
  return { isBlocked };
};
