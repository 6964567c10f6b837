import type { Page } from '@playwright/test';
import { choose, openChoices } from '../choose.ts';
import { enter, openAs, visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals, looks } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { newTrader, openAsTrader, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const list = '**/v1/p2p/pub/adv/queryAdvList';
const euros = '/p2p-trade/buy/USDT-EUR';

/** What can be pressed in the hall wakes up a moment after its head. */
async function visitHall(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForSelector('[data-awake="true"]', { state: 'attached' });
}

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

const offers = (page: Page) => page.getByRole('table', { name: said('offers') });
const rowOf = (page: Page, name: string) =>
  offers(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const buy = said('buy_coin', { coin: 'USDT' });

test('R7.10 uses p2p-ads/ad-list: offers with price, spread, limits and methods, the best first, in the first HTML', async ({ quiet }) => {
  const html = await (await fetch(`${site}${euros}`)).text();
  for (const seen of ['Lucky Lantern', '0.92735', said('spread_over', { percent: '0.41%' }), '92.00 – 2,300.00 EUR', 'Wise'])
    expect(html, seen).toContain(seen);
  await visitHall(quiet, euros);
  await expect(offers(quiet).getByRole('rowheader').first()).toContainText('Lucky Lantern');
  await expect(quiet.getByText(said('reference', { price: '0.92360', fiat: 'EUR' }))).toBeVisible();
});

test('R7.10 offers that change before the list hydrates are shown without an error', async ({ quiet }) => {
  let hasNewOffers = () => {};
  const untilNewOffers = new Promise<void>((resolve) => {
    hasNewOffers = resolve;
  });
  let held = 0;
  await quiet.route(/\/assets\/hall-rest-/, async (route) => {
    held += 1;
    await untilNewOffers;
    await route.continue();
  });
  await quiet.route(list, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('0.92735', '0.94735').replace('"price":"0.9236', '"price":"0.9536') });
  });
  // For a visitor whose clock is ahead the list of the first HTML is old, so its head asks for a new one.
  await quiet.clock.setFixedTime(Date.now() + 60_000);
  await visit(quiet, euros);
  await expect(quiet.getByText(said('reference', { price: '0.95360', fiat: 'EUR' }))).toBeVisible();
  await expect(rowOf(quiet, 'Lucky Lantern')).toContainText('0.92735');
  hasNewOffers();
  await expect(rowOf(quiet, 'Lucky Lantern')).toContainText('0.94735');
  expect(held).toBe(1);
});

test('R7.10 uses p2p-paymethods/popular-method-list: what is looked for stands in the address, and going back takes it back', async ({
  quiet,
}) => {
  await visitHall(quiet, euros);
  const search = quiet.getByRole('search', { name: said('filters') });
  const amount = search.getByLabel(said('amount'));
  await amount.fill('240');
  await expect(quiet).toHaveURL(/\?amount=240$/);
  await expect(amount).toBeFocused();
  await expect(rowOf(quiet, 'Calm Meadow')).toHaveCount(0);
  await choose(search.getByLabel(said('method'), { exact: true }), { label: 'SEPA Instant' });
  await expect(quiet).toHaveURL(/\?amount=240&method=\d+$/);
  await expect(rowOf(quiet, 'Lucky Lantern')).toHaveCount(0);
  await expect(rowOf(quiet, 'Honest Lotus 28')).toBeVisible();
  await quiet.goBack();
  await expect(rowOf(quiet, 'Lucky Lantern')).toBeVisible();
  await quiet.goBack();
  await expect(amount).toHaveValue('');
  await expect(rowOf(quiet, 'Calm Meadow')).toBeVisible();
});

test('R3.8 R7.10 ways to pay that are no brands are named, searched and chosen in the language of the reader', async ({ quiet }) => {
  const [inJapanese, transfer] = [textOf('p2p', 'ja'), textOf('common', 'ja')('method_bank_transfer', { country: '日本' })];
  await visitHall(quiet, '/ja/p2p-trade/buy/USDT-JPY');
  const search = quiet.getByRole('search', { name: inJapanese('filters') });
  const { search: typed, options } = await openChoices(search.getByLabel(inJapanese('method'), { exact: true }));
  await expect(options.filter({ hasText: 'Bank transfer' })).toHaveCount(0);
  await typed.fill('銀行');
  await expect(options).toHaveText([transfer]);
  await options.first().click();
  await expect(quiet.getByRole('button', { name: inJapanese('remove_filter', { name: transfer }) })).toBeVisible();
  await quiet.getByRole('button', { name: inJapanese('more_filters') }).click();
  await expect(quiet.getByRole('dialog').getByRole('button', { name: transfer })).toHaveAttribute('aria-pressed', 'true');
  await expect(quiet.getByText('Bank transfer')).toHaveCount(0);
});

