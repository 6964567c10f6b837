import type { OrderNo } from '@peerbourse/contract/ids';
import { comparePicture } from '#modules/core/files/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { appendProof, proofsLike } from './proof.table.ts';

/** A picture that the buyer calls a proof of payment. */
export async function sendProof(tx: Tx, orderNo: OrderNo, { clientId, fileId }: { clientId: string; fileId: string }): Promise<void> {
  const comparison = await comparePicture(tx, fileId, (bands) => proofsLike(tx, orderNo, bands));
  await appendProof(tx, orderNo, { clientId, fileId, ...comparison });
}
