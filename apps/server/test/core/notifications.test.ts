import { randomBytes, randomInt } from 'node:crypto';
import { chooseNotices as chooseNoticesCall } from '@peerbourse/contract/core/notifications/choose-notices';
import { type Notices, noticesDefault } from '@peerbourse/contract/core/notifications/notice.shape';
import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliverMessages } from '#modules/core/messages/deliver-messages.ts';
import type { ValuesOf } from '#modules/core/messages/index.ts';
import { channels } from '#modules/core/notifications/channels.ts';
import { chooseNotices } from '#modules/core/notifications/choose-notices.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { markNotificationsRead } from '#modules/core/notifications/mark-notifications-read.ts';
import { noticeChoices } from '#modules/core/notifications/notice-choices.ts';
import { notificationList } from '#modules/core/notifications/notification-list.ts';
import type { NoticeKind } from '#modules/core/notifications/notify.ts';
import { spendTicket } from '#modules/core/secrets/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { writeTicket } from '#platform/live/ticket.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { startStream } from '#roles/stream.ts';
import { type MailCatcher, openMailCatcher } from '../../../../tools/mail-catcher/mail-catcher.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, origin, type TestEnvironment } from '../support/test-environment.ts';

let post: MailCatcher;
let env: TestEnvironment;
let api: RoleRuntime;
let admin: RoleRuntime;
let worker: RoleRuntime;

beforeAll(async () => {
  post = await openMailCatcher({ smtpPort: 0, httpPort: 0 });
  env = await openTestEnvironment(post.variables);
  [api, admin, worker] = [startRole('api', env.config), startRole('admin', env.config), startRole('worker', env.config)];
});

afterAll(async () => {
  await Promise.all([api, admin, worker].map(({ db }) => db.destroy()));
  await env.close();
  await post.close();
});

interface Person {
  email?: string | null;
  phone?: string;
  language?: string;
  mainId?: MainId;
  telegramChat?: string;
  antiPhishingCode?: string;
}

