import { randomUUID } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { adFee } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { adLimits } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { discardAdEdit } from '@peerbourse/contract/p2p/p2p-ads/own/discard-ad-edit';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { editingAdList } from '@peerbourse/contract/p2p/p2p-ads/own/editing-ad-list';
import { hideAd } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { repriceAds } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { switchAds } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ads';
import { takeDownAd } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { unhideAd } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import { deleteRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import { savedRemarkList } from '@peerbourse/contract/p2p/p2p-ads/remarks/saved-remark-list';
import { writeRemark } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { p2pAdRulesDefault, p2pCoinRowsDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AdvertisingPerson,
  adInput,
  advertisingPerson,
  openMarket,
  publish,
  sepa,
  sepaInstant,
  termsOf,
} from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { fundPassword, payingPerson } from '../support/fixtures/paying-users.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  // A seller's fee of 0.1 %, so that reserves have both parts, and room for many ads.
  const coins = { ...p2pCoinRowsDefault, USDT: { isOpen: true, buyFeePpm: 0, sellFeePpm: 1_000 } };
  expect(await changeSetting(env, 'p2p-config.coins', coins)).toBe('00000');
  expect(await changeSetting(env, 'p2p-config.ads', { ...p2pAdRulesDefault, adsPerPairAndSide: 3 })).toBe('00000');
});

afterEach(async () => {
  for (const name of ['coins aside for ads are what the ads of their owner say', 'the list of ads is what the ads say']) {
    expect(await env.query(invariants[name] ?? ''), name).toEqual([]);
  }
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

async function held({ accountId }: AdvertisingPerson): Promise<Record<string, bigint>> {
  const rows = await env.query<{ purpose: string; balance: string }>(
    `SELECT purpose, balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT'`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, BigInt(balance)]));
}

