import { randomUUID } from 'node:crypto';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { headers } from '@peerbourse/contract/headers';
import { correctionList } from '@peerbourse/contract/money/ledger/correction-list';
import { decideCorrection } from '@peerbourse/contract/money/ledger/decide-correction';
import { proposeCorrection } from '@peerbourse/contract/money/ledger/propose-correction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { inventory, LedgerHarness, otc, spot } from './ledger-harness.ts';

const reason = 'coins that came without a reference';

let env: TestEnvironment;
let harness: LedgerHarness;
let approver: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  harness = await LedgerHarness.open(env.config.databaseUrl);
  approver = await staffBrowser(env, ['approver']);
});

afterAll(async () => {
  await harness.close();
  await env.close();
});

const riskMember = () => staffBrowser(env, ['risk']);

async function propose(by: Browser, userId: string, amount: string, more: { coin?: string; wallet?: 'spot' | 'otc' } = {}) {
  return await by.call(proposeCorrection, { userId, coin: 'USDT', wallet: 'spot', amount, reason, ...more });
}

async function proposed(userId: string, amount: string): Promise<string> {
  return (await propose(await riskMember(), userId, amount)).body.data.correctionNo;
}

const decide = (by: Browser, correctionNo: string, isApproved = true) => by.call(decideCorrection, { correctionNo, isApproved });

describe('corrections', () => {
  it('one proposes, another approves, and the customer has the coins, the history and the news', async () => {
    const { userId, accountId } = await quickPerson(env);
    const risk = await riskMember();
    const { body } = await propose(risk, userId, '12.345678', { wallet: 'otc' });
    expect(body.data).toMatchObject({
      userId,
      coin: 'USDT',
      wallet: 'otc',
      amount: '12.345678',
      usdt: '12.345678',
      state: 'open',
      journalId: null,
    });
    expect(await harness.balance(otc(accountId))).toBeUndefined();
    const { correctionNo } = body.data;
    const decided = (await decide(approver, correctionNo)).body.data;
    expect(decided).toMatchObject({ state: 'approved', decidedBy: expect.any(String), journalId: expect.any(String) });
    expect(await harness.balance(otc(accountId))).toBe(12_345_678n);
    const [journal] = await env.query('SELECT kind, key, reference FROM ledger_journals WHERE id = $1', [decided.journalId]);
    expect(journal).toEqual({ kind: 'credit', key: `correction:${correctionNo}`, reference: correctionNo });
    const [news] = await env.query('SELECT kind, "values" FROM notifications_entries WHERE account_id = $1', [accountId]);
    expect(news).toEqual({ kind: 'coins_credited', values: { amount: '12.345678 USDT' } });
    const lines = await env.query('SELECT act FROM audit_entries WHERE subject = $1 ORDER BY id', [userId]);
    expect(lines).toEqual([{ act: 'ledger.correction-proposed' }, { act: 'ledger.correction-decided' }]);
  });

  it('takes coins away, and no more than there are', async () => {
    const { userId, accountId } = await quickPerson(env);
    await harness.credit(accountId, 5_000_000n);
    const [most, more] = [await proposed(userId, '-4.5'), await proposed(userId, '-1')];
    expect((await decide(approver, most)).body.data).toMatchObject({ state: 'approved', amount: '-4.5', usdt: '4.5' });
    expect(await harness.balance(spot(accountId))).toBe(500_000n);
    expect((await decide(approver, more)).body.code).toBe('62001');
    const [{ state } = { state: '' }] = await env.query<{ state: string }>(
      'SELECT state FROM ledger_corrections WHERE correction_no = $1',
      [more],
    );
    expect(state).toBe('open');
    expect(await env.query('SELECT kind FROM notifications_entries WHERE account_id = $1', [accountId])).toEqual([
      { kind: 'coins_debited' },
    ]);
  });

  it('nobody decides what he proposed, whatever his roles', async () => {
    const { userId } = await quickPerson(env);
    const both = await staffBrowser(env, ['risk', 'approver']);
    const { correctionNo } = (await propose(both, userId, '1')).body.data;
    for (const isApproved of [true, false]) expect((await decide(both, correctionNo, isApproved)).body.code).toBe('62007');
    const alone = `UPDATE ledger_corrections SET state = 'rejected', decided_by = proposed_by, decided_at = app_now() WHERE correction_no = $1`;
    await expect(env.query(alone, [correctionNo])).rejects.toThrow('two_persons');
  });

  it('a proposer cannot approve and an approver cannot propose', async () => {
    const { userId } = await quickPerson(env);
    expect((await propose(approver, userId, '1')).body.code).toBe('40301');
    expect((await decide(await riskMember(), await proposed(userId, '1'))).body.code).toBe('40301');
  });

  it('is decided once, also by ten at once', async () => {
    const { userId, accountId } = await quickPerson(env);
    const correctionNo = await proposed(userId, '3');
    const deciders = await Promise.all(Array.from({ length: 10 }, () => staffBrowser(env, ['approver'])));
    const codes = await Promise.all(deciders.map(async (by, at) => (await decide(by, correctionNo, at % 2 === 0)).body.code));
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '62006')).toHaveLength(9);
    expect([undefined, 3_000_000n]).toContain(await harness.balance(spot(accountId)));
    expect((await decide(approver, '1000000000000000009')).body.code).toBe('62006');
  });

  it('a lost answer is given again, and nothing happens twice', async () => {
    const { userId, accountId } = await quickPerson(env);
    const correctionNo = await proposed(userId, '3');
    const key = { [headers.idempotencyKey]: randomUUID() };
    const first = await approver.call(decideCorrection, { correctionNo, isApproved: true }, key);
    const again = await approver.call(decideCorrection, { correctionNo, isApproved: true }, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(await harness.balance(spot(accountId))).toBe(3_000_000n);
  });

  it('expires after a week', async () => {
    const { userId } = await quickPerson(env);
    const correctionNo = await proposed(userId, '3');
    await env.query(`UPDATE ledger_corrections SET expires_at = expires_at - interval '7 days' WHERE correction_no = $1`, [correctionNo]);
    expect((await decide(approver, correctionNo)).body.code).toBe('62006');
    const { corrections } = (await approver.call(correctionList, {})).body.data;
    expect(corrections.find((one) => one.correctionNo === correctionNo)?.state).toBe('expired');
  });

  it('a rejected one moves nothing', async () => {
    const { userId, accountId } = await quickPerson(env);
    expect((await decide(approver, await proposed(userId, '3'), false)).body.data).toMatchObject({ state: 'rejected', journalId: null });
    expect(await harness.balance(spot(accountId))).toBeUndefined();
    expect(await env.query('SELECT kind FROM notifications_entries WHERE account_id = $1', [accountId])).toEqual([]);
  });

  it('the list has those that wait first', async () => {
    const { userId } = await quickPerson(env);
    await decide(approver, await proposed(userId, '1'));
    const [first, second] = [await proposed(userId, '2'), await proposed(userId, '3')];
    const { corrections } = (await approver.call(correctionList, {})).body.data;
    const states = corrections.map(({ state }) => state);
    expect(states.lastIndexOf('open')).toBeLessThan(states.findIndex((state) => state !== 'open'));
    const places = [first, second].map((no) => corrections.findIndex(({ correctionNo }) => correctionNo === no));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
  });
});