/** An account as others would have made it. */
async function newAccount({
  phone,
  language = 'en',
  mainId,
  telegramChat,
  antiPhishingCode,
  ...person
}: Person = {}): Promise<UserActor & { email: string }> {
  const userId = String(1_000_000_000 + randomInt(2 ** 40)) as UserId;
  const email = person.email === null || mainId !== undefined ? null : `${userId}@example.test`;
  const [row] = await env.query<{ id: AccountId }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, dial_code, phone, invitation_code, language, main_id)
     VALUES ($1, $2, $1, $3, $4, $5, $1, $6, $7) RETURNING id::text`,
    [userId, randomBytes(11).toString('hex'), email, phone ? '81' : null, phone ?? null, language, mainId ?? null],
  );
  const accountId = (row as { id: AccountId }).id;
  if (mainId === undefined) {
    await env.query(
      'INSERT INTO secrets_credentials (account_id, password_hash, telegram_chat, anti_phishing_code) VALUES ($1, $2, $3, $4)',
      [accountId, 'no hash', telegramChat ?? null, antiPhishingCode ?? null],
    );
  }
  const who = {
    kind: 'user',
    accountId,
    mainId: mainId ?? (accountId as MainId),
    userId,
    sessionId: '1',
    isTrader: false,
    isCopper: false,
    isNewDevice: false,
    isHeld: false,
  } as const;
  return { ...who, email: email ?? '' };
}

interface Told<Kind extends NoticeKind> {
  kind: Kind;
  values: ValuesOf<Kind>;
  isSecurity: boolean;
  group?: 'account' | 'product';
}

function tell<Kind extends NoticeKind>({ accountId }: UserActor, told: Told<Kind>, runtime: RoleRuntime = api): Promise<void> {
  return transaction(runtime.db, (tx) => notify(tx, env.config, { accountId, ...told }));
}

const changed = { kind: 'password_changed', values: {}, isSecurity: true } as const;
const approved = { kind: 'verification_approved', values: {}, isSecurity: false } as const;

function ctx(actor: UserActor, tx?: Tx): CallContext<UserActor> {
  return { db: tx ?? api.db, tx, actor, config: env.config, log: api.log } as unknown as CallContext<UserActor>;
}

const list = (actor: UserActor, before?: string) => notificationList(ctx(actor), before === undefined ? {} : { before });
const mark = (actor: UserActor, notificationIds?: string[]) =>
  transaction(api.db, (tx) => markNotificationsRead(ctx(actor, tx), notificationIds ? { notificationIds } : {}));
const choose = (actor: UserActor, notices: Notices) => transaction(api.db, (tx) => chooseNotices(ctx(actor, tx), { notices }));

async function waysOf(...recipients: string[]): Promise<string[]> {
  // One run takes fifty; other tests leave more.
  while ((await env.query(`SELECT 1 FROM messages_outgoing WHERE state = 'waiting' LIMIT 1`)).length > 0) await deliverMessages(worker);
  return recipients.flatMap((to) => post.messages(to).map(({ way }) => way)).sort();
}

describe('an entry', () => {
  it('is listed newest first, page by page, with nothing of the row ids', async () => {
    const who = await newAccount();
    for (let i = 0; i < 45; i++) await tell(who, { ...approved, values: { n: i } });
    const pages = [await list(who)];
    for (let before = pages[0]?.before; before; before = pages.at(-1)?.before) pages.push(await list(who, before));
    expect(pages.map(({ entries }) => entries.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(({ entries }) => entries.map(({ values }) => values.n))).toEqual(Array.from({ length: 45 }, (_, i) => 44 - i));
    expect(pages[0]?.unread).toBe(45);
    expect(pages[0]?.entries[0]).toEqual({
      notificationId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      kind: 'verification_approved',
      values: { n: 44 },
      link: null,
      createdAt: expect.stringMatching(/Z$/),
      isRead: false,
    });
  });

  it('is nobody else’s: neither list nor mark nor handle reach it', async () => {
    const [owner, stranger] = [await newAccount(), await newAccount()];
    for (let i = 0; i < 3; i++) await tell(owner, approved);
    const handle = (await list(owner)).entries[0]?.notificationId ?? '';
    expect((await list(stranger)).entries).toEqual([]);
    expect((await list(stranger, handle)).entries).toEqual([]);
    expect(await mark(stranger, [handle])).toEqual({ unread: 0 });
    expect((await list(owner)).unread).toBe(3);
  });

  it('is marked as read by name or with all others, and counted once', async () => {
    const who = await newAccount();
    for (let i = 0; i < 5; i++) await tell(who, approved);
    const [first, second] = (await list(who)).entries.map(({ notificationId }) => notificationId);
    expect(await mark(who, [first as string, second as string])).toEqual({ unread: 3 });
    expect(await mark(who, [first as string])).toEqual({ unread: 3 });
    expect((await list(who)).entries.map(({ isRead }) => isRead)).toEqual([true, true, false, false, false]);
    expect(await mark(who)).toEqual({ unread: 0 });
    expect(await mark(await newAccount())).toEqual({ unread: 0 });
  });

  it.each([1, 2, 3, 4, 5])('is counted rightly when many come and are read at once (%s)', async () => {
    const who = await newAccount();
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 4 === 3 ? mark(who) : tell(who, approved))));
    const [row] = await env.query<{ counted: number; real: number }>(
      `SELECT (SELECT unread FROM notifications_counts WHERE account_id = $1) AS counted,
        (SELECT count(*)::int FROM notifications_entries WHERE account_id = $1 AND read_at IS NULL) AS real`,
      [who.accountId],
    );
    expect(row?.counted).toBe(row?.real);
    const facts = await env.query<{ body: { unread: number } }>(
      `SELECT body FROM platform_outbox WHERE stream = 'notifications' AND key = $1 ORDER BY key_seq DESC LIMIT 1`,
      [who.userId],
    );
    expect(facts[0]?.body.unread).toBe(row?.real);
  });

  it('goes with the transaction that failed', async () => {
    const who = await newAccount();
    const failing = transaction(api.db, async (tx) => {
      await notify(tx, env.config, { accountId: who.accountId, ...changed });
      throw new Error('the verb failed');
    });
    await expect(failing).rejects.toThrow('the verb failed');
    expect(await list(who)).toMatchObject({ entries: [], unread: 0 });
    expect(await waysOf(who.email)).toEqual([]);
  });
});

describe('a message beside the site', () => {
  it('goes by mail in the language of the account, with its anti-phishing code', async () => {
    const who = await newAccount({ language: 'ar', antiPhishingCode: 'red-otter' });
    await tell(who, changed);
    expect(await waysOf(who.email)).toEqual(['mail']);
    expect(post.messages(who.email)[0]?.html).toContain('dir="rtl"');
    expect(post.messages(who.email)[0]?.text).toContain('red-otter');
  });

  it('goes by SMS to somebody without a mail address', async () => {
    const who = await newAccount({ email: null, phone: '9011112222' });
    await tell(who, changed);
    expect(await waysOf('+819011112222')).toEqual(['sms']);
    expect(post.messages('+819011112222')[0]?.text).toMatch(/^Peerbourse: Your password was changed/);
  });

  it('goes by Telegram too when a chat is bound and chosen', async () => {
    const who = await newAccount({ telegramChat: '700700' });
    await tell(who, changed);
    expect(await waysOf(who.email, '700700')).toEqual(['mail']);
    await choose(who, { ...noticesDefault, security: { mail: true, telegram: true, push: false } });
    await tell(who, changed);
    expect(await waysOf(who.email, '700700')).toEqual(['mail', 'mail', 'telegram']);
  });

  it('stays away where it was switched off, but not if it is about safety', async () => {
    const who = await newAccount({ telegramChat: '700701' });
    const off = { mail: false, telegram: false, push: false };
    await choose(who, { security: { mail: true, telegram: false, push: false }, account: off, orders: off, product: off });
    await tell(who, approved);
    expect(await waysOf(who.email, '700701')).toEqual([]);
    // A row that somebody else wrote into the database does not switch it off either.
    await env.query(`UPDATE notifications_choices SET notices = '{"security": {"mail": false, "telegram": false}}' WHERE account_id = $1`, [
      who.accountId,
    ]);
    await tell(who, changed);
    expect(await waysOf(who.email)).toEqual(['mail']);
    expect((await list(who)).unread).toBe(2);
  });

  it('keeps what was chosen when there is more to choose', async () => {
    const who = await newAccount();
    await choose(who, noticesDefault);
    await env.query(`UPDATE notifications_choices SET notices = '{"account": {"mail": false}}' WHERE account_id = $1`, [who.accountId]);
    expect((await noticeChoices(ctx(who), {})).notices).toEqual({ ...noticesDefault, account: { ...noticesDefault.account, mail: false } });
  });

  it('about a product is not mailed unless it was asked for', async () => {
    const who = await newAccount();
    await tell(who, { ...approved, group: 'product' });
    expect(await waysOf(who.email)).toEqual([]);
  });

  it('about a child account goes to its main account, and the entry to the child', async () => {
    const main = await newAccount({ language: 'ja' });
    const child = await newAccount({ mainId: main.mainId });
    await tell(child, changed);
    expect(await waysOf(main.email)).toEqual(['mail']);
    expect((await list(child)).unread).toBe(1);
    expect((await list(main)).unread).toBe(0);
  });

  it.each(['api', 'admin', 'worker'] as const)('may be caused by the %s role', async (role) => {
    const who = await newAccount();
    await tell(who, changed, { api, admin, worker }[role]);
    expect(await waysOf(who.email)).toEqual(['mail']);
  });
});

describe('the link that locks the account', () => {
  async function ticketFor(who: UserActor & { email: string }, prefix: string): Promise<string> {
    await waysOf(who.email);
    const link = new RegExp(`${origin}${prefix}/lock-account\\?ticket=([\\w-]{43})`);
    return link.exec(post.messages(who.email)[0]?.text ?? '')?.[1] ?? '';
  }

  it('is in security mails, in the language of the account, serves once and lives seven days', async () => {
    const who = await newAccount({ language: 'ja' });
    await tell(who, changed);
    const ticket = await ticketFor(who, '/ja');
    expect(
      await env.query(
        `SELECT extract(epoch FROM expires_at - app_now())::float8 / 86400 AS days FROM secrets_tickets WHERE account_id = $1`,
        [who.accountId],
      ),
    ).toEqual([{ days: expect.closeTo(7, 2) }]);
    const spend = () => transaction(api.db, (tx) => spendTicket(tx, 'lock-account', ticket));
    expect(await spend()).toMatchObject({ accountId: who.accountId });
    await expect(spend()).rejects.toThrow();
  });

  it('has no prefix in English, and no place in other mails', async () => {
    const who = await newAccount();
    await tell(who, changed);
    expect(await ticketFor(who, '')).toHaveLength(43);
    await tell(who, approved);
    await waysOf(who.email);
    expect(post.messages(who.email)[0]).toMatchObject({ subject: 'Your identity is verified' });
    expect(post.messages(who.email)[0]?.text).not.toContain('lock-account');
    await tell(who, { kind: 'account_locked', values: {}, isSecurity: true });
    await waysOf(who.email);
    expect(post.messages(who.email)[0]).toMatchObject({ subject: 'Your account is locked' });
    expect(post.messages(who.email)[0]?.text).not.toContain('lock-account');
  });

  it('is kept only as a hash', async () => {
    const who = await newAccount();
    await tell(who, changed);
    const ticket = await ticketFor(who, '');
    const tables = ['secrets_tickets', 'messages_outgoing', 'notifications_entries', 'platform_outbox'];
    const rows = await Promise.all(tables.map((table) => env.query<{ row: string }>(`SELECT kept::text AS row FROM ${table} kept`)));
    expect(rows.every((kept) => kept.length > 0)).toBe(true);
    expect(ticket).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('the choice of ways', () => {
  it('has its defaults, and is kept for the main account', async () => {
    const main = await newAccount({ telegramChat: '700702' });
    const child = await newAccount({ mainId: main.mainId });
    expect(await noticeChoices(ctx(main), {})).toEqual({ notices: noticesDefault, isTelegramBound: true, pushKey: null });
    const chosen = { ...noticesDefault, product: { mail: true, telegram: true, push: true } };
    await choose(child, chosen);
    expect(await noticeChoices(ctx(main), {})).toEqual({ notices: chosen, isTelegramBound: true, pushKey: null });
  });

  it('leaves the other preferences alone', async () => {
    const who = await newAccount();
    await env.query(`INSERT INTO preferences_chosen (account_id, chosen) VALUES ($1, '{"backhand": 1}')`, [who.accountId]);
    await choose(who, noticesDefault);
    expect(await env.query('SELECT chosen FROM preferences_chosen WHERE account_id = $1', [who.accountId])).toEqual([
      { chosen: { backhand: 1 } },
    ]);
  });

  it('cannot switch security mail off', () => {
    const off = { ...noticesDefault, security: { mail: false, telegram: false } };
    expect(z.safeParse(chooseNoticesCall.input, { notices: off }).success).toBe(false);
    expect(z.safeParse(chooseNoticesCall.input, { notices: noticesDefault }).success).toBe(true);
  });
});

describe('the channel', () => {
  beforeAll(async () => {
    await Promise.all([env.start('stream', (config) => startStream(config, channels)), env.start('worker')]);
  });

  async function listener(who: UserActor): Promise<LiveClient> {
    const client = await LiveClient.open(env.addressOf('stream'));
    client.say({ op: 'auth', ticket: writeTicket(who, env.config.ticketSecret, wallClockMs()) });
    await client.next('authed');
    return client;
  }

  it('tells the owner how many are unread, as they come and are read', async () => {
    const { email: _, ...who } = await newAccount();
    await tell(who, approved);
    const client = await listener(who);
    client.say({ op: 'sub', ch: `notifications.${who.userId}` });
    expect((await client.next('snap')).data).toEqual({ unread: 1 });
    await tell(who, changed);
    expect((await client.next('upd')).data).toEqual({ unread: 2, kind: 'password_changed', notificationId: expect.any(String) });
    await mark(who);
    expect((await client.next('upd')).data).toEqual({ unread: 0 });
    await client.close();
  });

  it('is closed to everybody else', async () => {
    const [{ email: _first, ...owner }, { email: _second, ...stranger }] = [await newAccount(), await newAccount()];
    const client = await listener(stranger);
    client.say({ op: 'sub', ch: `notifications.${owner.userId}` });
    expect(await client.next('refused')).toMatchObject({ code: '40301' });
    await client.close();
    const guest = await LiveClient.open(env.addressOf('stream'));
    guest.say({ op: 'sub', ch: `notifications.${owner.userId}` });
    expect(await guest.next('refused')).toMatchObject({ code: '00004' });
    await guest.close();
  });
});
