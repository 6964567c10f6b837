import { randomUUID } from 'node:crypto';
import type { CallInput } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { p2pGeneralDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { applicationFiatLimit } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-limit';
import { applicationFiatList } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { merchantAccountType } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantFiatList } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { settings } from '@peerbourse/contract/p2p/p2p-merchants/settings';
import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { publicProfile } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareDeposits } from '#modules/p2p/p2p-merchants/keeping/compare-deposits.ts';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { refreshLevels } from '#modules/p2p/p2p-merchants/keeping/refresh-levels.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { failingRow } from '../support/failing-row.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { aMerchant, depositOf, passDays, toldTo, walletOf } from '../support/fixtures/merchants.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import { giveMerchantStatus, type QuickPerson, type Traits } from '../support/fixtures/quick-users.ts';
import { applicant, applicationOf, applied, proof } from '../support/fixtures/valid-p2p-merchants-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

type Input = CallInput<typeof applyForMerchantStatus>;
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const rules = settings['p2p-merchants.rules'].initial;

async function refused(change: Partial<Input> | ((person: QuickPerson) => Promise<Partial<Input>>), traits: Traits = {}) {
  const person = await applicant(env, traits);
  const changes = typeof change === 'function' ? await change(person) : change;
  const answer = await person.browser.call(applyForMerchantStatus, { ...(await applicationOf(person)), ...changes });
  expect(await depositOf(env, person)).toBe(0n);
  expect(await walletOf(env, person)).toBe(2_000_000_000n);
  return refusal(answer);
}

