import { messageDelivery } from '@peerbourse/contract/core/operations/message-delivery';
import { outboxList } from '@peerbourse/contract/core/operations/outbox-list';
import { stuckTimerList } from '@peerbourse/contract/core/operations/stuck-timer-list';
import { successCodeOf } from '@peerbourse/contract/envelope';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { HealthScreen } from './health-screen.tsx';

const at = '2026-11-18T12:00:00.000Z';
const timers = {
  at,
  afterSeconds: 30,
  areas: [
    {
      area: 'orders',
      title: 'Orders whose time is over',
      job: 'p2p-orders.expire',
      stuck: 51,
      timers: [{ number: '1234567890123454127', address: '#/p2p/orders/1234567890123454127', dueAt: '2026-11-18T11:55:00.000Z' }],
    },
    { area: 'cases', title: 'Clocks of appeals', job: 'p2p-appeals.keep-clocks', stuck: 0, timers: [] },
  ],
};
const waiting = {
  at,
  streams: [{ stream: 'orders', waiting: 2, oldestAt: '2026-11-18T11:50:00.000Z' }],
  facts: [{ id: 'a', stream: 'orders', key: 'someone', seq: 7, since: '2026-11-18T11:50:00.000Z' }],
  relays: [
    { instance: 'worker-1', nats: 'connected', failures: '0', lastError: '' },
    { instance: 'worker-2', nats: 'connected', failures: '4', lastError: 'permissions violation' },
    { instance: 'worker-3', nats: 'away', failures: '', lastError: '' },
  ],
};

const quiet = { oldestSeconds: 0, oldestCodeSeconds: 0, waiting: 0, sentLastHour: 0, givenUpLastHour: 0 };
const delivery = {
  at,
  ways: [
    {
      way: 'mail',
      waiting: 7,
      oldestSeconds: 240,
      oldestCodeSeconds: 180,
      sentLastHour: 41,
      givenUpLastHour: 2,
      providers: [
        { provider: 'first', sentLastHour: 1, failedLastHour: 9, workers: 2, passedOverBy: 1 },
        { provider: 'second', sentLastHour: 40, failedLastHour: 0, workers: 2, passedOverBy: 0 },
      ],
    },
    { ...quiet, way: 'sms', providers: [{ provider: 'first', sentLastHour: 0, failedLastHour: 3, workers: 2, passedOverBy: 2 }] },
    { ...quiet, way: 'telegram', waiting: 1, oldestSeconds: 300, providers: [] },
    { ...quiet, way: 'push', providers: [] },
  ],
  failures: [
    { id: '2', message: 'b-2', at, way: 'mail', provider: 'first', template: 'password_changed', reason: 'login', isGivenUp: false },
    { id: '1', message: 'a-1', at, way: 'sms', provider: null, template: 'code', reason: 'late', isGivenUp: true },
  ],
};

async function open(hash: string): Promise<HTMLElement> {
  location.hash = hash;
  const answers: Record<string, unknown> = { [stuckTimerList.path]: timers, [outboxList.path]: waiting, [messageDelivery.path]: delivery };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ code: successCodeOf(path), data: answers[path], msg: '', requestId: 'request' }),
  );
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: ['reader'], expiresAt: at } });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HealthScreen />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
    location.hash = '';
  });
  await expect.poll(() => host.querySelectorAll('section').length).toBeGreaterThan(1);
  return host;
}

it('uses operations/stuck-timer-list: each area says its job, how many are stuck, how late they are, and leads to the order', async () => {
  const host = await open('#/health/timers');
  expect(host.querySelector('[aria-current=page]')?.textContent).toBe('Stuck timers');
  const [orders, cases] = [...host.querySelectorAll('section')];
  expect(orders?.textContent).toContain('job p2p-orders.expire');
  expect(orders?.textContent).toContain('51 stuck');
  expect(orders?.textContent).toContain('5 min');
  expect(orders?.textContent).toContain('The oldest 1 of 51.');
  expect(orders?.querySelector('a')?.getAttribute('href')).toBe('#/p2p/orders/1234567890123454127');
  expect(cases?.querySelector('table')).toBeNull();
  expect(cases?.textContent).toContain('None');
});

it('uses operations/outbox-list: the relay of each worker says how it does, and the oldest facts have their names', async () => {
  const host = await open('#/health/outbox');
  const [relays, streams, facts] = [...host.querySelectorAll('section')];
  const states = [...(relays?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(states[0]).toContain('Working');
  expect(states[1]).toMatch(/Failing.*4.*permissions violation/);
  expect(states[2]).toMatch(/NATS is away.*unknown/);
  expect(streams?.textContent).toMatch(/orders.*2.*10 min/);
  expect(facts?.textContent).toContain('orders someone 7');
});

it('uses operations/message-delivery: what waits, which provider fails, and why messages did not leave', async () => {
  const host = await open('#/health/messages');
  const [ways, providers, failures] = [...host.querySelectorAll('section')];
  const rowsOf = (section: Element | undefined) => [...(section?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rowsOf(ways)[0]).toMatch(/Mail.*Codes wait.*7.*4 min.*41.*2/);
  expect(rowsOf(ways)[1]).toMatch(/SMS.*On time.*none/);
  expect(rowsOf(ways)[2]).toMatch(/Telegram.*Behind.*5 min/);
  expect(rowsOf(providers)).toEqual([
    expect.stringMatching(/Mail, first.*Passed over by 1 of 2.*1.*9/),
    expect.stringMatching(/Mail, second.*Working.*40/),
    expect.stringMatching(/SMS, first.*Passed over/),
  ]);
  expect(rowsOf(failures)[0]).toMatch(/Mail, first.*Tried again.*password changed.*Refused our login login.*b-2/);
  expect(rowsOf(failures)[1]).toMatch(/SMS.*Given up.*code.*Too late to be of use late.*a-1/);
});

it('the tables of messages are reached by their keys', async () => {
  await open('#/health/messages');
  for (const [key, title] of [
    ['3', 'Latest failures'],
    ['2', 'Providers'],
    ['1', 'Ways'],
  ]) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: key as string, bubbles: true }));
    expect(document.activeElement?.textContent).toBe(title);
  }
});
