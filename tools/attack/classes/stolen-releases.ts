import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { advertisingPerson, openMarket } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { paidTrade, pay } from '../../../apps/server/test/support/fixtures/order-ways.ts';
import { type Trade, take } from '../../../apps/server/test/support/fixtures/ordering-users.ts';
import { fundPassword } from '../../../apps/server/test/support/fixtures/paying-users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** Coins in escrow: a release that was meant for one order is captured, changed, moved to another one, sent by others, or sent twice. */
export const stolenReleases: Attack = async (env, { short }) => {
  const tally = new Tally();
  await openMarket(env);
  const thief = await advertisingPerson(env);
  for (const _round of times(short ? 1 : 8, (index) => index)) {
    const meant = await paidTrade(env);
    const other = await pay(await take(meant.maker, meant.taker, meant.order.adNo, false));
    await tryCaptured(tally, meant, other, thief.browser);
    tally.held((await statusOf(meant)) === 1 && (await statusOf(other)) === 1, 'an order was released by a request that was tampered with');
    await tryTwice(env, tally, meant);
    tally.held((await statusOf(other)) === 1, 'releasing one order released another');
  }
  return tally;
};

const inputOf = ({ order: { orderNo, version, orderAmount }, buyer }: Trade) => ({
  orderNo,
  version,
  amountSeen: '101',
  isPayerTheBuyer: true,
  orderAmount,
  buyerUserId: buyer.userId,
  accountPwd: fundPassword,
});

const statusOf = async ({ seller, order }: Trade) => (await seller.browser.ask(orderDetail, { orderNo: order.orderNo })).orderStatus;

async function tryCaptured(tally: Tally, meant: Trade, other: Trade, thief: Trade['seller']['browser']): Promise<void> {
  const { browser } = meant.seller;
  const sealed = await browser.seal(releaseCoins, inputOf(meant));
  const fields = JSON.parse(sealed.body) as Record<string, unknown>;
  const changes: Record<string, object> = {
    'for another order': { orderNo: other.order.orderNo, version: other.order.version },
    'for another buyer': { buyerUserId: meant.seller.userId },
    'of other coins': { orderAmount: '1' },
    'with another amount seen': { amountSeen: '1' },
    'with codes put in': { factors: { emailCode: '000000' } },
    'with its password in plain': { accountPwd: fundPassword },
  };
  for (const [name, changed] of Object.entries(changes)) {
    tally.refused(releaseCoins, await browser.send(releaseCoins, JSON.stringify({ ...fields, ...changed }), sealed.headers), name);
  }
  for (const [name, who] of Object.entries({ 'by the buyer': meant.buyer.browser, 'by a stranger': thief })) {
    tally.refused(releaseCoins, await who.send(releaseCoins, sealed.body, sealed.headers), `captured, ${name}`);
    tally.refused(releaseCoins, await who.call(releaseCoins, inputOf(meant)), `with the password of the seller, ${name}`);
  }
}

/** The seller presses twice, on two devices of one login, and whoever listened sends it once more. */
async function tryTwice({ query }: AttackEnvironment, tally: Tally, given: Trade): Promise<void> {
  const { browser } = given.seller;
  const listener = browser.copy();
  const [one, two] = [await browser.seal(releaseCoins, inputOf(given)), await browser.seal(releaseCoins, inputOf(given))];
  const answers = await Promise.all([one, two].map(({ body, headers }) => browser.send(releaseCoins, body, headers)));
  mustBe(
    answers.some(({ body }) => body.code === releaseCoins.ok),
    'the untouched release is good',
  );
  tally.refused(releaseCoins, await listener.send(releaseCoins, one.body, one.headers), 'a captured release, again');
  const rows = await query(`SELECT FROM ledger_journals WHERE kind = 'p2p-release' AND reference = $1`, [given.order.orderNo]);
  tally.held(rows.length === 1, `the coins of order ${given.order.orderNo} went ${rows.length} times`);
}
