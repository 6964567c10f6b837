import type { AdNo } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { lockAd } from '../ad.table.ts';
import { completeIfUsedUp } from './execute-from-ad.ts';
import { shiftQuantities } from './order-share.table.ts';

export interface Division {
  adNo: AdNo;
  executed: bigint;
  rest: bigint;
  /** A buy ad looks for the rest again. Of a sell ad it goes to the wallet of its owner, whose coins are the order's concern. */
  isOffered: boolean;
}

export async function splitFromAd(tx: Tx, { adNo, executed, rest, isOffered }: Division): Promise<void> {
  const ad = await lockAd(tx, adNo);
  const quantity = executed + rest;
  must(ad && ad.frozen >= quantity, 'an ad stays as long as an order has a part of it');
  const remaining = isOffered && ad.state !== 'completed' ? rest : 0n;
  await shiftQuantities(tx, ad.id, { frozen: -quantity, executed, remaining, returned: rest - remaining });
  await completeIfUsedUp(tx, {
    ...ad,
    frozen: ad.frozen - quantity,
    executed: ad.executed + executed,
    remaining: ad.remaining + remaining,
  });
}
