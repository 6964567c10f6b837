import type { TestedBug } from '../ledger-mutants/seeded-bugs.ts';
import { appealBugs } from './appeal-bugs.ts';
import { trustBugs } from './trust-bugs.ts';

const orders = 'apps/server/src/modules/p2p/p2p-orders';
const table = 'packages/rules/src/p2p-orders/transitions.ts';
const tests = 'apps/server/test/p2p';
const mistakes = { test: `${tests}/p2p-orders-mistakes.test.ts` };
const races = { test: `${tests}/p2p-orders-races.test.ts` };
const mistake = (number: number) => ({ ...mistakes, title: `mistakes of others > R4.20 mistake ${number}:` });
const race = (pair: string) => ({ ...races, title: `two acts at once > R4.20 ${pair}:` });
const inTheMiddle = (begin: string) => ({ ...races, title: `one act in the middle of another > R4.20 ${begin}` });

/** Rules of orders, each broken by one small change, and the tests that must notice it. Their numbers are their places here. */
export const orderBugs: readonly TestedBug[] = [
  {
    name: 'buyers release the coins to themselves',
    file: table,
    find: "{ id: 'T11', command: 'release-coins', actor: 'seller'",
    replace: "{ id: 'T11', command: 'release-coins', actor: 'buyer'",
    ...mistake(1),
  },
  {
    name: 'a paid order that nobody releases is cancelled by time',
    file: table,
    find: "{ id: 'T15', command: 'expire-release', actor: 'system', from: release, to: appeal, request: 'none', at: 'release', escrow: 'stay' }",
    replace:
      "{ id: 'T15', command: 'expire-release', actor: 'system', from: release, to: cancelled, request: 'none', at: 'release', escrow: 'to-seller', closes: 'pay-timeout' }",
    ...mistake(10),
  },
  {
    name: 'buyers end a paid order alone',
    file: table,
    find: "{ id: 'T12', command: 'cancel-order', actor: 'buyer', from: release, to: release, request: 'none', escrow: 'stay' }",
    replace:
      "{ id: 'T12', command: 'cancel-order', actor: 'buyer', from: release, to: cancelled, request: 'none', escrow: 'to-seller', closes: 'buyer-cancelled-paid' }",
    ...mistake(8),
  },
  {
    name: 'a screen that shows an older order may act',
    file: `${orders}/commands/act-on-order.ts`,
    find: '  if (order.version !== version) return { isDone: false, order: await detailOf(tx, ctx, order) };\n',
    replace: '',
    ...mistake(11),
  },
  {
    name: 'deadlines stop nobody',
    file: `${orders}/commands/act-on-order.ts`,
    find: 'if (!step || !isInTime(order, step))',
    replace: 'if (!step)',
    ...inTheMiddle('an order whose time'),
  },
  {
    name: 'commands do not lock the order',
    file: `${orders}/order.table.ts`,
    find: 'IN (trade.buyer_id, trade.seller_id) FOR NO KEY UPDATE OF trade`',
    replace: 'IN (trade.buyer_id, trade.seller_id)`',
    ...race('release-coins x release-coins'),
  },
  {
    name: 'the sweep knows no grace',
    file: `${orders}/deadlines/outage.table.ts`,
    find: 'trade.due_at <= app_now() - ${interval(graceMs)} AND',
    replace: 'trade.due_at <= app_now() AND',
    ...inTheMiddle('what reached us'),
  },
  {
    name: 'the sweep waits for commands',
    file: `${orders}/deadlines/outage.table.ts`,
    find: 'LIMIT ${limit} FOR NO KEY UPDATE OF trade SKIP LOCKED',
    replace: 'LIMIT ${limit} FOR NO KEY UPDATE OF trade',
    ...inTheMiddle('the sweep passes'),
  },
  {
    name: 'one order that fails holds up all others',
    file: `${orders}/deadlines/expire-orders.ts`,
    find: '      passedBy.push(first.id);\n',
    replace: '      throw error;\n',
    ...mistake(3),
  },
  {
    name: 'a buy ad is given a fee that it never set aside',
    file: `${orders}/settle-escrow.ts`,
    find: ': { fee: 0n, holdId: null }',
    replace: ': { fee: sellerFee, holdId: null }',
    ...race('cancel-order x confirm-paid'),
  },
  {
    name: 'released coins go to the seller',
    file: `${orders}/settle-escrow.ts`,
    find: "{ to: { ownerId: buyerId, purpose: 'otc' }, amount: quantity - buyerFee }",
    replace: "{ to: { ownerId: order.sellerId, purpose: 'otc' }, amount: quantity - buyerFee }",
    ...race('undo-paid x release-coins'),
  },
  {
    name: 'an ad does not learn that a part of it was sold',
    file: `${orders}/settle-escrow.ts`,
    find: '  await executeFromAd(tx, { adNo, quantity });\n',
    replace: '',
    ...race('release-coins x cancel-order'),
  },
  {
    name: 'the ad may have changed since the taker looked',
    file: `${orders}/place-order.ts`,
    find: "  if (taken.ad.version !== terms.row.version) throw refuse('p2p-ads.unknown-ad');\n",
    replace: '',
    ...inTheMiddle('an ad that was'),
  },
  {
    name: 'one open order more than allowed',
    file: `${orders}/place-order.ts`,
    find: 'if (ofTaker >= most)',
    replace: 'if (ofTaker > most)',
    ...mistakes,
    title: 'mistakes of others > R4.20 mistake 6: five',
  },
  {
    name: 'nobody looks whether an ad has enough',
    file: 'apps/server/src/modules/p2p/p2p-ads/allocation/take-from-ad.ts',
    find: 'if (quantity <= 0n || quantity > ad.remaining)',
    replace: 'if (quantity <= 0n)',
    ...mistakes,
    title: 'mistakes of others > R4.20 mistake 6: fifty',
  },
  {
    name: 'any amount that the seller saw will do',
    file: `${orders}/commands/release-coins.ts`,
    find: "    if (parseUnits(amountSeen, order.fiatDecimals) !== order.amount) throw refuse('p2p-orders.amount-differs');\n",
    replace: '',
    ...mistake(9),
  },
  {
    name: 'the other side is blamed',
    file: `${orders}/count-fault.ts`,
    find: "fault === 'buyer' ? order.buyerId : order.sellerId",
    replace: "fault === 'seller' ? order.buyerId : order.sellerId",
    ...mistake(12),
  },
  {
    name: 'sellers are told nothing',
    file: `${orders}/tell-order.ts`,
    find: '[buyerUserId, sellerUserId].sort()',
    replace: '[buyerUserId, sellerUserId].slice(0, 1)',
    ...mistake(13),
  },
  {
    name: 'a step is not written down',
    file: `${orders}/take-step.ts`,
    find: '  await tellOrder(tx, { ...order, status: step.to, version: order.version + 1 }, { code: step.command, actor, data });\n',
    replace: '  void [tellOrder, actor, data];\n',
    ...race('cancel-order x confirm-paid'),
  },
  {
    name: 'orders are known to strangers',
    file: `${orders}/order.table.ts`,
    find: 'IN (trade.buyer_id, trade.seller_id)`.execute(db);',
    replace: 'IS NOT NULL`.execute(db);',
    test: `${tests}/p2p-orders.test.ts`,
    title: 'an order > R4.20 is known',
  },
  ...appealBugs,
  ...trustBugs,
];
