import { finishVideo } from '@peerbourse/contract/core/files/finish-video';
import { uploadVideoPart } from '@peerbourse/contract/core/files/upload-video-part';
import { uploadedVideo } from '@peerbourse/contract/core/files/uploaded-video';
import { headers } from '@peerbourse/contract/headers';
import { markRead } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { deleteQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/delete-quick-reply';
import { quickReplyList } from '@peerbourse/contract/p2p/p2p-chat/replies/quick-reply-list';
import { saveQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { unreadCounts } from '@peerbourse/contract/p2p/p2p-chat/unread-counts';
import { maxVideoBytes, videoPartBytes } from '@peerbourse/rules/video-size';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, done, eventually, openPage, refusalText, refused } from '#testing/open-page.tsx';

const orderNo = '104857600123456789';

const messageOf = (seq: number, more: Partial<ChatMessage>): ChatMessage => ({
  seq,
  sender: 'other',
  kind: 'text',
  clientId: null,
  text: '',
  file: null,
  event: null,
  hasContact: false,
  isProof: false,
  isUsedBefore: false,
  createTimestamp: Date.parse('2026-11-17T10:00:00Z') + seq,
  ...more,
});

const placed = messageOf(1, { sender: 'system', kind: 'event', event: { code: 'place-order', actor: 'buyer', status: 0 } });

/** A server that keeps what it is sent. */
function server(
  messages: ChatMessage[],
  { otherReadSeq = 0, onSend = () => undefined }: { otherReadSeq?: number; onSend?: Answer } = {},
): Answer {
  return (request) => {
    const input = request.body as { clientId: string; text: string; after?: number };
    const lastSeq = messages.length;
    if (request.path === messageList.path) {
      const found = messages.filter(({ seq }) => seq > (input.after ?? 0));
      return done(messageList.path, { messages: found, lastSeq, readSeq: 0, otherReadSeq, unread: 0, side: 'buyer', isWritable: true });
    }
    if (request.path === markRead.path) return done(markRead.path, { readSeq: lastSeq, unread: 0 });
    if (request.path === unreadCounts.path) return done(unreadCounts.path, { unread: 2, orders: [{ orderNo, unread: 2 }] });
    if (request.path !== sendMessage.path) return undefined;
    const refusal = onSend(request);
    if (refusal) return refusal;
    const message = messageOf(lastSeq + 1, { sender: 'me', clientId: input.clientId, text: input.text });
    messages.push(message);
    return done(sendMessage.path, message);
  };
}

async function openChat(answer: Answer, isWritable = true) {
  return await openPage({
    texts: ['p2p-chat'],
    part: async () => {
      const { OrderChat } = await import('./order-chat.tsx');
      return () => <OrderChat orderNo={orderNo} userId="1234567890" isWritable={isWritable} counterpartyName="Ben" />;
    },
    answer,
  });
}

it('uses p2p-chat/message-list: R7.13 shows what was said and what happened, who has read it, and warns of contacts', async () => {
  await openChat(
    server([placed, messageOf(2, { sender: 'me', text: 'hello' }), messageOf(3, { text: 'write me elsewhere', hasContact: true })], {
      otherReadSeq: 2,
    }),
  );
  expect(await screen.findByRole('log', { name: 'Messages with Ben' })).toBeTruthy();
  expect(screen.getByText(/The order was placed/)).toBeTruthy();
  expect(screen.getByText('hello')).toBeTruthy();
  expect(screen.getByText('Read')).toBeTruthy();
  expect(screen.getByText(/This message contains contact details/)).toBeTruthy();
  expect(screen.getByText('Nov 17, 2026')).toBeTruthy();
});

it('uses p2p-chat/mark-read: R7.13 tells the other what was read', async () => {
  const { sent } = await openChat(server([placed, messageOf(2, { text: 'hello' })]));
  await screen.findByText('hello');
  await expect.poll(() => sent.find(({ path }) => path === markRead.path)?.body).toEqual({ orderNo, seq: 2 });
});

it('uses p2p-chat/send-message: R7.13 Enter sends, the message appears once, and the field keeps the focus', async () => {
  const { sent } = await openChat(server([placed]));
  const field = await screen.findByLabelText('Message');
  fireEvent.change(field, { target: { value: 'On my way' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(sent.filter(({ path }) => path === sendMessage.path)).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('Sent')).toBeTruthy();
  expect(screen.getAllByText('On my way')).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  const [request] = sent.filter(({ path }) => path === sendMessage.path);
  expect(request?.body).toMatchObject({ orderNo, kind: 'text', text: 'On my way' });
  expect(request?.body).toHaveProperty('clientId', request?.headers[headers.idempotencyKey]);
});

/** A server that keeps quick replies as well. */
function serverWithReplies(texts: string[]): Answer {
  const chat = server([placed]);
  const replies = texts.map((text, at) => ({ replyNo: `10485760012345670${at}`, text }));
  return (request) => {
    const { replyNo, text } = (request.body ?? {}) as { replyNo: string; text: string };
    if (request.path === quickReplyList.path) return done(request.path, { replies, most: 20 });
    if (request.path === saveQuickReply.path) {
      replies.push({ replyNo: '104857600123456799', text });
      return done(request.path, { replyNo: '104857600123456799' });
    }
    if (request.path !== deleteQuickReply.path) return chat(request);
    replies.splice(
      replies.findIndex((reply) => reply.replyNo === replyNo),
      1,
    );
    return done(request.path, {});
  };
}

it('uses p2p-chat/quick-reply-list: R7.13 a saved reply goes into the field by its key or from the menu, and waits to be sent', async () => {
  const { sent } = await openChat(serverWithReplies(['Please wait.', 'Pay from your own account.']));
  const field = (await screen.findByLabelText('Message')) as HTMLTextAreaElement;
  expect(await screen.findByText('Alt+2')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Hello. ' } });
  fireEvent.keyDown(field, { code: 'Digit2', key: '™', altKey: true });
  expect(field.value).toBe('Hello. Pay from your own account.');
  fireEvent.click(screen.getByText('Please wait.'));
  expect(field.value).toBe('Hello. Pay from your own account. Please wait.');
  expect(document.activeElement).toBe(field);
  expect(sent.filter(({ path }) => path === sendMessage.path)).toEqual([]);
  // A digit that no reply stands for is left to the keyboard.
  expect(fireEvent.keyDown(field, { code: 'Digit3', key: '3', altKey: true })).toBe(true);
});

it('uses p2p-chat/save-quick-reply, p2p-chat/delete-quick-reply: R7.13 replies are saved and deleted', async () => {
  await openChat(serverWithReplies(['Please wait.']));
  fireEvent.click(await screen.findByText('Edit quick replies'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick replies' }));
  fireEvent.change(await dialog.findByLabelText('New quick reply'), { target: { value: ' Thanks for your trade. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Thanks for your trade.', { selector: 'p' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Please wait.' }));
  await expect.poll(() => dialog.queryByText('Please wait.', { selector: 'p' })).toBeNull();
});

it('R7.13 a message that is refused says why, and can be sent again or deleted', async () => {
  let isRefused = true;
  await openChat(server([placed], { onSend: () => (isRefused ? refused('p2p-chat.closed') : undefined) }));
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Too late' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(`Not sent. ${refusalText('p2p-chat.closed', 'en')}`)).toBeTruthy();
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Sent')).toBeTruthy();
  expect(screen.getAllByText('Too late')).toHaveLength(1);
});

it('R7.13 a closed chat can be read and not written', async () => {
  await openChat(server([placed]), false);
  expect(await screen.findByText('This chat is closed. You can still read it.')).toBeTruthy();
  expect(screen.queryByLabelText('Message')).toBeNull();
});

it('uses p2p-chat/unread-counts: R7.13 the button counts what is unread and opens the chat', async () => {
  await openPage({
    texts: ['p2p-chat'],
    part: async () => {
      const { ChatButton } = await import('./chat-button.tsx');
      return () => <ChatButton orderNo={orderNo} userId="1234567890" isWritable counterpartyName="Ben" />;
    },
    answer: server([placed]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Chat, 2 unread messages' }));
  expect(await screen.findByText(/The order was placed/)).toBeTruthy();
});

it('uses files/uploaded-video: R7.13 a video is a file to save, and one that is gone says so', async () => {
  const file = { fileId: 'a'.repeat(22), url: '/files/old', size: 3 * 1024 * 1024, width: 0, height: 0 };
  const chat = server([placed, messageOf(2, { sender: 'me', kind: 'video', clientId: crypto.randomUUID(), file })]);
  const { sent } = await openChat((request) => (request.path === uploadedVideo.path ? refused('files.unknown') : chat(request)));
  expect(await screen.findByText('Video, 3.0 MB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download video' }));
  expect(await screen.findByText('We couldn’t load this file. Try again.')).toBeTruthy();
  expect(sent.find(({ path }) => path === uploadedVideo.path)?.body).toEqual({ fileId: file.fileId });
});

it('uses files/upload-video-part, files/finish-video: R7.13 a video goes in parts, then as one, then into the chat', async () => {
  const chat = server([placed]);
  const parts: string[] = [];
  const { sent } = await openChat((request) => {
    if (request.path === uploadVideoPart.path) {
      parts.push((request.body as { part: string }).part);
      return done(request.path, { fileId: `part-${parts.length}`.padEnd(22, 'x') });
    }
    if (request.path === finishVideo.path) return done(request.path, { fileId: 'v'.repeat(22), size: 1 });
    return chat(request);
  });
  const content = new Uint8Array(videoPartBytes + 5).fill(65);
  const input = (await screen.findByLabelText('Attach a picture or video', { selector: 'input' })) as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([content], 'proof.mp4', { type: 'video/mp4' })] } });
  await eventually(() => expect(sent.filter(({ path }) => path === sendMessage.path)).toHaveLength(1));
  expect(parts.map((part) => atob(part).length)).toEqual([videoPartBytes, 5]);
  const [ready] = sent.filter(({ path }) => path === finishVideo.path);
  expect(ready?.body).toEqual({ parts: ['part-1', 'part-2'].map((part) => part.padEnd(22, 'x')) });
  expect(sent.find(({ path }) => path === sendMessage.path)?.body).toMatchObject({ orderNo, kind: 'video', fileId: 'v'.repeat(22) });
});

it('R7.13 a video that is too large is refused before it is sent', async () => {
  const { sent } = await openChat(server([placed]));
  const file = new File(['x'], 'long.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: maxVideoBytes + 1 });
  fireEvent.change(await screen.findByLabelText('Attach a picture or video', { selector: 'input' }), { target: { files: [file] } });
  expect(await screen.findByText(/12 MB/)).toBeTruthy();
  expect(sent.filter(({ path }) => path === uploadVideoPart.path)).toEqual([]);
});

it('R7.13 a proof that another order has seen warns its reader', async () => {
  const file = { fileId: 'a'.repeat(22), url: '/files/one', size: 1, width: 10, height: 10 };
  await openChat(server([placed, messageOf(2, { kind: 'picture', file, isProof: true, isUsedBefore: true })]));
  expect(await screen.findByText(/This picture was sent as proof in another order/)).toBeTruthy();
  expect(screen.getByText('Payment proof')).toBeTruthy();
});

it('R7.13 messages of the other person can be reported, each by its number; own ones and events cannot', async () => {
  const chat = server([placed, messageOf(2, { sender: 'me', text: 'hello' }), messageOf(3, { text: 'you fool' })]);
  const { sent } = await openChat((request) =>
    request.path === reportTrader.path ? done(reportTrader.path, { at: '2026-11-17T12:00:00Z' }) : chat(request),
  );
  await screen.findByText('you fool');
  fireEvent.click(screen.getByRole('button', { name: 'Report this message' }));
  fireEvent.click(await screen.findByLabelText('Insults or threats'));
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await expect.poll(() => sent.find(({ path }) => path === reportTrader.path)?.body).toEqual({ orderNo, reason: 'abuse', seq: 3 });
});
