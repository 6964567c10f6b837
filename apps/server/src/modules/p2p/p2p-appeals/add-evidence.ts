import type { addEvidence as call } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { attachFiles, comparePicture } from '#modules/core/files/index.ts';
import { lockOrder, sideOf, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
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
  const comparison = await comparePicture(tx, fileId, (bands) => evidenceLike(tx, orderNo, bands));
  const added = await insertEvidence(tx, { evidenceNo, orderNo, accountId: actor.accountId, kind, isForStaff, fileId, ...comparison });
  if (typeof added === 'string') throw refuse(`p2p-appeals.${added}`);
  const side = sideOf(order, actor.accountId);
  await tellOrder(tx, order, { code: 'add-evidence', actor: side, data: { evidenceNo, kind, isForStaff, picture: added.mark } });
  const changed = await openCaseOf(tx, orderNo);
  must(changed, 'a case that a picture was added to is open');
  return { appeal: await caseView({ ...ctx, db: tx }, changed, side) };
};
