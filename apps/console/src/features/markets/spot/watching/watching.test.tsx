import { successCodeOf } from '@peerbourse/contract/envelope';
import { marketMakers } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { surveillance } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { MakerPanel } from './maker-panel.tsx';
import { SurveillancePanel } from './surveillance-panel.tsx';

const userId = '1000000000000000001';
const at = '2026-11-19T10:00:00.000Z';
const set = {
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  userId,
  isAdmitted: true,
  reservedBase: '0.1',
  reservedQuote: '6000',
  bids: 2,
  asks: 3,
  bid: '59970',
  ask: '60030',
  spreadPercent: '0.1',
  bidsNear: '599.7',
  asksNear: '1810.3',
  pausedUntil: null,
  outcome: 'accepted',
};
const nothing = { bids: 0, asks: 0, bid: null, ask: null, spreadPercent: null, bidsNear: null, asksNear: null };
const watched = {
  symbol: 'BTCUSDT',
  userId,
  placed: 12_500,
  cancelled: 12_400,
  cancelledPercent: 99,
  medianSeconds: 0.4,
  filled: 0,
  selfTrades: 0,
};

function open(panel: ReactNode, answer: object) {
  changeSession({ state: 'in', account: { name: 'boris', roles: ['risk'], environment: 'test', queues: [] } as never });
  vi.stubGlobal('fetch', async (path: string) => Response.json({ code: successCodeOf(path), data: answer, msg: '', requestId: 'request' }));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}>
      {panel}
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
  });
  return {
    shows: (text: string) => vi.waitFor(() => expect(host.textContent).toContain(text)),
    rows: () => [...host.querySelectorAll('tbody tr')].map((row) => row.textContent ?? ''),
    tables: () => [...host.querySelectorAll('table')].map((table) => table.querySelectorAll('tbody tr').length),
    href: () => host.querySelector('tbody a')?.getAttribute('href'),
  };
}

it('uses spot/market-makers: who quotes where, how wide and how deep, and why not', async () => {
  const sets = [
    set,
    { ...set, symbol: 'ETHUSDT', base: 'ETH', ...nothing, pausedUntil: at },
    { ...set, symbol: 'SOLUSDT', base: 'SOL', isAdmitted: false },
    { ...set, symbol: 'TRXUSDT', base: 'TRX', ...nothing, outcome: 'reserve-too-small' },
  ];
  expect(marketMakers.output.safeParse({ sets }).success).toBe(true);
  const page = open(<MakerPanel />, { sets });
  await page.shows('4 quote sets');
  const [quoting, paused, former, refused] = page.rows();
  for (const text of ['Quoting', 'BTC / USDT', '0.1 BTC', '6000 USDT', '2 bids, 3 asks', '59970 / 60030', '0.1 %', '599 / 1,810 USDT']) {
    expect(quoting).toContain(text);
  }
  expect(paused).toContain('Pauseduntil 2026-11-19');
  expect(former).toContain('No maker any more');
  expect(refused).toContain('Refused: reserve too small');
  expect(page.href()).toBe(`#/customers/${userId}/risk-review`);
});

it('an empty list of makers says how somebody becomes one', async () => {
  const page = open(<MakerPanel />, { sets: [] });
  await page.shows('Two members admit a maker: the setting spot.makers');
});

it('uses spot/surveillance: hints about accounts, in two lists', async () => {
  const answer = { since: at, layering: [watched], selfTrades: [{ ...watched, placed: 2, medianSeconds: null, selfTrades: 1 }] };
  expect(surveillance.output.safeParse(answer).success).toBe(true);
  const page = open(<SurveillancePanel />, answer);
  await page.shows('These are hints, not verdicts.');
  await page.shows('Orders placed since 2026-11-19 10:00');
  expect(page.tables()).toEqual([1, 1]);
  for (const text of ['12,500', '12,400, 99 %', '0.4 s']) expect(page.rows()[0]).toContain(text);
  expect(page.href()).toBe(`#/customers/${userId}/risk-review`);
});

it('says so where there is nothing to hint at', async () => {
  const page = open(<SurveillancePanel />, { since: at, layering: [], selfTrades: [] });
  await page.shows('Nobody has placed 20 orders or more');
  await page.shows('No order would have met one of the same person.');
});
