import { randomBytes } from 'node:crypto';
import type { CallOutput } from '@peerbourse/contract/call';
import { customerTimeline } from '@peerbourse/contract/identity/customers/customer-timeline';
import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { holdUser } from '@peerbourse/contract/identity/customers/hold-user';
import { liftHold } from '@peerbourse/contract/identity/customers/lift-hold';
import { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { writeNote } from '@peerbourse/contract/identity/customers/write-note';
import { answerTicket } from '@peerbourse/contract/identity/support/answer-ticket';
import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { restrictTrader } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalRows } from '#modules/identity/customers/personal-rows.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import type { Trade } from '../support/fixtures/ordering-users.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { openedAppeal, someWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

type Page = CallOutput<typeof viewUser>;

const reason = 'support-request';
const denied = refusals['right.missing'].code;
const lookOver = refusals['customers.look-over'].code;

let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.db.destroy();
  await env.close();
});

const codeOf = async (asked: Promise<{ body: { code: unknown } }>) => String((await asked).body.code);
const listOf = ({ facts }: Page, list: string) => facts.filter((fact) => fact.list === list);
const openOn = (staff: Browser, userId: string) => staff.ask(viewUser, { userId, reason });

/** What stands in rows about the customer and must never reach a member of staff this way. */
const secrets = {
  ticket: 'words-of-a-ticket',
  answer: 'words-of-an-answer',
  chat: 'words-of-a-chat',
  restriction: 'words-of-a-restriction-note',
  iban: 'DE89370400440532013000',
  statement: someWords,
  agent: 'SecretBuild/7.7',
  address: '198.51.100.77',
  document: 'secret-document-number',
  newMail: 'secret-new-mail@mail.test',
};

interface Seeded {
  given: Trade;
  userId: string;
  accountId: string;
}

/** A seller with something in every area, and secrets in each. */
async function seeded(): Promise<Seeded> {
  const given = await openedAppeal(env);
  const { userId, accountId, browser } = given.seller;
  await browser.ask(sendMessage, { orderNo: given.order.orderNo, clientId: crypto.randomUUID(), kind: 'text', text: secrets.chat });
  const { ticketNo } = await browser.ask(openTicket, { topic: 'assets', subject: secrets.ticket, text: secrets.ticket });
  const risk = await staffBrowser(env, ['risk', 'decider']);
  await risk.ask(answerTicket, { ticketNo, text: secrets.answer, seq: 1 });
  await risk.ask(holdUser, { userId, kind: 'withdraw', hours: 24, reason: 'odd logins' });
  await risk.ask(holdUser, { userId, kind: 'contract', hours: null, reason: 'asked by the customer' });
  await risk.ask(liftHold, { userId, kind: 'contract', reason: 'explained' });
  await risk.ask(restrictTrader, { userId, kind: 'publish', reason: 'abuse', note: secrets.restriction, hours: 48 });
  await env.query(
    `INSERT INTO sessions_login_history (main_id, device_id, user_agent, address, country, method, outcome)
     VALUES ($1, 'device-x', $2, $3, 'LV', 'password', 'opened')`,
    [accountId, `Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 ${secrets.agent}`, secrets.address],
  );
  await env.query(
    `INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, country, method, is_new_device, expires_at)
     VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $1, 'device-x', $2, $3, 'LV', 'password', false, app_now() + interval '1 day')`,
    [accountId, `Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 ${secrets.agent}`, secrets.address],
  );
  await env.query(`INSERT INTO recoveries_cases (case_no, account_id, kind, new_email) VALUES ($2, $1, 'second-factor', $3)`, [
    accountId,
    `R${randomBytes(6).toString('hex')}`,
    secrets.newMail,
  ]);
  await env.query(
    `INSERT INTO messages_outgoing (id, kind, recipient, locale, template, state, sent_at)
     VALUES (gen_random_uuid(), 'mail', $1, 'en', 'new_device', 'sent', app_now()), (gen_random_uuid(), 'mail', 'somebody@else.test', 'en', 'for_somebody_else', 'sent', app_now())`,
    [given.seller.email],
  );
  return { given, userId, accountId };
}

