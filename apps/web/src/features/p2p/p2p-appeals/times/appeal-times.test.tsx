import { appealTimes } from '@peerbourse/contract/p2p/p2p-appeals/appeal-times';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const figures = { cases: 1_234, onTimePercent: '98.5', missedToTake: 3, missedToDecide: 15, medianSeconds: 7_200, slowestSeconds: 259_200 };

async function open(month: typeof figures | null, quarter: typeof figures | null = figures) {
  const data = {
    until: '2026-11-18T00:00:00.000Z',
    leastCases: 10,
    periods: [
      { days: 30, figures: month },
      { days: 90, figures: quarter },
    ],
  };
  await openPage({
    part: async () => (await import('./appeal-times-screen.tsx')).AppealTimesScreen,
    texts: ['appeal-times', 'p2p'],
    answer: ({ path }) => (path === appealTimes.path ? done(path, data) : undefined),
  });
  return within(await screen.findByRole('table'));
}

it('uses p2p-appeals/appeal-times: says how many, how many on time, what was missed and how long it takes, for both periods', async () => {
  const table = await open(figures);
  expect(table.getByRole('row', { name: /Appeals closed/ }).textContent).toBe('Appeals closed1,2341,234');
  expect(table.getByRole('row', { name: /Handled on time/ }).textContent).toContain('98.5%');
  expect(table.getByRole('row', { name: /Started late/ }).textContent).toMatch(/3$/);
  expect(table.getByRole('row', { name: /Decided late/ }).textContent).toMatch(/15$/);
  expect(table.getByRole('row', { name: /Half were closed within/ }).textContent).toMatch(/2 h/);
  expect(table.getByRole('row', { name: /Slowest/ }).textContent).toMatch(/3 d/);
  expect(screen.getByText(/Counted up to Nov 17, 2026/)).toBeDefined();
});

it('a period with too few cases says so instead of figures', async () => {
  const table = await open(null);
  expect(table.getByText('Too few to say. We show figures from 10 appeals.')).toBeDefined();
  expect(table.getAllByText('1,234')).toHaveLength(1);
});

it('where both have too few it is said once, for both', async () => {
  const table = await open(null, null);
  expect(table.getByText('Too few to say. We show figures from 10 appeals.').getAttribute('colspan')).toBe('2');
  expect(table.getAllByRole('rowheader')).toHaveLength(6);
});

it('the times that are promised are those of the clock', async () => {
  await open(figures);
  expect(screen.getByText(/starts within 15 min and decides within 2 h/)).toBeDefined();
});
