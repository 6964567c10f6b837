import type { OrderNo } from '@peerbourse/contract/ids';
import { bandsOf, isSamePicture, likenessesOf, nearBands } from '#modules/core/files/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { appendProof, proofsLike } from './proof.table.ts';

/** A picture that the buyer calls a proof of payment. Whether another order has seen it is found out before it is shown. */
export async function sendProof(tx: Tx, orderNo: OrderNo, { clientId, fileId }: { clientId: string; fileId: string }): Promise<void> {
  const likeness = (await likenessesOf(tx, [fileId]))[0] ?? Buffer.alloc(0);
  const bands = likeness.length > 0 ? bandsOf(likeness) : [];
  const earlier = bands.length > 0 ? await likenessesOf(tx, await proofsLike(tx, orderNo, nearBands(bands))) : [];
  await appendProof(tx, orderNo, { clientId, fileId, bands, isUsedBefore: earlier.some((each) => isSamePicture(each, likeness)) });
}
