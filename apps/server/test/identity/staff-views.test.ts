import { randomBytes } from 'node:crypto';
import type { Call, CallInput } from '@peerbourse/contract/call';
import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import type { AccountId } from '@peerbourse/contract/ids';
import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { viewTrader } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { metrics } from '#platform/metrics.ts';
import { fee, LedgerHarness, newKey, spot } from '../money/ledger-harness.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { type CallAnswer, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

type Reason = CallInput<typeof viewUser>['reason'];
type Member = Awaited<ReturnType<TestEnvironment['addStaff']>> & { name: string };

let env: TestEnvironment;
let harness: LedgerHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  harness = await LedgerHarness.open(env.config.databaseUrl);
});

afterAll(async () => {
  await harness.close();
  await env.close();
});

/** Somebody with coins, a journal, and a profile in the P2P market. */
interface Customer {
  userId: string;
  accountId: AccountId;
  walletId: string;
  journalId: string;
}

async function newCustomer(): Promise<Customer> {
  const { userId, accountId } = await quickPerson(env, { profile: {} });
  await harness.credit(accountId, 1_000_000n);
  const legs = moveLegs('USDT', 1n, spot(accountId), fee);
  const journalId = String(
    await harness.act('api', (tx) => moveCoins(tx, { kind: 'payment', key: newKey(), reference: 'about it', legs })),
  );
  const [wallet] = await env.query<{ id: string }>('SELECT id::text FROM ledger_accounts WHERE owner_id = $1', [accountId]);
  return { userId, accountId, walletId: wallet?.id ?? '', journalId };
}

async function newMember(): Promise<Member> {
  const name = `member-${randomBytes(6).toString('hex')}`;
  return { name, ...(await env.addStaff(name, ['reader', 'risk', 'auditor'])) };
}

/** A look that says no reason takes over the one that was said within the hour, if there is one. */
type Look = (member: Member, customer: Customer, reason?: Reason) => Promise<CallAnswer<Call>>;

const looks: ReadonlyArray<{ kind: string; look: Look; about: (customer: Customer) => Record<string, string> }> = [
  {
    kind: 'viewed-balances',
    look: ({ cookie }, { userId }, reason) => env.call(accountList, { userId, reason }, { headers: { cookie } }),
    about: () => ({}),
  },
  {
    kind: 'viewed-postings',
    look: ({ cookie }, { walletId }, reason) => env.call(postingList, { accountId: walletId, reason }, { headers: { cookie } }),
    about: ({ walletId }) => ({ account: walletId }),
  },
  {
    kind: 'viewed-journal',
    look: ({ cookie }, { journalId }, reason) => env.call(journalDetail, { journal: journalId, reason }, { headers: { cookie } }),
    about: ({ journalId }) => ({ journal: journalId }),
  },
  {
    kind: 'viewed-trader',
    look: ({ cookie }, { userId }, reason) => env.call(viewTrader, { userId, reason }, { headers: { cookie } }),
    about: () => ({}),
  },
];

function viewOnScreen({ cookie }: Member, { userId }: Customer, reason: Reason) {
  return env.call(viewUser, { userId, reason }, { headers: { cookie } });
}

/** What the member looked at, in order. */
function viewsBy({ name }: Member): Promise<Array<{ accountId: string; kind: string; reason: string; isCarried: boolean }>> {
  return env.query(
    `SELECT account_id::text AS "accountId", kind, reason, is_carried AS "isCarried" FROM customers_views WHERE staff_name = $1 ORDER BY id`,
    [name],
  );
}

function auditedOf({ userId }: Customer): Promise<Array<{ actor: string; act: string; details: unknown }>> {
  return env.query('SELECT actor, act, details FROM audit_entries WHERE subject = $1 ORDER BY id', [userId]);
}

const touchedCount = async (customer: Customer) =>
  (await auditedOf(customer)).filter(({ act }) => act === 'customers.canary-touched').length;
