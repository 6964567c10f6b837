import { issueSupportToken } from '@peerbourse/contract/identity/support/issue-support-token';
import { markTicketRead } from '@peerbourse/contract/identity/support/mark-ticket-read';
import { replyChat } from '@peerbourse/contract/identity/support/reply-chat';
import { supportChat } from '@peerbourse/contract/identity/support/support-chat';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, refused, textsOf } from '#testing/open-page.tsx';

const { support: t = {} } = textsOf(['support'], 'en');
/** The text under a key. */
const say = (key: string) => t[key] ?? key;
const at = '2026-11-18T12:00:00.000Z';
const token = `k.${'a'.repeat(60)}`;
const brought = `k.${'b'.repeat(60)}`;
const ticket = {
  ticketNo: '1234567890123456789',
  topic: 'other',
  subject: 'Help',
  orderNo: null,
  state: 'answered',
  openedAt: at,
  changedAt: at,
  isUnread: false,
  messages: [
    { seq: 1, isOwn: true, text: 'Where are my coins?', at },
    { seq: 2, isOwn: false, text: 'On their way.', at },
  ],
};

interface Ask {
  path: string;
  body: unknown;
}

function open(answer: (ask: Ask) => Response | undefined, given: { cookie?: string; search?: string }) {
  return openPage({ texts: ['support'], part: async () => (await import('./chat-screen.tsx')).ChatScreen, answer, ...given });
}

const textsShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('uses support/issue-support-token, support/support-chat, support/reply-chat: a member gets a token and goes on with the newest request', async () => {
  let messages = ticket.messages;
  const { sent } = await open(
    ({ path, body }) => {
      if (path === issueSupportToken.path) return done(path, { token, expiresAt: at });
      if (path === supportChat.path) return done(path, { ticket: { ...ticket, isUnread: messages.length === 2, messages } });
      if (path === markTicketRead.path) return done(path, {});
      if (path !== replyChat.path) return undefined;
      const message = { seq: 3, isOwn: true, text: (body as { text: string }).text, at };
      messages = [...messages, message];
      return done(path, { ticketNo: ticket.ticketNo, message });
    },
    { cookie: 'login=1' },
  );
  await waitFor(() => expect(textsShown()).toHaveLength(2));
  expect(textsShown()[1]).toContain('On their way.');
  await waitFor(() => expect(sent.find(({ path }) => path === markTicketRead.path)?.body).toEqual({ ticketNo: ticket.ticketNo, seq: 2 }));

  fireEvent.change(screen.getByRole('textbox', { name: say('message') }), { target: { value: ' Thank you. ' } });
  fireEvent.click(screen.getByRole('button', { name: say('send') }));
  await waitFor(() => expect(textsShown()).toHaveLength(3));
  expect(sent.find(({ path }) => path === replyChat.path)?.body).toEqual({ token, text: 'Thank you.' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: say('message') }).value).toBe('');
});

it('the app opens it with a token of its own: nobody has to log in, and the address does not keep the token', async () => {
  const { sent } = await open(({ path }) => (path === supportChat.path ? done(path, { ticket: null }) : undefined), {
    search: `#token=${brought}`,
  });
  expect(await screen.findByText(say('chat_empty'))).toBeTruthy();
  expect(sent.map(({ path, body }) => [path, body])).toContainEqual([supportChat.path, { token: brought }]);
  expect(sent.map(({ path }) => path)).not.toContain(issueSupportToken.path);
});

it('a token that is over says so, and shows nothing of the conversation', async () => {
  await open(({ path }) => (path === supportChat.path ? refused('support.token-over') : undefined), { search: `#token=${brought}` });
  expect((await screen.findByRole('alert')).textContent).toBe(say('chat_over'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('guests are told to log in', async () => {
  await open(() => undefined, {});
  expect(await screen.findByText(say('guest_title'))).toBeTruthy();
});
