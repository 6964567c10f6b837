import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListedCase, ViewedCase } from '#desk/cases/case.query.ts';
import { toneText } from '#parts/tone.ts';
import { after, desk, facts, listed, orderNo, ruling, viewed } from './example-desk.tsx';
import { exampleOrder as order } from './example-order.ts';

const reason = 'the statement shows the payment';

it('R4.20 uses p2p-orders/view-order, p2p-orders/propose-ruling: an appeal is looked at and a ruling proposed, none is chosen beforehand', async () => {
  const page = desk(['decider'], { order });
  await page.shows('Buyer one buys from Seller two');
  await page.shows('Ann Example');
  await page.shows('100 USDT in escrow');
  await page.shows('28 looks left this hour');
  expect(page.has('Carry it out A')).toBe(false);
  await page.press('Propose a ruling P');
  await page.shows('Nothing moves before another member has carried it out.');
  await page.press('Propose');
  await page.shows('Say why, in at least 10 characters.');
  await page.write(reason);
  await page.press('Propose');
  await page.shows('Choose where the coins go.');
  expect(page.sent()).toEqual([]);
  await page.choose('It rests on', 'underpaid');
  await page.press('Propose');
  await page.shows('More than none and less than all, such as 40.5.');
  expect(page.sent()).toEqual([]);
  await page.choose('It rests on', 'no-proof');
  await page.press('Propose');
  await page.shows('Proposed. Another member has to decide.');
  const input = { orderNo, version: 4, verdict: 'refund', grounds: 'no-proof', fault: null, reason };
  expect(page.sent()).toEqual([{ path: proposeRuling.path, input }]);
});

it('uses p2p-orders/decide-ruling: the second member carries it out, and whoever proposed it cannot', async () => {
  const page = desk(['approver'], { order: { ...order, openRuling: ruling } });
  await page.press('Carry it out A');
  await page.shows('Nothing brings them back.');
  await page.write(reason);
  await page.press('Carry it out');
  await page.shows('Coins to the buyer: done.');
  expect(page.sent()).toEqual([{ path: decideRuling.path, input: { rulingNo: ruling.rulingNo, isApproved: true, reason } }]);
});

it('X asks for the reason of a rejection, A of an approval, and neither decides by itself', async () => {
  const page = desk(['approver'], { order: { ...order, openRuling: ruling } });
  await vi.waitFor(() => expect(page.has('Carry it out A')).toBe(true));
  page.key('x');
  await page.shows('Nothing moves. Another ruling can be proposed.');
  expect(document.querySelector('dialog[open] button[type="submit"]')?.className).toContain('text-down');
  expect(page.sent()).toEqual([]);
});

it('shows whoever proposed a ruling that another member decides', async () => {
  const page = desk(['risk'], { order: { ...order, openRuling: { ...ruling, proposedBy: 'ann' } } });
  await page.shows('ann proposed a ruling. Another member decides.');
  expect(page.has('Carry it out A')).toBe(false);
});

it.each([
  { name: 'Stop', status: 0, path: stopOrder.path, done: 'The order is stopped, the coins are back.' },
  { name: 'Suspend', status: 1, path: suspendOrder.path, done: 'The order is an appeal now.' },
] as const)('uses p2p-orders/stop-order, p2p-orders/suspend-order: $name with a reason', async ({ name, status, path, done }) => {
  const page = desk(['risk'], { order: { ...order, orderStatus: status } });
  await page.press(name);
  await page.write(reason);
  await page.press(name);
  await page.shows(done);
  expect(page.sent()).toEqual([{ path, input: { orderNo, version: 4, reason } }]);
});

