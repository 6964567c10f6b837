import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import type { Page } from '@playwright/test';
import { countAsVerified, openAs, visit } from '../../identity/account/member.ts';
import { switchMarket } from '../../p2p/market.ts';
import { leaveTrades, listed, trade } from '../../p2p/order-users.ts';
import { expect, site, test } from '../../site.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

const needs = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const balance = (page: Page) => page.getByRole('region', { name: 'Total balance' });

test('R7.11 a member finds the order that waits, with its deadline, and goes on with it', { tag: '@core' }, async ({ quiet }) => {
  const { order } = await trade(quiet, 'buyer');
  await visit(quiet, '/');
  const row = needs(quiet).locator(`[data-order="${order.orderNo}"]`);
  await expect(row).toContainText(/Pay within .*1[45]:\d\d/);
  await expect(quiet.getByRole('textbox', { name: 'Email or phone' })).toHaveCount(0);
  await row.getByRole('link', { name: listed('act_pay') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/order/${order.orderNo}`);
});

test('a newcomer is shown what to do first, and how to get the first coins', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/');
  await expect(needs(quiet).getByRole('link', { name: 'Verify now' })).toHaveAttribute('href', '/account/verified');
  await expect(balance(quiet).getByRole('link', { name: 'Buy your first USDT' })).toBeVisible();
  await expect(quiet.getByRole('heading', { name: 'What you can rely on' })).toHaveCount(0);
  await balance(quiet).getByRole('link', { name: 'Assets' }).click();
  await expect(quiet).toHaveURL(`${site}/assets`);
});

test('what a member owns is in no page that others could get, and nothing moves when it comes', async ({ quiet }) => {
  const member = await openAs(quiet);
  await countAsVerified(member);
  const answer = await quiet.request.get(`${site}/`);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).not.toContain('data-total');
  await quiet.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(quiet, '/');
  await expect(needs(quiet)).toContainText('Nothing needs your attention right now');
  await expect(balance(quiet).locator('[data-total]')).toBeVisible();
  expect(Number((await quiet.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThanOrEqual(0.02);
});

test('a guest is asked about no account', async ({ quiet }) => {
  const asked: string[] = [];
  quiet.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  await expect(quiet.getByRole('heading', { name: 'Best P2P prices for 1 USDT' })).toBeVisible();
  const ofMembers = [myAccount, totalAssets, orderList, myProfile, verificationState].map(({ path }) => path);
  expect(asked.filter((path) => (ofMembers as string[]).includes(path))).toEqual([]);
  expect(asked.filter((path) => path.includes('home-member'))).toEqual([]);
});
