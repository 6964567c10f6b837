import { english } from '../../../packages/rules/src/formats/format.ts';
import { choose } from '../../choose.ts';
import { chooseBasis, expect, guestCall, site, staffCall, test } from '../../site.ts';

test('uses rates/usdt-rate: the price of the estimate, in the chosen currency', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  const { rates } = await guestCall<{ rates: Record<string, string> }>('/v1/mix/public/usdtRate');
  const rate = `${Math.floor(Number(rates.usdt_jpy)) + 1}.25`;
  await choose(quiet.getByRole('combobox', { name: 'Currency' }), 'JPY');
  await quiet.getByRole('textbox', { name: 'You’ll get about' }).fill('100');
  await staffCall('/v1/admin/rates/publish-price', { pair: 'usdt_jpy', price: rate, reason: 'browser test' });
  await expect(quiet.locator('[data-quick-price]')).toHaveText(`1 USDT = ${english.number(rate)} JPY`);
  await expect(quiet.getByRole('textbox', { name: 'You pay' })).toHaveValue(String(Math.floor(Number(rate) * 100)));
});

test('uses market-data/open-prices: the change since midnight', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  const answer = quiet.waitForResponse('**/v1/kline/getOpenPrice');
  await chooseBasis(quiet, '0');
  expect((await answer).status()).toBe(200);
  await expect(quiet.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
});