describe('R4.20 cases on the desk', () => {
  it('R4.20 uses p2p-appeals/case-queue: the list shows why, whose turn it is, the time left and who has it', async () => {
    const late = { ...listed, caseNo: 'late', order: { ...order, orderNo: '1234567890123456780' }, reason: 'third-party', takenBy: 'bob' };
    const waiting = { ...listed, caseNo: 'waiting', order: { ...order, orderNo: '1234567890123456781' } };
    const queue = [
      { ...late, facts: { ...facts, openedAt: after(-32.5), statedAt: { buyer: after(-32.5), seller: null } } },
      listed,
      { ...waiting, facts: { ...facts, openedAt: after(6), statedAt: { buyer: after(6), seller: null } } },
    ] as unknown as ListedCase[];
    const page = desk(['auditor'], { order, queue });
    await page.shows('The money came from the account of somebody else');
    await page.shows('207, the first 3 shown');
    const rows = [...document.querySelectorAll('ul[aria-label="Cases"] li')];
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Taken by bob'),
      expect.stringContaining('Staff to take, 12 min left'),
      expect.stringContaining('Waits for the seller, 3 min left'),
    ]);
    const bad = [...document.querySelectorAll(`ul[aria-label="Cases"] .${toneText.bad}`)].map(({ textContent }) => textContent);
    expect(bad.filter((text) => text?.includes('min'))).toEqual(['Late by 20 min']);
    expect(rows[1]?.textContent).toContain('100 USDT for 101 EUR');
    expect(rows[1]?.textContent).toContain('Not taken yet');
  });

  it('R4.20 uses p2p-orders/order-desk-list: a number that is looked for stands instead of the queue', async () => {
    const page = desk(['auditor'], { order: { ...order, orderStatus: 3, events: [] } });
    await page.shows('Staff to take, 12 min left');
    expect(page.askedFor(orderDeskList.path)).toEqual([]);
    await page.write(orderNo, 'input[type="search"]');
    await page.press('Find');
    await page.shows('Found');
    await vi.waitFor(() => expect(document.querySelector('ul[aria-label="Orders"]')?.textContent).toContain('Completed'));
    expect(page.askedFor(orderDeskList.path)).toEqual([{ path: orderDeskList.path, input: { orderNo } }]);
    expect(page.askedFor(viewCase.path)).toEqual([]);
  });

  it('R4.20 uses p2p-appeals/view-case: the case shows what both said and what staff asked, after the order was shown', async () => {
    const appeal: ViewedCase = {
      ...viewed,
      facts: { ...facts, takenAt: after(31), asked: { side: 'buyer', at: after(31), answeredAt: after(32) } },
      statements: [...viewed.statements, { side: 'buyer', kind: 'answer', text: 'From my own account.', at: after(32) }],
      requests: [
        { side: 'buyer', evidence: 'payment', template: 'full-screenshot', text: 'Who sent it?', at: after(31), answeredAt: after(32) },
      ],
      takenBy: 'bob',
    };
    const page = desk(['auditor'], { order, appeal });
    await page.shows('From my own account.');
    const shown = document.getElementById('case')?.closest('section')?.textContent ?? '';
    for (const text of [
      'Taken by bob',
      'The buyer paid, the coins were not released',
      'Opened bythe buyer',
      'Staff to decide, 1 h 59 min left',
      'Until (UTC)2026-01-01 02:32:00',
      'Otherwiseit goes to the top of the queue',
      'Silentthe seller',
      'Buyer, Buyer one2026-01-01 00:00:00I paid at nine.',
      'Staff to the buyer2026-01-01 00:31:00Please send a full screenshot of the transfer',
      'cover anything.\nWho sent it?To show: Proof of payment',
      'Buyer, Buyer one2026-01-01 00:32:00From my own account.',
    ])
      expect(shown).toContain(text);
    expect(page.views()).toEqual([
      { path: viewOrder.path, input: { orderNo } },
      { path: viewCase.path, input: { orderNo } },
    ]);
    expect(page.has('Take the case T')).toBe(false);
    const panels = [...document.querySelectorAll('h2')].map(({ id }) => id);
    expect(panels.slice(panels.indexOf('order'), panels.indexOf('order') + 5)).toEqual(['order', 'case', 'facts', 'chat', 'paid-to']);
  });

  it('R4.20 a case whose reason is too old is shown once a new one is given', async () => {
    const page = desk(['auditor'], { order, isReasonNeeded: true });
    await page.shows('30 looks left this hour');
    expect(document.body.textContent).not.toContain('I paid at nine.');
    await page.choose('Why you look', 'audit');
    await page.press('Show');
    await page.shows('I paid at nine.');
    expect(page.views().at(-1)).toEqual({ path: viewCase.path, input: { orderNo, reason: 'audit' } });
  });

  it('R4.20 a case that is over shows what was said and nobody to wait for', async () => {
    const closed = { at: after(40), by: 'rule-release' };
    const page = desk(['decider'], { order: { ...order, orderStatus: 3 }, appeal: { ...viewed, closed } });
    await page.shows('I paid at nine.');
    const shown = document.getElementById('case')?.closest('section')?.textContent;
    for (const text of ['Closed', 'Ended (UTC)2026-01-01 00:40:00', 'Ended byRule release']) expect(shown).toContain(text);
    expect(shown).not.toContain('Otherwise');
    expect(page.has('Ask a side Q')).toBe(false);
  });

  it('R4.20 uses p2p-appeals/take-case: a member takes a case of somebody else, and all of it is read again', async () => {
    const page = desk(['decider'], { order, appeal: { ...viewed, takenBy: 'bob' } });
    await page.shows('I paid at nine.');
    page.key('t');
    await page.shows('You have taken the case.');
    expect(page.sent()).toEqual([{ path: takeCase.path, input: { orderNo } }]);
    for (const { path } of [caseQueue, viewOrder, viewCase])
      await vi.waitFor(() => expect(page.askedFor(path).length, path).toBeGreaterThan(1));
  });

  it('R4.20 does not offer a case to whoever has it already', async () => {
    const page = desk(['risk'], { order, appeal: { ...viewed, takenBy: 'ann' } });
    await page.shows('Taken by you');
    expect(page.has('Ask a side Q')).toBe(true);
    expect(page.has('Take the case T')).toBe(false);
    page.key('t');
    expect(page.sent()).toEqual([]);
  });

  it('R4.20 uses p2p-appeals/ask-side: one side is asked in words, and nobody is chosen beforehand', async () => {
    const page = desk(['risk'], { order });
    await page.shows('I paid at nine.');
    page.key('q');
    await page.press('Ask');
    await page.shows('Choose whom you ask.');
    await page.shows('Choose a template, or ask in at least 10 characters.');
    await page.choose('Whom you ask', 'seller');
    await page.choose('What to show', 'sender');
    await page.write(' Whose name does your bank show? ');
    await page.press('Ask');
    await page.shows('The seller was asked.');
    const text = 'Whose name does your bank show?';
    expect(page.sent()).toEqual([{ path: askSide.path, input: { orderNo, side: 'seller', evidence: 'sender', text } }]);
    await vi.waitFor(() => expect(page.askedFor(viewCase.path)).toHaveLength(2));
  });
});