describe('an application', () => {
  it('R1.4 names what it needs before anybody applies: ticks, proofs, currencies with their deposit', async () => {
    const person = await applicant(env);
    expect(await person.browser.ask(applicationRequirements, {})).toEqual({
      isOpen: true,
      state: 'none',
      requirements: ['main-account', 'verified', 'email', 'phone', 'unrestricted', 'fund-password', 'deposit'].map((code) => ({
        code,
        isMet: true,
      })),
      accountTypes: [
        {
          accountType: 'personal',
          proofs: [
            { kind: 'identity', least: 1, most: 3 },
            { kind: 'funds', least: 1, most: 3 },
          ],
        },
        {
          accountType: 'company',
          proofs: [
            { kind: 'identity', least: 1, most: 3 },
            { kind: 'funds', least: 1, most: 3 },
            { kind: 'company', least: 1, most: 5 },
          ],
        },
      ],
      mostFiles: 5,
      leastDeposit: '500',
      formUrl: '',
      agreementVersion: 1,
    });
    expect(await person.browser.ask(applicationFiatLimit, {})).toEqual({ maxFiatNum: 3 });
    const { fiats } = await person.browser.ask(applicationFiatList, {});
    expect(fiats).toContainEqual({ fiatCode: 'EUR', deposit: '500' });
    expect(await person.browser.ask(merchantAccountType, {})).toEqual({
      accountType: null,
      choices: ['personal', 'company'],
      kybFlag: 2,
    });
    expect(await person.browser.ask(lastApplication, {})).toEqual({ application: null });
  });

  it('R1.4 sets the deposit of every currency aside with it, and is read again with its pictures', async () => {
    const person = await applicant(env);
    const input = { ...(await applicationOf(person)), fiatCodes: ['EUR', 'PHP', 'USD'] };
    const application = await person.browser.ask(applyForMerchantStatus, input);
    expect(application).toMatchObject({ state: 'waiting', deposit: '1500', contact: input.contact, company: null, reasons: [] });
    expect(await depositOf(env, person)).toBe(1_500_000_000n);
    expect(await walletOf(env, person)).toBe(500_000_000n);
    const { application: read } = await person.browser.ask(lastApplication, {});
    expect(read).toMatchObject({ applicationNo: application.applicationNo, fiatCodes: ['EUR', 'PHP', 'USD'] });
    expect(read?.files.map(({ kind, picture }) => [kind, picture !== null])).toEqual([
      ['identity', true],
      ['funds', true],
    ]);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'reviewing', deposit: '1500', level: null });
    expect(await person.browser.ask(merchantFiatList, {})).toEqual({ fiats: [] });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 0, kybFlag: 2, isRelieveBusinessFlag: false });
    const [stored] = await env.query<{ text: string }>(
      'SELECT closed_details AS text FROM p2p_merchants_applications WHERE application_no = $1',
      [application.applicationNo],
    );
    expect(stored?.text).not.toContain('somebody');
  });

  it('R1.4 needs a verified main account with mail, phone and fund password, and without restriction', async () => {
    expect(await refused({}, { identityLevel: 0 })).toBe('p2p-merchants.not-ready');
    expect(await refused({}, { hasPhone: false })).toBe('p2p-merchants.not-ready');
    expect(await refused({}, { isRestricted: true })).toBe('p2p-merchants.not-ready');
    const barred = await applicant(env);
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by) VALUES ($2, $1, 'buy', 'x', 'x', 'test')`,
      [barred.accountId, randomUUID()],
    );
    const { requirements } = await barred.browser.ask(applicationRequirements, {});
    expect(requirements.filter(({ isMet }) => !isMet)).toEqual([{ code: 'unrestricted', isMet: false }]);
    expect(refusal(await barred.browser.call(applyForMerchantStatus, await applicationOf(barred)))).toBe('p2p-merchants.not-ready');
    const unlocked = await applicant(env);
    await env.query('UPDATE secrets_credentials SET fund_hash = NULL WHERE account_id = $1', [unlocked.accountId]);
    expect(refusal(await unlocked.browser.call(applyForMerchantStatus, await applicationOf(unlocked)))).toBe('p2p-merchants.not-ready');
  });

  it('R1.4 R3.10 keeps to what is configured: currencies, agreement, kinds and numbers of proofs', async () => {
    expect(await refused({ fiatCodes: ['EUR', 'PHP', 'USD', 'GBP'] })).toBe('p2p-merchants.too-many-fiats');
    expect(await refused({ fiatCodes: ['XXX'] })).toBe('p2p-config.unknown-fiat');
    expect(await refused({ agreementVersion: 2 })).toBe('p2p-merchants.old-agreement');
    expect(await refused({ fundFiles: [] })).toBe('p2p-merchants.proofs-missing');
    expect(await refused({ accountType: 'company' })).toBe('p2p-merchants.company-missing');
    expect(await refused({ accountType: 'company', company: { name: 'Harbour Ltd', registrationNo: 'HRB 1' } })).toBe(
      'p2p-merchants.proofs-missing',
    );
    expect(await refused({ identityFiles: ['AAAAAAAAAAAAAAAAAAAAAA'] })).toBe('p2p-merchants.bad-file');
    expect(await refused({ identityFiles: Array.from({ length: 4 }, () => 'AAAAAAAAAAAAAAAAAAAAAA') })).toBe(
      'p2p-merchants.too-many-files',
    );
    const other = await applicant(env);
    const foreign = await proof(other, 'merchant-identity');
    expect(await refused({ identityFiles: [foreign] })).toBe('p2p-merchants.bad-file');
    expect(await refused(async (person) => ({ identityFiles: [await proof(person, 'merchant-funds')] }))).toBe('p2p-merchants.bad-file');
    expect(await refused({ fiatCodes: ['EUR', 'EUR'] })).toBe('request.invalid');
  });

  it('R1.4 leaves everything as it was when the coins do not suffice', async () => {
    const person = await applicant(env);
    await env.query(
      `SELECT ledger_post('debit', 'debit:test:' || gen_random_uuid(), 'test', ARRAY[$1, NULL]::bigint[], ARRAY['USDT', 'USDT'], ARRAY['otc', 'opening'],
         ARRAY['', ''], ARRAY[-1500000001, 1500000001]::bigint[])`,
      [person.accountId],
    );
    expect(refusal(await person.browser.call(applyForMerchantStatus, await applicationOf(person)))).toBe('ledger.too-little');
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'none' });
    expect((await person.browser.ask(applicationRequirements, {})).requirements.at(-1)).toEqual({ code: 'deposit', isMet: false });
  });

  it('R6.2 asks applicants of mainland China for their own deposit, and gives them their form', async () => {
    const general = { ...p2pGeneralDefault, cnApplyBusinessMarginAmount: '700', cnApplyBusinessFileUrl: 'https://files.test/form.pdf' };
    expect(await changeSetting(env, 'p2p-config.general', general)).toBe('00000');
    const person = await applicant(env, { areaId: '1' });
    expect(await person.browser.ask(applicationRequirements, {})).toMatchObject({
      leastDeposit: '700',
      formUrl: 'https://files.test/form.pdf',
    });
    expect((await person.browser.ask(applicationFiatList, {})).fiats[0]).toMatchObject({ deposit: '700' });
    expect(await person.browser.ask(applyForMerchantStatus, await applicationOf(person))).toMatchObject({ deposit: '700' });
    expect(await depositOf(env, person)).toBe(700_000_000n);
    const { fiats } = await (await applicant(env)).browser.ask(applicationFiatList, {});
    expect(fiats[0]).toMatchObject({ deposit: '500' });
  });

  it('R1.4 comes once: of two at the same time one counts, and a repeated key gives the same answer', async () => {
    const person = await applicant(env);
    const input = await applicationOf(person);
    const both = await Promise.all([1, 2].map(() => person.browser.copy().call(applyForMerchantStatus, input)));
    expect(both.map(refusal).toSorted()).toEqual(['p2p-merchants.not-now', undefined]);
    expect(await depositOf(env, person)).toBe(500_000_000n);
    const other = await applicant(env);
    const again = { ...(await applicationOf(other)) };
    const key = { [headers.idempotencyKey]: randomUUID() };
    const [first, second] = [
      await other.browser.call(applyForMerchantStatus, again, key),
      await other.browser.call(applyForMerchantStatus, again, key),
    ];
    expect(second.body.data).toEqual(first.body.data);
    expect(await depositOf(env, other)).toBe(500_000_000n);
  });
});

describe('a deposit', () => {
  it('R1.4 that becomes too small is asked for, and rests the status when the time is over; added coins bring it back', async () => {
    const person = await aMerchant(env);
    expect(await changeSetting(env, 'p2p-merchants.rules', { ...rules, deposits: { EUR: '800' } })).toBe('00000');
    await compareDeposits(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({
      state: 'deposit-short',
      deposit: '500',
      required: '800',
      missing: '300',
      level: 'starter',
    });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1 });
    await keepDeadlines(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'deposit-short' });
    await passDays(env, person, 7);
    await keepDeadlines(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'suspended', missing: '300', dueAt: null, level: null });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 0 });
    expect(refusal(await person.browser.call(topUpDeposit, { amount: '299.999999' }))).toBe('p2p-merchants.bad-amount');
    expect(await person.browser.ask(topUpDeposit, { amount: '300' })).toMatchObject({ state: 'approved', deposit: '800', missing: '0' });
    expect(await depositOf(env, person)).toBe(800_000_000n);
    expect(await walletOf(env, person)).toBe(1_200_000_000n);
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1 });
    expect(await toldTo(person)).toEqual(['merchant_suspended', 'merchant_deposit_short', 'merchant_approved']);
    expect(await changeSetting(env, 'p2p-merchants.rules', rules)).toBe('00000');
    await compareDeposits(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'approved', deposit: '800', required: '500' });
  });

  it('R1.4 is whole again when less is asked for, and nobody adds what they have not', async () => {
    const person = await aMerchant(env);
    await changeSetting(env, 'p2p-merchants.rules', { ...rules, deposits: { EUR: '501' } });
    await compareDeposits(worker);
    expect(refusal(await person.browser.call(topUpDeposit, { amount: '1500.000001' }))).toBe('ledger.too-little');
    await changeSetting(env, 'p2p-merchants.rules', rules);
    await compareDeposits(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'approved', dueAt: null, missing: '0' });
    expect(await toldTo(person)).toContain('merchant_deposit_whole');
    const both = await Promise.all([1, 2].map(() => person.browser.copy().call(topUpDeposit, { amount: '1000' })));
    expect(both.map(refusal).toSorted()).toEqual(['ledger.too-little', undefined]);
    expect(await depositOf(env, person)).toBe(1_500_000_000n);
  });
});

describe('giving the status up', () => {
  it('R1.4 gives the deposit back when the notice is over, and lets somebody apply again after the waiting time', async () => {
    const person = await aMerchant(env);
    expect(await person.browser.ask(releaseProgress, {})).toMatchObject({
      state: 'approved',
      isOpen: true,
      noticeDays: 5,
      returnsAt: null,
    });
    const progress = await person.browser.ask(releaseMerchantStatus, {});
    expect(progress).toMatchObject({ state: 'releasing', isOpen: false, deposit: '500', returnsAt: expect.any(String) });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 0, isRelieveBusinessFlag: true });
    expect(refusal(await person.browser.call(releaseMerchantStatus, {}))).toBe('p2p-merchants.not-now');
    expect(refusal(await person.browser.call(topUpDeposit, { amount: '1' }))).toBe('p2p-merchants.not-now');
    await passDays(env, person, 4);
    await keepDeadlines(worker);
    expect(await depositOf(env, person)).toBe(500_000_000n);
    await passDays(env, person, 1);
    await Promise.all([keepDeadlines(worker), keepDeadlines(worker)]);
    expect(await depositOf(env, person)).toBe(0n);
    expect(await walletOf(env, person)).toBe(2_000_000_000n);
    expect(await toldTo(person)).toEqual(['merchant_released', 'merchant_releasing', 'merchant_approved']);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'released', appliesFrom: expect.any(String) });
    const input = await applicationOf(person);
    expect(refusal(await person.browser.call(applyForMerchantStatus, input))).toBe('p2p-merchants.cooling-off');
    await passDays(env, person, 30);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ appliesFrom: null });
    expect(await person.browser.ask(applyForMerchantStatus, input)).toMatchObject({ state: 'waiting' });
    expect(await depositOf(env, person)).toBe(500_000_000n);
  });

  it('R1.4 goes on for the others while something is wrong with one deposit, level or setting', async () => {
    const [wrong, right] = [await aMerchant(env), await aMerchant(env)];
    const states = async () => {
      const standings = [await wrong.browser.ask(merchantStanding, {}), await right.browser.ask(merchantStanding, {})];
      return standings.map(({ state }) => state);
    };
    const mend = await failingRow(env, 'p2p_merchants_merchants', `NEW.account_id = ${wrong.accountId} AND NEW.state <> 'releasing'`);
    await changeSetting(env, 'p2p-merchants.rules', { ...rules, deposits: { EUR: '800' } });
    await compareDeposits(worker);
    expect(await states()).toEqual(['approved', 'deposit-short']);
    await changeSetting(env, 'p2p-merchants.rules', rules);
    await compareDeposits(worker);
    await env.query(`UPDATE p2p_merchants_merchants SET levelled_at = app_now() - interval '9 days' WHERE account_id = $1`, [
      right.accountId,
    ]);
    await refreshLevels(worker);
    const [{ isLevelled } = { isLevelled: false }] = await env.query<{ isLevelled: boolean }>(
      `SELECT levelled_at > app_now() - interval '1 minute' AS "isLevelled" FROM p2p_merchants_merchants WHERE account_id = $1`,
      [right.accountId],
    );
    expect(isLevelled).toBe(true);
    for (const person of [wrong, right]) await person.browser.ask(releaseMerchantStatus, {});
    for (const person of [wrong, right]) await passDays(env, person, 5);
    await keepDeadlines(worker);
    expect(await states()).toEqual(['releasing', 'released']);
    await mend();
    await keepDeadlines(worker);
    expect(await states()).toEqual(['released', 'released']);
  });

  it('R1.4 waits for ads and orders: none may be under way, and the deposit stays for the notice after the last one', async () => {
    const { maker, order } = await trade(env);
    await giveMerchantStatus(env, maker.accountId);
    expect(await maker.browser.ask(releaseProgress, {})).toMatchObject({
      isOpen: false,
      conditions: [
        { code: 'no-ads', isMet: false },
        { code: 'no-orders', isMet: false },
        { code: 'no-appeals', isMet: true },
      ],
    });
    expect(refusal(await maker.browser.call(releaseMerchantStatus, {}))).toBe('p2p-merchants.still-trading');
    await env.query(`UPDATE p2p_ads_ads SET state = 'offline' WHERE account_id = $1`, [maker.accountId]);
    expect(refusal(await maker.browser.call(releaseMerchantStatus, {}))).toBe('p2p-merchants.still-trading');
    await maker.browser.ask(topUpDeposit, { amount: '100' });
    // An order that came in between, as a race would leave it.
    await env.query(
      `UPDATE p2p_merchants_merchants SET state = 'releasing', due_at = app_now(), version = version + 1 WHERE account_id = $1`,
      [maker.accountId],
    );
    await keepDeadlines(worker);
    expect(await maker.browser.ask(releaseProgress, {})).toMatchObject({ state: 'releasing', deposit: '100' });
    expect(order.orderStatus).toBe(0);
  });

  it('R6.1 is for merchants', async () => {
    const { person } = await applied(env);
    expect(refusal(await person.browser.call(releaseMerchantStatus, {}))).toBe('p2p-merchants.merchants-only');
    expect(refusal(await person.browser.call(topUpDeposit, { amount: '1' }))).toBe('p2p-merchants.merchants-only');
  });
});

describe('R6.1 the role of the site', () => {
  const asApi = async (text: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl('api') });
    await client.connect();
    return await client.query(text, values).finally(() => client.end());
  };

  it('makes nobody a merchant, and takes no deposit back', async () => {
    const { person } = await applied(env);
    const id = [person.accountId];
    await expect(
      asApi(`UPDATE p2p_merchants_merchants SET state = 'approved', version = version + 1 WHERE account_id = $1`, id),
    ).rejects.toThrow('cannot go from');
    await expect(asApi('UPDATE p2p_users_profiles SET user_type = 1 WHERE account_id = $1', id)).rejects.toThrow('permission denied');
    await expect(
      asApi(
        `SELECT ledger_post('p2p-merchant-return', 'test:' || gen_random_uuid(), 'test', ARRAY[$1, $1]::bigint[], ARRAY['USDT', 'USDT'],
           ARRAY['deposit', 'otc'], ARRAY['', ''], ARRAY[-1, 1]::bigint[])`,
        id,
      ),
    ).rejects.toThrow('may not write');
    const one = `SELECT ledger_post('p2p-merchant-deposit', 'test:' || gen_random_uuid(), 'test', ARRAY[$1, $1]::bigint[], ARRAY['USDT', 'USDT'],
      ARRAY['otc', 'deposit'], ARRAY['', ''], ARRAY[-1, 1]::bigint[])`;
    await expect(asApi(one, id)).rejects.toThrow('not what lies in the ledger');
    const merchant = await aMerchant(env);
    await expect(
      asApi(`UPDATE p2p_merchants_merchants SET state = 'approved', required = 0, version = version + 1 WHERE account_id = $1`, [
        merchant.accountId,
      ]),
    ).rejects.toThrow('what was approved');
    await expect(
      asApi(`UPDATE p2p_merchants_merchants SET state = 'approved', deposit = deposit + 1, version = version + 1 WHERE account_id = $1`, [
        merchant.accountId,
      ]),
    ).rejects.toThrow('not what lies in the ledger');
    expect(await person.browser.ask(publicProfile, { encryptUserId: person.encryptUserId })).toMatchObject({ userType: 0 });
  });
});
