import type { CallOutput } from '@peerbourse/contract/call';
import type { AccountId } from '@peerbourse/contract/ids';
import type { viewOrder as call } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { formatUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { noteView } from '#modules/identity/customers/index.ts';
import { holdStateOf } from '#modules/money/ledger/index.ts';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { methodsOfOrder } from '../order-method.table.ts';
import { deskOrderOf, eventsOf } from './desk-order.table.ts';
import { deskOrderView, momentOf, rulingView } from './desk-order.view.ts';
import { orderFacts } from './order-facts.ts';
import { rulingsOf } from './ruling.table.ts';

type View = CallOutput<typeof call>;

/** Both people are looked at, so both looks are written down before anything is shown. */
export const viewOrder: Handler<typeof call> = async (ctx, { orderNo, reason }) => {
  const { tx } = ctx;
  const order = await deskOrderOf(tx, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const view = { kind: 'viewed-order', reason, about: { orderNo } } as const;
  await noteView(ctx, { accountId: order.buyerId, userId: order.buyerUserId }, view);
  const viewsLeft = await noteView(ctx, { accountId: order.sellerId, userId: order.sellerUserId }, view);
  const listed = deskOrderView(order);
  const events = await eventsOf(tx, order.id);
  const buyer = { ...listed.buyer, realName: await realNameOf(tx, order.buyerId) };
  const seller = { ...listed.seller, realName: await realNameOf(tx, order.sellerId) };
  const paymethods = await paymethodsOf(ctx, order);
  return {
    ...listed,
    buyer,
    seller,
    adNo: order.adNo,
    price: formatUnits(order.price, p2pPriceScale),
    sellerFee: formatUnits(order.sellerFee, order.coinScale),
    buyerFee: formatUnits(order.buyerFee, order.coinScale),
    remark: order.remark,
    cancelRequest: order.cancelRequest,
    cancelReason: order.cancelReason,
    fault: order.fault,
    closedAt: momentOf(order.closedAt),
    paymethods,
    escrow: await escrowOf(tx, order),
    events: events.map(({ code, actor, at, data }) => ({ code, actor, at: at.toISOString(), details: detailsText(data) })),
    isChainWhole: events.length > 0 && events.every(({ isWhole }) => isWhole),
    rulings: (await rulingsOf(tx, orderNo)).map(rulingView),
    facts: await orderFacts(tx, { order, events, buyerName: buyer.realName, sellerName: seller.realName }),
    viewsLeft,
  };
};

async function realNameOf(db: Db, accountId: AccountId): Promise<string> {
  const trader = await traderOf(db, accountId);
  must(trader, 'whoever has an order has a profile');
  return (await accountOf(db, trader.mainId))?.realName ?? '';
}

async function paymethodsOf({ tx, config }: CallContext, { orderNo, paidTo }: Order): Promise<View['paymethods']> {
  const methods = await methodsOfOrder(tx, config.keys, orderNo);
  return methods
    .map(({ methodNo, name, holderName, fields }) => ({
      name,
      holderName,
      // A picture is shown to whoever pays, and to nobody else.
      fields: fields.filter(({ type }) => type !== 'file'),
      isPaidTo: methodNo === paidTo,
    }))
    .toSorted((one, other) => Number(other.isPaidTo) - Number(one.isPaidTo));
}

async function escrowOf(tx: Tx, { holdId, coinScale }: Order): Promise<View['escrow']> {
  const { amount, exit, since } = await holdStateOf(tx, holdId);
  const states = { release: 'released', refund: 'refunded', split: 'split' } as const;
  return { amount: formatUnits(amount, coinScale), state: exit === null ? 'held' : states[exit], since: since.toISOString() };
}

function detailsText(data: Record<string, unknown>): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