test('R7.10 uses p2p-config/pay-window-list: more filters are applied together, counted on their button and cleared together', async ({
  quiet,
}) => {
  await visitHall(quiet, euros);
  await quiet.getByRole('button', { name: said('more_filters') }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByLabel(said('filter_merchants')).check();
  await dialog.getByLabel(said('filter_online')).check();
  const { options } = await openChoices(dialog.getByLabel(said('filter_window')));
  await expect(options).toHaveText([said('any'), ...[15, 20, 30, 60].map((count) => said('minutes', { count }))]);
  await options.first().click();
  await dialog.getByRole('button', { name: said('show_offers') }).click();
  await expect(quiet).toHaveURL(/merchants=1&online=1/);
  await expect(rowOf(quiet, 'Calm Meadow')).toHaveCount(0);
  await expect(rowOf(quiet, 'Lucky Lantern')).toBeVisible();
  await expect(quiet.getByRole('button', { name: said('more_filters') })).toContainText('2');
  await quiet.getByRole('button', { name: said('more_filters') }).click();
  await quiet
    .getByRole('dialog')
    .getByRole('button', { name: said('clear_filters') })
    .click();
  await expect(quiet).toHaveURL(new RegExp(`${euros}$`));
});

test('R7.18 coin, currency and side are switched, and the market is remembered', async ({ quiet }) => {
  await visitHall(quiet, euros);
  await choose(quiet.getByLabel(said('currency'), { exact: true }), 'USD');
  await expect(quiet).toHaveURL(/\/buy\/USDT-USD$/);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(said('buy_title', { coin: 'USDT', fiat: 'USD' }));
  await quiet
    .getByRole('navigation', { name: said('coins') })
    .getByRole('link', { name: 'BTC' })
    .click();
  await expect(quiet).toHaveURL(/\/buy\/BTC-USD$/);
  await quiet.getByRole('radio', { name: said('sell') }).click();
  await expect(quiet).toHaveURL(/\/sell\/BTC-USD$/);
  await visitHall(quiet, '/p2p-trade');
  await expect(quiet).toHaveURL(/\/buy\/BTC-USD$/);
});

test('nobody offers it, and nothing fits: both say so and lead on', async ({ quiet }) => {
  await visitHall(quiet, '/p2p-trade/buy/SOL-EUR');
  await expect(quiet.getByText(said('none_title', { coin: 'SOL', fiat: 'EUR' }))).toBeVisible();
  await visitHall(quiet, `${euros}?amount=99999999`);
  await expect(quiet.getByText(said('none_filtered'))).toBeVisible();
  await quiet
    .getByRole('main')
    .getByRole('link', { name: said('clear_filters') })
    .click();
  await expect(rowOf(quiet, 'Lucky Lantern')).toBeVisible();
});

test('the list goes on behind the first page, and an old link to there begins again', async ({ quiet }) => {
  await visitHall(quiet, euros);
  await quiet.getByRole('link', { name: said('more_offers') }).click();
  await expect(quiet).toHaveURL(/after=/);
  await expect(rowOf(quiet, 'Lucky Lantern')).toHaveCount(0);
  await visitHall(quiet, `${euros}?after=W10.aaaa`);
  await expect(quiet.getByText(said('old_place'))).toBeVisible();
  await quiet
    .getByRole('main')
    .getByRole('link', { name: said('best_offers') })
    .click();
  await expect(rowOf(quiet, 'Lucky Lantern')).toBeVisible();
});

test('R6.4 a new member opens an offer and is told there what is left, and why others stay closed', async ({ quiet }) => {
  await openAs(quiet);
  await visitHall(quiet, euros);
  const main = quiet.getByRole('main');
  await expect(main.getByText(said('before_trading'))).toHaveCount(0);
  await rowOf(quiet, 'Lucky Lantern').getByRole('button', { name: buy }).click();
  await expect(main.getByRole('link', { name: said('fix_terms') })).toHaveAttribute('href', '/p2p-trade/center');
  await expect(main.getByRole('link', { name: said('fix_kyc') })).toHaveAttribute('href', '/account/verified');
  await rowOf(quiet, 'riverorchard')
    .getByRole('button', { name: said('fix_restricted') })
    .press('Enter');
  await expect(quiet.getByLabel(said('why_not', { name: 'riverorchard' })).getByText(said('reason_kyc'))).toBeVisible();
});

test('R6.4 a trader may take what asks for nothing, and is told what an ad asks for', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visitHall(quiet, euros);
  await expect(quiet.getByText(said('before_trading'))).toHaveCount(0);
  await expect(rowOf(quiet, 'Lucky Lantern').getByRole('button', { name: buy })).toBeVisible();
  await rowOf(quiet, 'riverorchard')
    .getByRole('button', { name: said('fix_restricted') })
    .click();
  const reason = said('reason_orders_min', { orders: 10 });
  await expect(quiet.getByText(said('reason_with_own', { reason, value: 0 }), { exact: true })).toBeVisible();
  await quiet.keyboard.press('Escape');
  await quiet.getByLabel(said('eligible_only')).click();
  await expect(quiet).toHaveURL(/eligible=1/);
  await expect(rowOf(quiet, 'riverorchard')).toHaveCount(0);
  await expect(rowOf(quiet, 'Lucky Lantern')).toBeVisible();
});