/** Every page of the timeline, the first one included. */
async function wholeTimeline(staff: Browser, page: Page, area?: string) {
  const events = [...page.timeline.events];
  for (let { before } = page.timeline; before !== null; ) {
    const next = await staff.ask(customerTimeline, { userId: page.userId, before, ...(area === undefined ? {} : { area }) });
    events.push(...next.events);
    before = next.before;
  }
  return events;
}

describe('the page of a customer', () => {
  let about: Seeded;
  let page: Page;

  beforeAll(async () => {
    about = await seeded();
    page = await openOn(await staffBrowser(env, ['decider', 'risk']), about.userId);
  });

  it('has what holds them back in one list, whichever module knows of it', () => {
    const open = listOf(page, 'restraints').filter(({ isOpen }) => isOpen);
    expect(open.map(({ kind, values }) => [kind, values.what])).toEqual(
      expect.arrayContaining([
        ['account-hold', 'withdraw'],
        ['p2p-restriction', 'publish'],
      ]),
    );
    expect(listOf(page, 'restraints').filter(({ isOpen }) => !isOpen)).toMatchObject([
      { kind: 'account-hold', values: { what: 'contract' } },
    ]);
  });

  it('has balances, orders, ads, cases, tickets, devices, methods and messages, with links', () => {
    const { orderNo } = about.given.order;
    expect(listOf(page, 'balances').map(({ values }) => [values.coin, values.purpose])).toContainEqual(['USDT', 'otc']);
    expect(listOf(page, 'orders')).toMatchObject([
      {
        kind: 'p2p-order',
        isOpen: true,
        link: { to: 'order', id: orderNo },
        values: { side: 'sell', coin: 'USDT', quantity: '100', amount: '101.00', total: '1' },
      },
    ]);
    expect(listOf(page, 'ads')).toMatchObject([
      { link: { to: 'ads', id: about.userId }, values: { side: 'sell', coin: 'USDT', fiat: 'EUR' } },
    ]);
    expect(listOf(page, 'cases').map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['recovery', true],
      ['appeal', true],
    ]);
    expect(listOf(page, 'tickets')).toMatchObject([
      { link: { to: 'ticket' }, values: { topic: 'assets', state: 'answered', messages: '2' } },
    ]);
    expect(listOf(page, 'methods')).toMatchObject([{ values: { saved: '1', disabled: '0', currencies: 'EUR' } }]);
    expect(listOf(page, 'trader')).toMatchObject([{ values: { publishes: 'yes' } }]);
    const device = listOf(page, 'devices').find(({ values }) => values.country === 'LV');
    expect(device).toMatchObject({ isOpen: true, values: { agent: 'Chrome · Windows', network: '198.51.x.x', sessions: '1' } });
    const templates = listOf(page, 'messages').map(({ values }) => values.template);
    expect(templates).toContain('new_device');
    expect(templates).not.toContain('for_somebody_else');
  });

  it('shows no secret in any list or event', async () => {
    const staff = await staffBrowser(env, ['reader', 'decider', 'risk', 'auditor']);
    const shown = await openOn(staff, about.userId);
    const text = JSON.stringify([shown, await wholeTimeline(staff, shown)]);
    for (const [name, secret] of Object.entries(secrets)) expect(text, name).not.toContain(secret);
    expect(text).not.toContain(about.given.seller.email);
    expect(text).not.toContain(about.given.buyer.email);
    expect(text).not.toContain('Ann Example');
    expect(text).not.toMatch(/token|hash|password_hash|secret/i);
    for (const column of ['token_hash', 'account_mark', 'closed_values', 'closed_text']) expect(text).not.toContain(column);
    const [stored] = await env.query<{ closed: string; mark: string }>(
      `SELECT closed_values AS closed, encode(account_mark, 'hex') AS mark FROM p2p_paymethods_methods WHERE account_id = $1`,
      [about.accountId],
    );
    expect(text).not.toContain(stored?.closed);
    expect(text).not.toContain(stored?.mark);
  });

  it('has one timeline across all areas, newest first, in pages without gaps or repeats', async () => {
    const staff = await staffBrowser(env, ['decider', 'risk']);
    // Many at the very same moment: a page may end between them.
    await env.query(
      `INSERT INTO notifications_entries (account_id, kind, values) SELECT $1, 'account_locked', '{}' FROM generate_series(1, 95)`,
      [about.accountId],
    );
    const shown = await openOn(staff, about.userId);
    expect(shown.timeline.events).toHaveLength(40);
    const all = await wholeTimeline(staff, shown);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(all.filter(({ kind }) => kind === 'notice').length).toBeGreaterThanOrEqual(95);
    const [counted] = await env.query<{ count: number }>('SELECT count(*)::int AS count FROM notifications_entries WHERE account_id = $1', [
      about.accountId,
    ]);
    expect(all.filter(({ kind }) => kind === 'notice')).toHaveLength(counted?.count ?? -1);
    const kinds = new Set(all.map(({ kind }) => kind));
    for (const kind of [
      'account-opened',
      'hold-placed',
      'hold-lifted',
      'restriction-set',
      'login',
      'ticket-opened',
      'ticket-answered',
      'recovery-asked',
      'message',
      'posting',
      'ad-publish',
      'method-added',
    ])
      expect(kinds, kind).toContain(kind);
    expect([...kinds].filter((kind) => kind.startsWith('order-')).length).toBeGreaterThan(1);
  });

  it('is filtered by area', async () => {
    const staff = await staffBrowser(env, ['decider', 'risk']);
    const { areas } = await openOn(staff, about.userId);
    expect(areas).toEqual(
      expect.arrayContaining(['account', 'logins', 'identity', 'support', 'messages', 'money', 'orders', 'ads', 'staff']),
    );
    for (const area of areas) {
      const { events } = await staff.ask(customerTimeline, { userId: about.userId, area });
      expect(new Set(events.map((event) => event.area)).size, area).toBeLessThanOrEqual(1);
      expect(events.every((event) => event.area === area)).toBe(true);
    }
    expect(await staff.ask(customerTimeline, { userId: about.userId, area: 'nothing-known' })).toEqual({ events: [], before: null });
  });
});

