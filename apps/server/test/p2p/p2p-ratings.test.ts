import { takeMyRecords } from '@peerbourse/contract/identity/privacy/take-my-records';
import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { orderRating } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import { rateOrder } from '@peerbourse/contract/p2p/p2p-ratings/rate-order';
import { ratingList } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { refusals } from '@peerbourse/contract/refusals';
import { masked } from '@peerbourse/rules/masking';
import { ratingMs } from '@peerbourse/rules/p2p-orders/order-times';
import { badTags, goodTags, maxComment } from '@peerbourse/rules/p2p-ratings/rating-tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalRows } from '#modules/p2p/p2p-ratings/personal-rows.ts';
import { openPool } from '#platform/db/pool.ts';
import { Browser } from '../support/browser.ts';
import { type AdvertisingPerson, advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { cancelledTrade, completedTrade } from '../support/fixtures/closed-orders.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { giveFactors } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  expect(await env.query(strayCounters), 'figures are what was rated').toEqual([]);
  await env.close();
});

/** Traders whose figures are not the sum of what others said about them. */
const strayCounters = `
  SELECT account_id FROM p2p_users_counters known LEFT JOIN (
    SELECT rated_id, count(*) FILTER (WHERE is_good) AS good, count(*) FILTER (WHERE NOT is_good) AS bad
    FROM p2p_ratings_ratings GROUP BY rated_id) said ON rated_id = account_id
  WHERE good_ratings <> coalesce(good, 0) OR bad_ratings <> coalesce(bad, 0)`;

type Said = Omit<Parameters<typeof rate>[1], 'orderNo'>;

const rate = (browser: Browser, input: { orderNo: string; isGood: boolean; tags?: (typeof goodTags)[number][]; comment?: string }) =>
  browser.ask(rateOrder, input);
const codeOf = async (browser: Browser, orderNo: string, said: object = { isGood: true }) =>
  String((await browser.call(rateOrder, { orderNo, ...(said as Said) })).body.code);
const figuresOf = async ({ encryptUserId }: AdvertisingPerson) => {
  const { goodRatings, badRatings, goodRate } = await new Browser(env).ask(advertiserPage, { encryptUserId });
  return { goodRatings, badRatings, goodRate };
};
const listOf = (browser: Browser, { encryptUserId }: AdvertisingPerson, after?: string) =>
  browser.ask(ratingList, after === undefined ? { encryptUserId } : { encryptUserId, after });
const closedBefore = ({ order }: Trade, ms: number) =>
  env.query(`UPDATE p2p_orders_orders SET closed_at = app_now() - $2::int * interval '1 ms' WHERE order_no = $1`, [order.orderNo, ms]);

