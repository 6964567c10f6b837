import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { act, screen } from '@testing-library/react';
import { type Answer, done, type OpenedPage, openPage, type PageOptions } from './open-page.tsx';

const bitcoin: BoardRow = {
  pair: 'btc_usdt',
  price: '60600.00',
  priceId: '0b0e7a3e-0000-4000-8000-000000000001',
  at: '2026-01-01T00:00:00.000Z',
  base: 'BTC',
  baseName: 'Bitcoin',
  quote: 'USDT',
  isStale: false,
  open: '60000.00',
  shownDecimals: 2,
  high: '61000.00',
  low: '59000.00',
  spark: [0, 50, 100],
};

export const boardOfBitcoin = () => done(homeMarketTable.path, { rows: [bitcoin] });

/** What the API says about the opens of the day: bitcoin has risen by one percent since. */
export const opensOfToday = () => done(openPrices.path, { symbolKlines: [{ symbol: 'BTCUSDT', open: '60100.00', reference: '60000.00' }] });

let choose: ((minutes: number) => void) | undefined;

/** The table of prices: choosing a basis makes one read, which `answer` answers. */
export async function openPricePage(answer: Answer, options: Partial<PageOptions> = {}): Promise<OpenedPage> {
  const page = await openPage({
    part: async () => (await import('#features/core/rates/price-table.tsx')).PriceTable,
    texts: ['rates'],
    answer: (request) => {
      if (request.path === homeMarketTable.path) return boardOfBitcoin();
      return request.path === openPrices.path ? answer(request) : undefined;
    },
    ...options,
  });
  await screen.findByRole('rowheader', { name: /Bitcoin/ });
  // Each page has modules of its own; this is the one that the page uses.
  choose = (await import('#site/preferences/time-basis.ts')).chooseTimeBasis;
  return page;
}

/** Chooses midnight somewhere, in minutes ahead of UTC, which asks for the opens of that day. */
export function chooseMidnight(minutes = 0): void {
  act(() => choose?.(minutes));
}

/** The row of bitcoin, which says how it has changed once the opens are there. */
export const bitcoinRow = () => screen.getByRole('row', { name: /Bitcoin/ });
export const changeLabel = 'Change since midnight';