const countOf = async (counter: 'canaryViews' | 'viewQuotaRefusals') => (await metrics[counter].get()).values[0]?.value ?? 0;

describe('a look at coins and at a trader', () => {
  it.each(looks)('$kind: without a reason it shows nothing and says how many are left', async ({ look }) => {
    const [member, customer] = [await newMember(), await newCustomer()];
    const { body } = await look(member, customer);
    expect(body).toMatchObject({ code: refusals['customers.reason-needed'].code, data: { viewsLeft: 30 } });
    expect(Object.keys(body.data as object)).toEqual(['viewsLeft']);
    expect(await viewsBy(member)).toEqual([]);
    expect(await auditedOf(customer)).toEqual([]);
  });

  it.each(looks)('$kind: with a reason it is recorded, each time', async ({ kind, look, about }) => {
    const [member, customer] = [await newMember(), await newCustomer()];
    for (const reason of ['complaint', 'audit'] as const) {
      const { body } = await look(member, customer, reason);
      expect(body).toMatchObject({ code: '00000', data: { viewsLeft: 29 } });
    }
    expect(await viewsBy(member)).toEqual(
      ['complaint', 'audit'].map((reason) => ({ accountId: customer.accountId, kind, reason, isCarried: false })),
    );
    expect(await auditedOf(customer)).toEqual(
      ['complaint', 'audit'].map((reason) => ({ actor: member.name, act: `customers.${kind}`, details: { ...about(customer), reason } })),
    );
  });

  it.each(looks)(
    '$kind: the reason of the customers screen counts for an hour, and no look that took it over prolongs it',
    async ({ kind, look }) => {
      const [member, other, customer] = [await newMember(), await newMember(), await newCustomer()];
      await viewOnScreen(member, customer, 'complaint');
      expect((await look(member, customer)).body.code).toBe('00000');
      expect(await viewsBy(member)).toMatchObject([
        { kind: 'viewed', reason: 'complaint', isCarried: false },
        { kind, reason: 'complaint', isCarried: true },
      ]);
      expect((await auditedOf(customer)).map(({ act }) => act)).toEqual(['customers.viewed', `customers.${kind}`]);
      // Neither another member nor another customer is meant by it.
      expect((await look(other, customer)).body.code).toBe(refusals['customers.reason-needed'].code);
      expect((await look(member, await newCustomer())).body.code).toBe(refusals['customers.reason-needed'].code);
      await env.query(`UPDATE customers_views SET at = at - interval '61 minutes' WHERE staff_name = $1 AND NOT is_carried`, [member.name]);
      expect((await look(member, customer)).body.code).toBe(refusals['customers.reason-needed'].code);
    },
  );

  it('shows in the profile who has looked at what', async () => {
    const [member, customer] = [await newMember(), await newCustomer()];
    for (const { look } of looks) await look(member, customer, 'audit');
    const { views } = (await viewOnScreen(member, customer, 'complaint')).body.data;
    expect(views.map(({ kind }) => kind)).toEqual(['viewed', ...looks.map(({ kind }) => kind).toReversed()]);
  });
});