describe('a rating', () => {
  it('R4.20 is given by each of the two people about the other, and the market shows it', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    const { orderNo } = order;
    expect(await buyer.browser.ask(orderRating, { orderNo })).toEqual({
      rating: null,
      reviewUntil: (order.closedTimestamp as number) + ratingMs,
      mayRate: true,
    });
    const said = { isGood: true, tags: ['fast', 'polite'] as const, comment: 'Quick and kind.' };
    expect((await buyer.browser.ask(rateOrder, { orderNo, ...said, tags: [...said.tags] })).rating).toEqual(said);
    await seller.browser.ask(rateOrder, { orderNo, isGood: false, tags: ['slow'] });
    expect((await seller.browser.ask(orderRating, { orderNo })).rating).toEqual({ isGood: false, tags: ['slow'], comment: null });
    expect(await figuresOf(seller)).toEqual({ goodRatings: 1, badRatings: 0, goodRate: '100' });
    expect(await figuresOf(buyer)).toEqual({ goodRatings: 0, badRatings: 1, goodRate: '0' });
  });

  it('R4.20 can be changed within a day, and counts once, however often it is sent', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    const { orderNo } = order;
    await Promise.all([true, true, false, true].map((isGood) => buyer.browser.ask(rateOrder, { orderNo, isGood })));
    await rate(buyer.browser, { orderNo, isGood: false, comment: 'Took two hours.' });
    expect(await figuresOf(seller)).toMatchObject({ goodRatings: 0, badRatings: 1 });
    await rate(buyer.browser, { orderNo, isGood: true });
    expect(await figuresOf(seller)).toMatchObject({ goodRatings: 1, badRatings: 0 });
    expect((await listOf(buyer.browser, seller)).ratings).toMatchObject([{ isGood: true, comment: null }]);
  });

  it('R4.20 ends a day after the order, and begins with its completion', async () => {
    const given = await completedTrade(env);
    const closed = refusals['p2p-ratings.closed'].code;
    await closedBefore(given, ratingMs - 60_000);
    expect(await codeOf(given.buyer.browser, given.order.orderNo)).toBe('00000');
    await closedBefore(given, ratingMs + 1_000);
    expect(await codeOf(given.buyer.browser, given.order.orderNo, { isGood: false })).toBe(closed);
    expect(await given.buyer.browser.ask(orderRating, { orderNo: given.order.orderNo })).toMatchObject({
      rating: { isGood: true },
      mayRate: false,
    });
    for (const { buyer, order } of [await trade(env), await cancelledTrade(env)]) {
      expect(await codeOf(buyer.browser, order.orderNo)).toBe(closed);
      expect(await buyer.browser.ask(orderRating, { orderNo: order.orderNo })).toEqual({ rating: null, reviewUntil: null, mayRate: false });
    }
  });

  it('R4.20 is for nobody else', async () => {
    const { order } = await completedTrade(env);
    const { browser } = await advertisingPerson(env);
    const unknown = refusals['p2p-orders.unknown-order'].code;
    expect(await codeOf(browser, order.orderNo)).toBe(unknown);
    expect(String((await browser.call(orderRating, { orderNo: order.orderNo })).body.code)).toBe(unknown);
  });

  it('R4.20 refuses contact details, tags of the other kind and comments that are too long', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    const contact = refusals['p2p-ratings.contact-details'].code;
    for (const comment of ['write me on telegram @fastcoins', 'call +49 1512 3456789', 'cheaper at www.coins.example']) {
      expect(await codeOf(buyer.browser, order.orderNo, { isGood: true, comment }), comment).toBe(contact);
    }
    const invalid = refusals['request.invalid'].code;
    for (const said of [
      { isGood: true, tags: ['rude'] },
      { isGood: false, tags: ['fast'] },
      { isGood: true, tags: ['fast', 'fast'] },
      { isGood: true, comment: 'x'.repeat(maxComment + 1) },
      { isGood: true, comment: '  ' },
    ]) {
      expect(await codeOf(buyer.browser, order.orderNo, said), JSON.stringify(said)).toBe(invalid);
    }
    expect(await figuresOf(seller)).toMatchObject({ goodRatings: 0, badRatings: 0 });
  });
});

