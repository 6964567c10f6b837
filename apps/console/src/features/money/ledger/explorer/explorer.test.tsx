import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { refusals } from '@peerbourse/contract/refusals';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AccountsPanel } from './accounts-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { PostingsPanel } from './postings-panel.tsx';

const userId = '1000000000000000001';
const journalId = '019a8f00-0000-7000-8000-000000000001';
const place = { accountId: '77', userId, coin: 'USDT', purpose: 'spot' };
const journal = { journalId, at: '2026-01-01T00:00:00.000Z', kind: 'transfer', reference: '' };
const posting = { ...place, ...journal, postingId: '5', subKey: '', amount: '10.5', balanceAfter: '123.25' };

const answers: Readonly<Record<string, object>> = {
  [accountList.path]: { accounts: [{ ...place, balance: '123.25' }], viewsLeft: 29 },
  [postingList.path]: { postings: [posting], nextCursor: null, viewsLeft: 29 },
  [journalDetail.path]: { ...journal, key: 'transfer:1', postings: [posting], viewsLeft: 29 },
};

const panels = [
  { name: 'balances', path: accountList.path, subject: { userId }, panel: <AccountsPanel userId={userId} onPropose={undefined} /> },
  { name: 'postings', path: postingList.path, subject: { accountId: '77' }, panel: <PostingsPanel accountId="77" /> },
  { name: 'journal', path: journalDetail.path, subject: { journal: journalId }, panel: <JournalPanel name={journalId} /> },
];

/** A server that remembers a reason, until its hour is over. */
function stubServer(path: string) {
  const sent: unknown[] = [];
  let isReasonKnown = false;
  async function answer(asked: string, { body }: { body: string }): Promise<Response> {
    const input = JSON.parse(body) as object;
    if (asked === path) sent.push(input);
    isReasonKnown ||= 'reason' in input;
    const about = { msg: 'Please say why.', requestId: 'request' };
    const envelope: Envelope = isReasonKnown
      ? { ...about, code: successCodeOf(asked), data: answers[asked] }
      : { ...about, code: refusals['customers.reason-needed'].code, data: { viewsLeft: 30 } };
    return Response.json(envelope);
  }
  vi.stubGlobal('fetch', answer);
  return {
    sent,
    endHour: () => {
      isReasonKnown = false;
    },
  };
}

function shown(panel: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' } } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    focusManager.setFocused(undefined);
  });
  root.render(<QueryClientProvider client={client}>{panel}</QueryClientProvider>);
  return {
    submit: () => void host.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    choose: (reason: string) => {
      const select = host.querySelector('select') as HTMLSelectElement;
      select.value = reason;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    shows: (text: string) => vi.waitFor(() => expect(host.textContent).toContain(text)),
    text: () => host.textContent ?? '',
    comeBack: () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    },
    refresh: () => client.invalidateQueries(),
  };
}

it.each(panels)('$name of a customer: nothing before a reason, which the console then forgets', async ({ path, subject, panel }) => {
  const server = stubServer(path);
  const page = shown(panel);
  await page.shows('30 looks left this hour');
  expect(server.sent).toEqual([subject]);

  page.submit();
  await page.shows('Choose why you look.');
  expect(server.sent).toHaveLength(1);
  page.choose('audit');
  page.submit();
  await page.shows('123.25');
  await page.shows('29 looks left this hour');
  expect(server.sent.slice(1)).toEqual([{ ...subject, reason: 'audit' }]);

  // Whoever comes back to the window does not look; whoever refreshes does, and says nothing new.
  page.comeBack();
  await page.refresh();
  expect(server.sent.slice(2)).toEqual([subject]);
  server.endHour();
  await page.refresh();
  await page.shows('30 looks left this hour');
  expect(page.text()).not.toContain('123.25');
});
