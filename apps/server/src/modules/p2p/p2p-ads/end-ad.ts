import type { Tx } from '#platform/db/transaction.ts';
import { type Ad, changeAd } from './ad.table.ts';
import { replacePictures } from './pictures/replace-pictures.ts';
import { moveReserve } from './reserve.ts';

/** The ad is over: what is left of its coins comes back with the fee. The ad is locked. */
export async function endAd(tx: Tx, ad: Ad, state: 'completed' | 'deleted'): Promise<void> {
  await changeAd(tx, ad.id, {
    state,
    resumes_as: null,
    remaining: 0n,
    returned: ad.returned + ad.remaining,
    reserved_fee: 0n,
  });
  if (state === 'deleted') await replacePictures(tx, ad, []);
  await moveReserve(tx, ad, -(ad.remaining + ad.reservedFee), ad.version + 1);
}
