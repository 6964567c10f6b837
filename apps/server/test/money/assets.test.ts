import { randomUUID } from 'node:crypto';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { headers } from '@peerbourse/contract/headers';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { giveCoins, giveMerchantStatus, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { allowWay } from '../support/lab-powers.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

/** Sets coins aside, in another account of the same owner. */
async function setAside(accountId: string, coin: string, [from, to]: [string, string], units: bigint): Promise<void> {
  await allowWay(env.query, 'test-hold', from, to);
  await env.query(
    `SELECT ledger_hold('test-hold', 'hold:' || gen_random_uuid(), 'a hold of the tests', $1::bigint, $2, $3, $1::bigint, $4, '', $5::bigint, NULL, false)`,
    [accountId, coin, from, to, String(units)],
  );
}

async function publish(prices: Record<string, bigint>): Promise<void> {
  await env.query('SELECT rates_publish($1::text[], $2::bigint[], $3::int[], $4)', [
    Object.keys(prices),
    Object.values(prices).map(String),
    Object.keys(prices).map(() => 1),
    'test',
  ]);
}

function transfer(
  browser: Browser,
  amount: string,
  more: { coin?: string; from?: 'spot'; to?: 'otc' | 'spot' | 'earn'; key?: string } = {},
) {
  const { coin = 'USDT', from = 'spot', to = 'otc', key = randomUUID() } = more;
  return browser.call(transferCoins, { coin, from, to, amount }, { [headers.idempotencyKey]: key });
}

describe('what an account is worth', () => {
  it('R3.13 nobody has something before anything was given, and no price is needed for that', async () => {
    const { browser } = await quickPerson(env);
    const nothing = { btc: '0', usdt: '0' };
    expect(await browser.ask(totalAssets, {})).toEqual({
      totalAsset: { totalBTC: '0', totalUSDT: '0', contract: nothing, otc: nothing, spot: nothing, mcp: nothing, earn: nothing },
      pricesAt: '',
    });
  });

  it('R3.13 in all and by wallet, in BTC and USDT, with coins set aside where they came from', async () => {
    const { browser, accountId } = await quickPerson(env);
    // 97,000.12345678, 3,500.5 and 150.00000001 USDT.
    await publish({ btc_usdt: 9_700_012_345_678n, eth_usdt: 350_050_000_000n, sol_usdt: 15_000_000_001n });
    await giveCoins(env, accountId, 'BTC', 'spot', 123_456_789n);
    await giveCoins(env, accountId, 'USDT', 'otc', 100_000_001n);
    await giveCoins(env, accountId, 'ETH', 'contract', 300_000_000n);
    await giveCoins(env, accountId, 'SOL', 'earn', 500_000_001n);
    await giveCoins(env, accountId, 'TRX', 'spot', 1_000_000n);
    await setAside(accountId, 'BTC', ['spot', 'order-hold'], 23_456_789n);
    await setAside(accountId, 'USDT', ['otc', 'ad-reserve'], 60_000_000n);
    await setAside(accountId, 'USDT', ['otc', 'deposit'], 1n);
    await giveMerchantStatus(env, accountId, 'personal', 1n);
    await setAside(accountId, 'ETH', ['contract', 'risk'], 299_999_999n);
    const { totalAsset, pricesAt } = await browser.ask(totalAssets, {});
    const btcPrice = 9_700_012_345_678n;
    // In units of 10^-16 USDT.
    const exact = {
      spot: 123_456_789n * btcPrice,
      otc: 100_000_001n * 10n ** 10n,
      contract: 300_000_000n * 350_050_000_000n,
      earn: 500_000_001n * 15_000_000_001n,
    };
    const shown = (value: bigint) => ({ usdt: decimal(value / 10n ** 10n, 6), btc: decimal(value / btcPrice, 8) });
    const total = exact.spot + exact.otc + exact.contract + exact.earn;
    expect(totalAsset).toEqual({
      totalUSDT: shown(total).usdt,
      totalBTC: shown(total).btc,
      spot: shown(exact.spot),
      otc: shown(exact.otc),
      contract: shown(exact.contract),
      mcp: shown(exact.contract),
      earn: shown(exact.earn),
    });
    expect(totalAsset.spot.btc).toBe('1.23456789');
    expect(totalAsset.otc.usdt).toBe('100.000001');
    const [row] = await env.query<{ at: Date }>(`SELECT at FROM rates_prices WHERE pair = 'btc_usdt'`);
    expect(pricesAt).toBe(row?.at.toISOString());
  });

  it('R3.13 says when the oldest of its prices was made', async () => {
    const { browser, accountId } = await quickPerson(env);
    await giveCoins(env, accountId, 'XRP', 'spot', 1_000_000n);
    await publish({ xrp_usdt: 200_000_000n });
    await publish({ btc_usdt: 9_700_000_000_000n });
    const [row] = await env.query<{ at: Date }>(`SELECT at FROM rates_prices WHERE pair = 'xrp_usdt'`);
    expect((await browser.ask(totalAssets, {})).pricesAt).toBe(row?.at.toISOString());
  });
});

/** Digits of units, written in another way than the server does. */
function decimal(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '');
}

