import type { AccountId } from '@peerbourse/contract/ids';
import { holdCoins } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';

export interface CoinsOfOrder {
  orderNo: string;
  sellerId: AccountId;
  /** Nobody else can get them. */
  buyerId: AccountId;
  coin: string;
  amount: bigint;
  /** What an ad has set aside, or the wallet of a seller without one. */
  from: 'ad-reserve' | 'otc';
}

/** Answers the hold. Lots were asked when an ad set its coins aside; those of a wallet are asked now: what was bought too lately stays. */
export async function intoEscrow(tx: Tx, { orderNo, sellerId, buyerId, coin, amount, from }: CoinsOfOrder): Promise<string> {
  return await holdCoins(tx, {
    kind: 'p2p-escrow',
    key: `p2p-order:${orderNo}:escrow`,
    reference: orderNo,
    ownerId: sellerId,
    asset: coin,
    from,
    to: { ownerId: null, purpose: 'escrow', subKey: orderNo },
    amount,
    // Deadlines are the order's: some of them release nothing.
    deadline: null,
    isSale: from === 'otc',
    receivers: [buyerId],
  });
}
