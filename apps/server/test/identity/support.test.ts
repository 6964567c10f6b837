import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { takeMyRecords } from '@peerbourse/contract/identity/privacy/take-my-records';
import { answerTicket } from '@peerbourse/contract/identity/support/answer-ticket';
import { closeTicket } from '@peerbourse/contract/identity/support/close-ticket';
import { markTicketRead } from '@peerbourse/contract/identity/support/mark-ticket-read';
import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import { replyTicket } from '@peerbourse/contract/identity/support/reply-ticket';
import { ticketDetail } from '@peerbourse/contract/identity/support/ticket-detail';
import { ticketQueue } from '@peerbourse/contract/identity/support/ticket-queue';
import { viewTicket } from '@peerbourse/contract/identity/support/view-ticket';
import type { OrderNo } from '@peerbourse/contract/ids';
import { refusals } from '@peerbourse/contract/refusals';
import { maxOpenTickets, maxSubject, maxTicketMessages, maxTicketText, ticketTopics } from '@peerbourse/rules/support/ticket-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalRows } from '#modules/identity/support/personal-rows.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { giveFactors, quickPerson } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { aRequest, askedSupport } from '../support/fixtures/valid-support-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.db.destroy();
  await env.close();
});

const invalid = refusals['request.invalid'].code;
const unknown = refusals['support.unknown-ticket'].code;
const codeOf = async (asked: Promise<{ body: { code: unknown } }>) => String((await asked).body.code);
const agent = () => staffBrowser(env, ['decider']);

/** Every page of the queue in one state. */
async function queued(staff: Browser, state: 'waiting' | 'answered' | 'closed'): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await staff.ask(ticketQueue, after === undefined ? { state } : { state, after });
    found.push(...page.tickets.map(({ ticketNo }) => ticketNo));
    after = page.after;
  }
  return found;
}