describe('publishing', () => {
  it('R7.20 a sell ad needs the fund password, sealed, and sets its coins and their fee aside', async () => {
    const person = await advertisingPerson(env);
    const wrong = await person.browser.call(publishAd, adInput(person, { accountPwd: '000000' }));
    expect(wrong.body.code).toBe('20227');
    const sent = await person.browser.call(publishAd, adInput(person), { [headers.tradePasswordPriority]: '1' });
    expect(sent.body).toMatchObject({
      code: 0,
      data: { state: 'online', quantity: '1000', remaining: '1000', reservedFee: '1', price: '1.01', spreadPpm: 10_000, hiddenReasons: [] },
    });
    expect(await held(person)).toEqual({ otc: 8_999_000_000n, 'ad-reserve': 1_001_000_000n });
  });

  it('R7.20 an unsealed password is not read', async () => {
    const person = await advertisingPerson(env);
    const { body } = await person.browser.send(publishAd, JSON.stringify({ ...adInput(person), secretKey: 'a'.repeat(16) }), {});
    expect(body.code).toBe('20212');
  });

  it('a buy ad sets nothing aside', async () => {
    const person = await advertisingPerson(env);
    const ad = await publish(person, { side: 'buy', pricing: { priceType: 'floating', premiumPpm: -10_000 } });
    expect(ad).toMatchObject({ side: 'buy', price: '0.99', reservedFee: '0', paymethods: [{ paymethodId: sepa, paymethodName: 'SEPA' }] });
    expect(await held(person)).toEqual({ otc: 10_000_000_000n });
  });

  it('with the same key happens once', async () => {
    const person = await advertisingPerson(env);
    const key = { [headers.idempotencyKey]: randomUUID() };
    const first = await person.browser.call(publishAd, adInput(person), key);
    const second = await person.browser.call(publishAd, adInput(person), key);
    expect(second.body.data.adNo).toBe(first.body.data.adNo);
    expect((await held(person))['ad-reserve']).toBe(1_001_000_000n);
  });

  it.each([
    ['63403', { pricing: { priceType: 'fixed', price: '1.2' } }],
    ['63403', { pricing: { priceType: 'fixed', price: '0.8' } }],
    ['63403', { pricing: { priceType: 'floating', premiumPpm: 300_000 } }],
    ['63404', { minAmount: '9' }],
    ['63404', { maxAmount: '50001' }],
    ['63404', { minAmount: '501' }],
    ['63404', { conditions: { ...noConditions, minOrders: 5, maxOrders: 4 } }],
    ['63405', { quantity: '19' }],
    ['63405', { quantity: '0.0000001' }],
    ['63405', { quantity: '9999999999999999999999' }],
    ['63406', { userPaymethodIds: [] }],
    ['63406', { userPaymethodIds: ['1000000000000000001'] }],
    ['63406', { side: 'buy', paymethodIds: ['221'] }],
    ['63407', { payMinutes: 16 }],
    ['63409', { remark: 'write me on telegram @trader_ann' }],
    ['63409', { autoReply: 'whatsapp +49 151 23456789' }],
    ['63410', { remark: 'a'.repeat(901) }],
    ['62001', { quantity: '9995' }],
  ] as const)('is refused with %s: %j', async (code, more) => {
    const person = await advertisingPerson(env);
    const { body } = await person.browser.call(publishAd, adInput(person, more as Parameters<typeof adInput>[1]));
    expect(body.code).toBe(code);
    expect(await env.query('SELECT FROM p2p_ads_ads WHERE account_id = $1', [person.accountId])).toEqual([]);
  });

  it('needs the right to publish, a verified identity and no restriction', async () => {
    const person = await advertisingPerson(env);
    const code = async () => (await person.browser.call(publishAd, adInput(person))).body.code;
    await env.query('UPDATE p2p_users_profiles SET may_publish = false WHERE account_id = $1', [person.accountId]);
    expect(await code()).toBe('63402');
    await env.query('UPDATE p2p_users_profiles SET may_publish = true WHERE account_id = $1', [person.accountId]);
    await env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'p2p-sell', 'test', 'test')`, [
      person.accountId,
    ]);
    expect(await code()).toBe('63417');
    await env.query('UPDATE accounts_holds SET lifted_at = app_now() WHERE account_id = $1', [person.accountId]);
    await env.query('UPDATE accounts_users SET identity_level = 1 WHERE id = $1', [person.accountId]);
    expect(await code()).toBe('63424');
  });

  it('coins that may not leave yet are not offered', async () => {
    const person = await advertisingPerson(env);
    await env.query(`SELECT ledger_give_lot($1, 'USDT', 9500000000, 'a lot of the tests', app_now() + interval '1 day')`, [
      person.accountId,
    ]);
    expect((await person.browser.call(publishAd, adInput(person))).body.code).toBe('62002');
  });

  it('is limited for each pair and side, also when several come at once', async () => {
    const person = await advertisingPerson(env);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => person.browser.copy().call(publishAd, adInput(person, { quantity: '100' }))),
    );
    expect(sent.map(({ body }) => body.code).toSorted()).toEqual([0, 0, 0, '63408', '63408']);
    const { used, mayPublish } = await person.browser.ask(adLimits, {});
    expect({ used, mayPublish }).toEqual({ used: [{ side: 'sell', coinCode: 'USDT', fiatCode: 'EUR', count: 3 }], mayPublish: true });
  });

  it('previews its fee', async () => {
    const person = await advertisingPerson(env);
    const preview = await person.browser.ask(adFee, { side: 'sell', coinCode: 'USDT', fiatCode: 'EUR', quantity: '1000' });
    expect(preview).toEqual({ feePpm: 1_000, fee: '1', reserve: '1001', available: '9990.009991' });
    expect((await publish(person, { quantity: preview.available })).remaining).toBe('9990.009991');
    expect((await held(person)).otc).toBe(0n);
  });
});

describe('an own ad', () => {
  it('goes online, offline and down, keeps its coins aside, and is deleted only when it is off', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    expect((await person.browser.call(deleteAd, { adNo })).body.code).toBe('63411');
    expect((await person.browser.ask(switchAd, { adNo, isOnline: false })).hiddenReasons).toEqual(['inactive']);
    expect((await person.browser.ask(switchAd, { adNo, isOnline: true })).state).toBe('online');
    expect((await person.browser.ask(takeDownAd, { adNo })).state).toBe('offline');
    expect((await held(person))['ad-reserve']).toBe(1_001_000_000n);
    await person.browser.ask(deleteAd, { adNo });
    expect(await held(person)).toEqual({ otc: 10_000_000_000n, 'ad-reserve': 0n });
    expect((await person.browser.call(myAdDetail, { adNo })).body.code).toBe('63401');
  });

  it('is hidden and shown again', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    expect((await person.browser.ask(hideAd, { adNo })).isHidden).toBe(true);
    expect(await env.query('SELECT FROM p2p_ads_listed JOIN p2p_ads_ads ON id = ad_id WHERE ad_no = $1', [adNo])).toEqual([]);
    expect((await person.browser.ask(unhideAd, { adNo })).isHidden).toBe(false);
    expect(await env.query('SELECT FROM p2p_ads_listed JOIN p2p_ads_ads ON id = ad_id WHERE ad_no = $1', [adNo])).toHaveLength(2);
  });

  it('is off the market while it is edited; saving reserves what is more and returns what is less', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const opened = await person.browser.ask(editAd, { adNo });
    expect(opened.state).toBe('editing');
    expect((await person.browser.ask(editingAdList, {})).ads.map((ad) => ad.adNo)).toEqual([adNo]);
    expect((await held(person))['ad-reserve']).toBe(1_001_000_000n);
    const stale = await person.browser.call(editAd, { adNo, save: { version: opened.version - 1, terms: termsOf(person) } });
    expect(stale.body.code).toBe('63412');
    const more = await person.browser.ask(editAd, {
      adNo,
      save: { version: opened.version, terms: termsOf(person, { quantity: '2000' }) },
      accountPwd: fundPassword,
    });
    expect(more).toMatchObject({ state: 'online', quantity: '2000', remaining: '2000', reservedFee: '2' });
    expect((await held(person))['ad-reserve']).toBe(2_002_000_000n);
    const { version } = await person.browser.ask(editAd, { adNo });
    const terms = termsOf(person, { quantity: '30.5', pricing: { priceType: 'floating', premiumPpm: 20_000 } });
    expect(await person.browser.ask(editAd, { adNo, save: { version, terms } })).toMatchObject({ remaining: '30.5', price: '1.02' });
    expect((await held(person))['ad-reserve']).toBe(30_530_500n);
  });

  it('is what it was when its edit is discarded', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { isOnline: false });
    await person.browser.ask(editAd, { adNo });
    expect((await person.browser.call(switchAd, { adNo, isOnline: true })).body.code).toBe('63411');
    expect(await person.browser.ask(discardAdEdit, { adNo })).toMatchObject({ state: 'offline', remaining: '1000' });
    expect((await person.browser.call(discardAdEdit, { adNo })).body.code).toBe('63411');
  });

  it('is opened for editing ten times in five minutes at most', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    for (let i = 0; i < 10; i++) {
      await person.browser.ask(editAd, { adNo });
      await person.browser.ask(discardAdEdit, { adNo });
    }
    expect((await person.browser.call(editAd, { adNo })).body.code).toBe('63413');
    await env.query(`UPDATE p2p_ads_edits SET at = at - interval '6 minutes'`);
    expect((await person.browser.call(editAd, { adNo })).body.code).toBe(0);
  });

  it('R6.1 of somebody else is answered like one that does not exist', async () => {
    const [one, two] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(one);
    for (const call of [myAdDetail, hideAd, unhideAd, takeDownAd, deleteAd, discardAdEdit, editAd] as const) {
      expect((await two.browser.call(call as typeof hideAd, { adNo })).body.code, call.name).toBe('63401');
    }
    expect((await two.browser.ask(switchAds, { adNos: [adNo], isOnline: false })).results).toEqual([
      { adNo, problem: 'p2p-ads.unknown-ad' },
    ]);
    expect((await one.browser.ask(myAdDetail, { adNo })).state).toBe('online');
  });

  it('says why no list shows it', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await env.query(
      `UPDATE p2p_users_profiles SET is_paused = true, business_zone = 'UTC', business_days = 127,
         business_from = mod(extract(hour FROM app_now() AT TIME ZONE 'UTC')::int * 60 + 120, 1380), business_until = mod(extract(hour FROM app_now() AT TIME ZONE 'UTC')::int * 60 + 120, 1380) + 1
       WHERE account_id = $1`,
      [person.accountId],
    );
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by) VALUES ('1000000000000000007', $1, 'sell', 'abuse', 'test', 'test')`,
      [person.accountId],
    );
    expect((await person.browser.ask(myAdDetail, { adNo })).hiddenReasons.toSorted()).toEqual(['paused_all', 'schedule', 'temp_ban']);
  });
});

