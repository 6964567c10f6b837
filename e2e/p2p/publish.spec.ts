import { headers } from '@peerbourse/contract/headers';
import { adLimits } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import type { Page } from '@playwright/test';
import { enter, visit } from '../identity/account/member.ts';
import { reload } from '../money/assets/wallet-fixtures.ts';
import { expect, refuseCall, site, test } from '../site.ts';
import { type Advertiser, leaveMarket, openAdvertiser, publish, said } from './advertiser.ts';
import { fundPassword, newTrader, openAsTrader, switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const start = '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=EUR';

const field = (page: Page, key: string) => page.getByRole('textbox', { name: said(key) });
const press = (page: Page, key: string) => page.getByRole('button', { name: said(key), exact: true }).click();
const fundField = (page: Page) => page.getByLabel('Fund password', { exact: true });
const summary = (page: Page) => page.getByRole('complementary', { name: said('summary') });

async function fillAmounts(page: Page): Promise<void> {
  await field(page, 'quantity_sell').fill('250');
  await field(page, 'min_amount').fill('20');
  await field(page, 'max_amount').fill('200');
  await page.getByRole('checkbox', { name: /SEPA Instant/ }).check();
}

async function confirm(page: Page, password = fundPassword): Promise<void> {
  await press(page, 'publish');
  await fundField(page).fill(password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('publish') })
    .click();
}