describe('who sees what', () => {
  it('is what the roles see at the desks of each area', async () => {
    const { userId } = await seeded();
    const seen = async (roles: Parameters<typeof staffBrowser>[1]) => {
      const page = await openOn(await staffBrowser(env, roles), userId);
      return {
        lists: new Set(page.facts.map(({ list }) => list)),
        areas: page.areas,
        kinds: new Set(page.facts.map(({ kind }) => kind)),
        page,
      };
    };
    const reader = await seen(['reader']);
    for (const list of ['balances', 'orders']) expect(reader.lists).not.toContain(list);
    for (const kind of ['recovery', 'appeal', 'lot']) expect(reader.kinds).not.toContain(kind);
    expect(reader.areas).not.toContain('money');
    expect(reader.lists).toContain('tickets');
    expect(reader.page.timeline.events.some(({ area }) => area === 'money')).toBe(false);

    const auditor = await seen(['auditor']);
    expect(auditor.lists).toContain('balances');
    for (const list of ['tickets']) expect(auditor.lists).not.toContain(list);
    expect(auditor.kinds).not.toContain('recovery');
    for (const { page } of [reader, auditor]) expect(page.email).toMatch(/^.\*\*@/);

    const decider = await seen(['decider']);
    expect(decider.lists).toContain('orders');
    expect(decider.lists).not.toContain('balances');
    const editor = await staffBrowser(env, ['editor']);
    expect(await codeOf(editor.call(viewUser, { userId, reason }))).toBe(denied);
    expect(await codeOf(editor.call(customerTimeline, { userId }))).toBe(denied);
  });

  it('the filter reaches nothing that the page would not show', async () => {
    const { userId } = await seeded();
    const reader = await staffBrowser(env, ['reader']);
    await openOn(reader, userId);
    expect(await reader.ask(customerTimeline, { userId, area: 'money' })).toEqual({ events: [], before: null });
  });
});

