import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import type { CallOutput } from '@peerbourse/contract/call';
import { finishVideo } from '@peerbourse/contract/core/files/finish-video';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { uploadVideoPart } from '@peerbourse/contract/core/files/upload-video-part';
import { uploadedVideo } from '@peerbourse/contract/core/files/uploaded-video';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { markRead } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { unreadCounts } from '@peerbourse/contract/p2p/p2p-chat/unread-counts';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusals } from '@peerbourse/contract/refusals';
import { mostVideoParts } from '@peerbourse/rules/video-size';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brokerOf } from '#platform/nats/fact-bus.ts';
import type { Browser } from '../support/browser.ts';
import { advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { invariants } from '../support/invariants.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('worker'), env.start('stream')]);
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

type List = CallOutput<typeof messageList>;

const say = (browser: Browser, orderNo: string, text: string, clientId: string = randomUUID()) =>
  browser.ask(sendMessage, { orderNo, clientId, kind: 'text', text });

const listOf = (browser: Browser, orderNo: string, part: { after?: number; before?: number; pageSize?: number } = {}): Promise<List> =>
  browser.ask(messageList, { orderNo, ...part });

async function sendChatPicture(browser: Browser, background = '#35a'): Promise<string> {
  const image = sharp({ create: { width: 320, height: 200, channels: 3, background } });
  const file = (await image.jpeg().toBuffer()).toString('base64');
  return (await browser.ask(uploadBase64File, { purpose: 'chat-picture', file })).fileId;
}

async function codeOf(browser: Browser, orderNo: string, more: Record<string, unknown> = { kind: 'text', text: 'hello' }) {
  return String((await browser.call(sendMessage, { orderNo, clientId: randomUUID(), ...more } as never)).body.code);
}

const cookieOf = ({ cookies }: Browser) => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });

/** Everything in a room, page by page. */
async function wholeRoom(browser: Browser, orderNo: string): Promise<List['messages']> {
  const all: List['messages'] = [];
  for (;;) {
    const { messages, lastSeq } = await listOf(browser, orderNo, { after: all.at(-1)?.seq ?? 0, pageSize: 200 });
    all.push(...messages);
    if (messages.length === 0 || all.at(-1)?.seq === lastSeq) return all;
  }
}

