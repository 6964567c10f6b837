import type { orderReceipt as call } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { isOpen } from '@peerbourse/rules/p2p-orders/order-state';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import type { Receipt } from '@peerbourse/rules/receipts/receipt';
import { type ChainedOrder, chainedOrderOf } from '#modules/p2p/p2p-orders/index.ts';
import { tradersOf } from '#modules/p2p/p2p-users/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { installationOf } from './installation.ts';
import { insertReceipt, publishKey, receiptOf } from './receipt.table.ts';
import { receiptView } from './receipt.view.ts';
import { signerOf } from './signing-key.ts';

export const orderReceipt: Handler<typeof call> = async (ctx, { orderNo }) => {
  const { accountId } = ctx.actor;
  const known = await receiptOf(ctx.db, accountId, orderNo);
  if (known) return known;
  const order = await chainedOrderOf(ctx.db, accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (isOpen(order)) throw refuse('receipts.order-open');
  await issueReceipt(ctx, order);
  const issued = await receiptOf(ctx.db, accountId, orderNo);
  must(issued, 'a receipt that was issued stays');
  return issued;
};

async function issueReceipt(ctx: Pick<CallContext, 'db' | 'config'>, order: ChainedOrder): Promise<void> {
  const signer = signerOf(ctx.config);
  const body = canonicalJson(await receiptFor(ctx, order));
  const { orderNo, buyerId, sellerId, now: issuedAt } = order;
  const receipt = { orderNo, buyerId, sellerId, issuedAt, body, keyId: signer.keyId, signature: signer.sign(body) };
  await publishKey(ctx.db, signer);
  await insertReceipt(ctx.db, receipt);
}

async function receiptFor({ db, config }: Pick<CallContext, 'db' | 'config'>, order: ChainedOrder): Promise<Receipt> {
  const people = await tradersOf(db, [order.buyerId, order.sellerId]);
  const [buyer, seller] = [people.get(order.buyerId), people.get(order.sellerId)];
  must(buyer && seller, 'whoever has an order has a profile');
  return receiptView(order, { installation: await installationOf(db, config), buyer, seller });
}
