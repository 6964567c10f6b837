import { receiptFacts, receiptFile, type SignedReceipt } from '@peerbourse/rules/receipts/receipt';
import { orderReceipt } from '#modules/p2p/receipts/order-receipt.ts';
import { verifyReceipt } from '#modules/p2p/receipts/verify-receipt.ts';
import type { OrderGrounds } from './order-market.ts';

interface Ended {
  orderNo: string;
  buyer: string;
  seller: string;
  eventCount: number;
  eventHead: string;
}

/** Both people of every order that is over ask for its receipt: it is one, a stranger finds it genuine, and it names the end of the chain. */
export async function receiptProblems({ query, pools, config }: OrderGrounds): Promise<string[]> {
  const orders = await query<Ended>(
    `SELECT order_no AS "orderNo", buyer_id::text AS buyer, seller_id::text AS seller, event_count AS "eventCount",
       encode(event_head, 'hex') AS "eventHead" FROM p2p_orders_orders WHERE status IN (3, 4) ORDER BY id`,
  );
  const problems: string[] = [];
  for (const { orderNo, buyer, seller, eventCount, eventHead } of orders) {
    const ask = (accountId: string) =>
      orderReceipt({ db: pools.api, config, actor: { accountId } } as never, { orderNo } as never) as Promise<SignedReceipt>;
    const [ofBuyer, ofSeller] = await Promise.all([ask(buyer), ask(seller)]);
    const { verdict } = await verifyReceipt({ db: pools.api } as never, { text: receiptFile(ofBuyer) }, undefined);
    const facts = receiptFacts(ofBuyer);
    if (verdict !== 'genuine') problems.push(`the receipt of order ${orderNo} is ${verdict}`);
    if (receiptFile(ofSeller) !== receiptFile(ofBuyer)) problems.push(`order ${orderNo} has two receipts`);
    if (facts.eventCount !== eventCount || facts.eventHead !== eventHead) problems.push(`the receipt of order ${orderNo} misses events`);
  }
  return problems;
}
