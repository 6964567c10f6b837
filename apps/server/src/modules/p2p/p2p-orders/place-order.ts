import { createHash } from 'node:crypto';
import type { CallParsed } from '@peerbourse/contract/call';
import type { OrderNo } from '@peerbourse/contract/ids';
import type { placeOrder as call } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { formatUnits } from '@peerbourse/rules/money';
import { acceptMs } from '@peerbourse/rules/p2p-orders/order-times';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { readSetting } from '#modules/core/settings/index.ts';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import { feeOf } from '#modules/money/ledger/index.ts';
import { agreeTerms, intoEscrow, type Taken, type Terms, takeFromAd } from '#modules/p2p/p2p-ads/index.ts';
import { feePpm, marketIsOpen, p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import { type MethodSnapshot, snapshotMethods } from '#modules/p2p/p2p-paymethods/index.ts';
import { admitFrom, lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import type { CallContext, Handler, Prove } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { refuseDoubtful } from './checks/refuse-doubtful.ts';
import { minutesAfter } from './deadlines/minutes-after.rules.ts';
import { countOpen, insertOrder, isQuoteSpent, type NewOrder } from './order.table.ts';
import { detailOf } from './order.view.ts';
import { insertMethods } from './order-method.table.ts';
import { tellOrder } from './tell-order.ts';

type Input = CallParsed<typeof call>;

/** Whoever sells proves it with the fund password: coins of the own wallet go into escrow. */
export const provePlacing: Prove<typeof call, boolean> = async (ctx, { accountPwd }) => {
  if (accountPwd === undefined) return false;
  await proveFundPassword(ctx, accountPwd);
  return true;
};

/** An order begins, with its coins in escrow and everything as both have seen it. */
export const placeOrder: Handler<typeof call, boolean> = async (ctx, input, isProved) => {
  const { tx, actor } = ctx;
  await lockProfile(tx, actor.accountId);
  if (!(await marketIsOpen(tx))) throw refuse('p2p-ads.market-closed');
  const terms = await agreeTerms(ctx, input);
  checkTerms(terms);
  // What holds the account back stands among the reasons above.
  await admitFrom(ctx, terms.residence);
  await heedRules(ctx, 'place-order', { coin: terms.row.coin, units: terms.quantity });
  await refuseDoubtful(ctx, terms, input);
  await checkCounts(ctx, terms);
  const isSelling = terms.row.side === 'buy';
  if (isSelling) admitSeller(ctx, isProved);
  const quoteMark = await spendQuote(ctx, input.quote);
  const orderNo = publicNumber() as OrderNo;
  await point('p2p-orders.agreed');
  const taken = await takeFromAd(tx, {
    adNo: input.adNo,
    orderNo,
    takerId: actor.accountId,
    quantity: terms.quantity,
    ...shareCodeOf(input),
  });
  // What was agreed on was read before the ad was locked.
  if (taken.ad.version !== terms.row.version) throw refuse('p2p-ads.unknown-ad');
  const methods = await methodsFor(ctx, input, terms);
  const order = await orderFrom(ctx, terms, taken, {
    orderNo,
    settleMinutes: Math.max(...methods.map(({ settleMinutes }) => settleMinutes)),
  });
  const placed = await insertOrder(tx, { ...order, quote_mark: quoteMark });
  await point('p2p-orders.placed');
  await insertMethods(tx, ctx.config.keys, orderNo, methods);
  const data = { adNo: input.adNo, adVersion: taken.ad.version };
  await tellOrder(tx, placed, { code: 'place-order', actor: isSelling ? 'seller' : 'buyer', data });
  return await detailOf(tx, ctx, placed);
};

function admitSeller({ actor }: CallContext<UserActor>, isProved: boolean): void {
  if (actor.isHeld) throw refuse('sessions.held');
  if (!isProved) throw refuse('security.fund-password-missing');
}

/** Whoever may not trade at all learns that first, in a way that clients cannot overlook. */
function checkTerms({ row, newPrice, reasons }: Terms): void {
  if (reasons.some(({ code }) => code === 'restricted_until')) throw refuse('risk.blocked');
  if (newPrice !== undefined) throw refuse('p2p-orders.price-changed', { price: formatUnits(newPrice, p2pPriceScale) });
  const range = reasons.find(({ code }) => code === 'amount_range');
  if (range)
    throw refuse('p2p-orders.amount-out-of-range', { min: String(range.params.min), max: String(range.params.max), fiat: row.fiat });
  const [first] = reasons;
  if (first) throw refuse('p2p-orders.not-eligible', { reason: first.code });
}

/** Orders are open for long where banks are slow; everybody keeps a few of them only, and merchants as many as their level gives. */
async function checkCounts({ tx, actor }: CallContext<UserActor>, { row, taker }: Terms): Promise<void> {
  const { ofTaker, onAd } = await countOpen(tx, actor.accountId, row.adNo);
  const most = await mostOpenOrders(tx, taker);
  if (ofTaker >= most) throw refuse('p2p-orders.too-many-open', { most });
  if (row.perUserLimit !== null && onAd >= row.perUserLimit) throw refuse('p2p-orders.not-eligible', { reason: 'per_user_limit' });
}

async function mostOpenOrders(tx: Tx, { isMerchant, merchantLevel }: Terms['taker']): Promise<number> {
  const { ads } = await p2pConfig(tx);
  if (!isMerchant) return ads.openOrdersOfNonMerchants;
  // Profiles that nobody applied for, such as those of a demonstration, have no level and no limit.
  if (merchantLevel === null) return Number.POSITIVE_INFINITY;
  return Math.max(ads.openOrdersOfNonMerchants, (await readSetting(tx, 'p2p-merchants.levels'))[merchantLevel].openOrders);
}

const shareCodeOf = ({ shareCode }: Input) => (shareCode === undefined ? {} : { shareCode });

async function spendQuote({ tx }: CallContext, quote: string | undefined): Promise<Buffer | null> {
  if (quote === undefined) return null;
  const mark = createHash('sha256').update(quote).digest();
  if (await isQuoteSpent(tx, mark)) throw refuse('p2p-orders.quote-spent');
  return mark;
}

/** Where the buyer pays to: accounts of the seller, who is the advertiser or whoever takes a buy ad. */
async function methodsFor({ tx, actor, config }: CallContext<UserActor>, input: Input, { row }: Terms): Promise<MethodSnapshot[]> {
  const isSelling = row.side === 'buy';
  const asked = isSelling ? input.userPaymethodIds : row.methodNos;
  const accountId = isSelling ? actor.accountId : row.accountId;
  const found = await snapshotMethods(tx, config.keys, { accountId, methodNos: asked, fiat: row.fiat });
  const fitting = found.filter(({ templateId }) => row.templateIds.includes(templateId));
  if (fitting.length === 0 || (isSelling && fitting.length < asked.length)) throw refuse('p2p-orders.method-missing');
  return fitting;
}

async function orderFrom(
  { tx, actor }: CallContext<UserActor>,
  { row, price, amount, quantity, now }: Terms,
  taken: Taken,
  { orderNo, settleMinutes }: { orderNo: OrderNo; settleMinutes: number },
): Promise<NewOrder> {
  const isSelling = row.side === 'buy';
  const takerFee = feeOf(quantity, await feePpm(tx, { coin: row.coin, fiat: row.fiat, side: isSelling ? 'sell' : 'buy' }));
  const makerFee = isSelling ? feeOf(quantity, BigInt(row.feePpm)) : taken.fee;
  const [sellerFee, buyerFee] = isSelling ? [takerFee, makerFee] : [makerFee, takerFee];
  const holdId =
    taken.holdId ??
    (await intoEscrow(tx, {
      orderNo,
      sellerId: actor.accountId,
      buyerId: row.accountId,
      coin: row.coin,
      amount: quantity + sellerFee,
      from: 'otc',
    }));
  return {
    order_no: orderNo,
    ad_no: row.adNo,
    maker_side: isSelling ? 'buyer' : 'seller',
    buyer_id: BigInt(isSelling ? row.accountId : actor.accountId),
    seller_id: BigInt(isSelling ? actor.accountId : row.accountId),
    coin: row.coin,
    fiat: row.fiat,
    price,
    amount,
    quantity,
    seller_fee: sellerFee,
    buyer_fee: buyerFee,
    hold_id: holdId,
    acceptance: row.wantsAcceptance ? 'waiting' : 'none',
    pay_minutes: row.payMinutes,
    settle_minutes: settleMinutes,
    remark: row.remark,
    ...(row.wantsAcceptance ? { accept_by: new Date(now.getTime() + acceptMs) } : { pay_by: minutesAfter(now, row.payMinutes) }),
  };
}