describe('several own ads', () => {
  it('are listed page by page, by tab, with counts', async () => {
    const person = await advertisingPerson(env);
    const first = await publish(person, { quantity: '100' });
    const second = await publish(person, { quantity: '100', isOnline: false });
    const third = await publish(person, { side: 'buy', isHidden: true });
    const { ads, counts, nextCursor } = await person.browser.ask(myAdList, {});
    expect(ads.map(({ adNo }) => adNo)).toEqual([third.adNo, second.adNo, first.adNo]);
    expect({ counts, nextCursor }).toEqual({ counts: { online: 2, offline: 1, editing: 0, completed: 0, hidden: 1 }, nextCursor: null });
    const adNos = async (filter: Parameters<typeof person.browser.ask<typeof myAdList>>[1]) =>
      (await person.browser.ask(myAdList, filter)).ads.map(({ adNo }) => adNo);
    expect(await adNos({ tab: 'hidden' })).toEqual([third.adNo]);
    expect(await adNos({ tab: 'offline' })).toEqual([second.adNo]);
    expect(await adNos({ side: 'sell' })).toEqual([second.adNo, first.adNo]);
    expect(await adNos({ cursor: third.adNo })).toEqual([second.adNo, first.adNo]);
  });

  it('are switched and repriced together; one that cannot leaves the others', async () => {
    const person = await advertisingPerson(env);
    const [one, two] = [await publish(person, { quantity: '100' }), await publish(person, { quantity: '100' })];
    await person.browser.ask(editAd, { adNo: two.adNo });
    expect((await person.browser.ask(switchAds, { adNos: [one.adNo, two.adNo], isOnline: false })).results).toEqual([
      { adNo: one.adNo, problem: null },
      { adNo: two.adNo, problem: 'p2p-ads.wrong-state' },
    ]);
    await person.browser.ask(discardAdEdit, { adNo: two.adNo });
    const { results } = await person.browser.ask(repriceAds, {
      ads: [
        { adNo: one.adNo, pricing: { priceType: 'fixed', price: '1.05' } },
        { adNo: two.adNo, pricing: { priceType: 'fixed', price: '2' } },
      ],
    });
    expect(results.map(({ problem }) => problem)).toEqual([null, 'p2p-ads.price-out-of-band']);
    expect(await person.browser.ask(myAdDetail, { adNo: one.adNo })).toMatchObject({ price: '1.05', state: 'offline' });
    expect(await person.browser.ask(myAdDetail, { adNo: two.adNo })).toMatchObject({ price: '1.01', state: 'online' });
  });

  it('are paid to each of their accounts once', async () => {
    const person = await advertisingPerson(env);
    const ad = await publish(person, { side: 'buy', paymethodIds: [sepaInstant, sepa] });
    expect(ad.paymethods.map(({ paymethodId }) => paymethodId)).toEqual([sepaInstant, sepa]);
    expect(
      (await person.browser.call(publishAd, adInput(person, { userPaymethodIds: [person.methodNo, person.methodNo] }))).body.code,
    ).toBe('63406');
  });
});

