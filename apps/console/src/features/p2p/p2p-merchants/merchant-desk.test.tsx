import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { decideApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { decideRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { merchantList } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-list';
import { merchantQueue } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-queue';
import { proposeRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { viewApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/view-application';
import { refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { MerchantDesk } from './merchant-desk.tsx';

const applicationNo = '1234567890123456789';
const userId = '1000000000000000001';
const at = '2026-01-01T00:00:00.000Z';
const listed = {
  applicationNo,
  userId,
  nickName: 'Harbour',
  accountType: 'company',
  fiatCodes: ['EUR'],
  deposit: '500',
  submittedAt: at,
  earlier: 1,
  moves: [{ kind: 'compensation', amount: '-12.5', left: '487.5', at: '2026-01-02T00:00:00.000Z', orderNo: '1234567890123456789' }],
};
const viewed = {
  ...listed,
  state: 'waiting',
  contact: { kind: 'telegram', value: '@harbour' },
  company: { name: 'Harbour Ltd', registrationNo: 'HRB 1' },
  files: [{ fileId: 'AAAAAAAAAAAAAAAAAAAAAA', kind: 'funds', picture: { url: '/files/x', width: 10, height: 10 } }],
  decidedAt: null,
  reasons: [],
  filesToFix: [],
  words: '',
  realName: 'Ann Example',
  requirements: [
    { code: 'verified', isMet: true },
    { code: 'phone', isMet: false },
  ],
  figures: { completed30d: 4, cancelled30d: 1, counterparties: 3, joinedAt: at },
  decidedBy: null,
  version: 1,
  viewsLeft: 28,
};
const merchant = {
  userId,
  nickName: 'Harbour',
  state: 'approved',
  accountType: 'company',
  level: 'starter',
  fiatCodes: ['EUR'],
  deposit: '500',
  required: '500',
  dueAt: null,
  approvedAt: at,
  removal: null as object | null,
};
const removal = {
  removalNo: '1000000001',
  userId,
  cause: 'extra-fees',
  reason: 'asked three buyers for more',
  state: 'open',
  proposedBy: 'bob',
  proposedAt: at,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
};

interface Given {
  chosen?: string;
  isReasonNeeded?: boolean;
  merchants?: ReadonlyArray<typeof merchant>;
}

/** Only the transport is a stub: it answers what is given, and keeps what was sent. */
function desk(roles: readonly StaffRole[], { chosen = '', isReasonNeeded = false, merchants = [merchant] }: Given = {}) {
  const sent: Array<{ path: string; input: unknown }> = [];
  const answers: Record<string, object> = {
    [merchantQueue.path]: { applications: [listed], count: 1, openRemovals: 0, serverTimestamp: Date.parse(at) + 3 * 86_400_000 },
    [merchantList.path]: { merchants, count: merchants.length },
    [viewApplication.path]: viewed,
    [decideApplication.path]: { applicationNo, state: 'approved' },
    [proposeRemoval.path]: removal,
    [decideRemoval.path]: { ...removal, state: 'approved' },
  };
  const reads: readonly string[] = [merchantQueue.path, merchantList.path, viewApplication.path];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!reads.includes(path)) sent.push({ path, input: JSON.parse(body) });
    const isRefused = path === viewApplication.path && isReasonNeeded && !body.includes('reason');
    const code = isRefused ? refusals['customers.reason-needed'].code : successCodeOf(path);
    return Response.json({ code, data: isRefused ? { viewsLeft: 30 } : answers[path], msg: '', requestId: 'request' } satisfies Envelope);
  });
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: [...roles], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  root.render(
    <QueryClientProvider client={client}>
      <MerchantDesk applicationNo={chosen} />
    </QueryClientProvider>,
  );
  const buttons = (name: string) => [...document.querySelectorAll('button')].filter((button) => button.textContent?.trim() === name);
  return {
    sent,
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    has: (name: string) => buttons(name).length > 0,
    press: async (name: string) => {
      await vi.waitFor(() => expect(buttons(name).length).toBeGreaterThan(0));
      buttons(name).at(-1)?.click();
    },
    key: (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    tick: (label: string) => [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.click(),
    write: (text: string) => type('dialog[open] textarea', text, 'input'),
    choose: (value: string) => type('dialog[open] select', value, 'change'),
  };
}

async function type(selector: string, value: string, event: 'input' | 'change') {
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error('no field yet');
    return found;
  });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

const reason = 'three buyers sent the messages';

it('uses p2p-merchants/merchant-queue, p2p-merchants/merchant-list: what waits by age, and every merchant with deposit and level', async () => {
  const page = desk(['auditor']);
  await page.shows('3 d ago');
  await page.shows('Company, EUR');
  await page.shows('500 of 500');
  await page.shows('1, oldest first');
  expect(page.has('Propose removal')).toBe(false);
});

it('uses p2p-merchants/view-application: an application is opened with a reason, and shows proofs and what is not met', async () => {
  desk(['decider'], { chosen: applicationNo, isReasonNeeded: true });
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  expect(document.body.textContent).not.toContain('Ann Example');
  const page = desk(['auditor'], { chosen: applicationNo });
  await page.shows('Ann Example');
  await page.shows('Phone number: no');
  await page.shows('@harbour');
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Funds, proof 1');
  expect(page.has('Approve A')).toBe(false);
});

it('uses p2p-merchants/decide-application: X rejects with reasons, none of which is chosen beforehand; A approves', async () => {
  const page = desk(['decider'], { chosen: applicationNo });
  await page.shows('Ann Example');
  page.key('x');
  await page.shows('500 USDT go back to the wallet at once.');
  expect(document.querySelectorAll('dialog[open] input:checked')).toHaveLength(0);
  await page.press('Reject');
  await page.shows('Choose what was wrong.');
  expect(page.sent).toEqual([]);
  page.tick('The proof of funds is too old');
  page.tick('Funds');
  await page.write('Please send one of this month.');
  await page.press('Reject');
  await page.shows('Rejected: 500 USDT went back.');
  expect(page.sent).toEqual([
    {
      path: decideApplication.path,
      input: {
        applicationNo,
        version: 1,
        isApproved: false,
        reasons: ['funds-too-old'],
        filesToFix: ['funds'],
        words: 'Please send one of this month.',
      },
    },
  ]);
});

it('approves with A', async () => {
  const page = desk(['risk'], { chosen: applicationNo });
  await page.shows('Ann Example');
  page.key('a');
  await page.shows('500 USDT stay in the deposit.');
  await page.press('Approve');
  await page.shows('Approved: a merchant from now on.');
  expect(page.sent).toEqual([
    { path: decideApplication.path, input: { applicationNo, version: 1, isApproved: true, reasons: [], filesToFix: [], words: '' } },
  ]);
});

it('uses p2p-merchants/propose-removal: a cause and a reason are said, and another member decides', async () => {
  const page = desk(['decider']);
  await page.press('Propose removal');
  await page.shows('Nothing changes before another member has decided.');
  await page.press('Propose');
  await page.shows('Choose what the status is taken away for.');
  await page.choose('off-platform');
  await page.write(reason);
  await page.press('Propose');
  await page.shows('Proposed. Another member has to decide.');
  expect(page.sent).toEqual([{ path: proposeRemoval.path, input: { userId, cause: 'off-platform', reason } }]);
});

it('uses p2p-merchants/decide-removal: the second member removes, and whoever proposed it cannot', async () => {
  const page = desk(['approver'], { merchants: [{ ...merchant, removal }] });
  await page.press('Remove');
  await page.shows('Asked for extra fees');
  await page.write(reason);
  await page.press('Remove');
  await page.shows('The status is taken away.');
  expect(page.sent).toEqual([{ path: decideRemoval.path, input: { removalNo: removal.removalNo, isApproved: true, reason } }]);
  const own = desk(['risk'], { merchants: [{ ...merchant, nickName: 'Own one', removal: { ...removal, proposedBy: 'ann' } }] });
  await own.shows('Own one');
  const row = [...document.querySelectorAll('tr')].find((each) => each.textContent?.includes('Own one'));
  expect(row?.querySelector('button')).toBeNull();
});