test('R7.9 uses p2p-ads/ad-detail: the panel opens in the row, counts both ways and keeps to the limits', {
  tag: '@core',
}, async ({ quiet }) => {
  await openAsTrader(quiet);
  await visitHall(quiet, `${euros}?amount=100`);
  await rowOf(quiet, 'Lucky Lantern').getByRole('button', { name: buy }).click();
  const pay = offers(quiet).getByLabel(said('you_pay'));
  const get = offers(quiet).getByLabel(said('you_get'));
  await expect(pay).toBeFocused();
  await expect(get).toHaveValue('107.834151');
  await get.fill('200');
  await expect(pay).toHaveValue('185.47');
  await pay.fill('50');
  await expect(pay).toHaveAccessibleDescription(said('amount_below', { min: '92.00', fiat: 'EUR' }));
  await pay.fill('5000');
  await expect(pay).toHaveAccessibleDescription(said('amount_above', { max: '2,300.00', fiat: 'EUR' }));
  await expect(offers(quiet)).toContainText('Merci de payer depuis un compte');
  await offers(quiet)
    .getByRole('button', { name: said('max') })
    .click();
  await expect(pay).toHaveValue('2300');
  for (const seen of ['0.92735 EUR', said('own_name_buy')]) await expect(offers(quiet).locator('form')).toContainText(seen);
  await expect(offers(quiet).locator('button[type=submit]')).toHaveText(said('buy_amount', { amount: '2,480.185474', coin: 'USDT' }));
  await offers(quiet)
    .getByRole('button', { name: said('close_panel') })
    .last()
    .click();
  await expect(pay).toHaveCount(0);
  await expect(rowOf(quiet, 'Lucky Lantern').getByRole('button', { name: buy })).toBeFocused();
});

test('R7.17 a 429 on the list is passed over quietly, and what is shown stays', async ({ browser }) => {
  const page = await browser.newPage();
  await page.clock.install();
  await visitHall(page, euros);
  let refused = 0;
  await page.route(list, async (route) => {
    refused++;
    await route.fulfill({ status: 429, body: '' });
  });
  // The page asks once more when it has dealt with the first refusal.
  for (const times of [1, 2]) {
    await page.clock.fastForward(11_000);
    await expect.poll(() => refused).toBeGreaterThanOrEqual(times);
  }
  await expect(rowOf(page, 'Lucky Lantern')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.close();
});

test('offers that have changed places wait until somebody wants to see them', async ({ quiet }) => {
  await quiet.clock.install();
  await visitHall(quiet, euros);
  await quiet.route(list, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { ads: unknown[] } };
    answer.data.ads.reverse();
    await route.fulfill({ response, json: answer });
  });
  const first = offers(quiet).getByRole('rowheader').first();
  await quiet.clock.fastForward(11_000);
  const news = quiet.getByRole('status').getByRole('button', { name: said('offers_changed') });
  await expect(news).toBeVisible();
  await expect(first).toContainText('Lucky Lantern');
  await news.click();
  await expect(first).not.toContainText('Lucky Lantern');
});

