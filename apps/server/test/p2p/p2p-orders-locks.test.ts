import type { Call } from '@peerbourse/contract/call';
import { p2pAdRulesDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { acknowledgePayment } from '@peerbourse/contract/p2p/p2p-orders/commands/acknowledge-payment';
import { answerCancelRequest } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import { askCancel } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { continueOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { refusals } from '@peerbourse/contract/refusals';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { appeal, pay } from '../support/fixtures/order-ways.ts';
import { type Trade, take } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  expect(await changeSetting(env, 'p2p-config.ads', { ...p2pAdRulesDefault, openOrdersOfNonMerchants: 100 })).toBe('00000');
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

interface Verb {
  side: OrderSide;
  call: Call;
  /** What brings an order there. */
  before?: (given: Trade) => Promise<Trade>;
  input?: (given: Trade) => Record<string, unknown>;
}

const asked = async (given: Trade): Promise<Trade> => {
  const paid = await pay(given);
  const { orderNo, version } = paid.order;
  return { ...paid, order: (await paid.seller.browser.ask(askCancel, { orderNo, version, reason: 'refunded' })).order };
};
const cancelled = async (given: Trade): Promise<Trade> => {
  const { orderNo, version } = given.order;
  return { ...given, order: (await given.buyer.browser.ask(cancelOrder, { orderNo, version, reason: 'both-agreed' })).order };
};

/** Every verb that locks more than its order, and the rest once. */
const verbs: Record<string, Verb> = {
  place: {
    side: 'buyer',
    call: placeOrder,
    input: ({ order: { adNo } }) => ({ adNo, price: '1.01', amount: '101' }),
  },
  confirm: { side: 'buyer', call: confirmPaid, input: ({ seller }) => ({ userPaymethodId: seller.methodNo }) },
  acknowledge: { side: 'seller', call: acknowledgePayment },
  extend: { side: 'seller', call: extendPayment },
  undo: { side: 'buyer', call: undoPaid, before: pay },
  cancel: { side: 'buyer', call: cancelOrder, input: () => ({ reason: 'account-invalid' }) },
  waive: {
    side: 'buyer',
    call: cancelOrder,
    before: async (given) => appeal(await pay(given)),
    input: () => ({ reason: 'cannot-pay', hasNotPaid: true }),
  },
  agree: { side: 'buyer', call: answerCancelRequest, before: asked, input: () => ({ isAgreed: true }) },
  release: {
    side: 'seller',
    call: releaseCoins,
    before: pay,
    input: () => ({ amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword }),
  },
  continue: { side: 'seller', call: continueOrder, before: cancelled, input: () => ({ accountPwd: fundPassword }) },
};

const deadlocks = async () => {
  await env.query('SELECT pg_stat_force_next_flush()');
  const [row] = await env.query<{ count: string }>(
    'SELECT deadlocks::text AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(row?.count);
};

/** Two people who sell to each other: whatever locks one before the other meets somebody who does it the other way round. */
interface Pair {
  people: [AdvertisingPerson, AdvertisingPerson];
  adNos: [string, string];
}

async function newPair(): Promise<Pair> {
  const people: Pair['people'] = [await advertisingPerson(env), await advertisingPerson(env)];
  const adNos: Pair['adNos'] = [
    (await publish(people[0], { quantity: '4000' })).adNo,
    (await publish(people[1], { quantity: '4000' })).adNo,
  ];
  return { people, adNos };
}

async function prepared({ people, adNos }: Pair, seller: 0 | 1, { before = async (given) => given }: Verb): Promise<Trade> {
  return await before(await take(people[seller], people[seller === 0 ? 1 : 0], adNos[seller], false));
}

async function perform({ side, call, input = () => ({}) }: Verb, given: Trade): Promise<unknown> {
  const { orderNo, version } = given.order;
  const named = call.name === 'place-order' ? {} : { orderNo, version };
  return (await given[side].browser.call(call, { ...named, ...input(given) } as never)).body.code;
}

it('R7.11 no two verbs of orders wait for each other in a circle, whoever gives them', async () => {
  const before = await deadlocks();
  for (let round = 0; round < 3; round += 1) {
    const pair = await newPair();
    const given: Array<readonly [name: string, verb: Verb, trade: Trade]> = [];
    for (const [name, verb] of Object.entries(verbs)) {
      for (const seller of [0, 1] as const) given.push([name, verb, await prepared(pair, seller, verb)]);
    }
    // All at once: every verb meets every other one and itself, from both sides, over the same ads, balances and counters.
    const codes = await Promise.all(given.map(async ([name, verb, trade]) => [name, verb.call.ok, await perform(verb, trade)] as const));
    // Whoever waited too long for the same ad is told to come again; nobody is told of a bug.
    const patient = String(refusals['request.outage'].code);
    expect(codes.filter(([, ok, code]) => code !== ok && code !== patient)).toEqual([]);
  }
  expect(await deadlocks()).toBe(before);
});

it('R7.11 two ads that are used up by each other give back what is left without a circle', async () => {
  const before = await deadlocks();
  for (let round = 0; round < 5; round += 1) {
    const people: Pair['people'] = [await advertisingPerson(env), await advertisingPerson(env)];
    const small = { quantity: '110' };
    const adNos: Pair['adNos'] = [(await publish(people[0], small)).adNo, (await publish(people[1], small)).adNo];
    const { release } = verbs;
    const trades = [await prepared({ people, adNos }, 0, release as Verb), await prepared({ people, adNos }, 1, release as Verb)] as const;
    await Promise.all(trades.map((given) => perform(release as Verb, given)));
    const [row] = await env.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM p2p_ads_ads WHERE ad_no = ANY($1) AND state = 'completed'`,
      [adNos],
    );
    expect(row?.count).toBe(2);
  }
  expect(await deadlocks()).toBe(before);
});
