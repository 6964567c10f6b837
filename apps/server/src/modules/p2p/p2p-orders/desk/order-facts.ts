import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { CaseTimer, OrderFacts } from '@peerbourse/contract/p2p/p2p-orders/desk/case-facts.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { ownReasons } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { compareNames, type NameMatch } from '@peerbourse/rules/screening/compare-names';
import { overlapOf } from '#modules/identity/sessions/index.ts';
import { postingsOfHold } from '#modules/money/ledger/index.ts';
import { savedHolders } from '#modules/p2p/p2p-paymethods/index.ts';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { paidMethodOf } from '../order-method.table.ts';
import { ruledRecordOf } from '../totals/ruled-record.table.ts';
import type { EventRow } from './desk-order.table.ts';
import { momentOf } from './desk-order.view.ts';

const days = 90;

export interface OrderAtDesk {
  order: Order;
  events: readonly EventRow[];
  /** As verified. */
  buyerName: string;
  sellerName: string;
}

/** What staff look at before they decide: figures and comparisons, never the names, devices and addresses that were compared. */
export async function orderFacts(db: Db, { order, events, buyerName, sellerName }: OrderAtDesk): Promise<OrderFacts> {
  const postings = await postingsOfHold(db, order.holdId);
  const coins = (units: bigint) => formatUnits(units, order.coinScale);
  return {
    beforeAppeal: beforeAppeal(order, events),
    timers: timersOf(order),
    journals: postings.map(({ amount, at, ...posting }) => ({ ...posting, at: at.toISOString(), amount: coins(amount) })),
    inEscrow: coins(postings.reduce((sum, { amount }) => sum + amount, 0n)),
    ...(await namesOf(db, order, buyerName, sellerName)),
    overlap: await overlapBetween(db, order),
    history: { buyer: await ruledRecordOf(db, order.buyerId, days), seller: await ruledRecordOf(db, order.sellerId, days) },
  };
}

const toStaff: ReadonlySet<string> = new Set(['open-appeal', 'question-order', ...Object.keys(ownReasons)]);

/** Only an order that was declared paid comes to staff while it is open; one that is over comes by a question, and stays over. */
function beforeAppeal({ status }: Order, events: readonly EventRow[]): OrderFacts['beforeAppeal'] {
  const newest = events.findLast(({ code }) => toStaff.has(code));
  if (!newest) return null;
  const { code, at } = newest;
  const wasOver = status === orderStatus.completed ? 'completed' : 'cancelled';
  return { status: code === 'question-order' ? wasOver : 'release', by: code, at: at.toISOString() };
}

const timers: ReadonlyArray<readonly [CaseTimer, keyof Order]> = [
  ['accept', 'acceptBy'],
  ['pay', 'payBy'],
  ['undo', 'undoBy'],
  ['appeal', 'appealFrom'],
  ['release', 'releaseBy'],
  ['answer', 'answerBy'],
  ['claim', 'claimBy'],
];

function timersOf(order: Order): OrderFacts['timers'] {
  return timers.flatMap(([timer, column]) => {
    const at = momentOf(order[column] as Date | null);
    return at === null ? [] : [{ timer, at }];
  });
}

async function namesOf(db: Db, { orderNo, paidTo, buyerId }: Order, buyerName: string, sellerName: string) {
  const paid = await paidMethodOf(db, orderNo, paidTo);
  const payeeName: NameMatch = paid ? compareNames(paid.holderName, sellerName) : 'unknown';
  const holders = paid ? await savedHolders(db, buyerId, [paid.templateId]) : [];
  return { payeeName, payerNames: holders.map((holder) => compareNames(holder, buyerName)) };
}

async function overlapBetween(db: Db, { buyerId, sellerId }: Order): Promise<OrderFacts['overlap']> {
  const { lastAt, ...counts } = await overlapOf(db, await mainIdOf(db, buyerId), await mainIdOf(db, sellerId), days);
  return { ...counts, lastAt: momentOf(lastAt) };
}

async function mainIdOf(db: Db, accountId: AccountId): Promise<MainId> {
  const trader = await traderOf(db, accountId);
  must(trader, 'whoever has an order has a profile');
  return trader.mainId;
}
