import type { OrderNo } from '@peerbourse/contract/ids';
import type { addEvidence as call } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { attachFiles, bandsOf, isSamePicture, likenessesOf, nearBands } from '#modules/core/files/index.ts';
import { lockOrder, sideOf, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { openCaseOf } from './case.table.ts';
import { caseView } from './case.view.ts';
import { evidenceLike, insertEvidence } from './evidence.table.ts';

/** The chain keeps what kind of picture it is, who may see it and the hash of its bytes. */
export const addEvidence: Handler<typeof call> = async (ctx, { orderNo, kind, fileId, isForStaff }) => {
  const { tx, actor } = ctx;
  const order = await lockOrder(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (!(await openCaseOf(tx, orderNo))) throw refuse('p2p-appeals.no-case');
  if (!(await attachFiles(tx, actor.accountId, [{ fileId, purpose: 'appeal-picture' }]))) throw refuse('p2p-appeals.bad-file');
  const evidenceNo = publicNumber();
  const likeness = await likenessIn(tx, orderNo, fileId);
  const added = await insertEvidence(tx, { evidenceNo, orderNo, accountId: actor.accountId, kind, isForStaff, fileId, ...likeness });
  if (typeof added === 'string') throw refuse(`p2p-appeals.${added}`);
  const side = sideOf(order, actor.accountId);
  await tellOrder(tx, order, { code: 'add-evidence', actor: side, data: { evidenceNo, kind, isForStaff, picture: added.mark } });
  const changed = await openCaseOf(tx, orderNo);
  must(changed, 'a case that a picture was added to is open');
  return { appeal: await caseView({ ...ctx, db: tx }, changed, side) };
};

/** Whether another order has seen this picture is found out before anybody looks at it. */
async function likenessIn(tx: Tx, orderNo: OrderNo, fileId: string): Promise<{ bands: number[]; isUsedBefore: boolean }> {
  const likeness = (await likenessesOf(tx, [fileId]))[0] ?? Buffer.alloc(0);
  const bands = likeness.length > 0 ? bandsOf(likeness) : [];
  const earlier = bands.length > 0 ? await likenessesOf(tx, await evidenceLike(tx, orderNo, nearBands(bands))) : [];
  return { bands, isUsedBefore: earlier.some((each) => isSamePicture(each, likeness)) };
}
