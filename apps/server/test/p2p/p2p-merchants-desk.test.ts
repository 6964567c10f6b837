import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { decideApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { decideRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { merchantList } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-list';
import { merchantQueue } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-queue';
import { proposeRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { viewApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/view-application';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { merchantFiatList } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { aMerchant, depositOf, newestLink, passDays, toldTo, walletOf } from '../support/fixtures/merchants.ts';
import type { QuickPerson } from '../support/fixtures/quick-users.ts';
import { applicant, applicationOf, applied, proof } from '../support/fixtures/valid-p2p-merchants-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let decider: Browser;
let approver: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
  [decider, approver] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['approver'])];
});

afterAll(async () => {
  await worker.db.destroy();
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const approval = { version: 1, isApproved: true, reasons: [], filesToFix: [], words: '' };
const rejection = {
  version: 1,
  isApproved: false,
  reasons: ['funds-unclear' as const],
  filesToFix: ['funds' as const],
  words: 'The statement is cut off at the top.',
};
const because = 'it happened three times this week';
const propose = ({ userId }: QuickPerson, by = decider) => by.call(proposeRemoval, { userId, cause: 'extra-fees', reason: because });
const decide = (removalNo: string, by = approver, isApproved = true) => by.call(decideRemoval, { removalNo, isApproved, reason: because });

async function acts(userId: string): Promise<string[]> {
  const auditor = await staffBrowser(env, ['auditor']);
  const { entries } = await auditor.ask(auditList, { subject: userId });
  return entries.map(({ act }) => act).filter((act) => act.startsWith('p2p-merchants.'));
}

describe('an application on the desk', () => {
  it('R1.4 waits in the order of its age, and is looked at with a reason, which is written down', async () => {
    const { person, applicationNo } = await applied(env);
    const { applications, count } = await decider.ask(merchantQueue, {});
    expect(count).toBe(applications.length);
    expect(applications.at(-1)).toMatchObject({
      applicationNo,
      userId: person.userId,
      accountType: 'personal',
      deposit: '500',
      earlier: 0,
    });
    expect(refusal(await decider.call(viewApplication, { applicationNo }))).toBe('customers.reason-needed');
    const seen = await decider.ask(viewApplication, { applicationNo, reason: 'verification' });
    expect(seen).toMatchObject({
      realName: 'Ann Example',
      contact: { kind: 'telegram', value: '@somebody' },
      version: 1,
      decidedBy: null,
      requirements: [
        { code: 'verified', isMet: true },
        { code: 'email', isMet: true },
        { code: 'phone', isMet: true },
        { code: 'unrestricted', isMet: true },
      ],
    });
    const cookie = [...decider.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await fetch(`${env.addressOf('admin')}${seen.files[0]?.picture?.url}`, { headers: { cookie } })).status).toBe(200);
    const auditor = await staffBrowser(env, ['auditor']);
    const { entries } = await auditor.ask(auditList, { subject: person.userId });
    expect(entries.map(({ act }) => act)).toContain('customers.viewed-trader');
    expect(refusal(await decider.call(viewApplication, { applicationNo: '1234567890123456789' }))).toBe(
      'p2p-merchants.unknown-application',
    );
  });

  it('R1.4 R6.3 approved makes a merchant, and of a company a verified business; the deposit stays', async () => {
    const person = await applicant(env);
    const application = await person.browser.ask(applyForMerchantStatus, {
      ...(await applicationOf(person)),
      accountType: 'company',
      company: { name: 'Harbour Trading Ltd', registrationNo: 'HRB 12345' },
      companyFiles: [await proof(person, 'merchant-company')],
    });
    await decider.ask(decideApplication, { ...approval, applicationNo: application.applicationNo });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1, kybFlag: 1, mayPublish: true });
    expect(await person.browser.ask(merchantFiatList, {})).toEqual({ fiats: [{ fiatCode: 'EUR' }] });
    expect(await depositOf(env, person)).toBe(500_000_000n);
    expect(await toldTo(person)).toEqual(['merchant_approved']);
    expect(await newestLink(person)).toBe('/p2p-trade/apply');
    expect(await acts(person.userId)).toEqual(['p2p-merchants.application-approved']);
    expect((await decider.ask(merchantList, { userId: person.userId })).merchants).toEqual([
      expect.objectContaining({
        state: 'approved',
        level: 'starter',
        deposit: '500',
        required: '500',
        accountType: 'company',
        removal: null,
      }),
    ]);
  });

  it('R1.4 rejected gives the deposit back to the unit, says why, and can be handed in again with the same files', async () => {
    const person = await applicant(env);
    const input = await applicationOf(person);
    const { applicationNo } = await person.browser.ask(applyForMerchantStatus, input);
    await decider.ask(decideApplication, { ...rejection, applicationNo });
    expect(await depositOf(env, person)).toBe(0n);
    expect(await walletOf(env, person)).toBe(2_000_000_000n);
    const { application } = await person.browser.ask(lastApplication, {});
    expect(application).toMatchObject({ state: 'rejected', reasons: ['funds-unclear'], filesToFix: ['funds'], words: rejection.words });
    expect(await toldTo(person)).toEqual(['merchant_rejected']);
    const again = await person.browser.ask(applyForMerchantStatus, { ...input, fundFiles: [await proof(person, 'merchant-funds')] });
    expect(await depositOf(env, person)).toBe(500_000_000n);
    const { applications } = await decider.ask(merchantQueue, {});
    expect(applications.find((each) => each.applicationNo === again.applicationNo)).toMatchObject({ earlier: 1 });
    await decider.ask(decideApplication, { ...approval, applicationNo: again.applicationNo });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1, kybFlag: 2 });
  });

  it('R1.4 is decided once: of two members at the same time one, and never on what has changed', async () => {
    const { person, applicationNo } = await applied(env);
    expect(refusal(await decider.call(decideApplication, { ...approval, applicationNo, version: 2 }))).toBe('p2p-merchants.changed');
    const other = await staffBrowser(env, ['decider']);
    const both = await Promise.all([
      decider.call(decideApplication, { ...approval, applicationNo }),
      other.call(decideApplication, { ...rejection, applicationNo }),
    ]);
    expect(both.map(refusal).toSorted()).toEqual(['p2p-merchants.decided', undefined]);
    const { state, deposit } = await person.browser.ask(merchantStanding, {});
    expect(['approved 500', 'rejected 0']).toContain(`${state} ${deposit}`);
    expect((await depositOf(env, person)) + (await walletOf(env, person))).toBe(2_000_000_000n);
    const { applicationNo: next } = await applied(env);
    expect(refusal(await decider.call(decideApplication, { ...rejection, applicationNo: next, reasons: [] }))).toBe(
      'p2p-merchants.reasons-missing',
    );
    expect(refusal(await decider.call(decideApplication, { ...approval, applicationNo: '1234567890123456789' }))).toBe(
      'p2p-merchants.unknown-application',
    );
  });
});