describe('kept remarks', () => {
  it('are written, changed and forgotten, twenty at most, and filtered like those of ads', async () => {
    const { browser } = await payingPerson(env);
    expect((await browser.call(writeRemark, { title: 'one', remark: 'mail me: ann@example.com' })).body.code).toBe('63409');
    const { remarkNo } = await browser.ask(writeRemark, { title: 'one', remark: 'Please pay from your own account.' });
    await browser.ask(writeRemark, { remarkNo, title: 'two', remark: 'Please pay within ten minutes.' });
    expect((await browser.ask(savedRemarkList, {})).remarks).toMatchObject([{ remarkNo, title: 'two' }]);
    for (let i = 1; i < 20; i++) await browser.ask(writeRemark, { title: `no ${i}`, remark: 'Fast release.' });
    expect((await browser.call(writeRemark, { title: 'more', remark: 'Fast release.' })).body.code).toBe('63422');
    const other = await payingPerson(env);
    expect((await other.browser.call(deleteRemark, { remarkNo })).body.code).toBe('63423');
    await browser.ask(deleteRemark, { remarkNo });
    expect((await browser.ask(savedRemarkList, {})).remarks).toHaveLength(19);
  });
});

it('R4.17 a copper user and somebody without a profile publish nothing', async () => {
  const person = await advertisingPerson(env);
  const copper = await quickPerson(env, { identityLevel: 2, identityFlag: 6 });
  const nobody = await quickPerson(env, { identityLevel: 2 });
  expect((await copper.browser.call(publishAd, adInput(person))).body.code).toBe('63101');
  expect((await nobody.browser.call(publishAd, adInput(person))).body.code).toBe('63102');
});
