import type { Page } from '@playwright/test';
import { english } from '../../../packages/rules/src/formats/format.ts';
import { choose } from '../../choose.ts';
import { openAs } from '../../identity/account/member.ts';
import { said } from '../../identity/auth/auth-page.ts';
import { switchProducts } from '../../shell/switches.ts';
import { expect, guestCall, publishNear, site, test } from '../../site.ts';

const estimate = 'Estimate your trade';

async function openHome(page: Page, path = '/'): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
}

test.describe('the register field', () => {
  test('hands what was typed to the registration, and never through an address', async ({ quiet }) => {
    const asked: string[] = [];
    quiet.on('request', (request) => asked.push(request.url()));
    await openHome(quiet);
    await quiet.getByRole('textbox', { name: 'Email or phone' }).fill('newcomer@example.com');
    await quiet.keyboard.press('Enter');
    await expect(quiet).toHaveURL(`${site}/register`);
    const email = quiet.getByRole('textbox', { name: said('email_address') });
    await expect(email).toHaveValue('newcomer@example.com');
    expect(asked.filter((url) => url.includes('newcomer'))).toEqual([]);
    await quiet.reload();
    await expect(email).toHaveValue('newcomer@example.com');
    await email.fill('another@example.com');
    await expect(email).toHaveValue('another@example.com');
  });

  test('knows a phone number when it sees one', async ({ quiet }) => {
    await openHome(quiet);
    await quiet.getByRole('textbox', { name: 'Email or phone' }).fill('151 234 567 89');
    await quiet.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(quiet.getByRole('textbox', { name: said('phone_number') })).toHaveValue('151 234 567 89');
  });

  test('just opens the registration without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/de`);
    await page.locator('main form input').fill('newcomer@example.com');
    await page.locator('main form button').click();
    await expect(page).toHaveURL(/\/de\/register\??$/);
    await context.close();
  });
});

test.describe('the estimate', () => {
  test('follows from either amount, and the last one entered stands', async ({ quiet }) => {
    await openHome(quiet);
    const [pay, get] = [quiet.getByRole('textbox', { name: 'You pay' }), quiet.getByRole('textbox', { name: 'You’ll get about' })];
    const { rates } = await guestCall<{ rates: Record<string, string> }>('/v1/mix/public/usdtRate');
    await choose(quiet.getByRole('combobox', { name: 'Currency' }), 'JPY');
    await pay.fill('10000');
    await expect(get).toHaveValue(cut(10_000 / Number(rates.usdt_jpy), 2));
    await get.fill('200');
    await expect(pay).toHaveValue(cut(200 * Number(rates.usdt_jpy), 0));
    await quiet.getByRole('radio', { name: 'Sell' }).check();
    await expect(quiet.getByRole('textbox', { name: 'You sell' })).toHaveValue('200');
    await expect(get).toHaveValue(cut(200 * Number(rates.usdt_jpy), 0));
    await get.fill('');
    await expect(get).toHaveAccessibleDescription('Enter a number, for example 0.5');
    await expect(quiet.getByRole('textbox', { name: 'You sell' })).toHaveValue('');
  });

  test('moves with the price of its coin and says how old that is', async ({ quiet }) => {
    await openHome(quiet);
    await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
    await choose(quiet.getByRole('combobox', { name: 'Coin' }), 'BTC');
    await quiet.getByRole('textbox', { name: 'You’ll get about' }).fill('1');
    const price = await publishNear('btc_usdt', 61);
    const { rates } = await guestCall<{ rates: Record<string, string> }>('/v1/mix/public/usdtRate');
    const assetValue = english.number(cut(Number(price) * Number(rates.usdt_usd), 0));
    await expect(quiet.locator('[data-quick-price]')).toHaveText(`1 BTC = ${assetValue} USD`);
    await expect(quiet.locator('[data-quick-price] + span time')).toHaveText(/^\d+ s ago$/);
  });

  test('leads guests to an account while trading is closed', async ({ quiet }) => {
    await openHome(quiet);
    const open = quiet.getByRole('region', { name: estimate }).getByRole('link', { name: 'Create account' });
    await expect(open).toHaveAttribute('href', '/register');
  });

  test('can be copied by members on the page of a coin, with the number of its price', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await openAs(page);
    await openHome(page, '/price/ETH');
    await page.getByRole('textbox', { name: 'You’ll get about' }).fill('2');
    await page.getByRole('button', { name: 'Copy with price number' }).click();
    await expect(page.getByText('Copied with the price number.')).toBeVisible();
    const { rows } = await guestCall<{ rows: Array<{ pair: string; priceId: string }> }>('/v1/mix/market/homeQuotation');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^2 ETH ≈ [\d.]+ USD · ETH\/USDT /);
    expect(copied).toContain(rows.find(({ pair }) => pair === 'eth_usdt')?.priceId ?? '?');
    await context.close();
  });
});

test.describe('where trading is open', () => {
  test.beforeAll(() => switchProducts(true));
  test.afterAll(() => switchProducts(false));

  test('the estimate leads to the trade', async ({ quiet }) => {
    const address = '/buy-sell-crypto?side=buy&amp;coin=USDT&amp;fiat=USD';
    await expect.poll(async () => await (await fetch(`${site}/`)).text()).toContain(address);
    await openHome(quiet);
    await choose(quiet.getByRole('combobox', { name: 'Coin' }), 'ETH');
    await quiet.getByRole('textbox', { name: 'You pay' }).fill('250');
    const buy = quiet.getByRole('region', { name: estimate }).getByRole('link', { name: 'Buy ETH' });
    await expect(buy).toHaveAttribute('href', '/buy-sell-crypto?side=buy&coin=ETH&fiat=USD&amount=250');
  });

  test('guests can look at offers before they open an account', async ({ quiet }) => {
    await openHome(quiet);
    await quiet.getByRole('main').getByRole('link', { name: 'Buy USDT' }).first().click();
    await expect(quiet).toHaveURL(/\/p2p-trade\/buy/);
  });
});

/** Digits are cut off, as on the page. */
function cut(amount: number, decimals: number): string {
  return String(Math.floor(amount * 10 ** decimals + 1e-9) / 10 ** decimals);
}