describe('a removal', () => {
  it('R1.4 takes two members; the status ends at once, and the deposit comes back when the notice is over', async () => {
    const person = await aMerchant(env);
    const { removalNo } = (await propose(person)).body.data;
    expect(refusal(await propose(person))).toBe('p2p-merchants.removal-open');
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1 });
    const { merchants } = await approver.ask(merchantList, { userId: person.userId });
    expect(merchants[0]?.removal).toMatchObject({ removalNo, cause: 'extra-fees', state: 'open' });
    const both = await Promise.all([decide(removalNo), decide(removalNo, await staffBrowser(env, ['approver']))]);
    expect(both.map(refusal).toSorted()).toEqual(['p2p-merchants.removal-over', undefined]);
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 0, mayPublish: false });
    expect(await person.browser.ask(releaseProgress, {})).toMatchObject({
      state: 'removed',
      deposit: '500',
      returnsAt: expect.any(String),
    });
    expect(refusal(await person.browser.call(releaseMerchantStatus, {}))).toBe('p2p-merchants.merchants-only');
    await keepDeadlines(worker);
    expect(await depositOf(env, person)).toBe(500_000_000n);
    await passDays(env, person, 5);
    await keepDeadlines(worker);
    expect(await depositOf(env, person)).toBe(0n);
    expect(await walletOf(env, person)).toBe(2_000_000_000n);
    expect(await toldTo(person)).toEqual(['merchant_deposit_returned', 'merchant_removed', 'merchant_approved']);
    expect(refusal(await person.browser.call(applyForMerchantStatus, await applicationOf(person)))).toBe('p2p-merchants.not-now');
    expect(await acts(person.userId)).toEqual([
      'p2p-merchants.removed',
      'p2p-merchants.removal-proposed',
      'p2p-merchants.application-approved',
    ]);
  });

  it('R1.4 is nothing that the proposer decides, and rejected it changes nothing', async () => {
    const person = await aMerchant(env);
    const risk = await staffBrowser(env, ['risk']);
    const { removalNo } = (await propose(person, risk)).body.data;
    expect(refusal(await decide(removalNo, risk))).toBe('p2p-merchants.own-removal');
    expect((await decide(removalNo, approver, false)).body.data).toMatchObject({ state: 'rejected', decisionReason: because });
    expect(await person.browser.ask(myProfile, {})).toMatchObject({ userType: 1 });
    expect(refusal(await decide(removalNo))).toBe('p2p-merchants.removal-over');
  });

  it('R1.4 reaches whoever gives the status up meanwhile, and nobody who is no merchant', async () => {
    const person = await aMerchant(env);
    const { removalNo } = (await propose(person)).body.data;
    await person.browser.ask(releaseMerchantStatus, {});
    expect((await decide(removalNo)).body.data).toMatchObject({ state: 'approved' });
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'removed', deposit: '500' });
    const { person: waiting } = await applied(env);
    expect(refusal(await propose(waiting))).toBe('p2p-merchants.not-now');
    expect(refusal(await propose(await applicant(env)))).toBe('p2p-merchants.unknown-merchant');
  });
});