describe("the house's coins for sale", () => {
  const ofHouse = (by: Browser, amount: string) =>
    by.call(proposeCorrection, { userId: null, coin: 'USDT', wallet: 'inventory', amount, reason });

  it('R1.14 come in by two members, are told to nobody, and stand under the house in the audit log', async () => {
    const risk = await riskMember();
    const { correctionNo, userId } = (await ofHouse(risk, '250000.5')).body.data;
    expect(userId).toBeNull();
    expect((await decide(approver, correctionNo)).body.data).toMatchObject({ state: 'approved', wallet: 'inventory', userId: null });
    expect(await harness.balance(inventory)).toBe(250_000_500_000n);
    expect(await env.query(`SELECT act FROM audit_entries WHERE subject = 'house' ORDER BY id`)).toEqual([
      { act: 'ledger.correction-proposed' },
      { act: 'ledger.correction-decided' },
    ]);
    const { corrections } = (await approver.call(correctionList, {})).body.data;
    expect(corrections.find((one) => one.correctionNo === correctionNo)).toMatchObject({ userId: null, amount: '250000.5' });
  });

  it('have a limit of their own, which those of customers do not use up', async () => {
    const { userId } = await quickPerson(env);
    const risk = await riskMember();
    expect((await ofHouse(risk, '500000.000001')).body.code).toBe('62005');
    expect((await ofHouse(risk, '500000')).body.code).toBe('00000');
    expect((await ofHouse(risk, '1')).body.code).toBe('62005');
    expect((await propose(risk, userId, '10000')).body.code).toBe('00000');
  });
});

