import { type WorthPeriod, worthHistory } from '@peerbourse/contract/money/assets/worth-history';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WorthHistory } from '#queries/assets/worth-history.query.ts';
import { done, openPage } from '#testing/open-page.tsx';

/** There is no canvas in an emulated document: the plain line stays. */
vi.mock('lightweight-charts', () => ({
  ColorType: {},
  CrosshairMode: {},
  createChart: () => {
    throw new Error('nothing to draw on');
  },
}));

const start = Date.parse('2026-11-17T23:59:59Z') / 1_000;
const rising: WorthHistory = {
  points: [
    [start, '1000'],
    [start + 86_400, '2500.129'],
  ],
  gain: { usdt: '-12.5', percent: '-0.49' },
};

const opened = (answer: (period: WorthPeriod) => WorthHistory, cookie = 'showasset=1') =>
  openPage({
    texts: ['assets'],
    cookie,
    part: async () => (await import('./worth-panel.tsx')).WorthPanel,
    answer: ({ path, body }) => (path === worthHistory.path ? done(path, answer((body as { period: WorthPeriod }).period)) : undefined),
  });

it('uses assets/worth-history: the line of a period in words, and the gain without what came in', async () => {
  await opened(() => rising);
  expect(await screen.findByRole('img', { name: 'Total value in 30 days: from 1,000.00 to 2,500.12 USDT' })).toBeTruthy();
  expect(document.querySelector('[data-gain]')?.textContent).toContain('−12.50 USDT');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

it('another period is asked for when it is chosen', async () => {
  const { sent } = await opened((period) => (period === '90d' ? { ...rising, gain: { usdt: '7', percent: null } } : rising));
  await screen.findByRole('img');
  fireEvent.click(screen.getByRole('radio', { name: '90d' }));
  expect(await screen.findByRole('img', { name: /in 90 days/ })).toBeTruthy();
  expect(document.querySelector('[data-gain]')?.textContent).toBe('+7.00 USDTin 90 days');
  expect(sent.filter(({ path }) => path === worthHistory.path).map(({ body }) => body)).toEqual([{ period: '30d' }, { period: '90d' }]);
});

it('one day makes no line, and says when there will be one', async () => {
  await opened(() => ({ points: [[start, '5']], gain: null }));
  expect(await screen.findByText('Your chart starts after the first full day.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('hidden amounts are not even asked for', async () => {
  const { sent } = await opened(() => rising, 'showasset=0');
  expect(await screen.findByText('Amount hidden')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(sent.filter(({ path }) => path === worthHistory.path)).toEqual([]);
});