const sent: ViewedCase['evidence'][number] = {
  evidenceNo: '1',
  side: 'buyer',
  kind: 'payment',
  isForStaff: false,
  picture: { url: '/files/first', width: 400, height: 800 },
  isUsedBefore: false,
  at: after(1),
};

function picturesShown() {
  return [...document.querySelectorAll('ol[aria-label="Pictures"] > li')].map(({ textContent }) => textContent);
}

describe('R4.20 pictures of a case', () => {
  it('R4.20 each picture says who sent it, when, what it shows, who sees it and whether another order has seen it', async () => {
    const evidence: ViewedCase['evidence'] = [
      sent,
      { ...sent, evidenceNo: '2', side: 'seller', kind: 'sender', isForStaff: true, isUsedBefore: true, at: after(2) },
      { ...sent, evidenceNo: '3', picture: null, at: after(3) },
    ];
    const page = desk(['auditor'], { order, appeal: { ...viewed, evidence } });
    await page.shows('It was erased.');
    const [first, second, third] = picturesShown();
    expect(first).toContain('Buyer, Buyer one2026-01-01 00:01:00Picture 1, buyer: Proof of payment 1');
    expect(first).not.toContain('Only staff see it');
    expect(first).not.toContain('Another order has seen this picture');
    expect(second).toContain('Seller, Seller two2026-01-01 00:02:00Only staff see itAnother order has seen this picture');
    expect(second).toContain('Picture 2, seller: The name of the sender as the bank shows it');
    expect(third).toBe('Buyer, Buyer one2026-01-01 00:03:00Picture 3, buyer: Proof of payment. It was erased.');
    expect([...document.querySelectorAll('figure img')].map((image) => image.getAttribute('src'))).toEqual([
      '/files/first',
      '/files/first',
    ]);
  });

  it('R4.20 a digit shows a picture on the full screen, where T turns it and takes no case; the tenth has no digit', async () => {
    const onFullScreen: string[] = [];
    HTMLElement.prototype.requestFullscreen = async function () {
      onFullScreen.push(this.id);
    };
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen'));
    const evidence = Array.from({ length: 10 }, (_, at) => ({ ...sent, evidenceNo: String(at) }));
    const page = desk(['decider'], { order, appeal: { ...viewed, evidence } });
    await page.shows('Picture 10, buyer');
    expect(document.querySelector('#picture-9 kbd')?.textContent).toBe('9');
    expect(document.querySelector('#picture-10 kbd')).toBeNull();
    page.key('2');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('picture-2'));
    expect(onFullScreen).toEqual(['picture-2']);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('#picture-2 img')?.className).toContain('rotate-90'));
    expect(page.sent()).toEqual([]);
    page.key('t');
    await page.shows('You have taken the case.');
  });

  it('R4.20 a picture whose minute is over is shown again after the case was read again', async () => {
    const appeal = { ...viewed, evidence: [sent] };
    const page = desk(['auditor'], { order, appeal });
    await page.shows('Picture 1, buyer');
    document.querySelector('figure img')?.dispatchEvent(new Event('error'));
    await page.shows('This picture can be shown for a minute after opening. Read the case again.');
    appeal.evidence = [{ ...sent, picture: { url: '/files/second', width: 400, height: 800 } }];
    await page.press('Read again');
    await vi.waitFor(() => expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/files/second'));
  });
});