describe('R6.1 the role of the console', () => {
  const asAdmin = async (...statements: Array<[string, unknown[]]>) => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl('admin') });
    await client.connect();
    try {
      await client.query('BEGIN');
      for (const [text, values] of statements) await client.query(text, values);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  };
  const staffIdOf = async (role: string) => {
    const { cookie } = await env.addStaff(`member-${role}-${Date.now()}`, [role as 'decider']);
    expect(cookie).not.toBe('');
    const [row] = await env.query<{ id: string }>(`SELECT id::text FROM staff_members WHERE roles = ARRAY[$1] ORDER BY id DESC LIMIT 1`, [
      role,
    ]);
    return row?.id;
  };
  const step = (state: string) => `UPDATE p2p_merchants_merchants SET state = '${state}', version = version + 1`;

  it('takes the status away for nobody alone, whatever it writes', async () => {
    const person = await aMerchant(env);
    const [one, two] = [await staffIdOf('decider'), await staffIdOf('approver')];
    const removed: [string, unknown[]] = [
      `${step('removed')}, due_at = app_now() + interval '1 day', ended_at = app_now() WHERE account_id = $1`,
      [person.accountId],
    ];
    await expect(asAdmin(removed)).rejects.toThrow('two members');
    const proposal: [string, unknown[]] = [
      `INSERT INTO p2p_merchants_removals (removal_no, account_id, cause, reason, proposed_by) VALUES ('9000000001', $1, 'abuse', 'ten letters', $2)`,
      [person.accountId, one],
    ];
    const decision = (by: string | undefined): [string, unknown[]] => [
      `UPDATE p2p_merchants_removals SET state = 'approved', decided_by = $1, decided_at = app_now(), decision_reason = 'ten letters' WHERE state = 'open' AND account_id = $2`,
      [by, person.accountId],
    ];
    await expect(asAdmin(proposal, decision(one), removed)).rejects.toThrow(/two_persons|two members/);
    await expect(asAdmin(proposal, decision(await staffIdOf('decider')), removed)).rejects.toThrow('two members');
    await expect(asAdmin(proposal, decision(two))).rejects.toThrow('not what the decision says');
    await asAdmin(proposal, decision(two), removed);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ state: 'removed' });
  });

  it('approves and gives back nothing that no decision says', async () => {
    const { person, applicationNo } = await applied(env);
    const approved: [string, unknown[]] = [
      `${step('approved')}, approved_at = app_now(), levelled_at = app_now() WHERE account_id = $1`,
      [person.accountId],
    ];
    await expect(asAdmin(approved)).rejects.toThrow('no decision');
    const decision = (by: string | undefined): [string, unknown[]] => [
      `UPDATE p2p_merchants_applications SET state = 'approved', decided_by = $1, decided_at = app_now(), version = version + 1 WHERE application_no = $2`,
      [by, applicationNo],
    ];
    await expect(asAdmin(decision(await staffIdOf('reader')), approved)).rejects.toThrow('somebody who may');
    await expect(asAdmin(decision(await staffIdOf('decider')))).rejects.toThrow('not what the decision says');
    const merchant = await aMerchant(env);
    const back: [string, unknown[]] = [
      `SELECT ledger_post('p2p-merchant-return', 'test:' || gen_random_uuid(), 'test', ARRAY[$1, $1]::bigint[], ARRAY['USDT', 'USDT'],
         ARRAY['deposit', 'otc'], ARRAY['', ''], ARRAY[-500000000, 500000000]::bigint[])`,
      [merchant.accountId],
    ];
    await expect(asAdmin(back)).rejects.toThrow('not what lies in the ledger');
    await expect(asAdmin(back, [`${step('approved')}, deposit = 0 WHERE account_id = $1`, [merchant.accountId]])).rejects.toThrow(
      'does not change this way',
    );
    await expect(asAdmin(['UPDATE p2p_users_profiles SET user_type = 1 WHERE account_id = $1', [person.accountId]])).rejects.toThrow(
      'permission denied',
    );
    expect(await depositOf(env, merchant)).toBe(500_000_000n);
  });
});
