import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { viewChat } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-chat';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { type RefusalId, refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ViewedCase } from '#desk/cases/case.query.ts';
import { toneTint } from '#parts/tone.ts';
import { changeSession } from '#session/staff-session.ts';
import type { ChatMessage } from './chat.query.ts';
import { exampleOrder } from './example-order.ts';
import { OpenedOrder } from './opened-order.tsx';
import type { ViewedOrder } from './order-desk.query.ts';

const orderNo = '1234567890123456789';
const at = '2026-01-01T00:00:00.000Z';
const order = {
  orderNo,
  version: 4,
  orderStatus: 2,
  coinCode: 'USDT',
  fiatCode: 'EUR',
  orderAmount: '100',
  orderPrice: '101',
  buyer: { userId: '1000000000000000001', nickName: 'Buyer one', realName: 'Ben Example' },
  seller: { userId: '1000000000000000002', nickName: 'Seller two', realName: 'Ann Example' },
  makerSide: 'seller',
  closeReason: null,
  createdAt: at,
  paidAt: at,
  freeze: null,
  openRuling: null,
  adNo: '1',
  price: '1.01',
  sellerFee: '0',
  buyerFee: '0',
  remark: '',
  cancelRequest: 'none',
  cancelReason: null,
  fault: null,
  closedAt: null,
  paymethods: [],
  escrow: { amount: '100', state: 'held', since: at },
  events: [],
  isChainWhole: true,
  rulings: [],
  facts: exampleOrder.facts,
  viewsLeft: 28,
} as unknown as ViewedOrder;
const openedAt = Date.parse(at);
const appeal = {
  caseNo: `${orderNo}-1`,
  orderNo,
  reason: 'not-released',
  facts: {
    openedAt,
    openedBy: 'buyer',
    isSlow: false,
    statedAt: { buyer: openedAt, seller: null },
    asked: null,
    takenAt: null,
    pauses: [],
  },
  statements: [],
  requests: [],
  evidence: [],
  takenBy: null,
  closed: null,
  serverTimestamp: openedAt,
} as unknown as ViewedCase;

const words: ChatMessage = {
  seq: 1,
  side: 'buyer',
  kind: 'text',
  text: 'Hello,\n  I paid.',
  file: null,
  isProof: false,
  isUsedBefore: false,
  hasContact: false,
  at,
};
const picture: ChatMessage = { ...words, seq: 3, kind: 'picture', text: '', file: { url: '/files/first', width: 400, height: 800 } };
const video: ChatMessage = { ...picture, seq: 4, kind: 'video', file: { url: '/files/video', width: 400, height: 800 } };

interface Given {
  messages: readonly ChatMessage[];
  order?: ViewedOrder;
  appeal?: ViewedCase | null;
  /** How the server refuses a chat that is asked for without a reason. */
  refusal?: RefusalId | undefined;
}

/** Only the transport is a stub: it answers what is given by then, and keeps what was asked for. */
function stubServer(given: Given) {
  const asked: Array<{ path: string; input: unknown }> = [];
  const answerOf = (path: string) => {
    if (path === viewOrder.path) return given.order ?? order;
    if (path === viewCase.path) return { case: given.appeal === undefined ? appeal : given.appeal, viewsLeft: 28 };
    return { messages: given.messages, viewsLeft: 27 };
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, input: JSON.parse(body) });
    if (path === viewChat.path && given.refusal && !body.includes('reason'))
      return Response.json({ code: refusals[given.refusal].code, data: { viewsLeft: 30 }, msg: 'No.', requestId: 'request' });
    return Response.json({ code: successCodeOf(path), data: answerOf(path), msg: '', requestId: 'request' } satisfies Envelope);
  });
  return asked;
}

