import { endUserSessions } from '@peerbourse/contract/identity/customers/end-user-sessions';
import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { holdUser } from '@peerbourse/contract/identity/customers/hold-user';
import { liftHold } from '@peerbourse/contract/identity/customers/lift-hold';
import { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { revealUser } from '@peerbourse/contract/identity/customers/reveal-user';
import { unlockUser } from '@peerbourse/contract/identity/customers/unlock-user';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metrics } from '#platform/metrics.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const reason = 'support-request';

let env: TestEnvironment;
let customers = 0;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});

afterAll(() => env.close());

interface Added {
  userId: string;
  email: string;
  phone: string;
}

async function addCustomer(): Promise<Added> {
  customers += 1;
  const userId = String(5_000_000_000_000_000 + customers);
  const email = `customer${customers}@mail.test`;
  const phone = String(13_800_000_000 + customers);
  await env.query(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, dial_code, phone, invitation_code, real_name, identity_level)
     VALUES ($1, $2, 'Customer', $3, '86', $4, $5, 'Wang Xiaoming', 2)`,
    [userId, `handle${customers}`.padEnd(22, 'x'), email, phone, `CODE${customers}`],
  );
  return { userId, email, phone };
}

async function addSession(userId: string): Promise<void> {
  await env.query(
    `INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, method, is_new_device, expires_at)
     SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, id, id, 'device', 'agent', '::1', 'password', false, app_now() + interval '1 day'
     FROM accounts_users WHERE user_id = $1`,
    [userId],
  );
}

async function audited(subject: string): Promise<string[]> {
  const rows = await env.query<{ act: string }>('SELECT act FROM audit_entries WHERE subject = $1 ORDER BY id', [subject]);
  return rows.map(({ act }) => act);
}

describe('looking at customers', () => {
  it('finds by whole values, and by parts of nothing but a mail address', async () => {
    const { userId, email, phone } = await addCustomer();
    const find = async (query: string) => (await env.call(findUsers, { query, reason })).body.data.users.map((user) => user.userId);
    for (const query of [userId, email, email.toUpperCase(), `+86${phone}`, `+86 ${phone.slice(0, 3)} ${phone.slice(3)}`]) {
      expect(await find(query), query).toEqual([userId]);
    }
    for (const query of ['%@mail.test', `+${phone}`, phone, userId.slice(0, -1), '*****']) {
      expect(await find(query), query).toEqual([]);
    }
  });

  it('shows contacts and name masked, and writes the look down', async () => {
    const { userId, email, phone } = await addCustomer();
    const { body } = await env.call(viewUser, { userId, reason });
    expect(body.data).toMatchObject({ userId, email: 'c**@mail.test', realName: 'W**', state: 'active', identityLevel: 2 });
    expect(JSON.stringify(body)).not.toContain(phone);
    expect(JSON.stringify(body)).not.toContain(email);
    expect(body.data.views).toEqual([{ at: expect.any(String), staffName: 'operator', kind: 'viewed', reason }]);
    expect(await audited(userId)).toEqual(['customers.viewed']);
  });

  it('reveals on request, with a reason, in the audit log', async () => {
    const { userId, email, phone } = await addCustomer();
    const { body } = await env.call(revealUser, { userId, reason: 'risk-review' });
    expect(body.data).toEqual({ email, phone: `+86 ${phone}`, realName: 'Wang Xiaoming' });
    const [entry] = await env.query(`SELECT actor, details FROM audit_entries WHERE act = 'customers.revealed' AND subject = $1`, [userId]);
    expect(entry).toEqual({ actor: 'operator', details: { reason: 'risk-review' } });
    expect((await env.call(revealUser, { userId: '9999999999', reason })).body.code).toBe('61301');
  });

  it('keeps no answer of a look', async () => {
    expect(await env.query(`SELECT call FROM platform_idempotency WHERE call LIKE '%customers%'`)).toEqual([]);
  });

  it('thirty profiles an hour, also when all are asked for at once', async () => {
    const agent = await env.addStaff('busy-agent', ['reader']);
    const many = await Promise.all(Array.from({ length: 40 }, addCustomer));
    const view = async ({ userId }: Added) => String((await env.call(viewUser, { userId, reason }, { headers: agent })).body.code);
    const codes = await Promise.all(many.map(view));
    expect(codes.filter((code) => code === '00000')).toHaveLength(30);
    expect(codes.filter((code) => code === '61401')).toHaveLength(10);
    const seen = many[codes.indexOf('00000')] as Added;
    expect(await view(seen)).toBe('00000');
    const other = await env.addStaff('other-agent', ['reader']);
    expect((await env.call(viewUser, { userId: seen.userId, reason }, { headers: other })).body.code).toBe('00000');
    const [row] = await env.query<{ count: number }>(
      `SELECT count(DISTINCT account_id)::int AS count FROM customers_views WHERE staff_name = 'busy-agent'`,
    );
    expect(row?.count).toBe(30);
  });

  it('a look at a canary is reported at once', async () => {
    const { userId } = await addCustomer();
    expect(await changeSetting(env, 'customers.canaries', [userId])).toBe('00000');
    const before = (await metrics.canaryViews.get()).values[0]?.value ?? 0;
    await expect
      .poll(
        async () => {
          await env.call(findUsers, { query: userId, reason });
          return await audited(userId);
        },
        { interval: 200 },
      )
      .toContain('customers.canary-touched');
    expect((await metrics.canaryViews.get()).values[0]?.value).toBe(before + 1);
  });
});

describe('acts on customers', () => {
  it('holds for a time or for good, and lifts', async () => {
    const { userId } = await addCustomer();
    const placed = await env.call(holdUser, { userId, kind: 'withdraw', hours: 24, reason: 'odd deposits' });
    expect(placed.body).toMatchObject({ code: '00000', data: { endsAt: expect.any(String) } });
    expect((await env.call(holdUser, { userId, kind: 'p2p', hours: null, reason: 'odd deposits' })).body.data).toEqual({ endsAt: null });
    const { body } = await env.call(viewUser, { userId, reason });
    const held = body.data.facts.filter(({ kind, isOpen }) => kind === 'account-hold' && isOpen);
    expect(held.map(({ values }) => [values['what'], values['by']]).toSorted()).toEqual([
      ['p2p', 'operator'],
      ['withdraw', 'operator'],
    ]);
    expect((await env.call(liftHold, { userId, kind: 'withdraw', reason: 'explained' })).body.data).toEqual({ lifted: 1 });
    expect((await env.call(liftHold, { userId, kind: 'withdraw', reason: 'explained' })).body.code).toBe('61302');
    expect(await audited(userId)).toEqual(['customers.held', 'customers.held', 'customers.viewed', 'customers.hold-lifted']);
  });

  it('locks with every session, and unlocks', async () => {
    const { userId } = await addCustomer();
    await addSession(userId);
    expect((await env.call(unlockUser, { userId, reason: 'not locked' })).body.code).toBe('61303');
    expect((await env.call(lockUser, { userId, reason: 'taken over' })).body.code).toBe('00000');
    expect((await env.call(lockUser, { userId, reason: 'taken over' })).body.code).toBe('61303');
    expect((await env.call(viewUser, { userId, reason })).body.data).toMatchObject({ state: 'locked', openSessions: 0 });
    expect((await env.call(unlockUser, { userId, reason: 'given back' })).body.code).toBe('00000');
    expect((await env.call(viewUser, { userId, reason })).body.data).toMatchObject({ state: 'active' });
  });

  it('ends every session', async () => {
    const { userId } = await addCustomer();
    await addSession(userId);
    await addSession(userId);
    expect((await env.call(endUserSessions, { userId, reason: 'asked by phone' })).body.data).toEqual({ ended: 2 });
    expect((await env.call(endUserSessions, { userId, reason: 'asked by phone' })).body.data).toEqual({ ended: 0 });
  });
});
