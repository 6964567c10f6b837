import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { hash, seeded } from '#modules/core/rates/index.ts';
import { adDetail } from '#modules/p2p/p2p-ads/index.ts';
import { acceptOrder, confirmPaid, orderDetail, placeOrder, releaseCoins } from '#modules/p2p/p2p-orders/index.ts';
import { rateOrder } from '#modules/p2p/p2p-ratings/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, Refusal } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import { demoFundPassword } from '../customers.ts';
import { inThePast } from '../in-the-past.ts';
import { tradersEmails } from './cast.ts';
import { daysAgo, type MarketFacts } from './market-facts.ts';
import { ratingOf } from './rating-text.ts';
import { contextOf, type Trader } from './trader-context.ts';
import type { WrittenAd } from './write-ads.ts';

/** An order that was completed before the demonstration began. */
interface PastTrade {
  ad: WrittenAd;
  placedAt: Date;
  paidAt: Date;
  releasedAt: Date;
  /** Chooses what the buyer says about it. */
  lot: number;
}

/** Orders behind every number that somebody sees of an advertiser, by the verbs and the oldest first, as they would have come. */
export async function seedHistory(
  db: Db,
  config: Config,
  facts: MarketFacts,
  ads: readonly WrittenAd[],
  ordersPerAd: number,
): Promise<void> {
  const trades = ads.filter(isTradable).flatMap((ad) => tradesOf(ad, facts, ordersPerAd));
  const traders = await tradersOf(db, ads);
  const inOrder = trades.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  for (const [turn, trade] of inOrder.entries()) await tradeOnce(db, config, trade, traders, turn);
}

/** A price that follows the market cannot be agreed on yet: a new demonstration has none. */
function isTradable({ plan: { side, isFixed, fate, isPrivate, hiddenReasons } }: WrittenAd): boolean {
  return side === 'sell' && isFixed && (fate === 'online' || fate === 'completed') && !isPrivate && hiddenReasons.length === 0;
}

function tradesOf(ad: WrittenAd, facts: MarketFacts, ordersPerAd: number): PastTrade[] {
  const dice = seeded(hash(`history of ${ad.adNo}`));
  const { soldPercent, usdtValue, least, publishedDaysAgo } = ad.plan;
  // Small orders leave most of an ad to whoever tries the demonstration.
  const count = soldPercent > 0 ? 1 : Math.min(Math.ceil(dice() * ordersPerAd), Math.floor(usdtValue / least / 5));
  return Array.from({ length: count }, () => {
    // Since it was published, and over by now.
    const placedAt = daysAgo(facts, publishedDaysAgo * (0.1 + dice() * 0.85));
    const paidAt = secondsAfter(placedAt, 60 + dice() * 540);
    return { ad, placedAt, paidAt, releasedAt: secondsAfter(paidAt, 40 + dice() * 500), lot: Math.floor(dice() * 1_000_000) };
  });
}

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1_000);

interface Traders {
  all: readonly Trader[];
  owners: ReadonlyMap<AccountId, Trader>;
}

async function tradersOf(db: Db, ads: readonly WrittenAd[]): Promise<Traders> {
  const owners = [...new Set(ads.map(({ accountId }) => accountId))];
  const { rows } = await sql<Trader & { isTrader: boolean }>`
    SELECT id::text AS "accountId", user_id AS "userId", email LIKE ${tradersEmails} AS "isTrader" FROM accounts_users
    WHERE email LIKE ${tradersEmails} OR id = ANY (${owners}::bigint[]) ORDER BY id`.execute(db);
  return { all: rows.filter(({ isTrader }) => isTrader), owners: new Map(rows.map((row) => [row.accountId, row])) };
}

const buyersAsked = 4;

/** Traders buy in turn, so that all of them have traded; one who may not take this ad leaves it to the next. */
async function tradeOnce(db: Db, config: Config, trade: PastTrade, { all, owners }: Traders, turn: number): Promise<void> {
  const seller = owners.get(trade.ad.accountId);
  must(seller, 'whoever advertises has an account');
  for (let attempt = 0; attempt < buyersAsked; attempt++) {
    const buyer = all[(turn + attempt) % all.length] as Trader;
    try {
      return await transaction(db, (tx) => tradeBetween(tx, config, trade, { buyer, seller }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

async function tradeBetween(tx: Tx, config: Config, trade: PastTrade, { buyer, seller }: { buyer: Trader; seller: Trader }): Promise<void> {
  const { ad, placedAt, paidAt, releasedAt, lot } = trade;
  const [buying, selling] = [contextOf(buyer, tx, config), contextOf(seller, tx, config)];
  await inThePast(tx, async (setClock) => {
    await setClock(placedAt);
    const { orderNo, version, paymethods } = await agree(buying, selling, ad);
    await setClock(paidAt);
    const { order } = await confirmPaid(buying, { orderNo, version, userPaymethodId: paymethods[0]?.userPaymethodId ?? '' });
    await setClock(releasedAt);
    const seen = { amountSeen: order.orderPrice, isPayerTheBuyer: true as const, accountPwd: demoFundPassword, secretKey: '' };
    await releaseCoins(selling, { orderNo, version: order.version, ...seen });
    if (lot % 3 > 0) await rateOrder(buying, { orderNo, ...ratingOf(ad.plan.fiat, lot) });
    await forgetNotices(tx, orderNo);
  });
}

type Person = CallContext<UserActor>;

/** An order that the buyer can pay. */
async function agree(buying: Person, selling: Person, { adNo, plan }: WrittenAd): Promise<OrderDetail> {
  const { price, minAmount, maxAmount } = await adDetail(buying, { adNo });
  const amount = amountOf(minAmount, maxAmount, plan.soldPercent);
  const placed = await placeOrder(buying, { adNo, price, amount, userPaymethodIds: [], confirmedDoubts: [] }, false);
  if (placed.acceptance !== 'waiting') return placed;
  await acceptOrder(selling, { orderNo: placed.orderNo, version: placed.version });
  return await orderDetail(buying, { orderNo: placed.orderNo });
}

/** Of the largest order so many percent, and at least the smallest. */
function amountOf(min: string, max: string, percent: number): string {
  if (percent === 100) return max;
  return String(Math.max(Number(min), Math.floor((Number(max) * percent) / 100)));
}

/** Nobody is told today what happened then. */
async function forgetNotices(tx: Tx, orderNo: OrderNo): Promise<void> {
  await sql`DELETE FROM p2p_orders_untold USING p2p_orders_orders trade WHERE trade.id = order_id AND trade.order_no = ${orderNo}`.execute(
    tx,
  );
}