test('R7.9 R7.20 uses p2p-ads/publish-ad, p2p-ads/ad-limits, p2p-ads/my-ad-detail: an ad in three steps, with a sealed password and the header that goes first', {
  tag: '@core',
}, async ({ quiet }) => {
  await openAdvertiser(quiet);
  const limits: Array<string | null> = [];
  quiet.on('request', (request) => {
    if (request.url().endsWith(adLimits.path)) limits.push(request.postData());
  });
  await visit(quiet, start);
  await field(quiet, 'premium').fill('0.9');
  await expect(summary(quiet)).toContainText('0.93191');
  await press(quiet, 'next');
  await expect(quiet).toHaveURL(`${site}${start}&step=amount`);
  await expect(quiet.getByRole('heading', { name: said('step_amount') })).toBeFocused();
  await fillAmounts(quiet);
  await press(quiet, 'next');
  await quiet.getByRole('checkbox', { name: said('condition_email') }).check();
  await quiet.getByRole('textbox', { name: said('remark') }).fill('Only from your own account.');
  await expect(summary(quiet)).toContainText(said('all_set'));
  const sent = quiet.waitForRequest(`**${publishAd.path}`);
  await confirm(quiet);
  const request = await sent;
  expect(request.headers()[headers.tradePasswordPriority]).toBe('1');
  expect(request.postData()).not.toContain(fundPassword);
  expect((request.postDataJSON() as { accountPwd: string }).accountPwd.length).toBeGreaterThan(60);
  await expect(quiet.getByRole('heading', { name: said('published'), exact: true })).toBeFocused();
  await expect(quiet.getByRole('main')).toContainText('250 USDT');
  expect(limits.length).toBeGreaterThan(0);
  expect(limits.every((body) => body === null)).toBe(true);
  await quiet.getByRole('link', { name: said('see_in_hall') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/buy/USDT-EUR`);
});

test('uses p2p-ads/price-ladder, p2p-config/ad-coins-and-fiats: the price stands among others, and says when it is too far off', async ({
  quiet,
}) => {
  await openAdvertiser(quiet);
  await visit(quiet, start);
  const others = quiet.getByRole('region', { name: said('others') });
  await expect(others).toContainText('Reference 0.92360 EUR');
  await field(quiet, 'premium').fill('0.1');
  await expect(others).toContainText(/Best price of \d+ ads/);
  await field(quiet, 'premium').fill('0.5');
  await expect(others).toContainText(/Ranks 2 of \d+ by price\. 1 ad has a better price\./);
  await field(quiet, 'premium').fill('11');
  await expect(quiet.locator('#ad-price')).toContainText(said('problem_premium', { below: '10.00%', above: '10.00%' }));
  await quiet.getByRole('radio', { name: said('price_fixed') }).check();
  await field(quiet, 'price').fill('0.5');
  await expect(quiet.locator('#ad-price')).toContainText('0.83124');
  await quiet.getByRole('button', { name: said('use_reference'), exact: true }).click();
  await expect(field(quiet, 'price')).toHaveValue('0.9236');
});

test('uses p2p-ads/ad-fee, p2p-ads/ad-reach, p2p-users/sellable-amount, p2p-config/ad-country-list: fee, reserve and reach while it is written', async ({
  quiet,
}) => {
  await openAdvertiser(quiet);
  await visit(quiet, `${start}&step=amount`);
  await expect(quiet.getByText(said('available', { amount: '5,000', coin: 'USDT' }))).toBeVisible();
  await field(quiet, 'quantity_sell').fill('5000.5');
  await expect(quiet.locator('#ad-quantity')).toContainText(said('problem_too_much', { amount: '5,000', coin: 'USDT' }));
  await quiet
    .locator('#ad-quantity')
    .getByRole('button', { name: said('max') })
    .click();
  await expect(summary(quiet)).toContainText('5,000 USDT');
  await expect(summary(quiet)).toContainText(said('fee_none'));
  await visit(quiet, `${start}&step=conditions`);
  await expect(summary(quiet)).toContainText(/\d+ of \d+ recent traders/);
  await quiet.getByRole('textbox', { name: said('condition_orders_min') }).fill('900000');
  await expect(summary(quiet)).toContainText(/^.*0 of \d+ recent traders/s);
  await quiet.getByText(said('countries'), { exact: true }).click();
  await quiet.getByRole('searchbox', { name: said('country_search') }).fill('germ');
  await quiet.getByRole('checkbox', { name: 'Germany' }).check();
  await expect(quiet.locator('#ad-countries summary')).toContainText('Germany');
});

test('what was typed survives a reload and the way back; another beginning begins again', async ({ quiet }) => {
  await openAdvertiser(quiet);
  await visit(quiet, start);
  await field(quiet, 'premium').fill('0.7');
  await press(quiet, 'next');
  await field(quiet, 'quantity_sell').fill('77');
  await reload(quiet);
  await expect(field(quiet, 'quantity_sell')).toHaveValue('77');
  await quiet.goBack();
  await expect(field(quiet, 'premium')).toHaveValue('0.7');
  await visit(quiet, '/p2p-trade/ads/new?side=buy&coin=USDT&fiat=EUR');
  await expect(field(quiet, 'premium')).toHaveValue('');
});

test('what is missing is said where it is missing, and a refusal lands at its field', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  await visit(quiet, start);
  await press(quiet, 'next');
  await expect(quiet.locator('#ad-price')).toContainText(said('missing_premium'));
  await field(quiet, 'premium').fill('1');
  await visit(quiet, `${start}&step=conditions`);
  await quiet.getByRole('textbox', { name: said('remark') }).fill('write me on telegram @trader_ann');
  await expect(quiet.locator('#ad-remark')).toContainText(/No /);
  await quiet.getByRole('textbox', { name: said('remark') }).fill('');
  await summary(quiet)
    .getByRole('button', { name: said('missing_quantity') })
    .click();
  await expect(field(quiet, 'quantity_sell')).toBeFocused();
  await fillAmounts(quiet);
  await press(quiet, 'next');
  await confirm(quiet, '000000');
  await expect(quiet.getByRole('dialog')).toContainText(/fund password/i);
  // A refusal that belongs to no field is said above them.
  await refuseCall(quiet, publishAd.path, 'Nothing can be published now.');
  await fundField(quiet).fill(fundPassword);
  await quiet
    .getByRole('dialog')
    .getByRole('button', { name: said('publish') })
    .click();
  await expect(quiet.getByRole('dialog').getByRole('alert').filter({ hasText: 'Nothing can be published now.' })).toBeVisible();
  await quiet.unroute(`**${publishAd.path}`);
  // Meanwhile another tab offers nearly everything: only the server knows.
  await publish(person, { quantity: '4900' });
  await fundField(quiet).fill(fundPassword);
  await quiet
    .getByRole('dialog')
    .getByRole('button', { name: said('publish') })
    .click();
  await expect(quiet).toHaveURL(`${site}${start}&step=amount`);
  await expect(field(quiet, 'quantity_sell')).toBeFocused();
  await expect(field(quiet, 'quantity_sell')).toHaveAttribute('aria-invalid', 'true');
});

test('uses p2p-paymethods/popular-method-list, p2p-ads/create-share-code: a buy ad by kinds of payment, private and shared at once', async ({
  quiet,
}) => {
  await openAdvertiser(quiet);
  await visit(quiet, '/p2p-trade/ads/new?side=buy&coin=USDT&fiat=EUR');
  await field(quiet, 'premium').fill('0.3');
  await press(quiet, 'next');
  await field(quiet, 'quantity_buy').fill('1000');
  await field(quiet, 'min_amount').fill('10');
  await field(quiet, 'max_amount').fill('900');
  await quiet.getByRole('searchbox', { name: said('method_search') }).fill('sepa');
  for (const box of await quiet.locator('#ad-methods').getByRole('checkbox').all()) await box.check();
  await press(quiet, 'next');
  await quiet.getByRole('radio', { name: said('private_ad') }).check();
  await confirm(quiet);
  await expect(quiet.getByRole('heading', { name: said('published_private') })).toBeVisible();
  await press(quiet, 'share');
  await press(quiet, 'share_make');
  await expect(quiet.getByRole('dialog')).toContainText('/p2p-trade/code/');
});

test('R7.9 uses p2p-ads/edit-ad, p2p-ads/discard-ad-edit, p2p-ads/editing-ad-list: an edit takes the ad off, saves it, or leaves it as it was', async ({
  quiet,
}) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  await visit(quiet, `/p2p-trade/ads/${ad.adNo}`);
  await press(quiet, 'edit_open');
  await expect(field(quiet, 'premium')).toHaveValue('1');
  await expect(quiet.getByLabel(said('coin'), { exact: true })).toBeDisabled();
  await visit(quiet, '/p2p-trade/ads');
  await quiet.getByText(said('being_edited', { count: 1 })).waitFor();
  await quiet.getByRole('link', { name: said('fix_go_on_editing') }).click();
  await field(quiet, 'premium').fill('1.5');
  await press(quiet, 'next');
  await field(quiet, 'quantity_sell').fill('400');
  await press(quiet, 'next');
  await press(quiet, 'save');
  await expect(quiet.getByText(said('edit_saved'))).toBeVisible();
  expect(await person.device.ask(myAdDetail, { adNo: ad.adNo })).toMatchObject({
    state: 'online',
    remaining: '400',
    pricing: { premiumPpm: 15_000 },
  });
  await visit(quiet, `/p2p-trade/ads/${ad.adNo}`);
  await press(quiet, 'edit_open');
  await field(quiet, 'premium').fill('3');
  await press(quiet, 'discard');
  await quiet
    .getByRole('alertdialog')
    .getByRole('button', { name: said('discard') })
    .click();
  await expect(quiet.getByText(said('edit_discarded'))).toBeVisible();
  expect(await person.device.ask(myAdDetail, { adNo: ad.adNo })).toMatchObject({ state: 'online', pricing: { premiumPpm: 15_000 } });
});

test('an ad that changed meanwhile is not overwritten, and the form begins again with what is there', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  const opened = await person.device.ask(editAd, { adNo: ad.adNo });
  await visit(quiet, `/p2p-trade/ads/${ad.adNo}`);
  await field(quiet, 'premium').fill('2');
  // The page hears nothing of the change until it saves.
  const { promise: isSaved, resolve: letThrough } = Promise.withResolvers<void>();
  await quiet.route(`**${myAdDetail.path}`, async (route) => {
    await isSaved;
    await route.continue();
  });
  const { pricing: _pricing, ...terms } = termsOf(person);
  await person.device.ask(editAd, {
    adNo: ad.adNo,
    save: { version: opened.version, terms: { ...terms, pricing: { priceType: 'floating', premiumPpm: 33_000 } } },
  });
  await person.device.ask(editAd, { adNo: ad.adNo });
  for (const key of ['next', 'next', 'save']) await press(quiet, key);
  letThrough();
  await expect(quiet.getByText(said('changed_text'))).toBeVisible();
  await press(quiet, 'back');
  await press(quiet, 'back');
  await expect(field(quiet, 'premium')).toHaveValue('2');
  await press(quiet, 'changed_load');
  await expect(field(quiet, 'premium')).toHaveValue('3.3');
  expect(await person.device.ask(myAdDetail, { adNo: ad.adNo })).toMatchObject({ pricing: { premiumPpm: 33_000 } });
});

/** What `publish` says of an ad, without what only publishing needs. */
function termsOf({ methodNo }: Advertiser) {
  return {
    pricing: { priceType: 'floating', premiumPpm: 10_000 } as const,
    quantity: '1000',
    minAmount: '20',
    maxAmount: '500',
    payMinutes: 15,
    userPaymethodIds: [methodNo],
    paymethodIds: [],
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    conditions: {
      needsEmail: false,
      needsPhone: false,
      minJoinDays: null,
      minOrders: null,
      maxOrders: null,
      minRatePercent: null,
      minRatingPercent: null,
      minHolding: null,
      countries: [],
      excludesMerchants: false,
      perUserLimit: null,
    },
  };
}

test('R7.9 uses p2p-ads/saved-remark-list, p2p-ads/write-remark, p2p-ads/delete-remark: texts are kept, named, used and forgotten', async ({
  quiet,
}) => {
  await openAdvertiser(quiet);
  await visit(quiet, `${start}&step=conditions`);
  const remark = quiet.getByRole('textbox', { name: said('remark') });
  await remark.fill('Only from your own account.');
  await press(quiet, 'remarks');
  const dialog = quiet.getByRole('dialog', { name: said('remarks') });
  await dialog.getByLabel(said('remark_keep_as')).fill('Own name');
  await dialog.getByRole('button', { name: said('remark_keep') }).click();
  const kept = dialog.locator('[data-remark]');
  await expect(kept).toContainText('Own name');
  await kept.getByRole('button', { name: said('remark_rename') }).click();
  await dialog.getByLabel(said('remark_new_name')).fill('My name only');
  await refuseCall(quiet, '/v1/x/p2p-ads/write-remark', 'That name is taken.');
  await kept.getByRole('button', { name: said('save'), exact: true }).click();
  await expect(kept.getByRole('alert').filter({ hasText: 'That name is taken.' })).toBeVisible();
  await quiet.unroute('**/v1/x/p2p-ads/write-remark');
  await kept.getByRole('button', { name: said('save'), exact: true }).click();
  await expect(kept).toContainText('My name only');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await remark.fill('');
  await press(quiet, 'remarks');
  await kept.getByRole('button', { name: said('remark_use') }).click();
  await expect(remark).toHaveValue('Only from your own account.');
  await press(quiet, 'remarks');
  await kept.getByRole('button', { name: said('delete') }).click();
  await expect(dialog).toContainText(said('remarks_none'));
});

test('uses p2p-ads/check-share-code, p2p-ads/ad-by-share-code: a code leads guests to the login, and traders to the ad', async ({
  quiet,
  browser,
}) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person, { isHidden: true, remark: 'For friends.' });
  await visit(quiet, `/p2p-trade/ads?tab=hidden`);
  await quiet.getByRole('button', { name: /^More options:/ }).click();
  await quiet.getByRole('menuitem', { name: said('share') }).click();
  await press(quiet, 'share_make');
  const code = (
    await quiet
      .getByRole('dialog')
      .getByText(/^[A-Z2-9]{10}$/)
      .first()
      .innerText()
  ).trim();
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, `/p2p-trade/code/${code}`);
  await expect(page.getByRole('main')).toContainText(said('code_buy', { coin: 'USDT', fiat: 'EUR' }));
  await expect(page.getByRole('main').getByRole('link', { name: said('code_log_in') })).toHaveAttribute(
    'href',
    `/login?from=%2Fp2p-trade%2Fcode%2F${code}`,
  );
  await visit(page, '/p2p-trade/code/NOSUCHCODE');
  await expect(page.getByText(said('code_over'), { exact: true })).toBeVisible();
  const taker = await newTrader();
  await enter(context, taker.device);
  await visit(page, `/p2p-trade/code/${code}`);
  await expect(page.getByRole('article')).toContainText('For friends.');
  await expect(page.getByRole('article')).toContainText('0.93283');
  await page
    .getByRole('article')
    .getByRole('button', { name: said('taker_buys', { coin: 'USDT' }) })
    .click();
  await page.getByLabel('You pay').fill('50');
  expect(ad.isHidden).toBe(true);
  // The code goes along: without it nobody takes an ad that is not listed.
  await page.getByRole('article').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/p2p-trade\/order\/\d{18,19}$/);
  await context.close();
});

test('a copy begins with the terms of another ad', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person, { remark: 'Fast and kind.' });
  await visit(quiet, `/p2p-trade/ads/new?copy=${ad.adNo}&step=conditions`);
  await expect(quiet.getByRole('textbox', { name: said('remark') })).toHaveValue('Fast and kind.');
  await quiet.goto(`${site}/p2p-trade/ads/new?copy=1000000000000000001`);
  await expect(quiet.getByText(said('copy_gone'))).toBeVisible();
});

test('an ad is published with the keyboard alone', async ({ quiet }) => {
  await openAdvertiser(quiet);
  await visit(quiet, start);
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'checkbox') => {
    const target = quiet.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();
    for (let steps = 0; steps < 80; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await quiet.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabTo(said('premium'), 'textbox');
  await quiet.keyboard.type('0.8');
  await tabTo(said('next'), 'button');
  await quiet.keyboard.press('Enter');
  await expect(quiet.getByRole('heading', { name: said('step_amount') })).toBeFocused();
  for (const [key, amount] of [
    ['quantity_sell', '100'],
    ['min_amount', '20'],
    ['max_amount', '80'],
  ] as const) {
    await tabTo(said(key), 'textbox');
    await quiet.keyboard.type(amount);
  }
  await tabTo(/SEPA Instant/, 'checkbox');
  await quiet.keyboard.press('Space');
  await tabTo(said('next'), 'button');
  await quiet.keyboard.press('Enter');
  await tabTo(said('publish'), 'button');
  await quiet.keyboard.press('Enter');
  await expect(fundField(quiet)).toBeFocused();
  await quiet.keyboard.type(fundPassword);
  await quiet.keyboard.press('Enter');
  await expect(quiet.getByRole('heading', { name: said('published'), exact: true })).toBeFocused();
});

test('a payment method is added without leaving the form, and chosen at once', async ({ quiet }) => {
  await openAsTrader(quiet, { mayPublish: true, coins: [{ coin: 'USDT', amount: '50' }] });
  await visit(quiet, `${start}&step=amount`);
  await expect(quiet.getByText(said('methods_none', { fiat: 'EUR' }))).toBeVisible();
  await press(quiet, 'add_method');
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('button', { name: /^SEPA Instant/ }).click();
  await dialog.getByLabel('IBAN').fill('DE89370400440532013000');
  await dialog.getByLabel('Fund password', { exact: true }).fill(fundPassword);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(quiet.getByRole('checkbox', { name: /SEPA Instant/ })).toBeChecked();
});
