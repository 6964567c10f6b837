import { untilAwake } from '../awake.ts';
import { choose } from '../choose.ts';
import { expect, guestCall, site, test } from '../site.ts';

test('R4.8 the keyboard alone changes language and currency', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await quiet.goto(`${site}/`);
  const button = quiet.getByRole('button', { name: /^Language and currency/ });
  await untilAwake(button);
  await button.focus();
  await quiet.keyboard.press('Enter');
  const panel = quiet.getByRole('dialog', { name: 'Language and currency' });
  await expect(panel.getByRole('link', { name: '日本語' })).toBeVisible();
  await quiet.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await quiet.keyboard.press('Enter');
  await tabTo('EUR');
  await quiet.keyboard.press('Enter');
  await expect(button).toContainText('EUR');
  await expect(quiet.locator('[data-quick-price]')).toContainText('EUR');
  await expect(button).toBeFocused();
  await quiet.keyboard.press('Enter');
  await tabTo('Deutsch');
  await quiet.keyboard.press('Enter');
  await expect(quiet).toHaveURL(`${site}/de`);
  await expect(quiet.locator('html')).toHaveAttribute('lang', 'de');
  const cookies = await quiet.context().cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('de');

  async function tabTo(text: string): Promise<void> {
    for (let step = 0; step < 60; step++) {
      await quiet.keyboard.press('Tab');
      if ((await quiet.evaluate(() => document.activeElement?.textContent ?? '')).startsWith(text)) return;
    }
    throw new Error(`${text} cannot be reached with Tab`);
  }
});

test('R4.8 the currency follows the language until one is chosen', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/ja`);
  await expect(page.locator('[data-quick-price]')).toContainText('JPY');
  await page.goto(`${site}/de`);
  await expect(page.locator('[data-quick-price]')).toContainText('EUR');
  await context.addCookies([{ name: 'unit', value: 'KRW', url: site }]);
  await page.goto(`${site}/ja`);
  await expect(page.locator('[data-quick-price]')).toContainText('KRW');
  await context.close();
});

test('R4.11 a currency of the cookie that is not offered counts as USD', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'unit', value: 'GBP', url: site }]);
  const page = await context.newPage();
  await page.goto(`${site}/ja`);
  await expect(page.locator('[data-quick-price]')).toContainText('USD');
  await context.close();
});

test('R4.12 the time basis starts as the last 24 hours, changes what is shown, and is remembered', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  const basis = quiet.getByRole('combobox', { name: 'Change period' });
  await untilAwake(basis);
  await expect(basis).toHaveAttribute('data-value', 'last24h');
  await expect(quiet.getByRole('columnheader', { name: '24h change' })).toBeVisible();
  await choose(basis, '480');
  await expect(quiet.getByRole('columnheader', { name: 'Change today' })).toBeVisible();
  const [{ symbolKlines }, { rows }] = await Promise.all([
    guestCall<{ symbolKlines: Array<{ symbol: string; reference: string }> }>('/v1/kline/getOpenPrice', { timezone: 480, bussiness: 'sp' }),
    guestCall<{ rows: Array<{ pair: string; price: string }> }>('/v1/mix/market/homeQuotation'),
  ]);
  const price = Number(rows.find(({ pair }) => pair === 'btc_usdt')?.price);
  const open = symbolKlines.find(({ symbol }) => symbol === 'BTCUSDT')?.reference;
  const change = Math.abs((price / Number(open ?? Number.POSITIVE_INFINITY) - 1) * 100);
  const bitcoin = quiet.getByRole('row').filter({ hasText: 'Bitcoin' });
  await expect(bitcoin).toContainText('Change since midnight:');
  const shown = await bitcoin.getByRole('cell').nth(1).textContent();
  expect(Number(/([\d.]+)%/.exec(shown ?? '')?.[1])).toBeCloseTo(open ? change : 0, 1);
  await quiet.reload();
  await expect(basis).toHaveAttribute('data-value', '480');
});

test("price colours are the trader's choice and are remembered", async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await untilAwake(quiet.getByRole('button', { name: /^Language and currency/ }));
  const up = () => quiet.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-up').trim());
  const usual = await up();
  await quiet.getByRole('button', { name: /^Language and currency/ }).click();
  await quiet.getByRole('radio', { name: 'Red up, green down' }).check();
  const red = await up();
  expect(red).not.toBe(usual);
  await quiet.reload();
  await expect.poll(up).toBe(red);
});

test('uses languages/language-list: the names in the panel', async ({ quiet }) => {
  const { languageTypeList } = await guestCall<{ languageTypeList: Array<{ languageName: string }> }>('/v1/mix/public/languageTypeList');
  await quiet.goto(`${site}/`);
  await quiet.getByRole('button', { name: /^Language and currency/ }).click();
  const panel = quiet.getByRole('dialog', { name: 'Language and currency' });
  await expect(panel.getByRole('region', { name: 'Language' }).getByRole('link')).toHaveText(
    languageTypeList.map(({ languageName }) => languageName),
  );
});

test('uses rates/currency-list: the currencies in the panel', async ({ quiet }) => {
  const { currencyList } = await guestCall<{ currencyList: Array<{ name: string; symbol: string }> }>('/v1/mix/public/getCurrencyList');
  await quiet.goto(`${site}/`);
  await quiet.getByRole('button', { name: /^Language and currency/ }).click();
  const panel = quiet.getByRole('dialog', { name: 'Language and currency' });
  const names = currencyList.map(({ name, symbol }) => `${name} ${symbol}`);
  await expect(panel.getByRole('region', { name: 'Currency' }).getByRole('button')).toHaveText(names);
});