describe('a request to support', () => {
  it('is opened by a member, answered by staff, read and replied to', async () => {
    const { browser, userId } = await quickPerson(env);
    const orderNo = '1234567890123456789' as OrderNo;
    const { ticketNo } = await browser.ask(openTicket, { ...aRequest, topic: 'p2p-order', orderNo, subject: '  Money has not come  ' });
    expect((await browser.ask(myTickets, {})).tickets).toMatchObject([
      { ticketNo, topic: 'p2p-order', subject: 'Money has not come', orderNo, state: 'waiting', isUnread: false },
    ]);

    const staff = await agent();
    expect(await queued(staff, 'waiting')).toContain(ticketNo);
    const viewed = await staff.ask(viewTicket, { ticketNo });
    expect(viewed).toMatchObject({
      userId,
      orderNo,
      subject: 'Money has not come',
      messages: [{ seq: 1, staffName: null, text: aRequest.text }],
    });
    expect(await staff.ask(answerTicket, { ticketNo, text: 'It is on its way.', seq: 1 })).toEqual({ state: 'answered', seq: 2 });
    expect(await queued(staff, 'waiting')).not.toContain(ticketNo);
    expect(await queued(staff, 'answered')).toContain(ticketNo);

    const answered = await browser.ask(ticketDetail, { ticketNo });
    expect(answered).toMatchObject({ state: 'answered', isUnread: true });
    expect(answered.messages.map(({ isOwn, text }) => [isOwn, text])).toEqual([
      [true, aRequest.text],
      [false, 'It is on its way.'],
    ]);
    await browser.ask(markTicketRead, { ticketNo, seq: 2 });
    // What was read stays read.
    await browser.ask(markTicketRead, { ticketNo, seq: 1 });
    expect(await browser.ask(ticketDetail, { ticketNo })).toMatchObject({ isUnread: false });

    expect(await browser.ask(replyTicket, { ticketNo, text: 'It came, thank you.' })).toMatchObject({ seq: 3, isOwn: true });
    expect(await browser.ask(ticketDetail, { ticketNo })).toMatchObject({ state: 'waiting', isUnread: false });
    expect(await queued(staff, 'waiting')).toContain(ticketNo);
  });

  it('takes every topic that the rules know, and nothing that is too long, empty or of another shape', async () => {
    const { browser } = await quickPerson(env);
    for (const topic of ticketTopics) await browser.ask(openTicket, { ...aRequest, topic });
    const bad: object[] = [
      { topic: 'none' },
      { subject: '' },
      { subject: ' a ' },
      { subject: 'two\nlines' },
      { subject: 'x'.repeat(maxSubject + 1) },
      { text: '   ' },
      { text: 'x'.repeat(maxTicketText + 1) },
      { orderNo: '123' },
      { orderNo: '' },
      { more: true },
    ];
    for (const more of bad) {
      expect(await codeOf(browser.call(openTicket, { ...aRequest, ...more })), JSON.stringify(more)).toBe(invalid);
    }
    const { ticketNo } = (await browser.ask(myTickets, {})).tickets[0] as { ticketNo: string };
    for (const text of ['', ' \n ', 'x'.repeat(maxTicketText + 1)]) {
      expect(await codeOf(browser.call(replyTicket, { ticketNo, text }))).toBe(invalid);
    }
    expect(await browser.ask(replyTicket, { ticketNo, text: 'x'.repeat(maxTicketText) })).toMatchObject({ seq: 2 });
  });

  it('is there for its account alone', async () => {
    const { ticketNo } = await askedSupport(env);
    const { browser: stranger } = await quickPerson(env);
    expect(await codeOf(stranger.call(ticketDetail, { ticketNo }))).toBe(unknown);
    expect(await codeOf(stranger.call(replyTicket, { ticketNo, text: 'mine' }))).toBe(unknown);
    expect(await codeOf(stranger.call(markTicketRead, { ticketNo, seq: 1 }))).toBe(unknown);
    expect(await stranger.ask(myTickets, {})).toEqual({ tickets: [], before: null });
    expect(await stranger.ask(myTickets, { before: ticketNo })).toEqual({ tickets: [], before: null });
    const { browser: child } = await quickPerson(env, { isChild: true });
    expect(await codeOf(child.call(ticketDetail, { ticketNo }))).toBe(unknown);
  });

  it('is one of five that are open at most, also when many are sent at once', async () => {
    const { browser } = await quickPerson(env);
    const codes = await Promise.all(Array.from({ length: maxOpenTickets + 3 }, () => codeOf(browser.call(openTicket, aRequest))));
    expect(codes.filter((code) => code === openTicket.ok)).toHaveLength(maxOpenTickets);
    expect(codes.filter((code) => code === refusals['support.too-many-open'].code)).toHaveLength(3);
    const { tickets } = await browser.ask(myTickets, {});
    await (await agent()).ask(closeTicket, { ticketNo: tickets[0]?.ticketNo ?? '', reason: 'said twice', seq: 1 });
    await browser.ask(openTicket, aRequest);
  });

  it('holds a hundred messages of its member, and those that come at once have numbers without gaps', async () => {
    const { person, ticketNo } = await askedSupport(env);
    const replies = await Promise.all(['a', 'b', 'c'].map((text) => person.browser.ask(replyTicket, { ticketNo, text })));
    expect(replies.map(({ seq }) => seq).toSorted()).toEqual([2, 3, 4]);
    await env.query(
      `INSERT INTO support_messages (ticket_no, seq, closed_text) SELECT $1, seq, 'unread' FROM generate_series(5, ${maxTicketMessages}) seq`,
      [ticketNo],
    );
    await env.query('UPDATE support_tickets SET last_seq = $2 WHERE ticket_no = $1', [ticketNo, maxTicketMessages]);
    expect(await codeOf(person.browser.call(replyTicket, { ticketNo, text: 'one more' }))).toBe(refusals['support.too-long'].code);
    await (await agent()).ask(answerTicket, { ticketNo, text: 'Please open another one.', seq: maxTicketMessages });
  });

  it('stands in a list that pages through many, newest first', async () => {
    const { browser, accountId } = await quickPerson(env);
    const numbers: string[] = [];
    for (let place = 0; place < 23; place += 1) {
      numbers.unshift((await browser.ask(openTicket, aRequest)).ticketNo);
      await env.query(`UPDATE support_tickets SET state = 'closed' WHERE account_id = $1`, [accountId]);
    }
    const first = await browser.ask(myTickets, {});
    expect(first.tickets.map(({ ticketNo }) => ticketNo)).toEqual(numbers.slice(0, 20));
    const second = await browser.ask(myTickets, { before: first.before ?? '' });
    expect(second.tickets.map(({ ticketNo }) => ticketNo)).toEqual(numbers.slice(20));
    expect(second.before).toBeNull();
  });
});

