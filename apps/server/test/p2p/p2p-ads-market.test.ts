import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { floatingPrice } from '@peerbourse/rules/p2p-price';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyAd, beginning, candidateQuery, type Walk } from '#modules/p2p/p2p-ads/market/candidate.table.ts';
import { isOffering } from '#modules/p2p/p2p-ads/offering.table.ts';
import { sql } from '#platform/sql.ts';
import { Browser } from '../support/browser.ts';
import { advertisingPerson, giveMethod, publish, sepa, sepaInstant, setPrice } from '../support/fixtures/advertising-users.ts';
import { payingPerson } from '../support/fixtures/paying-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import {
  buyUsdt,
  closeMarketEnvironment,
  emptyMarket,
  listed,
  type MarketEnvironment,
  openMarketEnvironment,
  runAdJob,
} from './market-environment.ts';

let market: MarketEnvironment;
let env: TestEnvironment;
let guest: Browser;

beforeAll(async () => {
  market = await openMarketEnvironment();
  ({ env, guest } = market);
});

beforeEach(() => emptyMarket(market));
afterAll(() => closeMarketEnvironment(market));

/** Many ads at once, as rows: half of them fixed, half floating, prices that meet. */
async function manyAds(count: number, { accountId }: { accountId: string }, side = 'sell', coin = 'USDT'): Promise<void> {
  await env.query(
    `INSERT INTO p2p_ads_ads (ad_no, account_id, side, coin, fiat, state, fixed_price, premium_ppm, quantity, remaining, fee_ppm, min_amount, max_amount, pay_minutes, template_ids)
     SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, $2, $3, $4, 'EUR', 'online',
       CASE WHEN n % 2 = 0 THEN CASE $4 WHEN 'BTC' THEN 100000 ELSE 1 END * 100000000::bigint * (10000 + n % 700) / 10000 END,
       CASE WHEN n % 2 = 1 THEN 100 * (n % 699) END, 1000000000, 1000000000, 0, 2000, 50000, 15, CASE n % 3 WHEN 0 THEN '{301,302}' ELSE '{301}' END::int[]
     FROM generate_series(1, $1) n`,
    [count, accountId, side, coin],
  );
}

async function clearAds(): Promise<void> {
  for (const table of ['p2p_ads_listed', 'p2p_ads_user_methods', 'p2p_ads_edits', 'p2p_ads_ads']) {
    await env.query(`DELETE FROM ${table} WHERE ${table === 'p2p_ads_ads' ? 'id' : 'ad_id'} IN (SELECT id FROM p2p_ads_ads ad WHERE NOT EXISTS (
      SELECT FROM p2p_ads_edits WHERE ad_id = ad.id))`);
  }
}

