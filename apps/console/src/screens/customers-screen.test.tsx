import { successCodeOf } from '@peerbourse/contract/envelope';
import { customerTimeline } from '@peerbourse/contract/identity/customers/customer-timeline';
import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { writeNote } from '@peerbourse/contract/identity/customers/write-note';
import type { UserId } from '@peerbourse/contract/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Profile } from '#desk/customers/customer-text.ts';
import { changeSession, type StaffAccount } from '#session/staff-session.ts';
import { CustomersScreen } from './customers-screen.tsx';

const userId = '1000000000000000001' as UserId;
const orderNo = '1234567890123454127';
const at = '2026-11-16T14:19:00.000Z';

type Fact = Profile['facts'][number];
type Event = Profile['timeline']['events'][number];

const fact = (list: string, kind: string, values: Record<string, string>, more: Partial<Fact> = {}): Fact => ({
  list,
  kind,
  values,
  at,
  until: null,
  isOpen: true,
  link: null,
  ...more,
});

const happened = (area: string, kind: string, values: Record<string, string>, link: Event['link'] = null): Event => ({
  area,
  kind,
  values,
  link,
  at,
});

const profile: Profile = {
  userId,
  userName: 'orbit.desk',
  mainUserId: null,
  childUserIds: [],
  email: 'd**@mail.test',
  phone: null,
  realName: null,
  country: 'LV',
  language: 'lv',
  identityLevel: 2,
  state: 'active',
  createdAt: at,
  openSessions: 1,
  views: [{ at, staffName: 'ilse', kind: 'viewed', reason: 'complaint' }],
  notes: [{ noteNo: '1', staffName: 'noor', text: 'Second ruling at fault.', at }],
  facts: [
    fact('restraints', 'account-hold', { what: 'withdraw', reason: 'new address', by: 'system' }, { until: '2026-11-17T00:00:00.000Z' }),
    fact('restraints', 'p2p-restriction', { what: 'publish', reason: 'abuse', by: 'noor' }, { link: { to: 'trader', id: userId } }),
    fact('restraints', 'lot', { coin: 'USDT', amount: '900', reference: 'x' }),
    fact('restraints', 'account-hold', { what: 'contract', reason: 'old', by: 'noor' }, { isOpen: false }),
    fact('balances', 'balance', { coin: 'USDT', purpose: 'otc', amount: '1904.16' }, { link: { to: 'ledger', id: userId } }),
    fact(
      'orders',
      'p2p-order',
      { side: 'sell', status: '2', quantity: '1240', coin: 'USDT', amount: '1143.28', fiat: 'EUR', with: 'marta_k', total: '203' },
      { link: { to: 'order', id: orderNo } },
    ),
    fact('devices', 'device', { device: 'd-91f4', agent: 'Chrome · Windows', country: 'LV', network: '198.51.x.x', sessions: '3' }),
    fact('somewhere-new', 'moon-phase', { phase: 'full' }),
  ],
  areas: ['orders', 'logins'],
  timeline: {
    events: [
      happened('orders', 'order-miss-release', { side: 'sell', actor: 'system', with: 'marta_k' }, { to: 'order', id: orderNo }),
      happened('logins', 'login', { outcome: 'opened', country: 'LV', network: '198.51.x.x', device: 'd-91f4', agent: 'Chrome · Windows' }),
    ],
    before: '2026-11-16T14:19:00.000000Z|a:1',
  },
  viewsLeft: 18,
};

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

function open(fragment: string, roles: StaffAccount['roles'], answers: Record<string, (body: Record<string, unknown>) => unknown> = {}) {
  location.hash = fragment;
  changeSession({ state: 'in', account: { name: 'ilse', roles } as StaffAccount });
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const given = JSON.parse(body) as Record<string, unknown>;
    sent.push({ path, body: given });
    const data = answers[path]?.(given) ?? (path === viewUser.path ? profile : { events: [], before: null });
    return Response.json({ code: successCodeOf(path), data, msg: '', requestId: 'request' });
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
      <CustomersScreen />
    </QueryClientProvider>,
  );
  return { host, sent };
}

const region = (host: HTMLElement, id: string) => host.querySelector<HTMLElement>(`section[aria-labelledby="${id}"]`);
const textOf = (host: HTMLElement, id: string) => region(host, id)?.textContent ?? '';
const button = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('button')].find((known) => (known.getAttribute('aria-label') ?? known.textContent) === name);

