import type { HistoryPeriod, PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { coinHistory } from '@peerbourse/contract/markets/market-data/coin-history';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const start = Date.parse('2026-11-17T12:00:00Z') / 1_000;

/** There is no canvas in an emulated document: the plain line stays, and the browser test sees the chart. */
vi.mock('lightweight-charts', () => ({
  ColorType: {},
  CrosshairMode: {},
  createChart: () => {
    throw new Error('nothing to draw on');
  },
}));

const history = (more: Partial<PriceHistory> = {}): PriceHistory => ({
  coin: 'BTC',
  name: 'Bitcoin',
  pair: 'btc_usdt',
  quote: 'USDT',
  shownDecimals: 2,
  current: {
    pair: 'btc_usdt',
    price: '97000',
    priceId: '0b0e7a3e-0000-4000-8000-000000000001',
    at: '2026-11-18T12:00:00.000Z',
    isStale: false,
    sources: 5,
  },
  isDemo: false,
  periods: [
    { period: '24h', open: '96000', high: '98000', low: '95000', change: '1.04' },
    { period: '7d', open: '99000', high: '99500', low: '95000', change: '-2.02' },
    { period: '30d', open: '97000', high: '99500', low: '90000', change: '0' },
    { period: '1y', open: '80000', high: '99500', low: '70000', change: null },
  ],
  points: Array.from({ length: 145 }, (_, index) => [start + index * 600, String(96_000 + index)] as [number, string]),
  ...more,
});

const opened = (given: PriceHistory, answer: (period: HistoryPeriod) => PriceHistory = () => given) =>
  openPage({
    texts: ['markets', 'rates'],
    part: async () => {
      const { ChartPanel } = await import('./chart-panel.tsx');
      return () => <ChartPanel history={given} />;
    },
    answer: ({ path, body }) => (path === coinHistory.path ? done(path, answer((body as { period: HistoryPeriod }).period)) : undefined),
  });

it('uses market-data/coin-history: the price with the change of each period; one that begins too late has none', async () => {
  await opened(history());
  expect(await screen.findByText('97,000.00')).toBeTruthy();
  expect(screen.getByText('+1,000.00')).toBeTruthy();
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['24hChange+1.04%', '7dChange−2.02%', '30dChange0.00%', '1y--']);
  expect(screen.getByRole('img', { name: 'Bitcoin price chart: high 98,000.00, low 95,000.00 in 24 hours' })).toBeTruthy();
  expect(screen.getByText('Median of 5 sources')).toBeTruthy();
  expect(screen.getByRole('link', { name: /TradingView/ }).getAttribute('href')).toBe('https://www.tradingview.com/');
});

it('another period asks for its line and says what it shows; the one before stays until then', async () => {
  const { sent } = await opened(history(), (period) =>
    history(
      period === '7d'
        ? {
            points: [
              [start, '1'],
              [start + 60, '2'],
            ],
          }
        : {},
    ),
  );
  fireEvent.click(await screen.findByRole('radio', { name: /7d/ }));
  expect(screen.getByRole('img', { name: /in 7 days/ })).toBeTruthy();
  await vi.waitFor(() => expect(sent.some(({ body }) => (body as { period?: string }).period === '7d')).toBe(true));
  await vi.waitFor(() => expect(within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })).toHaveLength(3));
});

it('the line can be read as a table, from its first price to its last', async () => {
  await opened(history());
  const rows = within(await screen.findByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(14);
  expect(rows[1]?.textContent).toBe('Nov 17, 2026, 12:0096,000.00');
  expect(rows.at(-1)?.textContent).toBe('Nov 18, 2026, 12:0096,144.00');
});

it('prices of a demonstration are called so', async () => {
  await opened(history({ isDemo: true }));
  expect(await screen.findByText('Demo prices, not real market data')).toBeTruthy();
});

it('a coin without prices has no chart yet', async () => {
  const none = (['24h', '7d', '30d', '1y'] as const).map((period) => ({ period, open: null, high: null, low: null, change: null }));
  await opened(history({ current: null, points: [], periods: none }));
  expect(await screen.findByText('No price history yet. The chart starts with the first prices.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