describe('staff', () => {
  it('see in the queue who has waited longest first, and nothing that was written', async () => {
    const [first, second] = [await askedSupport(env), await askedSupport(env)];
    const staff = await agent();
    await staff.ask(answerTicket, { ticketNo: first.ticketNo, text: 'Which one?', seq: 1 });
    await first.person.browser.ask(replyTicket, { ticketNo: first.ticketNo, text: 'This one.' });
    await second.person.browser.ask(replyTicket, { ticketNo: second.ticketNo, text: 'And more.' });
    const order = (await queued(staff, 'waiting')).filter((ticketNo) => [first.ticketNo, second.ticketNo].includes(ticketNo));
    expect(order).toEqual([second.ticketNo, first.ticketNo]);
    expect(JSON.stringify(await staff.ask(ticketQueue, { state: 'waiting' }))).not.toContain(aRequest.subject);
  });

  it('leave a trace of every look, answer and end', async () => {
    const { person, ticketNo } = await askedSupport(env);
    const staff = await agent();
    await staff.ask(viewTicket, { ticketNo });
    await staff.ask(answerTicket, { ticketNo, text: 'A secret answer', seq: 1 });
    await staff.ask(closeTicket, { ticketNo, reason: 'answered in full', seq: 2 });
    const auditor = await staffBrowser(env, ['auditor']);
    for (const [act, details] of [
      ['customers.viewed-ticket', { ticketNo, reason: 'support-request' }],
      ['support.answered', { ticketNo, seq: 2 }],
      ['support.closed', { ticketNo, reason: 'answered in full' }],
    ] as const) {
      const { entries } = await auditor.ask(auditList, { act });
      expect(entries.find(({ subject }) => subject === person.userId)?.details).toEqual(details);
    }
  });

  it('answer what they have read: of two at once one is refused, and nobody answers past a new message', async () => {
    const { person, ticketNo } = await askedSupport(env);
    const [one, two] = [await agent(), await agent()];
    const codes = await Promise.all([one, two].map((staff) => codeOf(staff.call(answerTicket, { ticketNo, text: 'Hello.', seq: 1 }))));
    const meanwhile = refusals['support.written-meanwhile'].code;
    expect(codes.toSorted()).toEqual([answerTicket.ok, meanwhile].toSorted());
    await person.browser.ask(replyTicket, { ticketNo, text: 'Wait.' });
    expect(await codeOf(one.call(answerTicket, { ticketNo, text: 'Done.', seq: 2 }))).toBe(meanwhile);
    expect(await codeOf(one.call(closeTicket, { ticketNo, reason: 'done', seq: 2 }))).toBe(meanwhile);
  });

  it('close a ticket for good; its member can still read it', async () => {
    const { person, ticketNo } = await askedSupport(env);
    const staff = await agent();
    expect(await codeOf(staff.call(closeTicket, { ticketNo, reason: 'x', seq: 1 }))).toBe(invalid);
    expect(await staff.ask(closeTicket, { ticketNo, reason: 'spam', seq: 1 })).toEqual({ state: 'closed' });
    const closed = refusals['support.closed'].code;
    expect(await codeOf(staff.call(closeTicket, { ticketNo, reason: 'again', seq: 1 }))).toBe(closed);
    expect(await codeOf(staff.call(answerTicket, { ticketNo, text: 'Hello.', seq: 1 }))).toBe(closed);
    expect(await codeOf(person.browser.call(replyTicket, { ticketNo, text: 'But' }))).toBe(closed);
    expect(await person.browser.ask(ticketDetail, { ticketNo })).toMatchObject({ state: 'closed', messages: [{ text: aRequest.text }] });
  });

  it('find no ticket under a number that none has', async () => {
    const staff = await agent();
    const ticketNo = '1999999999999999999';
    expect(await codeOf(staff.call(viewTicket, { ticketNo }))).toBe(unknown);
    expect(await codeOf(staff.call(answerTicket, { ticketNo, text: 'Hello.', seq: 1 }))).toBe(unknown);
    expect(await codeOf(staff.call(closeTicket, { ticketNo, reason: 'gone', seq: 1 }))).toBe(unknown);
  });

  it('with the right to read alone can look, and neither answer nor close', async () => {
    const { ticketNo } = await askedSupport(env);
    const reader = await staffBrowser(env, ['reader']);
    await reader.ask(viewTicket, { ticketNo });
    const denied = refusals['right.missing'].code;
    expect(await codeOf(reader.call(answerTicket, { ticketNo, text: 'Hello.', seq: 1 }))).toBe(denied);
    expect(await codeOf(reader.call(closeTicket, { ticketNo, reason: 'no right', seq: 1 }))).toBe(denied);
  });
});

