import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { bestPrices } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, refused, type SentRequest } from '#testing/open-page.tsx';

const fiats = ['EUR', 'GBP', 'USD', 'NGN'];

const price = (fiatCode: string) => ({
  fiatCode,
  symbol: '$',
  iconUrl: '/flag.svg',
  buy: { price: '1.01', distancePpm: 2_400 },
  sell: { price: '0.99', distancePpm: -2_500 },
  ads: 3,
  methods: ['Revolut'],
});

const open = async (answer?: (request: SentRequest) => Response | undefined) =>
  await openPage({
    texts: ['amounts', 'home', 'markets', 'rates'],
    part: async () => {
      const { default: Home } = await import('./home.tsx');
      const props = { loaderData: { queries: undefined } } as Parameters<typeof Home>[0];
      return () => <Home {...props} />;
    },
    answer: (request) => {
      const { path } = request;
      const given = answer?.(request);
      if (given) return given;
      if (path === siteSettings.path) return done(path, { p2pState: true, fastTrade: true, brand: { name: 'Peerbourse' } });
      if (path === coinsAndFiats.path)
        return done(path, { allCoinList: [{ coinCode: 'USDT' }], allFiatList: fiats.map((fiatCode) => ({ fiatCode })) });
      return path === bestPrices.path ? done(path, { currencies: fiats.map(price) }) : undefined;
    },
  });

it('a guest is asked for no account, no balance and no orders', async () => {
  const { sent } = await open();
  expect(await screen.findByRole('heading', { name: 'Best P2P prices for 1 USDT' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What you can rely on' })).toBeTruthy();
  const paths = sent.map(({ path }) => path);
  expect(paths).toContain(bestPrices.path);
  for (const { path } of [myAccount, totalAssets, coinBalances, orderList, myProfile, verificationState]) expect(paths).not.toContain(path);
});

it('a guest reads one sentence, and begins an account or looks at offers', async () => {
  await open();
  expect(await screen.findByText('Coins are locked in escrow before any money moves.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Email or phone' })).toBeTruthy();
  const buy = await screen.findAllByRole('link', { name: 'Buy USDT' });
  expect(buy[0]?.getAttribute('href')).toBe('/p2p-trade/buy');
});

it('the figures are those of the hall', async () => {
  await open();
  const word = await screen.findByText('currencies');
  expect(word.parentElement?.textContent).toContain(String(fiats.length));
});

it('the best prices in the currency of the reader come first', async () => {
  await open();
  const [first] = await screen.findAllByRole('rowheader');
  expect(first?.textContent).toBe('USD');
  const row = within(first?.closest('tr') as HTMLElement);
  expect(row.getByRole('link').getAttribute('href')).toBe('/p2p-trade/buy/USDT-USD');
});

it('best prices that are refused say so and leave the page', async () => {
  await open(({ path }) => (path === bestPrices.path ? refused('request.too-many') : undefined));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What you can rely on' })).toBeTruthy();
});

it('each of the things to rely on leads to the page that says it in full', async () => {
  await open();
  const facts = within(await screen.findByRole('region', { name: 'What you can rely on' }));
  expect(facts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help',
    '/help/how-p2p-works',
    '/help/verify-your-identity',
    '/fees',
  ]);
});