describe('looks', () => {
  it('are one for an opening, whatever is turned over on the page', async () => {
    const { userId, accountId } = await quickPerson(env);
    const staff = await staffBrowser(env, ['risk']);
    await openOn(staff, userId);
    for (const area of ['money', 'logins', undefined])
      await staff.ask(customerTimeline, area === undefined ? { userId } : { userId, area });
    expect(await env.query('SELECT kind, reason FROM customers_views WHERE account_id = $1', [accountId])).toEqual([
      { kind: 'viewed', reason },
    ]);
  });

  it('must be there: without one, with that of another member or after an hour the timeline shows nothing', async () => {
    const { userId, accountId } = await quickPerson(env);
    const [staff, other] = [await staffBrowser(env, ['risk']), await staffBrowser(env, ['risk'])];
    expect(await codeOf(staff.call(customerTimeline, { userId }))).toBe(lookOver);
    await openOn(other, userId);
    expect(await codeOf(staff.call(customerTimeline, { userId }))).toBe(lookOver);
    await openOn(staff, userId);
    expect(await codeOf(staff.call(customerTimeline, { userId }))).toBe(customerTimeline.ok);
    await env.query(`UPDATE customers_views SET at = at - interval '61 minutes' WHERE account_id = $1`, [accountId]);
    expect(await codeOf(staff.call(customerTimeline, { userId }))).toBe(lookOver);
  });

  it('are left out of the quota by nobody: the thirty-first customer is refused with everything about them', async () => {
    const staff = await staffBrowser(env, ['risk']);
    const people = await Promise.all(Array.from({ length: 31 }, () => quickPerson(env)));
    for (const { userId } of people.slice(0, 30)) await openOn(staff, userId);
    const beyond = people[30]?.userId ?? '';
    expect(await codeOf(staff.call(viewUser, { userId: beyond, reason }))).toBe(refusals['staff.view-quota'].code);
    expect(await codeOf(staff.call(customerTimeline, { userId: beyond }))).toBe(lookOver);
  });
});