describe('the list', () => {
  it('R7.10 shows sell ads to buyers, the cheapest first, fixed and floating prices as one order', async () => {
    const person = await advertisingPerson(env);
    const [expensive, cheap] = [
      await publish(person, { quantity: '500' }),
      await publish(person, { quantity: '500', pricing: { priceType: 'floating', premiumPpm: 5_000 } }),
    ];
    const { ads, reference } = await guest.ask(adList, buyUsdt);
    expect(ads.map(({ adNo, price }) => [adNo, price])).toEqual([
      [cheap.adNo, '1.005'],
      [expensive.adNo, '1.01'],
    ]);
    expect(reference).toMatchObject({ price: '1', isStale: false, sources: 3 });
    expect(ads[0]).toMatchObject({
      side: 'sell',
      priceType: 'floating',
      premiumPpm: 5_000,
      spreadPpm: 5_000,
      available: '500',
      minAmount: '20',
      maxAmount: '500',
      payMinutes: 15,
      paymethods: [
        {
          paymethodId: sepa,
          paymethodName: 'SEPA',
          paymethodWording: null,
          iconUrl: '/methods/sepa.svg',
          settleMinutes: expect.any(Number),
        },
      ],
      advertiser: { encryptUserId: person.encryptUserId, isOnline: false, orderTotalCount: 0, thirtyDayRate: null },
      reasons: [{ code: 'login', params: {} }],
    });
    await setPrice(env, 'usdt_eur', 102_000_000n);
    expect((await guest.ask(adList, buyUsdt)).ads.map(({ adNo, price }) => [adNo, price])).toEqual([
      [expensive.adNo, '1.01'],
      [cheap.adNo, '1.0251'],
    ]);
  });

  it('shows buy ads to sellers, the dearest first', async () => {
    const person = await advertisingPerson(env);
    const low = await publish(person, { side: 'buy', pricing: { priceType: 'fixed', price: '0.97' } });
    const high = await publish(person, { side: 'buy', pricing: { priceType: 'floating', premiumPpm: -10_000 } });
    expect(await listed(guest, { side: 'sell' })).toEqual([high.adNo, low.adNo]);
  });

  it('puts who completes more before who is faster, among equal prices', async () => {
    const people = [await advertisingPerson(env), await advertisingPerson(env), await advertisingPerson(env)];
    const counters = [
      [9, 1, 10],
      [10, 0, 600],
      [10, 0, 60],
    ];
    for (const [i, person] of people.entries()) {
      await env.query(
        'INSERT INTO p2p_users_counters (account_id, completed_30d, cancelled_30d, release_seconds) VALUES ($1, $2, $3, $4)',
        [person.accountId, ...(counters[i] ?? [])],
      );
    }
    const ads: string[] = [];
    for (const person of people) ads.push((await publish(person)).adNo);
    expect(await listed(guest)).toEqual([ads[2], ads[1], ads[0]]);
    await env.query('UPDATE p2p_users_counters SET completed_30d = 100, cancelled_30d = 0, release_seconds = 5 WHERE account_id = $1', [
      people[0]?.accountId,
    ]);
    await env.query(`UPDATE p2p_ads_sweeps SET last_id = 0`);
    await runAdJob(market, 'p2p-ads.review');
    expect(await listed(guest)).toEqual([ads[0], ads[2], ads[1]]);
  });

  it('leaves out what does not fit the filters', async () => {
    const person = await advertisingPerson(env);
    const other = await advertisingPerson(env, {});
    const plain = await publish(person, { quantity: '100' });
    const special = await publish(other, {
      minAmount: '100',
      maxAmount: '400',
      payMinutes: 30,
      wantsAcceptance: true,
      pricing: { priceType: 'fixed', price: '1.02' },
      userPaymethodIds: [await giveMethod(env, other.accountId, sepaInstant)],
      conditions: { ...noConditions, countries: ['FR'] },
    });
    await env.query('UPDATE p2p_users_profiles SET user_type = 1 WHERE account_id = $1', [other.accountId]);
    await env.query('INSERT INTO p2p_users_presence (account_id, seen_at) VALUES ($1, app_now())', [other.accountId]);
    const [both, first, second] = [[plain.adNo, special.adNo], [plain.adNo], [special.adNo]];
    expect(await listed(guest)).toEqual(both);
    expect(await listed(guest, { amount: '50' })).toEqual(first);
    // 100 USDT at 1.01 are 101 euros, though the ad would allow more.
    expect(await listed(guest, { amount: '101' })).toEqual(both);
    expect(await listed(guest, { amount: '101.01' })).toEqual(second);
    expect(await listed(guest, { amount: '400.01' })).toEqual([]);
    expect(await listed(guest, { amount: '9'.repeat(25) })).toEqual([]);
    expect(await listed(guest, { paymethodIds: [sepaInstant] })).toEqual(second);
    expect(await listed(guest, { paymethodIds: [sepa, sepaInstant] })).toEqual(both);
    expect(await listed(guest, { country: 'DE' })).toEqual(first);
    expect(await listed(guest, { country: 'FR' })).toEqual(both);
    expect(await listed(guest, { merchantsOnly: true })).toEqual(second);
    expect(await listed(guest, { onlineOnly: true })).toEqual(second);
    expect(await listed(guest, { withoutAcceptance: true })).toEqual(first);
    expect(await listed(guest, { maxPayMinutes: 15 })).toEqual(first);
    expect(await listed(guest, { minRatePercent: 90 })).toEqual([]);
    const taker = await payingPerson(env);
    expect(await listed(taker.browser)).toEqual(both);
    expect(await listed(taker.browser, { eligibleOnly: true })).toEqual(first);
    await env.query('INSERT INTO p2p_blocklist_entries (account_id, blocked_id) VALUES ($1, $2)', [person.accountId, taker.accountId]);
    expect(await listed(taker.browser)).toEqual(second);
    expect(await listed(person.browser)).toEqual(second);
  });

  it('R7.10 comes in the order that is asked for, of every page, and a cursor of one order is none of another', async () => {
    const people = [await advertisingPerson(env), await advertisingPerson(env), await advertisingPerson(env)];
    const figures = [
      [10, 10, 60],
      [99, 1, 600],
      [30, 0, null],
    ] as const;
    const adNos: string[] = [];
    for (const [place, person] of people.entries()) {
      const [completed, cancelled, seconds] = figures[place] as (typeof figures)[number];
      await env.query(
        `INSERT INTO p2p_users_counters (account_id, completed_30d, cancelled_30d, release_seconds) VALUES ($1, $2, $3, $4)
         ON CONFLICT (account_id) DO UPDATE SET completed_30d = $2, cancelled_30d = $3, release_seconds = $4`,
        [person.accountId, completed, cancelled, seconds],
      );
      const price = ['1.01', '1.02', '1.03'][place] as string;
      const maxAmount = ['300', '500', '400'][place] as string;
      adNos.push((await publish(person, { pricing: { priceType: 'fixed', price }, quantity: '600', maxAmount })).adNo);
    }
    const [first, second, third] = adNos;
    expect(await listed(guest)).toEqual([first, second, third]);
    expect(await listed(guest, { sort: 'price' })).toEqual([first, second, third]);
    expect(await listed(guest, { sort: 'completion' })).toEqual([third, second, first]);
    expect(await listed(guest, { sort: 'speed' })).toEqual([first, second, third]);
    expect(await listed(guest, { sort: 'limit' })).toEqual([second, third, first]);
    await manyAds(60, people[0] as (typeof people)[number]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof guest.ask<typeof adList>>> = await guest.ask(adList, {
        ...buyUsdt,
        sort: 'limit',
        ...(cursor ? { cursor } : {}),
      });
      expect(page.matchCount).toBe(63);
      seen.push(...page.ads.map(({ maxAmount }) => maxAmount));
      cursor = page.nextCursor ?? undefined;
      if (cursor) expect((await guest.call(adList, { ...buyUsdt, sort: 'speed', cursor })).body.code).toBe('63421');
    } while (cursor);
    expect(seen).toHaveLength(63);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((one, other) => other - one));
    await clearAds();
  });

  it('R7.10 takes several ways to pay at once, and says how many ads match', async () => {
    const person = await advertisingPerson(env);
    await manyAds(45, person);
    await env.query(`UPDATE p2p_ads_ads SET template_ids = '{302}' WHERE account_id = $1 AND template_ids = '{301,302}'`, [
      person.accountId,
    ]);
    const countOf = async (more: object) => (await guest.ask(adList, { ...buyUsdt, ...more })).matchCount;
    expect([await countOf({ paymethodIds: ['301'] }), await countOf({ paymethodIds: ['302'] })]).toEqual([30, 15]);
    expect(await countOf({ paymethodIds: ['301', '302'] })).toBe(45);
    expect([await countOf({}), await countOf({ maxPayMinutes: 10 })]).toEqual([45, 0]);
    const { nextCursor } = await guest.ask(adList, buyUsdt);
    expect(await countOf({ cursor: nextCursor ?? '' }), 'a later page counts them all').toBe(45);
    await manyAds(400, person);
    expect(await countOf({}), 'more than are looked at').toBeNull();
    await clearAds();
  });

  it.each([
    ['a pause', 'UPDATE p2p_users_profiles SET is_paused = true WHERE account_id = $1'],
    ['a right that was taken', 'UPDATE p2p_users_profiles SET may_publish = false WHERE account_id = $1'],
    ['a hold', `INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'p2p', 'test', 'test')`],
    ['a lock', `UPDATE accounts_users SET state = 'locked', locked_by = 'owner' WHERE id = $1`],
    [
      'a restriction',
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by)
       VALUES ('1000000000000000009', $1, 'publish', 'abuse', 'test', 'test')`,
    ],
  ])('leaves out ads of an advertiser with %s, and nobody finds them otherwise', async (_what, change) => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    expect(await listed(guest)).toEqual([adNo]);
    await env.query(change, [person.accountId]);
    expect(await listed(guest)).toEqual([]);
    const { browser } = await payingPerson(env);
    expect((await browser.call(adDetail, { adNo })).body.code).toBe('63401');
    expect((await guest.call(checkEligibility, { adNo })).body.code).toBe('63401');
  });

  it('without a fresh reference shows fixed prices alone', async () => {
    const person = await advertisingPerson(env);
    const fixed = await publish(person, { quantity: '100' });
    await publish(person, { quantity: '100', pricing: { priceType: 'floating', premiumPpm: 1 } });
    await env.query(`UPDATE rates_prices SET at = at - interval '2 days' WHERE pair = 'usdt_eur'`);
    expect(await listed(guest)).toEqual([fixed.adNo]);
  });

  it('is paged without gaps and repetitions while prices tick, and a tick writes no row', async () => {
    const person = await advertisingPerson(env);
    await manyAds(1_000, person);
    const before = await env.query(`SELECT xmin::text, ad_id, template_id FROM p2p_ads_listed ORDER BY ad_id, template_id`);
    const seen: Array<{ adNo: string; price: string }> = [];
    let cursor: string | undefined;
    for (let page = 0; ; page++) {
      const answer: Awaited<ReturnType<typeof guest.ask<typeof adList>>> = await guest.ask(adList, {
        ...buyUsdt,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...answer.ads);
      expect(answer.reference?.price).toBe('1');
      if (answer.nextCursor === null) break;
      cursor = answer.nextCursor;
      await setPrice(env, 'usdt_eur', 100_000_000n + BigInt(((page * 7_919) % 4_000_000) - 2_000_000));
    }
    expect(seen).toHaveLength(1_000);
    expect(new Set(seen.map(({ adNo }) => adNo)).size).toBe(1_000);
    const prices = seen.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(await env.query(`SELECT xmin::text, ad_id, template_id FROM p2p_ads_listed ORDER BY ad_id, template_id`)).toEqual(before);
    await clearAds();
  });

  it('goes on from a cursor however little passes, and looks at 400 ads at most for one page', async () => {
    const person = await advertisingPerson(env);
    await manyAds(1_000, person);
    await env.query(`UPDATE p2p_ads_ads SET pay_minutes = 30 WHERE account_id = $1`, [person.accountId]);
    await env.query(
      `UPDATE p2p_ads_ads SET pay_minutes = 15 WHERE id IN (SELECT ad_id FROM p2p_ads_listed WHERE template_id = 0 ORDER BY price_key DESC NULLS LAST LIMIT 3)`,
    );
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const answer: Awaited<ReturnType<typeof guest.ask<typeof adList>>> = await guest.ask(adList, {
        ...buyUsdt,
        maxPayMinutes: 15,
        ...(cursor ? { cursor } : {}),
      });
      pages.push(answer.ads.length);
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual([0, 0, 3]);
    await clearAds();
  });

  it('believes no cursor that it has not made, nor one of another market', async () => {
    const person = await advertisingPerson(env);
    await manyAds(30, person);
    const { nextCursor } = await guest.ask(adList, buyUsdt);
    expect((await guest.call(adList, { ...buyUsdt, coinCode: 'BTC', cursor: nextCursor ?? '' })).body.code).toBe('63421');
    expect((await guest.call(adList, { ...buyUsdt, cursor: `a${nextCursor}` })).body.code).toBe('63421');
    await clearAds();
  });

  it('R7.17 refuses with 429 and Retry-After who asks too often', async () => {
    const strict = await openTestEnvironment({ PB_REQUESTS_PER_MINUTE_FACTOR: '0.01' });
    await strict.start('api');
    const browser = new Browser(strict);
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push(await browser.call(adList, buyUsdt));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('what the list costs', () => {
  const walk: Walk = {
    coin: 'BTC',
    fiat: 'EUR',
    side: 'sell',
    templateIds: [],
    reference: 10_000_000_000_000n,
    fixed: beginning,
    floating: beginning,
  };

  async function planOf(query: Walk): Promise<string> {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`EXPLAIN (ANALYZE, BUFFERS OFF, TIMING OFF) ${candidateQuery(query, anyAd, 100)}`.execute(market.worker.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('is two walks through indexes, wherever the reader stands and whatever is filtered', { timeout: 180_000 }, async () => {
    const person = await advertisingPerson(env);
    await manyAds(20_000, person, 'sell', 'BTC');
    await env.query('ANALYZE p2p_ads_ads, p2p_ads_listed');
    const deep = { key: 10_400_000_000_000n, rank: 0n, adId: '0' };
    for (const input of [walk, { ...walk, fixed: deep, floating: { ...deep, key: 40_000n } }, { ...walk, templateIds: [301, 302] }]) {
      const plan = await planOf(input);
      expect(plan).toMatch(/p2p_ads_listed_fixed/);
      expect(plan).toMatch(/p2p_ads_listed_floating/);
      expect(plan).not.toMatch(/Seq Scan on p2p_ads/);
      // A hundred of each stream, and of each way to pay.
      const read = [...plan.matchAll(/p2p_ads_listed_(?:fixed|floating).*?actual rows=([\d.]+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(...read)).toBeLessThanOrEqual(100);
    }
    await clearAds();
  });

  it('says nothing of OFFSET', () => {
    expect(candidateQuery(walk, anyAd, 100).compile(market.worker.db).sql).not.toMatch(/OFFSET/i);
  });

  it('whoever is barred offers nothing, by the same rules as whoever is told until when', async () => {
    const [main, child] = [await advertisingPerson(env), await advertisingPerson(env, { isChild: true })];
    for (const person of [main, child]) for (const side of ['sell', 'buy']) await manyAds(1, person, side);
    const accounts = [main.accountId, child.accountId];
    const draw = fc.record({
      kinds: fc.subarray(['buy', 'sell', 'publish', 'all']),
      holds: fc.subarray(['withdraw', 'p2p-sell', 'p2p', 'contract']),
      ends: fc.constantFrom(null, '1 hour', '-1 hour'),
      isLifted: fc.boolean(),
      isLocked: fc.boolean(),
    });
    for (const { kinds, holds, ends, isLifted, isLocked } of fc.sample(draw, 60)) {
      const lifted = isLifted ? 'app_now()' : 'NULL';
      await env.query('DELETE FROM p2p_users_restrictions');
      await env.query('DELETE FROM accounts_holds');
      await env.query(
        `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by, until, lifted_at, lifted_by)
         SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, coalesce(main_id, id), kind, 'abuse', '', '', app_now() + $3::interval, ${lifted}, ${isLifted ? "''" : 'NULL'}
         FROM accounts_users, unnest($2::text[]) kind WHERE id = ANY($1::bigint[])`,
        [accounts, kinds, ends],
      );
      await env.query(
        `INSERT INTO accounts_holds (account_id, kind, reason, author, ends_at, lifted_at)
         SELECT coalesce(main_id, id), kind, '', '', app_now() + $3::interval, ${lifted} FROM accounts_users, unnest($2::text[]) kind WHERE id = ANY($1::bigint[])`,
        [accounts, holds, ends],
      );
      await env.query(
        `UPDATE accounts_users SET state = $2, locked_by = CASE $2 WHEN 'locked' THEN 'owner' END
         WHERE id IN (SELECT coalesce(main_id, id) FROM accounts_users WHERE id = ANY($1::bigint[]))`,
        [accounts, isLocked ? 'locked' : 'active'],
      );
      const { rows } = await sql`
        SELECT ad.id FROM p2p_ads_ads ad JOIN accounts_users account ON account.id = ad.account_id
        JOIN p2p_users_profiles profile ON profile.account_id = account.id
        WHERE account.id = ANY(${accounts}::bigint[]) AND ${isOffering} IS DISTINCT FROM (
          p2p_ads_barred_until(account.id, 'publish') IS NULL AND p2p_ads_barred_until(account.id, ad.side) IS NULL)`.execute(
        market.worker.db,
      );
      expect(rows, JSON.stringify({ kinds, holds, ends, isLifted, isLocked })).toEqual([]);
    }
    await clearAds();
  });

  it('a floating price is the same in SQL and in the rules', async () => {
    const cases = fc.sample(fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 17n }), fc.integer({ min: -999_999, max: 1_000_000 })), 2_000);
    const rows = await env.query<{ price: string }>(
      `SELECT p2p_ads_floating_price(reference, premium)::text AS price FROM unnest($1::bigint[], $2::int[]) WITH ORDINALITY AS t (reference, premium, place) ORDER BY place`,
      [cases.map(([reference]) => String(reference)), cases.map(([, premium]) => premium)],
    );
    expect(rows.map(({ price }) => price)).toEqual(cases.map(([reference, premium]) => String(floatingPrice(reference, BigInt(premium)))));
  });
});
