import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { decideReport } from '@peerbourse/contract/p2p/p2p-chat/reports/decide-report';
import { reportList } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { viewReport } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { useFragment } from '#shell/use-screen.ts';
import { ReportDesk } from './report-desk.tsx';

const reportNo = '1234567890123456789';
const orderNo = '1234567890123456780';
const at = '2026-01-01T00:00:00.000Z';
const listed = {
  reportNo,
  orderNo,
  reporter: { userId: '1000000000000000001', nickName: 'Buyer one' },
  reported: { userId: '1000000000000000002', nickName: 'Seller two' },
  reason: 'abuse',
  seq: 7,
  at,
  decidedAt: null,
  outcome: null,
};
const next = { ...listed, reportNo: '1234567890123456788', reason: 'asked-extra' };
const viewed = { ...listed, text: 'Insulted me twice.', message: { kind: 'text', text: 'You fool', at }, viewsLeft: 28 };

/** The chosen report stands in the address, as on the screen. */
function Desk() {
  return <ReportDesk reportNo={useFragment().split('/')[3] ?? ''} />;
}

function open(chosen: string, isReasonGiven: boolean, roles: StaffRole[] = ['decider']): HTMLElement {
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles, expiresAt: at } });
  location.hash = `#/p2p/reports/${chosen}`;
  vi.stubGlobal('fetch', async (path: string) => {
    const needsReason = path === viewReport.path && !isReasonGiven;
    const answers: Record<string, object> = {
      [reportList.path]: { reports: [listed, next], after: null },
      [viewReport.path]: needsReason ? { viewsLeft: 30 } : viewed,
      [decideReport.path]: { reportNo, outcome: 'no-action', decidedAt: at, isFirst: true },
    };
    const data = answers[path];
    const code = needsReason ? refusals['customers.reason-needed'].code : successCodeOf(path);
    return Response.json({ code, data, msg: '', requestId: 'request' } satisfies Envelope);
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    location.hash = '';
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  root.render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
  return host;
}

it('R7.13 uses p2p-chat/report-list: staff see who reported whom in which order, and nothing that was written', async () => {
  const host = open('', true);
  await expect.poll(() => host.textContent).toContain('Buyer one reports Seller two, message 7');
  expect(host.textContent).toContain(orderNo);
  expect(host.textContent).not.toContain('You fool');
});

it('R7.13 uses p2p-chat/view-report: words and message are shown with ways to the order and to both people', async () => {
  const host = open(reportNo, true);
  await expect.poll(() => host.textContent).toContain('Insulted me twice.');
  expect(host.textContent).toContain('You fool');
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([`#/p2p/orders/${orderNo}`, '#/p2p/traders/1000000000000000002']));
});

it('R7.13 a report is opened with a reason, which is recorded', async () => {
  const host = open(reportNo, false);
  await expect.poll(() => host.querySelector('form')).not.toBeNull();
  expect(host.textContent).not.toContain('Insulted me twice.');
});

it('R7.13 uses p2p-chat/decide-report: after a decision the next report opens by itself', async () => {
  const host = open(reportNo, true);
  await expect.poll(() => host.textContent).toContain('Insulted me twice.');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  const dialog = () => host.querySelector<HTMLDialogElement>('dialog[open]');
  await expect.poll(() => dialog()?.textContent).toContain('What came of it');
  dialog()?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  await expect.poll(() => dialog()?.textContent).toContain('Choose what came of it.');
  write(dialog()?.querySelector('select'), 'no-action', 'change');
  write(dialog()?.querySelector('textarea'), 'said in anger, once', 'input');
  dialog()?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  await expect.poll(() => host.querySelector('[role="status"]')?.textContent).toBe('Decided.');
  expect(location.hash).toBe(`#/p2p/reports/${next.reportNo}`);
  expect(host.querySelector('[aria-current]')?.textContent).toContain('Asks for more money');
});

it('R7.13 whoever may only read reports decides none', async () => {
  const host = open(reportNo, true, ['auditor']);
  await expect.poll(() => host.textContent).toContain('Only members with the role Decider or Risk decide reports.');
});

function write(field: HTMLSelectElement | HTMLTextAreaElement | null | undefined, value: string, event: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event(event, { bubbles: true }));
}