describe('notes', () => {
  it('are written by one member and read by another, with author and time', async () => {
    const { userId } = await quickPerson(env);
    const writer = await staffBrowser(env, ['decider']);
    const written = await writer.ask(writeNote, { userId, text: '  Called back, all well.  ' });
    expect(written).toMatchObject({ text: 'Called back, all well.' });
    await writer.ask(writeNote, { userId, text: 'Second note.' });
    const page = await openOn(await staffBrowser(env, ['auditor']), userId);
    expect(page.notes.map(({ text }) => text)).toEqual(['Second note.', 'Called back, all well.']);
    expect(page.notes[1]).toEqual(written);
    expect(page.timeline.events.filter(({ kind }) => kind === 'note-written')).toHaveLength(2);
    expect(JSON.stringify(page.timeline)).not.toContain('Called back');
    expect(
      await env.query(`SELECT details FROM audit_entries WHERE act = 'customers.noted' AND subject = $1 ORDER BY id LIMIT 1`, [userId]),
    ).toEqual([{ details: { noteNo: written.noteNo } }]);
  });

  it('are not for those who only look, and neither empty nor endless', async () => {
    const { userId } = await quickPerson(env);
    for (const role of ['reader', 'auditor', 'approver', 'editor'] as const) {
      expect(await codeOf((await staffBrowser(env, [role])).call(writeNote, { userId, text: 'Mine.' }))).toBe(denied);
    }
    const writer = await staffBrowser(env, ['risk']);
    for (const text of ['', '  ', 'x'.repeat(1_001)]) {
      expect(await codeOf(writer.call(writeNote, { userId, text }))).toBe(refusals['request.invalid'].code);
    }
    expect(await codeOf(writer.call(writeNote, { userId: '9999999999', text: 'Nobody.' }))).toBe(refusals['customers.unknown'].code);
  });

  it('lie encrypted, are tied to their number, and the console can neither change nor delete them', async () => {
    const { userId, accountId } = await quickPerson(env);
    const writer = await staffBrowser(env, ['risk']);
    await writer.ask(writeNote, { userId, text: 'First secret note' });
    await writer.ask(writeNote, { userId, text: 'Second secret note' });
    const rows = await env.query<{ closed: string }>('SELECT closed_text AS closed FROM customers_notes WHERE account_id = $1', [
      accountId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret note');
    const admin = startRole('admin', env.config);
    for (const act of [
      `UPDATE customers_notes SET closed_text = 'x' WHERE account_id = ${accountId}`,
      `DELETE FROM customers_notes WHERE account_id = ${accountId}`,
    ]) {
      await expect(admin.db.executeQuery({ sql: act, parameters: [] } as never)).rejects.toThrow(/permission denied/);
    }
    await admin.db.destroy();
    await env.query(
      'UPDATE customers_notes SET closed_text = (SELECT max(closed_text) FROM customers_notes WHERE account_id = $1) WHERE account_id = $1',
      [accountId],
    );
    expect((await writer.call(viewUser, { userId, reason })).status).toBe(500);
    await env.query('DELETE FROM customers_notes WHERE account_id = $1', [accountId]);
  });

  it('go with the account', async () => {
    const { userId, accountId } = await quickPerson(env);
    await (await staffBrowser(env, ['risk'])).ask(writeNote, { userId, text: 'To be forgotten.' });
    await worker.db.transaction().execute((tx) => personalRows.erase?.(tx as never, [accountId as never]) ?? Promise.resolve());
    expect(await env.query('SELECT FROM customers_notes WHERE account_id = $1', [accountId])).toEqual([]);
  });
});

describe('finding by a part of the mail address', () => {
  const domain = `${randomBytes(4).toString('hex')}.test`;

  async function withMail(local: string): Promise<string> {
    const { userId, accountId } = await quickPerson(env);
    await env.query('UPDATE accounts_users SET email = $2 WHERE id = $1', [accountId, `${local}@${domain}`]);
    return userId;
  }

  it('finds by the beginning of any word of it, and shows it masked', async () => {
    const mark = randomBytes(3).toString('hex');
    const [anna, bert] = [await withMail(`anna.${mark}smith`), await withMail(`bert-${mark}smithers+shop`)];
    const staff = await staffBrowser(env, ['reader']);
    const find = async (query: string) => (await staff.ask(findUsers, { query, reason })).users.map(({ userId }) => userId);
    expect(await find(`${mark}smi`)).toEqual([anna, bert]);
    expect(await find(`${mark.toUpperCase()}SMITHE`)).toEqual([bert]);
    expect(await find(`anna.${mark}`)).toEqual([anna]);
    expect(await find(`${mark}smith@${domain.slice(0, 5)}`)).toEqual([anna]);
    expect(await find(`@${domain}`)).toEqual([anna, bert]);
    expect((await staff.ask(findUsers, { query: `anna.${mark}`, reason })).users[0]?.email).toBe(`a**@${domain}`);
    // Neither the middle of a word, nor signs that would stand for others, nor words in another order.
    for (const query of ['%%%%', '____', `${mark}smi%`, `${mark}_mith`, `${mark}smith.anna`, `nna.${mark}`, "a' | b:*", '&&&&', ':*:*']) {
      expect(await find(query), query).toEqual([]);
    }
  });

  it('shows nobody where more than five fit, and records whoever it shows', async () => {
    const crowd = `c${randomBytes(3).toString('hex')}`;
    const found = await Promise.all(Array.from({ length: 5 }, (_, place) => withMail(`${crowd}${place}`)));
    const staff = await staffBrowser(env, ['risk']);
    expect((await staff.ask(findUsers, { query: crowd, reason })).users.map(({ userId }) => userId).toSorted()).toEqual(found.toSorted());
    const looks = () =>
      env.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM customers_views JOIN accounts_users ON accounts_users.id = account_id WHERE email LIKE $1 AND kind = 'found'`,
        [`${crowd}%`],
      );
    expect(await looks()).toEqual([{ count: 5 }]);
    await withMail(`${crowd}5`);
    expect(await staff.ask(findUsers, { query: crowd, reason })).toEqual({ users: [], isTooMany: true, viewsLeft: 25 });
    expect(await looks()).toEqual([{ count: 5 }]);
  });

  it('two steps lead from a part of a mail to what happened', async () => {
    const mark = `two${randomBytes(4).toString('hex')}`;
    const userId = await withMail(mark);
    const staff = await staffBrowser(env, ['risk']);
    await staff.ask(lockUser, { userId, reason: 'stolen phone' });
    const { users } = await staff.ask(findUsers, { query: mark, reason });
    const page = await openOn(staff, users[0]?.userId ?? '');
    expect(page.timeline.events.map(({ kind }) => kind)).toEqual(['session-ended', 'customers.locked', 'account-opened']);
    expect(page.timeline.events[1]?.values).toMatchObject({ reason: 'stolen phone' });
  });
});