/** As somebody types: React listens to what the browser would say. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null | undefined, value: string): void {
  if (!field) throw new Error('there is no such field');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

it('uses customers/view-user: one look shows what holds somebody back, what they have, what is under way and what happened', async () => {
  const { host, sent } = open(`#/customers/${userId}/complaint`, ['risk', 'decider']);
  await expect.poll(() => textOf(host, 'holds')).toContain('3 in force');
  expect(textOf(host, 'holds')).toContain('Withdrawing');
  expect(textOf(host, 'holds')).toContain('until 2026-11-17 00:00');
  expect(textOf(host, 'holds')).toContain('Publishing ads');
  expect(textOf(host, 'holds')).toContain('900 USDT wait');
  expect(textOf(host, 'holds')).toContain('1 ended');
  expect(textOf(host, 'balances')).toContain('1904.16');
  expect(textOf(host, 'orders')).toContain('1 open, 203 in all');
  expect(textOf(host, 'orders')).toContain('Sells 1240 USDT for 1143.28 EUR');
  expect(textOf(host, 'devices')).toContain('d-91f4 · Chrome · Windows');
  expect(textOf(host, 'timeline')).toContain('Sale …4127: miss release');
  expect(textOf(host, 'notes')).toContain('Second ruling at fault.');
  expect(textOf(host, 'others'), 'what a module tells that this page has no words for').toContain('Moon phase');
  expect(host.textContent).toContain('18 looks left this hour');
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([`#/p2p/orders/${orderNo}`, `#/p2p/traders/${userId}`, `#/ledger/accounts/${userId}`]));
  expect(sent.map(({ path }) => path)).toEqual([viewUser.path]);
});

it('shows what a reader may see, and offers no act', async () => {
  const { host } = open(`#/customers/${userId}/complaint`, ['reader']);
  await expect.poll(() => textOf(host, 'timeline')).not.toBe('');
  for (const id of ['balances', 'orders']) expect(region(host, id), id).toBeNull();
  expect(host.querySelector('textarea')).toBeNull();
  for (const name of ['Hold something back', 'Lift Withdrawing', 'Lock the account', 'Reveal contacts and name'])
    expect(button(host, name)).toBeUndefined();
});

it('uses customers/customer-timeline: filters by area and pages, without another look', async () => {
  const older = happened('logins', 'login', { outcome: 'wrong-password', country: 'EE' });
  const { host, sent } = open(`#/customers/${userId}/complaint`, ['risk'], {
    [customerTimeline.path]: ({ area }) => ({
      events: area === 'logins' ? [older] : [happened('orders', 'order-place', { side: 'buy' })],
      before: null,
    }),
  });
  await expect.poll(() => button(host, 'Show older')).toBeDefined();
  button(host, 'Show older')?.click();
  await expect.poll(() => textOf(host, 'timeline')).toContain('place');
  expect(sent.at(-1)).toEqual({ path: customerTimeline.path, body: { userId, before: profile.timeline.before } });
  button(host, 'Logins')?.click();
  await expect.poll(() => textOf(host, 'timeline')).toContain('Login refused: wrong password');
  expect(sent.at(-1)).toEqual({ path: customerTimeline.path, body: { userId, area: 'logins' } });
  expect(sent.filter(({ path }) => path === viewUser.path)).toHaveLength(1);
});

it('J and K go through the timeline, N to the note', async () => {
  const { host } = open(`#/customers/${userId}/complaint`, ['risk']);
  await expect.poll(() => host.querySelectorAll('[data-entry]').length).toBe(2);
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('j');
  expect(document.activeElement?.textContent).toContain('Sale …4127');
  press('j');
  expect(document.activeElement?.textContent).toContain('Logged in');
  press('k');
  expect(document.activeElement?.textContent).toContain('Sale …4127');
  press('n');
  expect(document.activeElement).toBe(host.querySelector('textarea'));
});

it('uses customers/write-note: a note is shown at once, and nobody looks again for it', async () => {
  const { host, sent } = open(`#/customers/${userId}/complaint`, ['decider'], {
    [writeNote.path]: ({ text }) => ({ noteNo: '2', staffName: 'ilse', text, at }),
  });
  await expect.poll(() => button(host, 'Add the note')).toBeDefined();
  button(host, 'Add the note')?.click();
  await expect.poll(() => textOf(host, 'notes')).toContain('Write something.');
  type(host.querySelector('textarea'), ' Called back. ');
  await expect.poll(() => host.querySelector('textarea')?.value).toBe(' Called back. ');
  button(host, 'Add the note')?.click();
  await expect.poll(() => host.querySelectorAll('ol[aria-label="Notes"] li').length).toBe(2);
  expect(sent.at(-1)).toEqual({ path: writeNote.path, body: { userId, text: 'Called back.' } });
  expect(sent.filter(({ path }) => path === viewUser.path)).toHaveLength(1);
  expect(host.querySelector('textarea')?.value).toBe('');
});

it('a part of a mail and two presses lead to what happened', async () => {
  const { host } = open('#/customers', ['decider'], {
    [findUsers.path]: () => ({
      users: [{ userId, userName: 'orbit.desk', email: 'd**@mail.test', state: 'active', isChild: false }],
      isTooMany: false,
      viewsLeft: 29,
    }),
  });
  await expect.poll(() => host.querySelector('input')).not.toBeNull();
  type(host.querySelector('input'), 'smith');
  type(host.querySelector('select'), 'complaint');
  await expect.poll(() => host.querySelector('select')?.value).toBe('complaint');
  // Once: Enter in the field, or the button.
  button(host, 'Find')?.click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(`Open ${userId}`);
  expect(host.textContent).toContain('d**@mail.test');
  // Twice: the first one that was found has the focus, so Enter opens it.
  (document.activeElement as HTMLElement).click();
  await expect.poll(() => textOf(host, 'timeline')).toContain('Sale …4127');
  expect(location.hash).toBe(`#/customers/${userId}/complaint`);
});

it('says when a part fits too many, and shows none of them', async () => {
  const { host } = open('#/customers', ['decider'], { [findUsers.path]: () => ({ users: [], isTooMany: true, viewsLeft: 30 }) });
  await expect.poll(() => host.querySelector('input')).not.toBeNull();
  type(host.querySelector('input'), 'mail.test');
  type(host.querySelector('select'), 'complaint');
  await expect.poll(() => host.querySelector('select')?.value).toBe('complaint');
  button(host, 'Find')?.click();
  await expect.poll(() => host.textContent).toContain('More than five customers');
});
