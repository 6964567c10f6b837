import { figure } from '@peerbourse/contract/core/figures/figure';
import { figureList } from '@peerbourse/contract/core/figures/figure-list';
import { successCodeOf } from '@peerbourse/contract/envelope';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FiguresScreen } from './figures-screen.tsx';

const buckets = ['2026-11-16T00:00:00.000Z', '2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z'];
const figures = [
  { name: 'p2p-orders.volume', title: 'Volume of completed orders', group: 'Market', unit: 'usdt', form: 'bars' },
  { name: 'p2p-orders.completion', title: 'Completion rate', group: 'Market', unit: 'percent', form: 'lines' },
  { name: 'p2p-appeals.open', title: 'Open cases by age', group: 'Appeals', unit: 'count', form: 'now' },
];
const seriesOf: Record<string, Array<{ name: string; values: Array<string | null> }>> = {
  'p2p-orders.volume': ['USDT', 'BTC', 'ETH', 'SOL', 'TON', 'TRX', 'BNB'].map((name, index) => ({
    name,
    values: ['10', '0', String(index + 1)],
  })),
  'p2p-orders.completion': [{ name: 'completed', values: ['50', null, '100'] }],
  'p2p-appeals.open': [
    { name: 'under 1 hour', values: ['4'] },
    { name: 'over 3 days', values: ['0'] },
  ],
};

async function open(hash = '#/figures') {
  const asked: Array<{ name: string; days: number }> = [];
  location.hash = hash;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const input = JSON.parse(body);
    if (path === figure.path) asked.push(input);
    const form = figures.find(({ name }) => name === input.name)?.form;
    const data =
      path === figureList.path
        ? { figures }
        : { at: '2026-11-18T12:00:00.000Z', step: 'day', buckets: form === 'now' ? [] : buckets, series: seriesOf[input.name] };
    return Response.json({ code: successCodeOf(path), data, msg: '', requestId: 'request' });
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FiguresScreen />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.unstubAllGlobals();
    location.hash = '';
  });
  await expect.poll(() => host.querySelectorAll('svg').length).toBeGreaterThan(6);
  const panel = (title: string) =>
    [...host.querySelectorAll('section')].findLast(({ textContent }) => textContent?.startsWith(title)) as HTMLElement;
  const press = (where: HTMLElement, text: string) =>
    [...where.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
  return { host, asked, panel, press };
}

it('uses figures/figure-list: every figure has its title, under its group', async () => {
  const { host } = await open();
  expect([...host.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Market',
    'Volume of completed orders',
    'Completion rate',
    'Appeals',
    'Open cases by age',
  ]);
});

it('uses figures/figure: the time is a week at first, stands in the address and changes all figures', async () => {
  const { host, asked, press } = await open();
  expect(asked.map(({ days }) => days)).toEqual([7, 7, 7]);
  press(host, '90 days');
  await expect.poll(() => asked.filter(({ days }) => days === 90)).toHaveLength(3);
  expect(location.hash).toBe('#/figures?days=90');
});

it('bars stand on each other and end at their sum; the smallest are drawn as one and named so', async () => {
  const { panel } = await open();
  const rects = [...panel('Volume').querySelectorAll('svg:first-of-type > g > rect')];
  const lastDay = rects.slice(-6);
  expect(lastDay).toHaveLength(6);
  for (const [index, rect] of lastDay.entries()) {
    if (index === 0) continue;
    const below = lastDay[index - 1];
    expect(Number(rect.getAttribute('y')) + Number(rect.getAttribute('height'))).toBeCloseTo(Number(below?.getAttribute('y')));
  }
  const heights = lastDay.map((rect) => Number(rect.getAttribute('height')));
  expect((heights[5] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(13);
  expect(panel('Volume').textContent).toContain('all others13.00 USDT');
});

it('a line stops where nothing is known', async () => {
  const { panel } = await open();
  expect(panel('Completion').querySelectorAll('polyline')).toHaveLength(0);
  expect(panel('Completion').querySelectorAll('circle')).toHaveLength(2);
});

it('the table says everything that the chart stands for, also what it does not draw', async () => {
  const { panel, press } = await open();
  press(panel('Volume'), 'Show as a table');
  await expect.poll(() => panel('Volume').querySelectorAll('thead th').length).toBe(8);
  const rows = [...panel('Volume').querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('2026-11-18 00:00:00');
  expect(rows[2]).toContain('7.00 USDT');
});

it('the file is what the table shows', async () => {
  const { panel, press } = await open();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  press(panel('Open cases'), 'Export as CSV');
  expect(await saved[0]?.text()).toBe('time (UTC),under 1 hour,over 3 days\r\n2026-11-18T12:00:00.000Z,4,0\r\n');
});