describe('balances', () => {
  it('list every coin, wallet by wallet, with what is set aside and what may leave', async () => {
    const { browser, accountId } = await quickPerson(env);
    await giveCoins(env, accountId, 'USDT', 'spot', 10_000_000n);
    await giveCoins(env, accountId, 'USDT', 'otc', 5_000_001n);
    await giveCoins(env, accountId, 'DOGE', 'earn', 7_000_000n);
    await setAside(accountId, 'USDT', ['otc', 'ad-reserve'], 2_000_000n);
    await env.query(`SELECT ledger_give_lot($1, 'USDT', 4000000, 'a lot of the tests', app_now() + interval '1 day')`, [accountId]);
    const { coins } = await browser.ask(coinBalances, {});
    expect(coins.map(({ coin }) => coin)).toEqual(['USDT', 'BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'USDC', 'DOGE', 'TON', 'TRX']);
    expect(coins[0]).toEqual({
      coin: 'USDT',
      name: 'Tether',
      imgUrl: '/coins.svg#usdt',
      scale: 6,
      spot: '10',
      otc: '3.000001',
      contract: '0',
      earn: '0',
      aside: '2',
      asideFor: { ads: '2', orders: '0', margin: '0', deposit: '0' },
      total: '15.000001',
      withdrawable: '9.000001',
      held: '4',
      heldUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      usdt: '15.000001',
    });
    // Nobody has published a price of it.
    expect(coins.find(({ coin }) => coin === 'DOGE')).toMatchObject({ earn: '7', total: '7', withdrawable: '7', usdt: '' });
    expect(coins.find(({ coin }) => coin === 'TON')).toMatchObject({ total: '0', withdrawable: '0' });
  });

  it('of a child are its own', async () => {
    const child = await quickPerson(env, { isChild: true });
    const [main] = await env.query<{ id: string }>('SELECT main_id::text AS id FROM accounts_users WHERE id = $1', [child.accountId]);
    await giveCoins(env, main?.id ?? '', 'USDT', 'spot', 9_000_000n);
    await giveCoins(env, child.accountId, 'USDT', 'spot', 1_000_000n);
    expect((await child.browser.ask(coinBalances, {})).coins[0]).toMatchObject({ total: '1' });
    expect((await transfer(child.browser, '2')).body.code).toBe('62001');
    expect((await transfer(child.browser, '1')).body.code).toBe('00000');
  });
});

describe('a transfer', () => {
  let person: QuickPerson;

  beforeAll(async () => {
    person = await quickPerson(env);
    await giveCoins(env, person.accountId, 'USDT', 'spot', 1_000_000_000n);
    await giveCoins(env, person.accountId, 'BTC', 'spot', 100_000_000n);
  });

  it('moves coins at once, to the last unit, and is two entries of the history', async () => {
    const { body } = await transfer(person.browser, '0.000001');
    expect(body).toMatchObject({ code: '00000', data: { fromBalance: '999.999999', toBalance: '0.000001' } });
    const { entries } = await person.browser.ask(assetHistory, { kind: 'transfer' });
    expect(entries.map(({ wallet, amount, balanceAfter }) => [wallet, amount, balanceAfter]).toSorted()).toEqual([
      ['otc', '0.000001', '0.000001'],
      ['spot', '-0.000001', '999.999999'],
    ]);
    expect((await transfer(person.browser, '0.99999999', { coin: 'BTC' })).body.data).toMatchObject({ fromBalance: '0.00000001' });
  });

  it.each([
    ['62102', '1', { to: 'spot' }],
    ['62101', '1', { coin: 'NOPE' }],
    ['62103', '0.0000001', {}],
    ['62103', '0.000000001', { coin: 'BTC' }],
    ['62001', '1000.000001', {}],
    ['62001', '9223372036855', {}],
    ['62001', '9999999999999999999999999', {}],
    ['62001', '1', { coin: 'TON' }],
    ['40001', '0', {}],
    ['40001', '-1', {}],
    ['40001', '1e3', {}],
  ] as const)('is refused with %s: %s %j', async (code, amount, more) => {
    const before = await env.query('SELECT count(*) FROM ledger_journals');
    expect((await transfer(person.browser, amount, more)).body.code).toBe(code);
    expect(await env.query('SELECT count(*) FROM ledger_journals')).toEqual(before);
  });

  it('that is sent again with its key gives the same answer and moves nothing, also after its answer was forgotten', async () => {
    const key = randomUUID();
    const first = await transfer(person.browser, '10', { key });
    expect((await transfer(person.browser, '10', { key })).body.data).toEqual(first.body.data);
    await env.query('DELETE FROM platform_idempotency WHERE key = $1', [key]);
    expect((await transfer(person.browser, '10', { key: key.toUpperCase() })).body.data).toEqual(first.body.data);
    const [row] = await env.query<{ id: string }>('SELECT id FROM ledger_journals WHERE key = $1', [`transfer:${person.accountId}:${key}`]);
    expect(row?.id).toBe(first.body.data.journalId);
    await env.query('DELETE FROM platform_idempotency WHERE key = $1', [key]);
    expect((await transfer(person.browser, '11', { key })).body.code).toBe('40003');
    expect((await transfer(person.browser, '10', { key, coin: 'BTC' })).body.code).toBe('40003');
    expect((await transfer(person.browser, '10', { key, to: 'earn' })).body.code).toBe('40003');
  });

  it('two people may use the same key', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    const key = randomUUID();
    for (const { accountId, browser } of [one, two]) {
      await giveCoins(env, accountId, 'USDT', 'spot', 1_000_000n);
      expect((await transfer(browser, '1', { key })).body.code).toBe('00000');
    }
  });

  it('of 50 at once exactly those are made for which there are coins', async () => {
    const { browser, accountId } = await quickPerson(env);
    await giveCoins(env, accountId, 'USDT', 'spot', 20_000_000n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => transfer(browser.copy(), '1')));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(20);
    expect(codes.filter((code) => code === '62001')).toHaveLength(30);
    expect((await browser.ask(coinBalances, {})).coins[0]).toMatchObject({ spot: '0', otc: '20', total: '20' });
  });
});

