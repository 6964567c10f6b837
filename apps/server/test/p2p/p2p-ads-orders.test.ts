import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import { createShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { hideAd } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { unhideAd } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import { p2pCoinRowsDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endHold } from '#modules/money/ledger/index.ts';
import { executeFromAd, giveBackToAd, type Taken, takeFromAd } from '#modules/p2p/p2p-ads/index.ts';
import { openPool } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { type AdvertisingPerson, adInput, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let api: ReturnType<typeof openPool>;
/** Takes what the test does not care about. */
let stranger: QuickPerson;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  const coins = { ...p2pCoinRowsDefault, USDT: { isOpen: true, buyFeePpm: 0, sellFeePpm: 1_234 } };
  expect(await changeSetting(env, 'p2p-config.coins', coins)).toBe('00000');
  // The public role fills no escrow without an order; what is tried here is the part of the ad.
  api = openPool({ url: env.config.databaseUrl('owner'), size: 12, statementMs: 60_000, name: 'orders of the tests' });
  stranger = await quickPerson(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await api.pool.end();
  await env.close();
});

const act = <Result>(verb: (tx: Tx) => Promise<Result>): Promise<Result> => transaction(api.db, verb);

interface Order {
  adNo: AdNo;
  orderNo: string;
  takerId: AccountId;
  quantity: bigint;
  taken: Taken;
}

async function take(adNo: AdNo, quantity: bigint, takerId = stranger.accountId): Promise<Order> {
  const orderNo = publicNumber();
  const taken = await act((tx) => takeFromAd(tx, { adNo, orderNo, takerId, quantity }));
  return { adNo, orderNo, takerId, quantity, taken };
}

async function cancel({ adNo, orderNo, quantity, taken }: Order): Promise<void> {
  await act((tx) => giveBackToAd(tx, { adNo, orderNo, quantity, fee: taken.fee, holdId: taken.holdId }));
}

/** As an order will do it: the coins to the buyer, the fee to the house. */
async function complete({ adNo, orderNo, takerId, quantity, taken }: Order): Promise<void> {
  await act(async (tx) => {
    await executeFromAd(tx, { adNo, quantity });
    if (taken.holdId === null) return;
    const fee = taken.fee > 0n ? [{ to: { ownerId: null, purpose: 'fee' } as const, amount: taken.fee }] : [];
    await endHold(tx, {
      holdId: taken.holdId,
      exit: 'release',
      kind: 'p2p-release',
      key: `p2p-order:${orderNo}:release`,
      shares: [{ to: { ownerId: takerId, purpose: 'otc' }, amount: quantity }, ...fee],
    });
  });
}

const quantities = async (person: AdvertisingPerson, adNo: AdNo) => {
  const { state, quantity, remaining, frozen, executed, returned, reservedFee } = await person.browser.ask(myAdDetail, { adNo });
  return { state, quantity, remaining, frozen, executed, returned, reservedFee };
};

async function balance(accountId: string, purpose: string): Promise<string> {
  const [row] = await env.query<{ balance: string }>(
    `SELECT balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT' AND purpose = $2`,
    [accountId, purpose],
  );
  return row?.balance ?? '0';
}

describe('an order', () => {
  it('takes its part of a sell ad into escrow, with the fee, and gives it back', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const order = await take(adNo, 100_000_000n);
    expect(order.taken.fee).toBe(123_400n);
    expect(await quantities(person, adNo)).toEqual({
      state: 'online',
      quantity: '1000',
      remaining: '900',
      frozen: '100',
      executed: '0',
      returned: '0',
      reservedFee: '1.1106',
    });
    expect(await balance(person.accountId, 'ad-reserve')).toBe('901110600');
    await cancel(order);
    expect(await quantities(person, adNo)).toMatchObject({ remaining: '1000', frozen: '0', reservedFee: '1.234' });
    expect(await balance(person.accountId, 'ad-reserve')).toBe('1001234000');
  });

  it('that completes the last part of an ad completes the ad, and dust comes back', async () => {
    const person = await advertisingPerson(env);
    const buyer = await quickPerson(env);
    const { adNo } = await publish(person, { quantity: '100' });
    const [one, two] = [await take(adNo, 40_000_001n, buyer.accountId), await take(adNo, 50_000_002n, buyer.accountId)];
    await complete(one);
    expect((await quantities(person, adNo)).state).toBe('online');
    await complete(two);
    // What is left is worth less than the smallest order.
    expect(await quantities(person, adNo)).toMatchObject({
      state: 'completed',
      remaining: '0',
      executed: '90.000003',
      returned: '9.999997',
    });
    expect(await balance(person.accountId, 'ad-reserve')).toBe('0');
    expect(await balance(buyer.accountId, 'otc')).toBe('90000003');
    expect((await person.browser.call(switchAd, { adNo, isOnline: true })).body.code).toBe('63411');
    await person.browser.ask(deleteAd, { adNo });
  });

  it('takes from a buy ad without coins of its owner', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { side: 'buy' });
    const order = await take(adNo, 10_000_000n);
    expect(order.taken).toMatchObject({ fee: 0n, holdId: null });
    await cancel(order);
    expect(await quantities(person, adNo)).toMatchObject({ remaining: '1000', frozen: '0' });
  });

  it('takes nothing that is not there, not online, or taken down', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await expect(take(adNo, 1_000_000_001n)).rejects.toMatchObject({ id: 'p2p-ads.sold-out' });
    await expect(take('1000000000000000001' as AdNo, 1n)).rejects.toMatchObject({ id: 'p2p-ads.unknown-ad' });
    await person.browser.ask(switchAd, { adNo, isOnline: false });
    await expect(take(adNo, 1n)).rejects.toMatchObject({ id: 'p2p-ads.unknown-ad' });
  });

  it('takes from a hidden ad with a code alone, as people write it, and each time uses it up by one', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { isHidden: true });
    const { code } = await person.browser.ask(createShareCode, { adNo });
    const other = await publish(person, { side: 'buy', isHidden: true });
    const foreign = (await person.browser.ask(createShareCode, { adNo: other.adNo })).code;
    const takeWith = (shareCode?: string) =>
      act((tx) =>
        takeFromAd(tx, {
          adNo,
          orderNo: publicNumber(),
          takerId: stranger.accountId,
          quantity: 1n,
          ...(shareCode ? { shareCode } : {}),
        }),
      );
    await expect(takeWith()).rejects.toMatchObject({ id: 'p2p-ads.unknown-ad' });
    await expect(takeWith(foreign)).rejects.toMatchObject({ id: 'p2p-ads.code-over' });
    await takeWith(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`);
    expect(await env.query('SELECT uses FROM p2p_ads_share_codes WHERE code = $1', [code])).toEqual([{ uses: 1 }]);
    await env.query('UPDATE p2p_ads_share_codes SET uses = max_uses WHERE code = $1', [code]);
    await expect(takeWith(code)).rejects.toMatchObject({ id: 'p2p-ads.code-over' });
  });

  it('keeps an ad from being deleted, and gives back to an ad that is being edited', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const order = await take(adNo, 100_000_000n);
    await person.browser.ask(switchAd, { adNo, isOnline: false });
    expect((await person.browser.call(deleteAd, { adNo })).body.code).toBe('63414');
    const { version } = await person.browser.ask(editAd, { adNo });
    await cancel(order);
    const {
      side: _s,
      coinCode: _c,
      fiatCode: _f,
      isOnline: _o,
      isHidden: _h,
      accountPwd: _p,
      ...terms
    } = adInput(person, { quantity: '50' });
    expect(await person.browser.ask(editAd, { adNo, save: { version, terms } })).toMatchObject({ remaining: '50', quantity: '50' });
    await person.browser.ask(deleteAd, { adNo });
    expect(await balance(person.accountId, 'otc')).toBe('10000000000');
  });
});

/** Three rounds in the nightly run. */
const rounds = [1, 2, 3].slice(0, Number(process.env.PB_AD_ROUNDS ?? 1));

describe('1,000 orders, edits, hides and deletes on one ad at once', () => {
  it.each(rounds)('break nothing, round %i', async (round) => {
    const person = await advertisingPerson(env);
    const buyer = await quickPerson(env);
    const { adNo } = await publish(person, { quantity: '5000' });
    const open: Order[] = [];
    const outcomes = new Map<string, number>();
    const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const dice = randomOf(round);

    async function order(): Promise<void> {
      const made = await take(adNo, BigInt(1 + dice(20_000_000)), buyer.accountId).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return error.id;
      });
      if (typeof made === 'string') return count(made);
      count('taken');
      const fate = dice(10);
      if (fate < 4) await cancel(made);
      else if (fate < 8) await complete(made);
      else open.push(made);
    }

    async function owner(): Promise<void> {
      for (let i = 0; i < 60; i++) {
        const ctx = dice(6);
        const { body } =
          ctx === 0
            ? await person.browser.call(hideAd, { adNo })
            : ctx === 1
              ? await person.browser.call(unhideAd, { adNo })
              : ctx === 2
                ? await person.browser.call(deleteAd, { adNo })
                : ctx === 3
                  ? await edited()
                  : await person.browser.call(switchAd, { adNo, isOnline: ctx !== 4 });
        count(`owner ${body.code}`);
        expect(['0', '63401', '63411', '63412', '63413', '62001']).toContain(String(body.code).replace('63414', '63411'));
      }
    }

    async function edited() {
      const opened = await person.browser.call(editAd, { adNo });
      if (opened.body.code !== 0) return opened;
      const quantity = String(1_000 + dice(5_000));
      const { side: _s, coinCode: _c, fiatCode: _f, isOnline: _o, isHidden: _h, accountPwd, ...terms } = adInput(person, { quantity });
      return await person.browser.call(editAd, { adNo, save: { version: opened.body.data.version, terms }, accountPwd });
    }

    const lanes = Array.from({ length: 10 }, async () => {
      for (let i = 0; i < 100; i++) await order();
    });
    await Promise.all([...lanes, owner()]);
    expect([...outcomes].filter(([name]) => !name.startsWith('owner')).reduce((sum, [, times]) => sum + times, 0)).toBe(1_000);
    for (const made of open) await cancel(made);
    for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
    const [total] = await env.query<{ units: string }>(
      `SELECT sum(balance)::text AS units FROM ledger_account_balances WHERE asset = 'USDT' AND (owner_id = ANY($1) OR purpose = 'fee')`,
      [[person.accountId, buyer.accountId]],
    );
    const [fees] = await env.query<{ units: string }>(
      `SELECT sum(posting.amount)::text AS units FROM ledger_postings posting JOIN ledger_accounts account ON account.id = account_id WHERE purpose = 'fee' AND account.asset = 'USDT'
         AND journal_id NOT IN (SELECT journal_id FROM ledger_postings WHERE owner_id = $1)`,
      [buyer.accountId],
    );
    expect(BigInt(total?.units ?? '0') - BigInt(fees?.units ?? '0')).toBe(10_000_000_000n);
  });
});

/** The same numbers in each run of a round. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