describe('the list of ratings', () => {
  it('R4.20 uses p2p-ratings/rating-list: newest first, by pages, with masked names and without the order', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    await rate(buyer.browser, { orderNo: order.orderNo, isGood: true, comment: 'The newest.' });
    await env.query(
      `INSERT INTO p2p_ratings_ratings (rating_no, order_no, rater_id, rated_id, is_good, tags, comment)
       SELECT (104857600123450000 + n)::text, $1, id, $2, n % 2 = 0, '{}', 'number ' || n
       FROM generate_series(1, 12) n JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM accounts_users
         WHERE id IN (SELECT account_id FROM p2p_users_profiles) AND id NOT IN ($2, $3) ORDER BY id LIMIT 12) rater ON place = n`,
      [order.orderNo, seller.accountId, buyer.accountId],
    );
    const guest = new Browser(env);
    const first = await listOf(guest, seller);
    const [{ many } = { many: 0 }] = await env.query<{ many: number }>(
      'SELECT count(*)::int AS many FROM p2p_ratings_ratings WHERE rated_id = $1',
      [seller.accountId],
    );
    expect(first.ratings).toHaveLength(10);
    const second = await listOf(guest, seller, first.after as string);
    const all = [...first.ratings, ...second.ratings];
    expect(all).toHaveLength(many);
    expect(second.after).toBeNull();
    expect(all.at(-1)).toMatchObject({ comment: 'The newest.', author: masked(order.buyUserInfo.nickName, 1) });
    expect(all.map(({ comment }) => comment)[0]).toBe(`number ${many - 1}`);
    expect(JSON.stringify(all)).not.toContain(order.orderNo);
    expect(JSON.stringify(all)).not.toContain(order.buyUserInfo.nickName);
  });

  it('R4.20 leaves out the words of people whom the reader has blocked', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    await rate(buyer.browser, { orderNo: order.orderNo, isGood: false, comment: 'Never again.' });
    await seller.browser.ask(setBlocked, { encryptUserId: buyer.encryptUserId, isBlocked: true });
    expect((await listOf(seller.browser, seller)).ratings).toMatchObject([{ isGood: false, comment: null, isHidden: true }]);
    expect((await listOf(new Browser(env), seller)).ratings).toMatchObject([{ comment: 'Never again.', isHidden: false }]);
  });
});

describe('rows of ratings', () => {
  it('R4.20 are written by one function, which knows people, state and time; no role changes them otherwise', async () => {
    const [done, open] = [await completedTrade(env), await trade(env)];
    const stranger = await advertisingPerson(env);
    const act = ({ order }: Trade, raterId: string) =>
      `SELECT p2p_ratings_rate('104857600123459999', '${order.orderNo}', ${raterId}, true, '{}', NULL)`;
    await expect(env.queryAs('api', act(done, stranger.accountId))).rejects.toThrow('cannot be rated');
    await expect(env.queryAs('api', act(open, open.buyer.accountId))).rejects.toThrow('cannot be rated');
    await closedBefore(done, ratingMs + 1_000);
    await expect(env.queryAs('api', act(done, done.buyer.accountId))).rejects.toThrow('cannot be rated');
    for (const role of ['api', 'admin', 'stream', 'worker']) {
      for (const write of ['UPDATE p2p_ratings_ratings SET is_good = true', 'DELETE FROM p2p_ratings_ratings']) {
        await expect(env.queryAs(role, write), `${role} ${write}`).rejects.toThrow('permission denied');
      }
      if (role !== 'api') await expect(env.queryAs(role, act(done, done.buyer.accountId)), role).rejects.toThrow('permission denied');
    }
  });

  it('R4.20 know the tags that the rules know', async () => {
    const { buyer, order } = await completedTrade(env);
    for (const [isGood, tags] of [
      [true, goodTags],
      [false, badTags],
    ] as const) {
      expect((await buyer.browser.ask(rateOrder, { orderNo: order.orderNo, isGood, tags: [...tags] })).rating?.tags).toEqual(tags);
    }
  });

  it('R4.20 go with their authors, who can take them along; what was thought of others still counts', async () => {
    const { buyer, seller, order } = await completedTrade(env);
    await rate(buyer.browser, { orderNo: order.orderNo, isGood: true, comment: 'Thanks a lot.' });
    const { sections } = await buyer.browser.ask(takeMyRecords, { factors: await giveFactors(env, buyer, 'my-data') });
    expect(sections).toMatchObject({ p2pRatingsGiven: [{ is_good: true, comment: 'Thanks a lot.' }], p2pRatingsReceived: [] });
    const worker = openPool({ url: env.config.databaseUrl('worker'), size: 1, statementMs: 30_000, name: 'ratings of the tests' });
    await worker.db.transaction().execute((tx) => personalRows.erase?.(tx as never, [buyer.accountId as never]) as Promise<void>);
    await worker.pool.end();
    expect((await listOf(new Browser(env), seller)).ratings).toMatchObject([{ isGood: true, comment: null }]);
    expect(await figuresOf(seller)).toMatchObject({ goodRatings: 1 });
  });
});
