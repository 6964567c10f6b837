import { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { answerTicket } from '@peerbourse/contract/identity/support/answer-ticket';
import { closeTicket } from '@peerbourse/contract/identity/support/close-ticket';
import { issueSupportToken } from '@peerbourse/contract/identity/support/issue-support-token';
import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { replyChat } from '@peerbourse/contract/identity/support/reply-chat';
import { supportChat } from '@peerbourse/contract/identity/support/support-chat';
import { refusals } from '@peerbourse/contract/refusals';
import { maxSubject, maxTicketMessages } from '@peerbourse/rules/support/ticket-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKeys } from '#platform/keys.ts';
import { Browser } from '../support/browser.ts';
import { contractCalls } from '../support/contract-calls.ts';
import { giveSession, giveTicket, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { aRequest, askedSupport } from '../support/fixtures/valid-support-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

const over = refusals['support.token-over'].code;
const codeOf = async (asked: Promise<{ body: { code: unknown } }>) => String((await asked).body.code);

/** Somebody with a ticket, their token, and a web view without cookies. */
async function chatter() {
  const { person, ticketNo } = await askedSupport(env);
  const { token } = await person.browser.ask(issueSupportToken, {});
  return { person, ticketNo, token, view: new Browser(env) };
}

const readWith = (token: string) => codeOf(new Browser(env).call(supportChat, { token }));

describe('a token of the support chat', () => {
  it('opens the newest open ticket without cookies, to read and to reply', async () => {
    const { person, ticketNo, token, view } = await chatter();
    const { ticket } = await view.ask(supportChat, { token });
    expect(ticket).toMatchObject({ ticketNo, subject: aRequest.subject, messages: [{ seq: 1, isOwn: true, text: aRequest.text }] });

    const staff = await staffBrowser(env, ['decider']);
    await staff.ask(answerTicket, { ticketNo, text: 'Which coins?', seq: 1 });
    expect((await view.ask(supportChat, { token })).ticket).toMatchObject({ state: 'answered', isUnread: true });
    const reply = await view.ask(replyChat, { token, text: 'My USDT.' });
    expect(reply).toMatchObject({ ticketNo, message: { seq: 3, isOwn: true, text: 'My USDT.' } });
    expect((await view.ask(supportChat, { token })).ticket).toMatchObject({ state: 'waiting', isUnread: false });
    expect((await person.browser.ask(myTickets, {})).tickets).toHaveLength(1);
  });

  it('opens a ticket with the first thing that is said, once, also when it is said twice at the same time', async () => {
    const { browser } = await quickPerson(env);
    const { token } = await browser.ask(issueSupportToken, {});
    const view = new Browser(env);
    expect(await view.ask(supportChat, { token })).toEqual({ ticket: null });
    const [one, two] = await Promise.all(['Hello there\nmore', 'Hello again'].map((text) => view.ask(replyChat, { token, text })));
    expect(one?.ticketNo).toBe(two?.ticketNo);
    const { tickets } = await browser.ask(myTickets, {});
    expect(tickets).toHaveLength(1);
    expect(tickets[0]?.subject).toMatch(/^Hello (there|again)$/);
    expect(tickets[0]?.topic).toBe('other');
  });

  it('goes on in a new ticket when staff have closed the old one, with a subject of one line', async () => {
    const { person, ticketNo, token, view } = await chatter();
    const staff = await staffBrowser(env, ['decider']);
    await staff.ask(closeTicket, { ticketNo, reason: 'answered in full', seq: 1 });
    expect(await view.ask(supportChat, { token })).toEqual({ ticket: null });
    const next = await view.ask(replyChat, { token, text: `${'🙂'.repeat(maxSubject + 5)}\nsecond line` });
    expect(next.ticketNo).not.toBe(ticketNo);
    const [newest] = (await person.browser.ask(myTickets, {})).tickets;
    expect(newest).toMatchObject({ ticketNo: next.ticketNo, subject: '🙂'.repeat(maxSubject) });
  });

  it('cannot fill a ticket past its limit', async () => {
    const { ticketNo, token, view } = await chatter();
    await env.query(
      `INSERT INTO support_messages (ticket_no, seq, closed_text) SELECT $1, seq, 'unread' FROM generate_series(2, ${maxTicketMessages}) seq`,
      [ticketNo],
    );
    await env.query('UPDATE support_tickets SET last_seq = $2 WHERE ticket_no = $1', [ticketNo, maxTicketMessages]);
    expect(await codeOf(view.call(replyChat, { token, text: 'one more' }))).toBe(refusals['support.too-long'].code);
  });

  it('shows its own member’s conversation, whoever is logged in where it is shown', async () => {
    const { ticketNo, token } = await chatter();
    const other = await chatter();
    const { ticket } = await other.person.browser.ask(supportChat, { token });
    expect(ticket?.ticketNo).toBe(ticketNo);
  });
});

describe('a token of the support chat is over', () => {
  const ends: Record<string, (person: QuickPerson) => Promise<unknown>> = {
    'after the logout': ({ browser }) => browser.ask(logOut, {}),
    'after the password was reset': async ({ accountId }) => {
      const ticket = await giveTicket(env, 'reset-password', accountId);
      await new Browser(env).ask(resetPassword, { ticket, password: 'Quiet-Meadow-82' });
    },
    'when staff lock the account': async ({ userId }) => {
      await (await staffBrowser(env, ['risk'])).ask(lockUser, { userId, reason: 'stolen phone' });
    },
    'when the account is closed': ({ accountId }) => env.query(`UPDATE accounts_users SET state = 'closed' WHERE id = $1`, [accountId]),
    'when the session has run out': ({ accountId }) =>
      env.query('UPDATE sessions_families SET expires_at = app_now() WHERE main_id = $1', [accountId]),
    'when the session acts for another account': async ({ accountId }) => {
      const { accountId: child } = await quickPerson(env, { isChild: true });
      await env.query('UPDATE sessions_families SET account_id = $2 WHERE main_id = $1', [accountId, child]);
    },
  };

  for (const [when, end] of Object.entries(ends)) {
    it(when, async () => {
      const { person, token, view } = await chatter();
      expect(await readWith(token)).toBe(supportChat.ok);
      await end(person);
      expect(await readWith(token)).toBe(over);
      expect(await codeOf(view.call(replyChat, { token, text: 'still here' }))).toBe(over);
    });
  }

  it('after another login of the same person has begun and the old one has ended', async () => {
    const { person, token } = await chatter();
    await person.browser.ask(logOut, {});
    await giveSession(env, person.browser, person.accountId);
    expect(await readWith(token)).toBe(over);
  });

  it('after ten minutes', async () => {
    const { accountId, browser } = await quickPerson(env);
    const { token, expiresAt } = await browser.ask(issueSupportToken, {});
    const [session] = await env.query<{ id: string; now: Date }>(
      'SELECT id::text, app_now() AS now FROM sessions_families WHERE main_id = $1',
      [accountId],
    );
    expect(Math.round((Date.parse(expiresAt) - Number(session?.now)) / 60_000)).toBe(10);
    expect(await readWith(token)).toBe(supportChat.ok);
    const sealed = (untilMs: number) =>
      env.config.keys.encrypt('support-tokens', JSON.stringify({ accountId, sessionId: session?.id, untilMs }), 'support-tokens');
    expect(await readWith(sealed(Number(session?.now) + 60_000))).toBe(supportChat.ok);
    expect(await readWith(sealed(Number(session?.now) - 1))).toBe(over);
  });

  it('when somebody else wrote or changed it', async () => {
    const { token, person } = await chatter();
    const stranger = openKeys([{ id: token.split('.')[0] ?? '', secret: 'x'.repeat(64) }]);
    const told = JSON.stringify({ accountId: person.accountId, sessionId: '1', untilMs: 9e15 });
    expect(await readWith(stranger.encrypt('support-tokens', told, 'support-tokens'))).toBe(over);
    // A value that the house encrypted for another purpose opens nothing.
    expect(await readWith(env.config.keys.encrypt('support-messages', told, 'support-tokens'))).toBe(over);
    const flipped = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
    expect(await readWith(flipped)).toBe(over);
    expect(await readWith(`none.${token.split('.')[1]}`)).toBe(over);
  });
});

it('a token of the support chat opens no other call: neither as a cookie nor as a ticket', async () => {
  const { token } = await chatter();
  const view = new Browser(env);
  for (const name of ['__Host-pb_at', '__Host-pb_rt', '__Host-pb_dt']) view.cookies.set(name, token);
  const refused = new Set([refusals['session.missing'].code, refusals['session.expired'].code]);
  const users = (await contractCalls())
    .map(({ call }) => call)
    .filter(({ auth, role, sealed }) => role === 'api' && auth !== 'guest' && sealed.length === 0);
  expect(users.length).toBeGreaterThan(50);
  for (const call of users) {
    const { body } = await view.call(call, { token } as never, { authorization: `Bearer ${token}` });
    expect(refused.has(String(body.code)), `${call.path} ${body.code}`).toBe(true);
  }
  expect(await codeOf(view.call(confirmPasswordReset, { ticket: token } as never))).not.toBe(confirmPasswordReset.ok);
});
