import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually, openPage } from '#testing/open-page.tsx';
import { opensOfToday } from '#testing/price-page.tsx';

const ticker = { symbol: 'BTCUSDT', last: '60701', reference: '60600', open: '63896' } as Ticker;

const shown = () => document.body.textContent ?? '';

/** The change of one market, by a basis that is chosen afterwards. */
async function openChange(of: Ticker = ticker) {
  const { sent } = await openPage({
    part: async () => {
      const { TickerChange } = await import('./ticker-change.tsx');
      return () => <TickerChange ticker={of} />;
    },
    texts: ['rates'],
    answer: ({ path }) => (path === openPrices.path ? opensOfToday() : undefined),
  });
  const { chooseTimeBasis } = await import('#site/preferences/time-basis.ts');
  return { sent, choose: (minutes: number) => act(() => chooseTimeBasis(minutes)) };
}

it('R4.12 a market is measured by its own trades, a day ago or since the midnight that was chosen', async () => {
  const { choose, sent } = await openChange();
  await eventually(() => expect(shown()).toContain('5.00%'));
  expect(sent.filter(({ path }) => path === openPrices.path)).toHaveLength(0);
  choose(480);
  await eventually(() => expect(shown()).toContain('1.00%'));
  expect(shown()).toContain('Change since midnight');
});

it('R3.16 a market that was never traded has no change', async () => {
  await openChange({ ...ticker, last: null, open: null });
  await eventually(() => expect(shown()).toContain('--'));
});
