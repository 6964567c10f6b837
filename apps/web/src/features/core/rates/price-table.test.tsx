import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteSettingsDefault } from '#site/site-settings.ts';
import { type Answer, done, eventually, openPage, textsOf } from '#testing/open-page.tsx';
import { boardOfBitcoin, openPricePage } from '#testing/price-page.tsx';

const openMarket = { ...siteSettingsDefault, p2pState: true, fastTrade: true };

/** The table of prices, which has bitcoin, while these coins can be bought. */
async function openWith(coins: readonly string[]) {
  const answers: Record<string, unknown> = {
    [siteSettings.path]: openMarket,
    [coinsAndFiats.path]: { allCoinList: coins.map((coinCode) => ({ coinCode, iconUrl: '' })), allFiatList: [] },
  };
  const answer: Answer = ({ path }) =>
    path === homeMarketTable.path ? boardOfBitcoin() : path in answers ? done(path, answers[path]) : undefined;
  const { client } = await openPricePage(() => undefined, { answer });
  await eventually(() => expect(client.getQueryData([coinsAndFiats.path, {}])).toBeDefined());
}

const buttons = () => screen.queryAllByRole('link', { name: 'Buy BTC' });

it('a coin that can be bought has a button', async () => {
  await openWith(['USDT', 'BTC']);
  await eventually(() => expect(buttons()).toHaveLength(1));
});

it('a coin that has a price and no market has none', async () => {
  await openWith(['USDT']);
  await eventually(() => expect(screen.getByRole('columnheader', { name: 'Coin' })).toBeTruthy());
  expect(buttons()).toHaveLength(0);
});

it('a table that does not come says so in its place, and can be asked for again', async () => {
  const { sent } = await openPage({
    part: async () => (await import('./price-table.tsx')).PriceTable,
    texts: ['rates'],
    answer: ({ path }) => (path === homeMarketTable.path ? new Response('', { status: 500 }) : undefined),
  });
  const { try_again: again = 'missing' } = textsOf(['common'], 'en').common ?? {};
  await eventually(() => expect(screen.getByRole('button', { name: again })).toBeTruthy());
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  const before = sent.length;
  screen.getByRole('button', { name: again }).click();
  await eventually(() => expect(sent.length).toBeGreaterThan(before));
});
