import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, done, openPage, refused } from '#testing/open-page.tsx';

const now = Date.parse('2026-11-17T12:00:00Z');

/** An order that its buyer has to pay within twelve minutes. */
const toPay = (last: string, more: object = {}) => ({
  orderNo: `1048576001234567${last}`,
  orderStatus: 0,
  orderType: 'sell',
  currencyUserSide: 'buy',
  coinCode: 'USDT',
  fiatCode: 'EUR',
  orderAmount: '100',
  orderPrice: '93',
  acceptance: 'none',
  cancelRequest: 'none',
  closeReason: null,
  automatic: { command: 'expire-payment', at: now + 720_000 },
  commands: ['confirm-paid', 'cancel-order'],
  unread: 0,
  ...more,
});

const toWaitFor = (last: string) =>
  toPay(last, { orderStatus: 1, automatic: { command: 'expire-release', at: now + 60_000 }, commands: [] });

interface Member {
  person?: object;
  total?: string;
  orders?: object[];
  trader?: object;
  other?: Answer;
}

const open = async ({ person = {}, total = '250.5', orders = [], trader, other }: Member) =>
  await openPage({
    texts: ['home', 'rates', 'amounts', 'assets', 'p2p-order-list', 'verification'],
    cookie: 'login=1',
    part: async () => (await import('./home-member.tsx')).HomeMember,
    answer: (request) => {
      const { path } = request;
      const otherwise = other?.(request);
      if (otherwise) return otherwise;
      const userInfo = { userId: '1234567890', hasRealValidate: true, childFlag: false, userIdentityFlag: 0, ...person };
      if (path === myAccount.path) return done(path, { userInfo, loginName: 'ann' });
      if (path === siteSettings.path) return done(path, { p2pState: true, fastTrade: true });
      if (path === myProfile.path) return done(path, trader ?? { userId: '1', acceptedTermsVersion: 1, respPaymethodList: [] });
      if (path === orderList.path) return done(path, { orders, next: null, openCount: orders.length, serverTimestamp: now });
      if (path === verificationState.path) return done(path, { state: 'none', reasons: [] });
      if (path === totalAssets.path) return done(path, { totalAsset: { totalBTC: '0.003', totalUSDT: total }, pricesAt: '' });
      return undefined;
    },
  });

const needs = async () => within(await screen.findByRole('region', { name: 'Needs your attention' }));

it('R7.11 an order that waits is shown with its next step, its deadline and the way to it', async () => {
  await open({ orders: [toPay('01')] });
  const panel = await needs();
  expect((await panel.findByText(/^Pay within/)).textContent).toContain('12:00');
  expect(panel.getByText(/Buy 100 USDT/).textContent).toContain('93.00');
  const pay = panel.getByRole('link', { name: /^Pay now/ });
  expect(pay.getAttribute('href')).toBe('/p2p-trade/order/104857600123456701');
});

it('what waits for the member comes before what waits for others, and more than three have a page of their own', async () => {
  await open({ orders: [toWaitFor('01'), toWaitFor('02'), toPay('03'), toPay('04')] });
  const panel = await needs();
  expect(await panel.findAllByText(/Buy 100 USDT/)).toHaveLength(3);
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
  const orderPath = '/p2p-trade/order/1048576001234567';
  expect(links).toEqual(['/p2p-trade/orders', `${orderPath}03`, `${orderPath}04`, `${orderPath}01`]);
  expect(panel.getByRole('link', { name: 'All orders in progress (4)' })).toBeTruthy();
});

it('a refused part leaves the rest, and is asked for again when somebody wants it', async () => {
  let isRefused = true;
  await open({
    orders: [toPay('01')],
    other: ({ path }) => (path === orderList.path && isRefused ? refused('request.too-many') : undefined),
  });
  const panel = await needs();
  const again = await panel.findByRole('button', { name: 'Try again' });
  const balance = screen.getByRole('region', { name: 'Total balance' });
  expect(await within(balance).findByText(/0\.00300000/)).toBeTruthy();
  isRefused = false;
  fireEvent.click(again);
  expect(await panel.findByText(/^Pay within/)).toBeTruthy();
});

it('a balance that does not come leaves what waits, and offers no first purchase', async () => {
  await open({ orders: [toPay('01')], other: ({ path }) => (path === totalAssets.path ? refused('request.too-many') : undefined) });
  expect(await (await needs()).findByText(/^Pay within/)).toBeTruthy();
  const balance = within(screen.getByRole('region', { name: 'Total balance' }));
  expect(await balance.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(balance.queryByRole('link', { name: 'Buy your first USDT' })).toBeNull();
});

it('R3.13 amounts can be hidden here too, and the actions lead to buying, selling, moving and orders', async () => {
  await open({});
  const balance = within(await screen.findByRole('region', { name: 'Total balance' }));
  expect(await balance.findByText(/0\.00300000/)).toBeTruthy();
  const links = balance.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Assets', '/assets'],
    ['Buy', '/p2p-trade/buy'],
    ['Sell', '/p2p-trade/sell'],
    ['Orders', '/p2p-trade/orders'],
  ]);
  expect(balance.getByRole('button', { name: 'Transfer' })).toBeTruthy();
  fireEvent.click(balance.getByRole('button', { name: 'Hide amounts' }));
  await expect.poll(() => balance.queryByText(/0\.00300000/)).toBeNull();
});

it('somebody without orders is shown how to begin', async () => {
  await open({ trader: { respPaymethodList: [], acceptedTermsVersion: null } });
  const panel = await needs();
  expect(await panel.findByText('Nothing needs your attention right now')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Browse ads' }).getAttribute('href')).toBe('/p2p-trade');
});

it('the first coins are one press away for those who have none', async () => {
  await open({
    other: ({ path }) =>
      path === totalAssets.path ? done(path, { totalAsset: { totalBTC: '0.00000000', totalUSDT: '0.00' }, pricesAt: '' }) : undefined,
  });
  const buy = await screen.findByRole('link', { name: 'Buy your first USDT' });
  expect(buy.getAttribute('href')).toBe('/buy-sell-crypto?side=buy&coin=USDT');
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

it('an identity that is not verified yet is what there is to do', async () => {
  await open({ person: { hasRealValidate: false } });
  const panel = await needs();
  expect((await panel.findByRole('link', { name: 'Verify now' })).getAttribute('href')).toBe('/account/verified');
  expect(panel.queryByText('Nothing needs your attention right now')).toBeNull();
});

it('whoever acts as a sub-account is not asked for an identity, and copper users for no orders', async () => {
  const { sent } = await open({ person: { hasRealValidate: false, childFlag: true, userIdentityFlag: 6 } });
  expect(await (await needs()).findByText('Nothing needs your attention right now')).toBeTruthy();
  expect(await screen.findByText(/0\.00300000/)).toBeTruthy();
  const paths = sent.map(({ path }) => path);
  for (const { path } of [verificationState, myProfile, orderList]) expect(paths).not.toContain(path);
});
