import { randomUUID } from 'node:crypto';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { addEvidence } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { viewChat } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-chat';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { maxPictures } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendNotices } from '#modules/p2p/p2p-orders/notices/send-notices.ts';
import { startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { evidencePicture, openedAppeal, someWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let decider: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  decider = await staffBrowser(env, ['decider']);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const named = ({ order: { orderNo, version } }: Trade) => ({ orderNo, version });
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));

async function appealOf(given: Trade, side: OrderSide) {
  const { appeal } = await given[side].browser.ask(orderAppeal, { orderNo: given.order.orderNo });
  return appeal;
}

const ask = (given: Trade, side: OrderSide) =>
  decider.call(askSide, { orderNo: given.order.orderNo, side, evidence: 'payment', text: 'Please show us the transfer.' });

describe('evidence', () => {
  const add = async (given: Trade, side: OrderSide, more: { isForStaff?: boolean; fileId?: string } = {}) =>
    given[side].browser.call(addEvidence, {
      orderNo: given.order.orderNo,
      kind: 'payment',
      isForStaff: false,
      ...more,
      fileId: more.fileId ?? (await evidencePicture(given[side].browser)),
    });
  const cookies = (browser: Browser) => ({ cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const fetched = async (role: 'api' | 'admin', url: string | undefined, browser: Browser) =>
    (await fetch(`${env.addressOf(role)}${url}`, { headers: cookies(browser) })).status;
  const stripes = (shift: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${Array.from({ length: 12 }, (_, n) => `<rect x="${(n * 97 + shift) % 360}" y="${n * 33}" width="${30 + n * 9}" height="30" fill="#${(n * 3) % 10}${n % 10}8"/>`).join('')}</svg>`;

  it('R4.20 for both is seen by both and by staff, for staff by its sender and staff alone; the chain keeps its hash', async () => {
    const given = await openedAppeal(env);
    await add(given, 'buyer');
    await add(given, 'buyer', { isForStaff: true });
    const [own, other] = [await appealOf(given, 'buyer'), await appealOf(given, 'seller')];
    expect(own?.evidence.map(({ picture }) => picture !== null)).toEqual([true, true]);
    expect(other?.evidence.map(({ picture, isForStaff }) => [picture !== null, isForStaff])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await fetched('api', other?.evidence[0]?.picture?.url, given.seller.browser)).toBe(200);
    expect(await fetched('api', own?.evidence[1]?.picture?.url, given.buyer.browser)).toBe(200);
    expect(await fetched('api', own?.evidence[1]?.picture?.url, given.seller.browser)).toBe(404);
    const auditor = await staffBrowser(env, ['auditor']);
    const seen = await auditor.ask(viewCase, { orderNo: given.order.orderNo, reason: 'complaint' });
    expect(seen.case?.evidence).toHaveLength(2);
    expect(await fetched('admin', seen.case?.evidence[1]?.picture?.url, auditor)).toBe(200);
    const { events: kept } = await auditor.ask(viewOrder, { orderNo: given.order.orderNo });
    expect(kept.at(-1)?.details).toMatch(/isForStaff: true, .*picture: [0-9a-f]{64}|picture: [0-9a-f]{64}.*isForStaff: true/);
  });

  it('R4.20 is an own picture that was sent for this, once, and ten at most; nobody adds to a case of others or a closed one', async () => {
    const given = await openedAppeal(env);
    const ofOther = await evidencePicture(given.seller.browser);
    expect(refusal(await add(given, 'buyer', { fileId: ofOther }))).toBe('p2p-appeals.bad-file');
    const fileId = await evidencePicture(given.buyer.browser);
    for (let count = 0; count < maxPictures - 1; count += 1) await add(given, 'buyer');
    expect((await add(given, 'buyer', { fileId })).body.code).toBe('00000');
    expect(refusal(await add(given, 'buyer', { fileId: await evidencePicture(given.buyer.browser) }))).toBe('p2p-appeals.too-many');
    expect((await add(given, 'seller', { fileId: ofOther })).body.code).toBe('00000');
    const stranger = await openedAppeal(env);
    const foreign = await stranger.buyer.browser.call(addEvidence, {
      orderNo: given.order.orderNo,
      kind: 'payment',
      isForStaff: false,
      fileId: await evidencePicture(stranger.buyer.browser),
    });
    expect(refusal(foreign)).toBe('p2p-orders.unknown-order');
    await stranger.buyer.browser.ask(cancelAppeal, named(stranger));
    expect(refusal(await add(stranger, 'buyer'))).toBe('p2p-appeals.no-case');
    expect(refusal(await add(await openedAppeal(env), 'buyer', { fileId }))).toBe('p2p-appeals.bad-file');
  });

  it('R4.20 that another order has seen is known to staff, and to nobody else', async () => {
    const [first, second, third] = [await openedAppeal(env), await openedAppeal(env), await openedAppeal(env)];
    for (const [given, shift] of [
      [first, 0],
      [second, 0],
      [third, 150],
    ] as const)
      await add(given, 'buyer', { fileId: await evidencePicture(given.buyer.browser, stripes(shift)) });
    const reviewer = await staffBrowser(env, ['risk']);
    const isKnown = async ({ order: { orderNo } }: Trade) => {
      const seen = await reviewer.ask(viewCase, { orderNo, reason: 'risk-review' });
      return seen.case?.evidence[0]?.isUsedBefore;
    };
    expect([await isKnown(first), await isKnown(second), await isKnown(third)]).toEqual([false, true, false]);
    expect((await appealOf(second, 'seller'))?.evidence[0]?.isUsedBefore).toBe(false);
  });
});

describe('questions by template', () => {
  it('R4.20 travel as a code that both people get, and need no words; without one there must be words', async () => {
    const given = await openedAppeal(env);
    const { orderNo } = given.order;
    const asked = { orderNo, side: 'seller', evidence: 'sender', text: '' } as const;
    expect(refusal(await decider.call(askSide, asked))).toBe('request.invalid');
    await decider.ask(askSide, { ...asked, template: 'sender-name' });
    for (const side of ['buyer', 'seller'] as const)
      expect((await appealOf(given, side))?.requests).toMatchObject([
        { side: 'seller', evidence: 'sender', template: 'sender-name', text: '' },
      ]);
    const auditor = await staffBrowser(env, ['auditor']);
    const { events } = await auditor.ask(viewOrder, { orderNo, reason: 'audit' });
    expect(events.at(-1)).toMatchObject({ code: 'ask-seller', details: expect.stringContaining('template: sender-name') });
  });
});

describe('at the desk', () => {
  it('R4.20 staff see the words after their look was written down, and what they do is kept', async () => {
    const given = await openedAppeal(env);
    const { orderNo } = given.order;
    expect(refusal(await decider.call(viewCase, { orderNo }))).toBe('customers.reason-needed');
    const seen = await decider.ask(viewCase, { orderNo, reason: 'complaint' });
    expect(seen.case).toMatchObject({ orderNo, reason: 'asks-extra', statements: [{ side: 'buyer', text: someWords }], takenBy: null });
    expect(seen.case?.closed).toBeNull();
    await decider.ask(takeCase, { orderNo });
    await ask(given, 'seller');
    const auditor = await staffBrowser(env, ['auditor']);
    const { entries } = await auditor.ask(auditList, { subject: orderNo });
    expect(entries.map(({ act }) => act)).toEqual(['p2p-appeals.asked', 'p2p-appeals.taken']);
    expect(JSON.stringify(entries)).not.toContain('transfer');
    expect(refusal(await auditor.call(takeCase, { orderNo }))).toBe('right.missing');
    await given.buyer.browser.ask(cancelAppeal, named(given));
    expect((await decider.ask(viewCase, { orderNo })).case?.closed).toMatchObject({ by: 'cancel-appeal' });
  });

  it('R4.20 staff read the chat of an order in appeal with its files, and of no other order', async () => {
    const given = await openedAppeal(env);
    const { orderNo } = given.order;
    await given.seller.browser.ask(sendMessage, { orderNo, clientId: randomUUID(), kind: 'text', text: 'Ten more euros, please.' });
    const reader = await staffBrowser(env, ['approver']);
    expect(refusal(await reader.call(viewChat, { orderNo }))).toBe('customers.reason-needed');
    const { messages } = await reader.ask(viewChat, { orderNo, reason: 'complaint' });
    expect(messages).toMatchObject([{ side: 'seller', kind: 'text', text: 'Ten more euros, please.', file: null }]);
    const quiet = await trade(env);
    await quiet.buyer.browser.ask(sendMessage, { orderNo: quiet.order.orderNo, clientId: randomUUID(), kind: 'text', text: 'Hello.' });
    expect(refusal(await reader.call(viewChat, { orderNo: quiet.order.orderNo, reason: 'complaint' }))).toBe('p2p-appeals.no-case');
    const client = new pg.Client({ connectionString: env.config.databaseUrl('admin') });
    await client.connect();
    const shown = await client.query('SELECT FROM p2p_appeals_messages WHERE order_no = $1', [quiet.order.orderNo]);
    const denied = await client.query('SELECT FROM p2p_chat_messages').catch((error: { code: string }) => error.code);
    await client.end();
    expect([shown.rowCount, denied]).toEqual([0, '42501']);
  });

  it('R4.20 whom staff ask is told, and the other is not', async () => {
    const given = await openedAppeal(env);
    await ask(given, 'seller');
    const worker = startRole('worker', env.config);
    await sendNotices(worker);
    await worker.db.destroy();
    const told = async (side: OrderSide) => {
      const { entries } = await given[side].browser.ask(notificationList, {});
      return entries.map(({ kind }) => kind);
    };
    expect(await told('seller')).toContain('order_asked');
    expect(await told('buyer')).not.toContain('order_asked');
    expect(await told('buyer')).toContain('order_appealed');
  });
});