describe('the chat of an order', () => {
  it('R7.13 gives two people one gapless sequence, whoever writes when, and sends of a sick network are no second message', async () => {
    const each = Number(process.env.PB_CHAT_MESSAGES ?? 100);
    const { buyer, seller, order } = await trade(env);
    const lanes = 4;
    const sendAll = async (browser: Browser, who: string) => {
      const texts = Array.from({ length: each }, (_, n) => `${who} ${n}`);
      const lane = async (first: number) => {
        for (let n = first; n < each; n += lanes) {
          const clientId = randomUUID();
          const text = texts[n] as string;
          // Every fifth answer is lost, so it is sent again, sometimes before the first has ended.
          const sends =
            n % 5 === 0
              ? [say(browser, order.orderNo, text, clientId), say(browser, order.orderNo, text, clientId)]
              : [say(browser, order.orderNo, text, clientId)];
          const seqs = (await Promise.all(sends)).map(({ seq }) => seq);
          expect(new Set(seqs).size).toBe(1);
        }
      };
      await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
    };
    await Promise.all([sendAll(buyer.browser, 'buyer'), sendAll(seller.browser, 'seller')]);
    const all = await wholeRoom(seller.browser, order.orderNo);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => n + 1));
    const texts = all.filter(({ kind }) => kind === 'text').map(({ text }) => text);
    expect(texts).toHaveLength(2 * each);
    expect(new Set(texts).size).toBe(2 * each);
    expect((await wholeRoom(buyer.browser, order.orderNo)).map(({ text }) => text)).toEqual(all.map(({ text }) => text));
  });

  it('R7.13 shows what happens to the order in the same sequence, and says it in codes', async () => {
    const { buyer, seller, order } = await trade(env, { autoReply: 'Pay by instant transfer, please.' });
    await say(buyer.browser, order.orderNo, 'On my way.');
    const { order: paid } = await buyer.browser.ask(confirmPaid, {
      orderNo: order.orderNo,
      version: order.version,
      userPaymethodId: seller.methodNo,
    });
    await buyer.browser.ask(undoPaid, { orderNo: order.orderNo, version: paid.version });
    const { messages, isWritable } = await listOf(buyer.browser, order.orderNo);
    expect(isWritable).toBe(true);
    expect(messages.map(({ sender, kind, event, text }) => [sender, kind, event?.code ?? text, event?.status])).toEqual([
      ['system', 'event', 'place-order', 0],
      ['other', 'auto-reply', 'Pay by instant transfer, please.', undefined],
      ['me', 'text', 'On my way.', undefined],
      ['system', 'event', 'confirm-paid', 1],
      ['system', 'event', 'undo-paid', 0],
    ]);
  });

  it('R7.13 is read page by page in both directions, and no text lies in the clear', async () => {
    const { buyer, seller, order } = await trade(env);
    for (const n of [1, 2, 3, 4]) await say(n % 2 ? buyer.browser : seller.browser, order.orderNo, `line ${n}`);
    const newest = await listOf(buyer.browser, order.orderNo, { pageSize: 2 });
    expect(newest).toMatchObject({
      lastSeq: 5,
      messages: [
        { seq: 4, sender: 'me' },
        { seq: 5, sender: 'other', text: 'line 4' },
      ],
    });
    expect((await listOf(buyer.browser, order.orderNo, { before: 4, pageSize: 2 })).messages.map(({ seq }) => seq)).toEqual([2, 3]);
    expect((await listOf(buyer.browser, order.orderNo, { after: 3 })).messages.map(({ seq }) => seq)).toEqual([4, 5]);
    const rows = await env.query<{ row: string }>('SELECT message::text AS row FROM p2p_chat_messages message WHERE order_no = $1', [
      order.orderNo,
    ]);
    const facts = await env.query<{ row: string }>(`SELECT body::text AS row FROM platform_outbox WHERE stream = 'p2p-chat'`);
    expect([...rows, ...facts].filter(({ row }) => row.includes('line '))).toEqual([]);
  });

  it('R7.13 warns of contact details, and takes them', async () => {
    const { buyer, order } = await trade(env);
    expect(await say(buyer.browser, order.orderNo, 'Write me on telegram @fast_trader')).toMatchObject({ hasContact: true });
    expect(await say(buyer.browser, order.orderNo, 'I have paid, please check.')).toMatchObject({ hasContact: false });
  });

  it('R7.13 tells the other what was read, and counts what was not', async () => {
    const { buyer, seller, order } = await trade(env);
    const first = await say(buyer.browser, order.orderNo, 'one');
    await say(buyer.browser, order.orderNo, 'two');
    expect(await seller.browser.ask(unreadCounts, {})).toEqual({ unread: 2, orders: [{ orderNo: order.orderNo, unread: 2 }] });
    expect(await seller.browser.ask(markRead, { orderNo: order.orderNo, seq: first.seq })).toEqual({ readSeq: first.seq, unread: 1 });
    expect(await listOf(buyer.browser, order.orderNo)).toMatchObject({ otherReadSeq: first.seq, unread: 0 });
    // A mark goes neither back nor past the end.
    expect(await seller.browser.ask(markRead, { orderNo: order.orderNo, seq: 1 })).toMatchObject({ readSeq: first.seq });
    expect(await seller.browser.ask(markRead, { orderNo: order.orderNo, seq: 1_000_000 })).toEqual({ readSeq: first.seq + 1, unread: 0 });
    expect(await seller.browser.ask(unreadCounts, {})).toEqual({ unread: 0, orders: [] });
  });

  it('R7.13 is closed to everybody else', async () => {
    const { buyer, order } = await trade(env);
    await say(buyer.browser, order.orderNo, 'between us');
    const { browser: stranger } = await advertisingPerson(env);
    const unknown = refusals['p2p-orders.unknown-order'].code;
    expect(await codeOf(stranger, order.orderNo)).toBe(unknown);
    expect(String((await stranger.call(messageList, { orderNo: order.orderNo })).body.code)).toBe(unknown);
    expect(String((await stranger.call(markRead, { orderNo: order.orderNo, seq: 2 })).body.code)).toBe(unknown);
  });

  it('R7.13 can be written for a day after the order, and read for good; what was sent before is answered again', async () => {
    const { buyer, seller, order } = await trade(env);
    await buyer.browser.ask(cancelOrder, { orderNo: order.orderNo, version: order.version, reason: 'changed-mind' });
    const clientId = randomUUID();
    const sent = await say(seller.browser, order.orderNo, 'A pity.', clientId);
    await env.query(`UPDATE p2p_orders_orders SET closed_at = app_now() - interval '25 hours' WHERE order_no = $1`, [order.orderNo]);
    expect(await codeOf(buyer.browser, order.orderNo)).toBe(refusals['p2p-chat.closed'].code);
    expect(await say(seller.browser, order.orderNo, 'A pity.', clientId)).toEqual(sent);
    expect(await listOf(buyer.browser, order.orderNo)).toMatchObject({ isWritable: false, lastSeq: sent.seq });
    expect(await buyer.browser.ask(orderDetail, { orderNo: order.orderNo })).toMatchObject({ isChat: false });
  });

  it('R7.13 takes own pictures that were sent for it, and shows them to both people and nobody else', async () => {
    const { buyer, seller, order } = await trade(env);
    const { browser: stranger } = await advertisingPerson(env);
    const fileId = await sendChatPicture(buyer.browser);
    const bad = refusals['p2p-chat.bad-file'].code;
    expect(await codeOf(seller.browser, order.orderNo, { kind: 'picture', fileId })).toBe(bad);
    expect(await codeOf(buyer.browser, order.orderNo, { kind: 'video', fileId })).toBe(bad);
    expect(await codeOf(buyer.browser, order.orderNo, { kind: 'picture', fileId: 'a'.repeat(22) })).toBe(bad);
    await buyer.browser.ask(sendMessage, { orderNo: order.orderNo, clientId: randomUUID(), kind: 'picture', fileId });
    const shown = (await listOf(seller.browser, order.orderNo)).messages.at(-1);
    expect(shown).toMatchObject({ sender: 'other', kind: 'picture', file: { fileId, width: 320, height: 200 } });
    const url = `${env.addressOf('api')}${shown?.file?.url}`;
    expect((await fetch(url, { headers: cookieOf(seller.browser) })).headers.get('content-type')).toBe('image/jpeg');
    expect((await fetch(url, { headers: cookieOf(stranger) })).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
  });

  it('R7.13 warns the seller, and nobody else, of a proof that another order has seen, also saved again', async () => {
    const stripes = (shift: number) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${Array.from({ length: 12 }, (_, n) => `<rect x="${(n * 97 + shift) % 360}" y="${n * 33}" width="${30 + n * 9}" height="30" fill="#${(n * 3) % 10}${n % 10}8"/>`).join('')}</svg>`,
      );
    const prove = async ({ buyer, seller, order }: Trade, picture: Buffer, quality: number) => {
      const file = (await sharp(picture).flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()).toString('base64');
      const { fileId } = await buyer.browser.ask(uploadBase64File, { purpose: 'chat-picture', file });
      const input = { orderNo: order.orderNo, clientId: randomUUID(), kind: 'picture' as const, fileId, isProof: true };
      expect(await buyer.browser.ask(sendMessage, input)).toMatchObject({ isProof: true, isUsedBefore: false });
      return (await listOf(seller.browser, order.orderNo)).messages.at(-1);
    };
    const [first, second, third] = [await trade(env), await trade(env), await trade(env)];
    expect(await prove(first, stripes(0), 95)).toMatchObject({ isProof: true, isUsedBefore: false });
    expect(await prove(first, stripes(0), 95)).toMatchObject({ isUsedBefore: false });
    expect(await prove(second, stripes(0), 70)).toMatchObject({ isProof: true, isUsedBefore: true });
    expect(await prove(third, stripes(150), 95)).toMatchObject({ isUsedBefore: false });
  });

  it('R7.13 takes a video in parts, keeps it as a file to save, and refuses what is none', async () => {
    const { buyer, seller, order } = await trade(env);
    const sendParts = async (browser: Browser, ...contents: Buffer[]) => {
      const parts: string[] = [];
      for (const content of contents) parts.push((await browser.ask(uploadVideoPart, { part: content.toString('base64') })).fileId);
      return parts;
    };
    const [head, rest] = [Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), randomBytes(200_000)]), randomBytes(700_000)];
    const parts = await sendParts(buyer.browser, head, rest);
    const refused = refusals['files.video-refused'].code;
    const codeOfParts = async (browser: Browser, given: string[]) => String((await browser.call(finishVideo, { parts: given })).body.code);
    expect(await codeOfParts(seller.browser, parts)).toBe(refused);
    expect(await codeOfParts(buyer.browser, [...parts].reverse())).toBe(refused);
    expect(await codeOfParts(buyer.browser, await sendParts(buyer.browser, Buffer.from(`<script>${'x'.repeat(99)}</script>`)))).toBe(
      refused,
    );
    const tooLong = [parts[0] as string, ...Array.from({ length: mostVideoParts - 1 }, () => parts[1] as string)];
    expect(await codeOfParts(buyer.browser, [...tooLong, ...tooLong].slice(0, mostVideoParts + 1))).toBe(refusals['request.invalid'].code);
    const { fileId, size } = await buyer.browser.ask(finishVideo, { parts });
    expect(size).toBe(head.length + rest.length);
    expect(await buyer.browser.ask(uploadedVideo, { fileId })).toMatchObject({ state: 'ready', size });
    expect(String((await seller.browser.call(uploadedVideo, { fileId })).body.code)).toBe(refusals['files.unknown'].code);
    await buyer.browser.ask(sendMessage, { orderNo: order.orderNo, clientId: randomUUID(), kind: 'video', fileId });
    expect(await buyer.browser.ask(uploadedVideo, { fileId })).toMatchObject({ state: 'named' });
    const shown = (await listOf(seller.browser, order.orderNo)).messages.at(-1);
    const answer = await fetch(`${env.addressOf('api')}${shown?.file?.url}`, { headers: cookieOf(seller.browser) });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringMatching(/^attachment; filename="video-.*\.mp4"$/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.concat([head, rest]))).toBe(true);
  });

  it('R7.13 takes nothing that is no message', async () => {
    const { buyer, order } = await trade(env);
    const invalid = refusals['request.invalid'].code;
    for (const more of [
      { kind: 'text', text: '' },
      { kind: 'text', text: ' \n ' },
      { kind: 'text', text: 'x'.repeat(1_001) },
      { kind: 'event', text: 'Coins released.' },
      { kind: 'text', text: 'a', sender: 'system' },
    ]) {
      expect(await codeOf(buyer.browser, order.orderNo, more), JSON.stringify(more)).toBe(invalid);
    }
    for (const more of [{ kind: 'text' }, { kind: 'picture' }, { kind: 'video', text: 'a' }]) {
      expect(await codeOf(buyer.browser, order.orderNo, more), JSON.stringify(more)).toBe(refusals['p2p-chat.bad-file'].code);
    }
  });
});

describe('the channel of chats', () => {
  async function listen(browser: Browser, userId: string): Promise<LiveClient> {
    const client = await LiveClient.open(env.addressOf('stream'));
    client.say({ op: 'auth', ticket: (await browser.ask(issueTicket, {})).ticket });
    await client.next('authed');
    client.say({ op: 'sub', ch: `p2p-chat.${userId}` });
    return client;
  }

  it('R7.13 tells both people of new numbers and read marks, each from their own side', async () => {
    const { buyer, seller, order } = await trade(env);
    const client = await listen(seller.browser, seller.userId);
    expect((await client.next('snap')).data).toEqual({ unread: 0 });
    const { seq } = await say(buyer.browser, order.orderNo, 'hello');
    expect((await client.next('upd')).data).toEqual({ orderNo: order.orderNo, seq, readSeq: 0, otherReadSeq: 0, unread: 1 });
    await buyer.browser.ask(markRead, { orderNo: order.orderNo, seq });
    expect((await client.next('upd')).data).toMatchObject({ seq, otherReadSeq: seq, unread: 1 });
    await client.close();
  });

  it('R7.13 refuses strangers, and a forged fact reaches nobody', async () => {
    const { buyer, seller, order } = await trade(env);
    const stranger = await listen((await advertisingPerson(env)).browser, seller.userId);
    expect((await stranger.next('refused')).ch).toBe(`p2p-chat.${seller.userId}`);
    const client = await listen(seller.browser, seller.userId);
    const { seq: head } = await client.next('snap');
    const intruder = await connect(brokerOf(inject('natsUrl').replaceAll('{role}', 'worker')));
    const body = { orderNo: order.orderNo, seq: 999, readSeq: 0, otherReadSeq: 999, unread: 9 };
    const forged = JSON.stringify({ id: randomUUID(), stream: 'p2p-chat', key: seller.userId, seq: head + 1, body });
    for (const text of [forged, `tests.AAAA.${forged}`]) intruder.publish(`${env.config.natsPrefix}.facts.p2p-chat`, text);
    await intruder.flush();
    const { seq } = await say(buyer.browser, order.orderNo, 'the real one');
    expect((await client.next('upd')).data).toMatchObject({ seq });
    expect(client.updates(`p2p-chat.${seller.userId}`)).toEqual([head + 1]);
    await Promise.all([client.close(), stranger.close(), intruder.close()]);
  });
});

describe('typing', () => {
  const ch = (userId: string) => `p2p-chat.${userId}`;

  async function listening({ browser, userId }: Trade['buyer']): Promise<LiveClient> {
    const client = await LiveClient.open(env.addressOf('stream'));
    client.say({ op: 'auth', ticket: (await browser.ask(issueTicket, {})).ticket });
    await client.next('authed');
    client.say({ op: 'sub', ch: ch(userId) });
    await client.next('snap');
    return client;
  }

  const signalsOf = (client: LiveClient) => client.frames.filter(({ op }) => op === 'signal');

  it('R7.13 is heard by the other person of an open order, once in a while, and leaves no trace', async () => {
    const { buyer, seller, order } = await trade(env);
    const { orderNo } = order;
    const [writer, reader] = [await listening(buyer), await listening(seller)];
    const before = await env.query(`SELECT count(*) FROM platform_outbox WHERE stream = 'p2p-chat'`);
    for (let i = 0; i < 5; i += 1) writer.say({ op: 'signal', ch: ch(buyer.userId), data: { orderNo } });
    expect(await reader.next('signal')).toEqual({ op: 'signal', ch: ch(seller.userId), data: { orderNo } });
    expect(await env.query(`SELECT count(*) FROM platform_outbox WHERE stream = 'p2p-chat'`)).toEqual(before);
    await say(buyer.browser, orderNo, 'the words themselves');
    await reader.next('upd');
    expect(signalsOf(reader)).toHaveLength(1);
    expect(signalsOf(writer)).toEqual([]);
    await Promise.all([writer.close(), reader.close()]);
  });

  it('R7.13 of strangers, guests and people of closed orders, and what is forged on the bus, reaches nobody', async () => {
    const [open, over] = [await trade(env), await trade(env)];
    await over.buyer.browser.ask(cancelOrder, { orderNo: over.order.orderNo, version: over.order.version, reason: 'changed-mind' });
    const stranger = await advertisingPerson(env);
    const [reader, ofOver] = [await listening(open.seller), await listening(over.seller)];
    const [foreign, late, guest] = [await listening(stranger), await listening(over.buyer), await LiveClient.open(env.addressOf('stream'))];
    const { orderNo } = open.order;
    foreign.say({ op: 'signal', ch: ch(stranger.userId), data: { orderNo } });
    foreign.say({ op: 'signal', ch: ch(open.buyer.userId), data: { orderNo } });
    foreign.say({ op: 'signal', ch: ch(stranger.userId), data: { orderNo, more: 1 } });
    guest.say({ op: 'signal', ch: ch(open.buyer.userId), data: { orderNo } });
    late.say({ op: 'signal', ch: ch(over.buyer.userId), data: { orderNo: over.order.orderNo } });
    const intruder = await connect(brokerOf(inject('natsUrl').replaceAll('{role}', 'stream')));
    const forged = JSON.stringify({ channel: 'p2p-chat', key: open.seller.userId, data: { orderNo } });
    for (const text of [forged, `tests.AAAA.${forged}`]) intruder.publish(`${env.config.natsPrefix}.signals.p2p-chat`, text);
    await intruder.flush();
    // Frames of one socket are answered in turn, and those of the real writer come last.
    for (const client of [foreign, late, guest]) {
      client.say({ op: 'ping' });
      await client.next('pong');
    }
    const writer = await listening(open.buyer);
    writer.say({ op: 'signal', ch: ch(open.buyer.userId), data: { orderNo } });
    await reader.next('signal');
    await say(over.buyer.browser, over.order.orderNo, 'still here');
    await ofOver.next('upd');
    expect([signalsOf(reader).length, signalsOf(ofOver).length]).toEqual([1, 0]);
    await Promise.all([reader, ofOver, foreign, late, guest, writer, intruder].map((each) => each.close()));
  });
});

describe('the tables of the chat', () => {
  it('R7.13 can be changed by no role: neither words of others, nor lines of the system', async () => {
    const { order } = await trade(env);
    const acts = [
      `UPDATE p2p_chat_messages SET data = '{}' WHERE order_no = '${order.orderNo}'`,
      `DELETE FROM p2p_chat_messages WHERE order_no = '${order.orderNo}'`,
      `UPDATE p2p_chat_rooms SET last_seq = 0 WHERE order_no = '${order.orderNo}'`,
      `INSERT INTO p2p_chat_messages (order_no, room_at, seq, sender, kind) VALUES ('${order.orderNo}', app_now(), 9, 'system', 'event')`,
    ];
    for (const role of ['api', 'admin', 'stream', 'worker']) {
      for (const act of acts) await expect(env.queryAs(role, act), `${role} ${act}`).rejects.toThrow('permission denied');
    }
    const send = `SELECT p2p_chat_send('${order.orderNo}', 'system', gen_random_uuid(), 'event', NULL, NULL, false)`;
    await expect(env.queryAs('api', send)).rejects.toThrow('people write texts');
    for (const role of ['admin', 'stream', 'worker']) await expect(env.queryAs(role, send)).rejects.toThrow('permission denied');
  });
});
