import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { bestPrices } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const currency = (fiatCode: string, more: object = {}) => ({
  fiatCode,
  symbol: '€',
  iconUrl: '/flag.svg',
  buy: { price: '89989.29', distancePpm: 2_400 },
  sell: { price: '89549.39', distancePpm: -2_500 },
  ads: 42,
  methods: [
    { paymethodName: 'SEPA Instant', paymethodWording: null },
    { paymethodName: 'Bank transfer (Japan)', paymethodWording: { text: 'bank_transfer', country: 'JP' } },
  ],
  ...more,
});

const opened = (currencies: object[], { code = 'en' as LocaleCode, p2pState = true } = {}) =>
  openPage({
    code,
    texts: ['markets', 'market-countries'],
    part: async () => {
      const { BestPrices } = await import('./best-prices.tsx');
      return () => <BestPrices coin="BTC" />;
    },
    answer: ({ path }) => {
      if (path === bestPrices.path) return done(path, { currencies });
      if (path === coinsAndFiats.path) return done(path, { allCoinList: [{ coinCode: 'BTC' }], allFiatList: [] });
      return path === siteSettings.path ? done(path, { p2pState }) : undefined;
    },
  });

it('uses p2p-ads/best-prices: both prices with their distance, how many ads there are, and the way to them', async () => {
  await opened([currency('EUR'), currency('GBP', { buy: null, ads: 1 })]);
  const [euro, pound] = await screen
    .findAllByRole('rowheader')
    .then((headers) => headers.map((header) => header.closest('tr') as HTMLElement));
  expect(euro?.textContent).toContain('€ 89,989.29');
  expect(euro?.textContent).toContain('+0.24% vs reference');
  expect(euro?.textContent).toContain('−0.25% vs reference');
  expect(euro?.textContent).toContain('42 ads');
  expect(
    within(euro as HTMLElement)
      .getByRole('link', { name: 'View ads EUR' })
      .getAttribute('href'),
  ).toBe('/p2p-trade/buy/BTC-EUR');
  expect(pound?.textContent).toContain('1 ad');
  expect(
    within(pound as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/p2p-trade/sell/BTC-GBP');
});

it('ways to pay have the names that they have in the language of the page', async () => {
  await opened([currency('EUR')], { code: 'de' });
  expect(await screen.findByText('SEPA Instant, Banküberweisung (Japan)')).toBeTruthy();
});

it('the first currencies are shown, and all of them when asked', async () => {
  await opened(['EUR', 'GBP', 'INR', 'BRL', 'NGN', 'PLN', 'UAH', 'KZT'].map((code) => currency(code)));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8 currencies' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(8);
});

it('a coin without ads says how they begin', async () => {
  await opened([]);
  expect(await screen.findByText('No live ads for BTC yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post an ad' }).getAttribute('href')).toBe('/p2p-trade/ads/new');
});
