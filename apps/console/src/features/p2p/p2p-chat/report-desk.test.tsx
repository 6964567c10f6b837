import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { reportList } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { viewReport } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
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
};
const viewed = { ...listed, text: 'Insulted me twice.', message: { kind: 'text', text: 'You fool', at }, viewsLeft: 28 };

function open(chosen: string, isReasonGiven: boolean): HTMLElement {
  vi.stubGlobal('fetch', async (path: string) => {
    const needsReason = path === viewReport.path && !isReasonGiven;
    const data = path === reportList.path ? { reports: [listed], after: null } : needsReason ? { viewsLeft: 30 } : viewed;
    const code = needsReason ? refusals['customers.reason-needed'].code : successCodeOf(path);
    return Response.json({ code, data, msg: '', requestId: 'request' } satisfies Envelope);
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  root.render(
    <QueryClientProvider client={client}>
      <ReportDesk reportNo={chosen} />
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
