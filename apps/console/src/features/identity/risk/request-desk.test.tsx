import { successCodeOf } from '@peerbourse/contract/envelope';
import { decideRequest } from '@peerbourse/contract/identity/risk/desk/decide-request';
import { dryRun } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { requestQueue } from '@peerbourse/contract/identity/risk/desk/request-queue';
import { viewRequest } from '@peerbourse/contract/identity/risk/desk/view-request';
import { settings } from '@peerbourse/contract/identity/risk/settings';
import { refusals } from '@peerbourse/contract/refusals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { DryRunPanel } from './dry-run-panel.tsx';
import { RequestDesk } from './request-desk.tsx';
import { RuleList } from './rule-list.tsx';

const requestNo = '1234567890123456789';
const at = '2026-01-01T00:00:00.000Z';
const queued = {
  requestNo,
  userId: '1000000000000000001',
  act: 'place-order',
  question: 'purpose',
  state: 'answered',
  askedAt: at,
  answeredAt: at,
};
const viewed = {
  ...queued,
  expiresAt: at,
  decidedAt: null,
  countsUntil: null,
  text: 'I pay my rent with it.',
  pictures: [],
  ruleId: 'every-order',
  ruleName: 'Every order of a young account',
  facts: {
    accountDays: 3,
    identityLevel: 2,
    country: 'DE',
    amount: '101.00',
    orders24h: 1,
    amount24h: '202.00',
    faults24h: 0,
    openCases: 0,
    lostCases30d: 0,
    isSecurityFresh: true,
    sharesWithRestricted: false,
  },
  decidedBy: null,
  decisionReason: null,
  viewsLeft: 29,
};
const tried = {
  acts: 120,
  people: 80,
  metActs: 4,
  metPeople: 3,
  badPeople: 1,
  since: at,
  isComplete: true,
  ofToday: ['country'],
  examples: [{ act: 'place-order', number: '1234567890123456780', userId: queued.userId, at, isBad: true }],
};

interface Sent {
  path: string;
  body: unknown;
}

function open(part: ReactNode, isReasonGiven = true): { host: HTMLElement; sent: Sent[] } {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    sent.push({ path, body: JSON.parse(init.body) });
    const isUnsaid = path === viewRequest.path && !isReasonGiven;
    const answers: Record<string, unknown> = {
      [requestQueue.path]: { requests: [queued], after: null },
      [viewRequest.path]: isUnsaid ? { viewsLeft: 30 } : viewed,
      [decideRequest.path]: { requestNo, state: 'approved' },
      [dryRun.path]: tried,
    };
    const code = isUnsaid ? refusals['customers.reason-needed'].code : successCodeOf(path);
    return Response.json({ code, data: answers[path], msg: '', requestId: 'request' });
  });
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: ['risk'], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
    location.hash = '';
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  root.render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
  return { host, sent };
}

const buttonNamed = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));

it('R8.4 uses risk/request-queue: whose answer waits is listed without a word of it, and nothing is opened by itself', async () => {
  const { host, sent } = open(<RequestDesk requestNo="" />);
  await expect.poll(() => host.textContent).toContain('What the person trades for');
  expect(host.textContent).not.toContain('rent');
  expect(sent.some(({ path }) => path === viewRequest.path)).toBe(false);
});

it('R8.4 a request is opened with a reason, which is recorded', async () => {
  const { host } = open(<RequestDesk requestNo={requestNo} />, false);
  await expect.poll(() => host.querySelector('form')).not.toBeNull();
  expect(host.textContent).not.toContain('rent');
});

it('R8.4 uses risk/view-request, risk/decide-request: the answer stands beside what was known; A asks for a reason before it approves', async () => {
  const { host, sent } = open(<RequestDesk requestNo={requestNo} />);
  await expect.poll(() => host.textContent).toContain('I pay my rent with it.');
  expect(host.textContent).toContain('3 days old, level 2, DE');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  await expect.poll(() => host.querySelector('dialog textarea, dialog input')).not.toBeNull();
  host.querySelector('dialog form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await expect.poll(() => host.querySelector('dialog [aria-invalid=true]')).not.toBeNull();
  expect(sent.some(({ path }) => path === decideRequest.path)).toBe(false);
});

it('R8.4 rules are told in words, in their order', async () => {
  const { host } = open(<RuleList rules={settings['risk.rules'].initial.rules} />);
  await expect.poll(() => host.textContent).toContain('the account is younger than 7 days; the coins are worth 50000 USDT or more');
  expect(host.textContent).toContain('3 or more cases lost in 30 days');
});

it('R8.4 uses risk/dry-run: a rule of the draft is tried, and the result says what it cannot know', async () => {
  const { host, sent } = open(<DryRunPanel value={settings['risk.rules'].initial} />);
  await expect.poll(() => host.querySelector('select')).not.toBeNull();
  const select = host.querySelector('select') as HTMLSelectElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'lost-cases');
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => select.value).toBe('lost-cases');
  buttonNamed(host, 'Try the rule')?.click();
  await expect.poll(() => host.textContent).toContain('would have met 4 acts of 3 people');
  expect(host.textContent).toContain('2 gave no cause');
  expect(host.textContent).toContain('Only today’s value is known of the country.');
  expect(sent.find(({ path }) => path === dryRun.path)?.body).toMatchObject({ rule: { id: 'lost-cases' }, days: 7 });
});
