import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { exportEntries } from '@peerbourse/contract/core/audit/export-entries';
import { successCodeOf } from '@peerbourse/contract/envelope';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { AuditPanel } from './audit-panel.tsx';

const csv = 'entry,at,actor,act\r\n7,2026-11-18T12:00:00.000Z,boris,customers.revealed\r\n';
const entry = {
  entryNo: '7',
  at: '2026-11-18T12:00:00.000Z',
  actorKind: 'staff',
  actor: 'boris',
  act: 'settings.changed',
  subject: 'p2p.config',
  details: { before: { openOrders: 5 }, after: { openOrders: 6 } },
  address: '127.0.0.1',
};

async function open(hash: string, exported: { count: number; isCut: boolean }) {
  const asked: Array<{ path: string; input: unknown }> = [];
  const saved: Blob[] = [];
  location.hash = hash;
  changeSession({ state: 'in', account: { name: 'boris', roles: ['auditor'], environment: 'test', queues: [] } as never });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, input: JSON.parse(body) });
    const data = path === exportEntries.path ? { csv, ...exported } : { entries: [entry], before: null };
    return Response.json({ code: successCodeOf(path), data, msg: '', requestId: 'request' });
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuditPanel />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
    location.hash = '';
  });
  await expect.poll(() => host.textContent).toContain('settings.changed');
  const press = (text: string) => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
  return { host, asked, saved, press };
}

it('uses audit/export-entries: the file has what the filters let through, and says how much that is', async () => {
  const { host, asked, saved, press } = await open('#/audit?act=settings', { count: 1_234, isCut: false });
  press('Export as CSV');
  await expect.poll(() => host.textContent).toContain('1,234 entries are in the file.');
  for (const path of [auditList.path, exportEntries.path]) {
    expect(asked.find((request) => request.path === path)?.input, path).toEqual({ act: 'settings' });
  }
  expect(await saved[0]?.text()).toBe(csv);
  expect(host.textContent).not.toContain('narrow the time');
});

it('whoever exports more than a file holds is told what to do', async () => {
  const { host, press } = await open('#/audit', { count: 5_000, isCut: true });
  press('Export as CSV');
  await expect.poll(() => host.textContent).toContain('5,000 entries are in the file. Older ones that fit did not: narrow the time.');
});
