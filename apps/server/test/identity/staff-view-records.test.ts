import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '@peerbourse/contract/call';
import { hitQueue } from '@peerbourse/contract/identity/verification/hit-queue';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metrics } from '#platform/metrics.ts';
import type { Browser } from '../support/browser.ts';
import { contractCalls, specTable } from '../support/contract-calls.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { byAnyStaff, preparedStaff, staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Which answers of the console show a customer stands in docs/spec/staff-calls.tsv; every call is asked, so that none is a look by mistake. */
let env: TestEnvironment;
const calls = new Map((await contractCalls()).map(({ call }) => [call.path, call]));
const rows = specTable('staff-calls.tsv').map(({ path = '', shows = '' }) => ({ path, shows, call: calls.get(path) as Call }));
const looks = rows.filter(({ shows }) => shows === 'look');
const masked = rows.filter(({ shows }) => shows === 'masked');

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  // Published prices of the tests may jump as they like.
  await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('rates.maxJumpPercent', 1, '100', 'test')`);
});

afterAll(() => env.close());

const codeOf = (code: unknown) => refusalOfCode(String(code)) ?? String(code);
const prepared = (call: Call) => (preparedStaff[call.path] ?? byAnyStaff())(env);
const countOf = async (counter: 'canaryViews' | 'viewQuotaRefusals') => (await metrics[counter].get()).values[0]?.value ?? 0;

interface Member {
  staffId: string;
  name: string;
}

async function memberBehind(browser: Browser): Promise<Member> {
  const token = browser.cookies.get('__Host-pb_staff') ?? '';
  const [member] = await env.query<Member>(
    `SELECT staff_id AS "staffId", name FROM staff_members JOIN staff_sessions ON member_id = staff_members.id WHERE token_hash = $1`,
    [createHash('sha256').update(token).digest()],
  );
  return member as Member;
}

interface Seen {
  accountId: string;
  userId: string;
  at: Date;
}

/** Whom a member has looked at: on the pages of customers, and of those who applied or lost a factor. */
function seenBy({ name, staffId }: Member): Promise<Seen[]> {
  return env.query<Seen>(
    `SELECT seen.account_id::text AS "accountId", user_id AS "userId", at FROM (
       SELECT account_id, at FROM customers_views WHERE staff_name = $1
       UNION ALL
       SELECT coalesce(application.account_id, recovery.account_id), viewed_at FROM verification_views opened
       LEFT JOIN verification_cases application ON application.id = opened.case_id
       LEFT JOIN recoveries_cases recovery ON recovery.case_no = opened.recovery_no
       WHERE opened.staff_id = $2) seen
     JOIN accounts_users ON accounts_users.id = seen.account_id ORDER BY at`,
    [name, staffId],
  );
}

/** As many customers as an hour allows, none of them the one who is asked about. */
async function useUpHour({ name, staffId }: Member, except: readonly Seen[]): Promise<void> {
  const accounts = await env.query<{ id: string }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
     SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, left($1 || n::text || repeat('q', 22), 22), 'Seen ' || n, $1 || n || '@seen.test', $1 || n
     FROM generate_series(1, 30) n RETURNING id::text`,
    [randomBytes(5).toString('hex')],
  );
  expect(except.length).toBeGreaterThan(0);
  for (const [index, { id }] of accounts.entries()) {
    await env.query(`INSERT INTO customers_views (staff_name, account_id, kind, reason) VALUES ($1, $2, 'viewed', 'audit')`, [name, id]);
    await env.query(
      `WITH asked AS (INSERT INTO recoveries_cases (case_no, account_id, kind) VALUES ($1, $2, 'second-factor') RETURNING case_no)
       INSERT INTO verification_views (recovery_no, staff_id, staff_name) SELECT case_no, $3, $4 FROM asked`,
      [`${randomBytes(4).readUInt32BE()}${index}`, id, staffId, name],
    );
  }
}

