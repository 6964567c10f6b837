import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { checkShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { createShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import { discardAdEdit } from '@peerbourse/contract/p2p/p2p-ads/own/discard-ad-edit';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { hideAd } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { repriceAds } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { switchAds } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ads';
import { takeDownAd } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { unhideAd } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import { p2pCoinRowsDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeFromAd } from '#modules/p2p/p2p-ads/index.ts';
import { jobs } from '#modules/p2p/p2p-ads/jobs.ts';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { show } from '../support/content-desk.ts';
import { adInput, advertisingPerson, openMarket, publish, setPrice, termsOf } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { fundPassword, payingPerson } from '../support/fixtures/paying-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: ReturnType<typeof openPool>;
let api: ReturnType<typeof openPool>;
let guest: Browser;
let taker: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = openPool({ url: env.config.databaseUrl('worker'), size: 2, statementMs: 60_000, name: 'jobs of the tests' });
  api = openPool({ url: env.config.databaseUrl('api'), size: 2, statementMs: 60_000, name: 'orders of the tests' });
  guest = new Browser(env);
  taker = (await payingPerson(env)).browser;
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await Promise.all([worker.pool.end(), api.pool.end()]);
  await env.close();
});

async function restrict(accountId: string, kind: string): Promise<void> {
  await env.query(
    `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by, until)
     VALUES (floor(random() * 1e18)::text, $1, $2, 'abuse', 'test', 'test', '2099-01-02T03:04:05Z')`,
    [accountId, kind],
  );
}

async function writeCoins(isUsdtOpen: boolean): Promise<void> {
  const value = { ...p2pCoinRowsDefault, USDT: { ...p2pCoinRowsDefault.USDT, isOpen: isUsdtOpen } };
  expect(await changeSetting(env, 'p2p-config.coins', value)).toBe('00000');
}

describe('an edit that offers more of a sell ad', () => {
  async function openedEdit(more: Parameters<typeof publish>[1] = {}) {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, more);
    const { version } = await person.browser.ask(editAd, { adNo });
    const save = (quantity: string, proof: { accountPwd?: string } = {}) =>
      person.browser.call(editAd, { adNo, save: { version, terms: termsOf(person, { ...more, quantity }) }, ...proof });
    return { person, adNo, save };
  }

  const quantityOf = async (adNo: string) =>
    (await env.query<{ quantity: string }>('SELECT quantity::text FROM p2p_ads_ads WHERE ad_no = $1', [adNo]))[0]?.quantity;
  const guessesOf = async (accountId: string) =>
    (await env.query<{ guesses: number }>(`SELECT guesses::int FROM secrets_guesses WHERE kind = 'fund' AND subject = $1`, [accountId]))[0]
      ?.guesses ?? 0;

  it('R7.20 is refused without the fund password in the words of publishing', async () => {
    const { person, adNo, save } = await openedEdit();
    const { accountPwd: _missing, ...unproved } = adInput(person);
    const published = await person.browser.call(publishAd, unproved as ReturnType<typeof adInput>);
    const { body } = await save('1000.000001');
    expect(body).toMatchObject({ code: '40001', data: { fields: 'accountPwd' } });
    expect([body.code, body.data]).toEqual([published.body.code, published.body.data]);
    expect(await quantityOf(adNo)).toBe('1000000000');
  });

  it('R7.20 is refused with a wrong fund password, which counts as a guess, and saved with the right one', async () => {
    const { person, adNo, save } = await openedEdit();
    expect((await save('1500', { accountPwd: '000000' })).body.code).toBe(refusals['security.wrong-fund-password'].code);
    expect([await guessesOf(person.accountId), await quantityOf(adNo)]).toEqual([1, '1000000000']);
    expect((await save('1500', { accountPwd: fundPassword })).body).toMatchObject({ code: 0, data: { quantity: '1500', state: 'online' } });
    expect(await guessesOf(person.accountId)).toBe(0);
  });

  it('R7.20 has the guesses of publishing, and no more', async () => {
    const { person, save } = await openedEdit();
    const wrong = adInput(person, { accountPwd: '000000' });
    for (let tries = 0; tries < 5; tries++) await person.browser.call(publishAd, wrong);
    expect((await save('1500', { accountPwd: fundPassword })).body.code).toBe(refusals['security.too-many-guesses'].code);
  });

  it('R7.20 takes the password sealed only', async () => {
    const { person, adNo } = await openedEdit();
    const plain = JSON.stringify({ adNo, accountPwd: fundPassword, secretKey: 'a'.repeat(16) });
    expect((await person.browser.send(editAd, plain, {})).body.code).toBe(refusals['security.seal-unknown'].code);
  });

  it.each(['1000', '999.999999', '20'])('%s of 1,000 are not more and need no password', async (quantity) => {
    const { save } = await openedEdit();
    expect((await save(quantity)).body).toMatchObject({ code: 0, data: { quantity } });
  });

  it('a buy ad may want more without it', async () => {
    const { save } = await openedEdit({ side: 'buy' });
    expect((await save('2000')).body).toMatchObject({ code: 0, data: { quantity: '2000' } });
  });

  it('no other act of an owner sets coins aside', async () => {
    const { person, adNo } = await openedEdit();
    const before = await env.query('SELECT kind, key FROM ledger_journals ORDER BY id');
    await person.browser.ask(discardAdEdit, { adNo });
    for (const isOnline of [false, true]) {
      await person.browser.ask(switchAd, { adNo, isOnline });
      await person.browser.ask(switchAds, { adNos: [adNo], isOnline: !isOnline });
    }
    await person.browser.ask(repriceAds, { ads: [{ adNo, pricing: { priceType: 'fixed', price: '0.95' } }] });
    for (const call of [hideAd, unhideAd, takeDownAd]) await person.browser.ask(call, { adNo });
    expect(await env.query('SELECT kind, key FROM ledger_journals ORDER BY id')).toEqual(before);
  });
});