test('R7.9 from the home page to the best offer for 100 EUR by bank transfer, by keyboard, with three presses at most', async ({
  quiet,
}) => {
  await visit(quiet, '/');
  const quick = quiet.getByRole('region', { name: textOf('rates')('quick_title') });
  await quick.getByLabel(textOf('rates')('quick_currency')).focus();
  await choose(quick.getByLabel(textOf('rates')('quick_currency')), 'EUR');
  await quick.getByLabel(textOf('rates')('quick_pay'), { exact: true }).fill('100');
  // The first press.
  await quick.getByRole('link', { name: textOf('rates')('quick_buy_coin', { coin: 'USDT' }) }).press('Enter');
  await expect(quiet).toHaveURL(/\/p2p-trade\/buy\/USDT-EUR\?amount=100$/);
  // The second one chooses how to pay.
  await choose(quiet.getByLabel(said('method'), { exact: true }), { label: 'SEPA Instant' });
  await expect(quiet).toHaveURL(/amount=100&method=\d+$/);
  // Besides its head, the list has nothing left that is paid in another way.
  await expect(offers(quiet).getByRole('row').filter({ hasNotText: 'SEPA Instant' })).toHaveCount(1);
  const best = offers(quiet).getByRole('button', { name: buy }).first();
  // The third one takes it.
  await best.press('Enter');
  await expect(offers(quiet).getByLabel(said('you_pay'))).toHaveValue('100');
  await expect(offers(quiet).getByRole('list', { name: said('pay_with') })).toContainText('SEPA Instant');
});

test('a guest opens an offer, and is led to the login and back to it', async ({ quiet }) => {
  await visitHall(quiet, `${euros}?amount=100`);
  await rowOf(quiet, 'Lucky Lantern').getByRole('button', { name: buy }).click();
  await expect(offers(quiet).getByRole('link', { name: textOf('p2p-take')('log_in_buy', { coin: 'USDT' }) })).toHaveAttribute(
    'href',
    /^\/login\?from=%2Fp2p-trade%2Fbuy%2FUSDT-EUR%3Famount%3D100%26ad%3D\d{18,19}$/,
  );
});

for (const [prefix, width] of looks) {
  test(`axe finds nothing serious in the hall and in an open panel, and nothing moves, ${prefix || '/en'} at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enter(context, (await newTrader()).device);
    await openComplete(page, `${site}${prefix}${euros}`);
    await checkVisuals(page, 'the hall', { maxShift: 0.02 });
    await page.locator('table button[aria-expanded=false]').first().click();
    await expect(page.locator('form input[inputmode=decimal]').first()).toBeFocused();
    await checkVisuals(page, 'an open panel');
    await context.close();
  });
}

test('the tabs of a phone show their whole names in every script, and the one of the section is lit on its pages', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  for (const code of ['en', 'th', 'vi', 'ar', 'ru', 'uk', 'de', 'ja', 'ph'] as const) {
    await page.goto(`${site}${code === 'en' ? '' : `/${code}`}/p2p-trade/buy/USDT-EUR`);
    const labels = page.locator('[data-tab-label]');
    await expect(labels).toHaveCount(5);
    const cut = await labels.evaluateAll((spans) =>
      spans
        .filter((span) => {
          const style = getComputedStyle(span);
          const isTight = Number.parseFloat(style.lineHeight) < Number.parseFloat(style.fontSize) * 1.3;
          const link = span.closest('a')?.getBoundingClientRect();
          const box = span.getBoundingClientRect();
          return (
            isTight || style.overflow !== 'visible' || !link || box.bottom > link.bottom || box.left < link.left || box.right > link.right
          );
        })
        .map((span) => span.textContent),
    );
    expect(cut, code).toEqual([]);
    await expect(page.locator('.bottom-tab[aria-current]')).toHaveText(textOf('common', code)('nav_p2p'));
  }
  await context.close();
});