describe('the quota', () => {
  it('counts customers, whichever way they are looked at', async () => {
    const member = await newMember();
    const customers = await Promise.all(Array.from({ length: 31 }, newCustomer));
    const beyond = customers.pop() as Customer;
    const ways: Look[] = [(by, customer) => viewOnScreen(by, customer, 'audit'), ...looks.map(({ look }) => look)];
    for (const [index, customer] of customers.entries()) {
      const { body } = await (ways[index % ways.length] as Look)(member, customer, 'audit');
      expect(body.code).toBe('00000');
    }
    const before = await countOf('viewQuotaRefusals');
    for (const way of ways) expect((await way(member, beyond, 'audit')).body.code).toBe(refusals['staff.view-quota'].code);
    expect(await countOf('viewQuotaRefusals')).toBe(before + ways.length);
    expect(await auditedOf(beyond)).toEqual([]);
    // Whoever was looked at counts once, and may be looked at in every way.
    for (const { look } of looks) {
      expect((await look(member, customers[0] as Customer, 'audit')).body).toMatchObject({ code: '00000', data: { viewsLeft: 0 } });
    }
    const found = await env.call(findUsers, { query: 'nobody@mail.test', reason: 'audit' }, { headers: { cookie: member.cookie } });
    expect(found.body.data).toEqual({ users: [], isTooMany: false, viewsLeft: 0 });
  });

  it('holds when everything is asked for at once', async () => {
    const member = await newMember();
    const customers = await Promise.all(Array.from({ length: 36 }, newCustomer));
    const asked = customers.map((customer, index) =>
      (looks[index % looks.length] as (typeof looks)[number]).look(member, customer, 'audit'),
    );
    const codes = (await Promise.all(asked)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(30);
    expect(codes.filter((code) => code === refusals['staff.view-quota'].code)).toHaveLength(6);
  });
});

describe('a canary', () => {
  it('is reported whichever way it is looked at', async () => {
    const [member, canary] = [await newMember(), await newCustomer()];
    expect(await changeSetting(env, 'customers.canaries', [canary.userId])).toBe('00000');
    // The setting is read with the copies of a second.
    await expect
      .poll(
        async () => {
          await viewOnScreen(member, canary, 'audit');
          return await touchedCount(canary);
        },
        { interval: 200 },
      )
      .toBe(1);
    for (const { kind, look } of looks) {
      const [touched, counted] = [await touchedCount(canary), await countOf('canaryViews')];
      expect((await look(member, canary)).body.code).toBe('00000');
      expect(await touchedCount(canary), kind).toBe(touched + 1);
      expect(await countOf('canaryViews'), kind).toBe(counted + 1);
      expect((await auditedOf(canary)).at(-1), kind).toEqual({ actor: member.name, act: 'customers.canary-touched', details: { kind } });
    }
  });
});

describe('a journal of two customers', () => {
  it('is a look at both, and a reason for one is none for the other', async () => {
    const [member, payer, payee] = [await newMember(), await newCustomer(), await newCustomer()];
    const legs = moveLegs('USDT', 5n, spot(payer.accountId), spot(payee.accountId));
    const journal = String(await harness.act('api', (tx) => moveCoins(tx, { kind: 'payment', key: newKey(), reference: '', legs })));
    const open = (reason?: Reason) => env.call(journalDetail, { journal, reason }, { headers: { cookie: member.cookie } });
    await viewOnScreen(member, payer, 'complaint');
    expect((await open()).body.code).toBe(refusals['customers.reason-needed'].code);
    expect(await auditedOf(payee)).toEqual([]);
    expect((await open('audit')).body.data.viewsLeft).toBe(28);
    for (const customer of [payer, payee]) {
      expect((await auditedOf(customer)).at(-1)).toMatchObject({ act: 'customers.viewed-journal', details: { journal, reason: 'audit' } });
    }
    expect((await open()).body.code).toBe('00000');
  });
});

describe('the house', () => {
  it('is nobody: no reason, no record', async () => {
    const member = await newMember();
    const { accounts, viewsLeft } = (await env.call(accountList, {}, { headers: { cookie: member.cookie } })).body.data;
    expect(viewsLeft).toBeNull();
    const feeAccount = accounts.find(({ coin, purpose }) => coin === 'USDT' && purpose === 'fee')?.accountId ?? '';
    const postings = await env.call(postingList, { accountId: feeAccount }, { headers: { cookie: member.cookie } });
    expect(postings.body).toMatchObject({ code: '00000', data: { viewsLeft: null } });
    expect(postings.body.data.postings.every(({ userId }) => userId === null)).toBe(true);
    expect(await viewsBy(member)).toEqual([]);
  });
});