describe('what was written', () => {
  it('lies encrypted, and cannot be moved to another place', async () => {
    const { person, ticketNo } = await askedSupport(env);
    await (await agent()).ask(answerTicket, { ticketNo, text: 'A secret answer', seq: 1 });
    const rows = JSON.stringify([
      await env.query('SELECT * FROM support_tickets WHERE ticket_no = $1', [ticketNo]).then(plain),
      await env.query('SELECT * FROM support_messages WHERE ticket_no = $1', [ticketNo]).then(plain),
    ]);
    for (const text of [aRequest.subject, aRequest.text, 'A secret answer']) expect(rows).not.toContain(text);
    await env.query(
      `UPDATE support_messages moved SET closed_text = (SELECT closed_text FROM support_messages WHERE ticket_no = $1 AND seq = 2)
       WHERE ticket_no = $1 AND seq = 1`,
      [ticketNo],
    );
    expect((await person.browser.call(ticketDetail, { ticketNo })).status).toBe(500);
    await env.query('UPDATE support_tickets SET last_seq = 0, answered_seq = 0 WHERE ticket_no = $1', [ticketNo]);
    await env.query('DELETE FROM support_messages WHERE ticket_no = $1', [ticketNo]);
    await env.query('DELETE FROM support_tickets WHERE ticket_no = $1', [ticketNo]);
  });

  it('by staff can only come from the console', async () => {
    const { ticketNo } = await askedSupport(env);
    const api = startRole('api', env.config);
    const forged = api.db.executeQuery({
      sql: `INSERT INTO support_messages (ticket_no, seq, staff_name, closed_text) VALUES ('${ticketNo}', 2, 'somebody', 'x')`,
      parameters: [],
    } as never);
    await expect(forged).rejects.toThrow(/permission denied/);
    await api.db.destroy();
  });

  it('is told without its words', async () => {
    const { person, ticketNo } = await askedSupport(env);
    await (await agent()).ask(answerTicket, { ticketNo, text: 'A secret answer', seq: 1 });
    const { entries, unread } = await person.browser.ask(notificationList, {});
    expect(entries).toMatchObject([{ kind: 'support_answered', values: { ticket: ticketNo }, link: `/support/${ticketNo}` }]);
    expect(unread).toBe(1);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('is taken along as a list, and goes with the account', async () => {
    const { person, ticketNo } = await askedSupport(env);
    await (await agent()).ask(answerTicket, { ticketNo, text: 'A secret answer', seq: 1 });
    const records = await person.browser.ask(takeMyRecords, { factors: await giveFactors(env, person, 'my-data') });
    const text = JSON.stringify(records);
    expect(text).toContain(ticketNo);
    expect(text).not.toContain('secret');
    await worker.db.transaction().execute((tx) => personalRows.erase?.(tx as never, [person.accountId as never]) ?? Promise.resolve());
    expect(await person.browser.ask(myTickets, {})).toEqual({ tickets: [], before: null });
    expect(await env.query('SELECT FROM support_messages WHERE ticket_no = $1', [ticketNo])).toEqual([]);
  });
});

/** Rows as JSON can hold them. */
function plain(rows: readonly object[]): Array<Record<string, string>> {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));
}