describe('what cannot be proposed', () => {
  it.each([
    ['nobody', { userId: '1000000000000000001' }, '61301'],
    ['a coin that is not listed', { coin: 'NOCOIN' }, '62101'],
    ['nothing', { amount: '0' }, '62103'],
    ['less than the smallest unit', { amount: '0.0000001' }, '62103'],
    ['more than any coin', { amount: '9999999999999999999999999' }, '62103'],
    ['more than the limit', { amount: '10000.000001' }, '62005'],
    ['a coin without a price', { coin: 'TRX' }, '62005'],
    ['no reason', { reason: 'because' }, '40001'],
    ['a wallet of the house', { userId: null }, '40001'],
    ["a customer's inventory", { wallet: 'inventory' as const }, '40001'],
  ])('%s', async (_, change, code) => {
    const { userId } = await quickPerson(env);
    const input = { userId, coin: 'USDT', wallet: 'spot' as const, amount: '1', reason, ...change };
    expect((await (await riskMember()).call(proposeCorrection, input)).body.code).toBe(code);
  });
});

describe('limits', () => {
  it('are in USDT at the price of now, also when it is decided', async () => {
    const { userId } = await quickPerson(env);
    await env.call(publishPrice, { pair: 'btc_usdt', price: '100000', reason: 'a price of the tests' });
    const risk = await riskMember();
    expect((await propose(risk, userId, '0.10000001', { coin: 'BTC' })).body.code).toBe('62005');
    const { body } = await propose(risk, userId, '-0.1', { coin: 'BTC' });
    expect(body.data.usdt).toBe('10000');
    await env.call(publishPrice, { pair: 'btc_usdt', price: '110000', reason: 'a price of the tests' });
    expect((await decide(approver, body.data.correctionNo)).body.code).toBe('62005');
  });

  it('of a day count all that a member proposed, also twenty at once', async () => {
    const { userId } = await quickPerson(env);
    const risk = await riskMember();
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await propose(risk, userId, '6000')).body.code));
    expect(codes.filter((code) => code === '00000')).toHaveLength(8);
    expect(codes.filter((code) => code === '62005')).toHaveLength(12);
    const { corrections } = (await risk.call(correctionList, {})).body.data;
    const mine = corrections.find((one) => one.userId === userId);
    await decide(approver, mine?.correctionNo ?? '', false);
    expect((await propose(risk, userId, '-6000')).body.code).toBe('00000');
    expect((await propose(await riskMember(), userId, '6000')).body.code).toBe('00000');
  });

  it('begin again at midnight UTC', async () => {
    const { userId } = await quickPerson(env);
    const risk = await riskMember();
    for (let round = 0; round < 5; round += 1) expect((await propose(risk, userId, '10000')).body.code).toBe('00000');
    expect((await propose(risk, userId, '1')).body.code).toBe('62005');
    await env.query(
      `UPDATE platform_identity SET clock_offset = date_trunc('day', now() AT TIME ZONE 'UTC') + interval '1 day' - now() AT TIME ZONE 'UTC'`,
    );
    const { body } = await propose(risk, userId, '1').finally(() => env.query('UPDATE platform_identity SET clock_offset = NULL'));
    expect(body.code).toBe('00000');
  });

  it('are settings', async () => {
    const { userId } = await quickPerson(env);
    expect(await changeSetting(env, 'ledger.correctionLimitUsdt', 20)).toBe('00000');
    expect((await propose(await riskMember(), userId, '21')).body.code).toBe('62005');
    expect((await propose(await riskMember(), userId, '20')).body.code).toBe('00000');
    expect(await changeSetting(env, 'ledger.correctionLimitUsdt', 10_000)).toBe('00000');
  });
});

it('what was proposed cannot be changed by the role that decides', async () => {
  const { userId } = await quickPerson(env);
  const correctionNo = await proposed(userId, '3');
  for (const column of ['amount', 'usdt_value', 'owner_id', 'wallet', 'proposed_by', 'expires_at']) {
    const update = harness.ask('admin', `UPDATE ledger_corrections SET ${column} = ${column} WHERE correction_no = $1`, [correctionNo]);
    await expect(update, column).rejects.toMatchObject({ code: '42501' });
  }
  await expect(harness.ask('admin', 'DELETE FROM ledger_corrections')).rejects.toMatchObject({ code: '42501' });
});