describe('whoever may not offer', () => {
  it('does not offer more or cheaper by an edit or a new price either', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const { version } = await person.browser.ask(editAd, { adNo });
    await restrict(person.accountId, 'publish');
    const terms = termsOf(person, { quantity: '9000', pricing: { priceType: 'fixed', price: '0.91' } });
    expect((await person.browser.call(editAd, { adNo, save: { version, terms } })).body.code).toBe(refusals['p2p-ads.restricted'].code);
    await env.query(`UPDATE p2p_ads_ads SET state = 'online', resumes_as = NULL WHERE ad_no = $1`, [adNo]);
    const pricing = { priceType: 'fixed', price: '0.91' } as const;
    expect(await person.browser.ask(repriceAds, { ads: [{ adNo, pricing }] })).toEqual({
      results: [{ adNo, problem: 'p2p-ads.restricted' }],
    });
    expect(await env.query('SELECT quantity::text, fixed_price::text FROM p2p_ads_ads WHERE ad_no = $1', [adNo])).toEqual([
      { quantity: '1000000000', fixed_price: '101000000' },
    ]);
  });

  it('R7.9 because P2P is closed where they live, brings no ad to the market: not by publishing, nor by switching it off and on', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { isOnline: false });
    await env.query(`UPDATE accounts_users SET country = 'CA' WHERE id = $1`, [person.accountId]);
    await show(env, 'restriction', 'ca', { fields: { closed: ['p2p'] } });
    const closed = refusals['p2p-users.closed-here'].code;
    await expect.poll(async () => (await person.browser.call(switchAd, { adNo, isOnline: true })).body.code).toBe(closed);
    expect((await person.browser.call(publishAd, adInput(person))).body.code).toBe(closed);
  });
});

describe('an ad is offered no more', () => {
  it('when its price has left the band, though it is hidden and only its code leads to it', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { isHidden: true });
    const { code } = await person.browser.ask(createShareCode, { adNo });
    expect(await guest.ask(checkShareCode, { code })).toMatchObject({ isAlive: true, adNo });
    await setPrice(env, 'usdt_eur', 150_000_000n);
    const watch = jobs.find(({ name }) => name === 'p2p-ads.watch-bands');
    await watch?.run({ db: worker.db } as RoleRuntime);
    expect(await guest.ask(checkShareCode, { code })).toMatchObject({ isAlive: false, adNo: null });
    expect((await taker.call(adDetail, { adNo })).body.code).toBe(refusals['p2p-ads.unknown-ad'].code);
    await openMarket(env);
    await watch?.run({ db: worker.db } as RoleRuntime);
    expect(await guest.ask(checkShareCode, { code })).toMatchObject({ isAlive: true });
  });

  it('while operators have closed its coin: not by its number, on the page of its advertiser, or to an order', async () => {
    const person = await advertisingPerson(env);
    const [online, offline] = [await publish(person), await publish(person, { isOnline: false })];
    const { adNo } = online;
    const [row] = await env.query<{ id: string }>('SELECT encrypt_user_id AS id FROM accounts_users WHERE id = $1', [person.accountId]);
    const shown = async () => (await guest.ask(advertiserPage, { encryptUserId: row?.id ?? '' })).ads.sell.map((ad) => ad.adNo);
    expect(await shown()).toEqual([adNo]);
    await writeCoins(false);
    await expect.poll(shown).toEqual([]);
    const unknown = refusals['p2p-ads.unknown-ad'].code;
    expect((await taker.call(adDetail, { adNo })).body.code).toBe(unknown);
    expect((await taker.call(checkEligibility, { adNo })).body.code).toBe(unknown);
    const taking = { adNo, orderNo: '4000000000000000001', takerId: person.accountId, quantity: 1_000_000n, deadline: null };
    await expect.poll(() => transaction(api.db, (tx) => takeFromAd(tx, taking)).then(String, String)).toMatch(/unknown-ad/);
    expect((await person.browser.call(switchAd, { adNo: offline.adNo, isOnline: true })).body.code).toBe(
      refusals['p2p-config.unknown-coin'].code,
    );
    await writeCoins(true);
    await expect.poll(shown).toEqual([adNo]);
  });
});