describe('the channel', () => {
  beforeAll(async () => {
    await Promise.all([env.start('stream'), env.start('worker')]);
  });

  async function listener({ browser }: QuickPerson): Promise<LiveClient> {
    const client = await LiveClient.open(env.addressOf('stream'));
    client.say({ op: 'auth', ticket: (await browser.ask(issueTicket, {})).ticket });
    await client.next('authed');
    return client;
  }

  it('tells which coins have moved, and goes on where the balances stand', async () => {
    const person = await quickPerson(env);
    await giveCoins(env, person.accountId, 'USDT', 'spot', 5_000_000n);
    const { seq } = await person.browser.ask(coinBalances, {});
    expect(seq).toBe(1);
    const client = await listener(person);
    client.say({ op: 'sub', ch: `assets.${person.userId}` });
    expect(await client.next('snap')).toMatchObject({ seq, data: {} });
    expect((await transfer(person.browser, '2')).body.code).toBe('00000');
    expect(await client.next('upd')).toMatchObject({ seq: 2, data: { coins: ['USDT'], kind: 'transfer' } });
    await giveCoins(env, person.accountId, 'BTC', 'earn', 1n);
    expect(await client.next('upd')).toMatchObject({ seq: 3, data: { coins: ['BTC'], kind: 'credit' } });
    await client.close();
  });

  it('is closed to everybody else', async () => {
    const [owner, stranger] = [await quickPerson(env), await quickPerson(env)];
    const client = await listener(stranger);
    client.say({ op: 'sub', ch: `assets.${owner.userId}` });
    expect(await client.next('refused')).toMatchObject({ code: '40301' });
    await client.close();
  });
});

describe('after all of this', () => {
  it.each(Object.entries(invariants))('%s', async (_, query) => {
    expect(await env.query(query)).toEqual([]);
  });
});