function opened(given: Given) {
  const asked = stubServer(given);
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: ['auditor'], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const draw = (isShown: boolean) =>
    root.render(
      <QueryClientProvider client={client}>{isShown && <OpenedOrder orderNo={orderNo} onDecided={() => undefined} />}</QueryClientProvider>,
    );
  draw(true);
  const buttonOf = (name: string) => [...host.querySelectorAll('button')].find((button) => button.textContent?.trim() === name);
  return {
    draw,
    refresh: () => client.invalidateQueries(),
    looks: (wanted: string = viewChat.path) => asked.filter(({ path }) => path === wanted).map(({ input }) => input),
    shows: (text: string) => vi.waitFor(() => expect(host.textContent).toContain(text)),
    press: async (name: string) => {
      await vi.waitFor(() => expect(buttonOf(name)).toBeDefined());
      buttonOf(name)?.click();
    },
    key: (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    panel: () => host.querySelector('section[aria-labelledby="chat"]'),
    messages: () => [...host.querySelectorAll('[role="region"][aria-label="Messages"] > ol > li')],
  };
}

it('R4.20 uses p2p-appeals/view-chat: the chat is asked for when somebody wants to read it, and never by itself', async () => {
  const page = opened({ messages: [words, { ...words, seq: 2, side: 'seller', text: 'Not yet.' }] });
  await page.shows('reading it is recorded');
  await page.refresh();
  expect(page.looks()).toEqual([]);
  await page.press('Read the chat C');
  await page.shows('2 messages; 27 looks left this hour');
  expect(page.messages().map(({ textContent }) => textContent)).toEqual([
    'Buyer, Buyer one2026-01-01 00:00:00Hello,\n  I paid.',
    'Seller, Seller two2026-01-01 00:00:00Not yet.',
  ]);
  expect(page.messages()[0]?.querySelector('p[dir="auto"]')?.className).toContain('whitespace-pre-wrap');
  expect(page.messages()[0]?.closest<HTMLElement>('[role="region"]')?.tabIndex).toBe(0);
  await page.refresh();
  expect(page.looks()).toEqual([{ orderNo }]);
});

it('R4.20 whoever opens an order again reads its chat anew', async () => {
  const page = opened({ messages: [words] });
  await page.press('Read the chat C');
  await page.shows('I paid.');
  page.draw(false);
  await vi.waitFor(() => expect(page.panel()).toBeNull());
  page.draw(true);
  await page.shows('Read the chat');
  for (const { path } of [viewOrder, viewCase]) await vi.waitFor(() => expect(page.looks(path)).toHaveLength(2));
  expect(page.messages()).toEqual([]);
  expect(page.looks()).toHaveLength(1);
});

it('R4.20 messages say what is known about them', async () => {
  const tagged = [
    { ...words, kind: 'auto-reply', side: 'seller' },
    { ...words, seq: 2, hasContact: true },
    { ...picture, isProof: true, isUsedBefore: true },
    { ...words, seq: 4 },
  ] satisfies ChatMessage[];
  const page = opened({ messages: tagged });
  await page.press('Read the chat C');
  await page.shows('4 messages');
  const texts = ['Automatic reply', 'Has contact details', 'Proof of payment', 'Another order has seen this proof'];
  const said = page.messages().map(({ textContent }) => texts.filter((text) => textContent?.includes(text)));
  expect(said).toEqual([['Automatic reply'], ['Has contact details'], ['Proof of payment', 'Another order has seen this proof'], []]);
  expect(page.messages()[2]?.querySelector(`.${toneTint.bad}`)?.textContent).toBe('Another order has seen this proof');
});

it('R4.20 a picture is shown without a digit, a video is saved, and what was erased says so', async () => {
  const given: Given = { messages: [picture, video, { ...picture, seq: 5, file: null }, { ...video, seq: 6, file: null }] };
  const page = opened(given);
  await page.press('Read the chat C');
  await page.shows('The video was erased.');
  const [shown, saved, erased] = page.messages();
  expect(shown?.querySelector('img')?.alt).toBe('Picture in message 3, buyer');
  expect(shown?.querySelector('kbd')).toBeNull();
  const link = saved?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href'), link?.download]).toEqual([
    'Save the video',
    '/files/video',
    `order-${orderNo}-message-4`,
  ]);
  expect(erased?.textContent).toContain('The picture was erased.');
  shown?.querySelector('img')?.dispatchEvent(new Event('error'));
  await page.shows('Read the chat again.');
  given.messages = [{ ...picture, file: { url: '/files/second', width: 400, height: 800 } }];
  await page.press('Read again C');
  await vi.waitFor(() => expect(page.panel()?.querySelector('img')?.getAttribute('src')).toBe('/files/second'));
});

it('R4.20 C reads the chat and leads to it, and reads it once however often it is pressed meanwhile', async () => {
  const page = opened({ messages: [] });
  await page.shows('Read the chat');
  page.key('c');
  page.key('c');
  await page.shows('They wrote nothing to each other.');
  expect(document.activeElement?.id).toBe('chat');
  expect(page.looks()).toHaveLength(1);
  page.key('c');
  page.key('c');
  await vi.waitFor(() => expect(page.looks().length).toBeGreaterThan(1));
  await vi.waitFor(() => expect(page.panel()?.querySelector('[aria-busy="true"]')).toBeNull());
  expect(page.looks()).toHaveLength(2);
});

it('R4.20 a chat whose reason is too old is shown once a new one is given', async () => {
  const page = opened({ messages: [words], refusal: 'customers.reason-needed' });
  await page.press('Read the chat C');
  await page.shows('30 looks left this hour');
  page.key('c');
  const field = page.panel()?.querySelector('select');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, 'audit');
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await page.press('Show');
  await page.shows('I paid.');
  expect(page.looks()).toEqual([{ orderNo }, { orderNo, reason: 'audit' }]);
});

it('R4.20 a chat that cannot be read again stays, with why', async () => {
  const given: Given = { messages: [words], refusal: 'staff.view-quota' };
  const page = opened(given);
  await page.press('Read the chat C');
  await page.shows('This could not be read. No.');
  given.refusal = undefined;
  await page.press('Read the chat C');
  await page.shows('I paid.');
  expect(page.panel()?.textContent).not.toContain('This could not be read.');
  given.refusal = 'staff.view-quota';
  await page.press('Read again C');
  await page.shows('This could not be read. No.');
  expect(page.messages()).toHaveLength(1);
});

it('R4.20 a long chat says that only its end is shown', async () => {
  const page = opened({ messages: Array.from({ length: 500 }, (_, seq) => ({ ...words, seq })) });
  await page.press('Read the chat C');
  await page.shows('the newest 500 messages');
});

it.each([
  { name: 'was never in appeal', given: { order: { ...order, orderStatus: 1 } } },
  { name: 'has no case', given: { appeal: null } },
] as const)('R4.20 an order that $name has no chat to read, and C is left to the console', async ({ given }) => {
  const page = opened({ messages: [words], ...given });
  await page.shows('What happened');
  await vi.waitFor(() => expect(page.panel()).toBeNull());
  expect(page.key('c')).toBe(true);
  expect(page.looks()).toEqual([]);
});