describe('the table of admin calls', () => {
  it('R6.1 says of each call whether it shows a customer', () => {
    expect(rows.filter(({ shows }) => !['look', 'after-look', 'masked'].includes(shows))).toEqual([]);
    expect(rows.filter(({ call }) => !call)).toEqual([]);
  });
});

describe.each(looks)('R6.7 a look: $path', ({ call }) => {
  it('is recorded, counts, and alarms for a canary within five seconds', async () => {
    const { browser, input } = await prepared(call);
    const answer = await browser.call(call, input);
    expect(answer.body.code, JSON.stringify(answer.body.data)).toBe(call.ok);
    const seen = await seenBy(await memberBehind(browser));
    expect(seen.length).toBeGreaterThan(0);

    const tired = await staffBrowser(env);
    await useUpHour(await memberBehind(tired), seen);
    const refused = await countOf('viewQuotaRefusals');
    expect(codeOf((await tired.call(call, input)).body.code)).toMatch(/view-quota|too-many-views/);
    expect(await countOf('viewQuotaRefusals')).toBe(refused + 1);

    const userIds = [...new Set(seen.map(({ userId }) => userId))];
    expect(await changeSetting(env, 'customers.canaries', userIds)).toBe('00000');
    const curious = await staffBrowser(env);
    const alarmed = await countOf('canaryViews');
    expect((await curious.call(call, input)).body.code).toBe(call.ok);
    const member = await memberBehind(curious);
    const touched = await env.query<{ subject: string; at: Date }>(
      `SELECT subject, at FROM audit_entries WHERE actor = $1 AND act = 'customers.canary-touched'`,
      [member.name],
    );
    expect([...new Set(touched.map(({ subject }) => subject))].sort()).toEqual(userIds.sort());
    expect(await countOf('canaryViews')).toBe(alarmed + touched.length);
    for (const { userId, at } of await seenBy(member)) {
      const alarms = touched.filter(({ subject }) => subject === userId).map((alarm) => alarm.at.getTime() - at.getTime());
      expect(Math.min(...alarms.map(Math.abs))).toBeLessThanOrEqual(5_000);
    }
  });
});

describe.each(rows.filter(({ shows }) => shows === 'after-look'))('R6.7 after a look: $path', ({ call }) => {
  it('is refused to whoever has not looked, and given to whoever has', async () => {
    const { browser, input } = await prepared(call);
    const stranger = await staffBrowser(env);
    expect(codeOf((await stranger.call(call, input)).body.code)).toMatch(/not-opened|reason-needed|look/);
    expect(await seenBy(await memberBehind(stranger))).toEqual([]);
    expect((await browser.call(call, input)).body.code).toBe(call.ok);
  });
});

describe('R6.7 the list of likenesses', () => {
  it('names neither the customer nor the entry that has the very name', async () => {
    const { input } = await prepared(calls.get('/v1/admin/verification/decide-hit') as Call);
    const { hits } = (await env.call(hitQueue, {})).body.data;
    const hit = hits.find(({ hitNo }) => hitNo === input.hitNo);
    expect(hit).toMatchObject({ entryName: 'O** V**', case: { name: 'O** V**' } });
    expect(hit?.entryBirth).toMatch(/^\d{4}$|^$/);
  });
});

describe.each(masked)('R6.7 no look: $path', ({ call }) => {
  it('shows nobody as only a look may', async () => {
    const { browser, input } = await prepared(call);
    const { body } = await browser.call(call, input);
    expect(body.code, JSON.stringify(body.data)).toBe(call.ok);
    const answer = JSON.stringify(body.data).toLowerCase();
    const secrets = await env.query<{ kind: string; text: string }>(
      `SELECT 'mail' AS kind, email AS text FROM accounts_users WHERE email IS NOT NULL
       UNION SELECT 'phone', phone FROM accounts_users WHERE length(phone) > 6
       UNION SELECT 'name', real_name FROM accounts_users WHERE length(real_name) > 6
       UNION SELECT 'name', first_name || ' ' || last_name FROM verification_cases`,
    );
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.filter(({ text }) => answer.includes(text.toLowerCase()))).toEqual([]);
  });
});
