import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import { holdCoins } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';

interface OwnCoins {
  orderNo: OrderNo;
  sellerId: AccountId;
  buyerId: AccountId;
  coin: string;
  amount: bigint;
}

/** Coins of whoever takes a buy ad, which no ad has set aside before: those that were bought too lately stay. */
export async function intoEscrow(tx: Tx, { orderNo, sellerId, buyerId, coin, amount }: OwnCoins): Promise<string> {
  return await holdCoins(tx, {
    kind: 'p2p-escrow',
    key: `p2p-order:${orderNo}:escrow`,
    reference: orderNo,
    ownerId: sellerId,
    asset: coin,
    from: 'otc',
    to: { ownerId: null, purpose: 'escrow', subKey: orderNo },
    amount,
    deadline: null,
    isSale: true,
    receivers: [buyerId],
  });
}
