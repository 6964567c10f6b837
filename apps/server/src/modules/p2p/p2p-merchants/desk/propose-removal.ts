import type { proposeRemoval as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { isRemovable } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { merchantByUserId } from './desk.table.ts';
import { noteAct } from './note-act.ts';
import { insertRemoval, removalByNo, removalView } from './removal.table.ts';

/** The first member. Nothing changes before another one has decided. */
export const proposeRemoval: Handler<typeof call> = async (ctx, { userId, cause, reason }) => {
  const { tx, actor } = ctx;
  const merchant = await merchantByUserId(tx, userId);
  if (!merchant) throw refuse('p2p-merchants.unknown-merchant');
  if (!isRemovable(merchant.state)) throw refuse('p2p-merchants.not-now');
  const removalNo = publicNumber();
  const isNew = await insertRemoval(tx, { removalNo, accountId: merchant.accountId, cause, reason, staffId: actor.staffId });
  if (!isNew) throw refuse('p2p-merchants.removal-open');
  await noteAct(ctx, 'removal-proposed', userId, { removalNo, cause, reason });
  const removal = await removalByNo(tx, removalNo);
  must(removal, 'a removal that was proposed is there');
  return removalView(removal);
};
