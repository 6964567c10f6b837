import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, eventually, openPage } from '#testing/open-page.tsx';

const row = (base: string, baseName: string, price: string, open: string): BoardRow => ({
  pair: `${base.toLowerCase()}_usdt`,
  price,
  priceId: '0b0e7a3e-0000-4000-8000-000000000001',
  at: '2026-01-01T00:00:00.000Z',
  base,
  baseName,
  quote: 'USDT',
  isStale: false,
  open,
  shownDecimals: 2,
  high: price,
  low: open,
  spark: [0, 100],
});

async function openMarkets(offered: readonly string[] = []): Promise<void> {
  const rows = [row('BTC', 'Bitcoin', '97000', '98000'), row('ETH', 'Ethereum', '3500', '3400'), row('DOGE', 'Dogecoin', '0.2', '0.2')];
  await openPage({
    texts: ['markets', 'rates'],
    part: async () => (await import('./markets-screen.tsx')).MarketsScreen,
    answer: ({ path }) => {
      if (path === homeMarketTable.path) return done(path, { seq: 1, rows });
      if (path === siteSettings.path) return done(path, { p2pState: true, fastTrade: true });
      return path === coinsAndFiats.path
        ? done(path, { allCoinList: offered.map((coinCode) => ({ coinCode })), allFiatList: [] })
        : undefined;
    },
  });
  await screen.findByRole('rowheader', { name: /Bitcoin/ });
}

const shown = () => screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').querySelector('b')?.textContent);

it('uses market-data/home-market-table: each coin leads to its page', async () => {
  await openMarkets();
  expect(shown()).toEqual(['BTC', 'ETH', 'DOGE']);
  expect(screen.getByRole('link', { name: /Ethereum/ }).getAttribute('href')).toBe('/price/eth');
});

it('only coins that have a market can be bought', async () => {
  await openMarkets(['ETH', 'USDT']);
  await eventually(() => expect(screen.getByRole('link', { name: 'Buy ETH' })).toBeTruthy());
  expect(screen.queryAllByRole('link', { name: /^Buy/ })).toHaveLength(1);
});

it('the line of a week says whether it rose', async () => {
  await openMarkets();
  expect(screen.getAllByRole('img', { name: 'Rose over the last 7 days' })).toHaveLength(3);
});

it('columns sort down, up, and back to the order of the list', async () => {
  await openMarkets();
  const header = screen.getByRole('columnheader', { name: /Price/ });
  const press = () => fireEvent.click(within(header).getByRole('button'));
  press();
  expect([shown(), header.getAttribute('aria-sort')]).toEqual([['BTC', 'ETH', 'DOGE'], 'descending']);
  press();
  expect([shown(), header.getAttribute('aria-sort')]).toEqual([['DOGE', 'ETH', 'BTC'], 'ascending']);
  press();
  expect(header.getAttribute('aria-sort')).toBe('none');
  fireEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Change: high to low' }));
  expect(shown()).toEqual(['ETH', 'DOGE', 'BTC']);
});

it('the key / leads to the search, which says when nothing fits and leads back', async () => {
  await openMarkets();
  fireEvent.keyDown(document.body, { key: '/' });
  const search = screen.getByRole('searchbox', { name: 'Search coins' });
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: 'doge' } });
  expect(shown()).toEqual(['DOGE']);
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.getByText('No results for “zzz”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all coins' }));
  expect(shown()).toHaveLength(3);
  expect(document.activeElement).toBe(search);
});

it('a favorite is kept at hand, and stays with the browser', async () => {
  await openMarkets();
  const star = screen.getByRole('button', { name: 'Favorite ETH' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('pb_favorite_coins')).toBe('ETH');
  fireEvent.click(screen.getByRole('tab', { name: /Favorites/ }));
  expect(shown()).toEqual(['ETH']);
  fireEvent.click(screen.getByRole('button', { name: 'Favorite ETH' }));
  expect(screen.getByText('No favorites yet')).toBeTruthy();
});
