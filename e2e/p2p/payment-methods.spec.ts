import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import type { Locator, Page } from '@playwright/test';
import { openChoices } from '../choose.ts';
import { asOwner } from '../console/as-owner.ts';
import { type Member, openAs, visit } from '../identity/account/member.ts';
import { expect, guestCall, site, test } from '../site.ts';
import { publish } from './advertiser.ts';
import { fundPassword, openAsTrader, saveEuroAccount } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('paymethods');
const path = '/account/payment-methods';
const iban = 'DE44 5001 0517 5407 3249 31';

const cardOf = (page: Page, id: string): Locator => page.locator(`[data-method="${id}"]`);

/** The fund password in the open dialog, and on. */
async function prove(page: Page, digits = fundPassword): Promise<void> {
  await page.getByLabel(said('fund_password'), { exact: true }).fill(digits);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('continue') })
    .click();
}

async function valueOf({ device }: Member, userPaymethodId: string): Promise<string> {
  const { paymethodInfo } = await device.ask(openMethod, { userPaymethodId, accountPwd: fundPassword });
  return paymethodInfo.find(({ name }) => name === 'iban')?.value ?? '';
}

test('R3.8 R7.12 uses p2p-paymethods/my-method-list: saved accounts by currency and name, masked, from the first HTML on', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  const id = await saveEuroAccount(trader);
  const whole = await valueOf(trader, id);
  const answer = await quiet.request.get(`${site}${path}`);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('SEPA Instant');
  expect(html).toContain(whole.slice(-4));
  expect(html).not.toContain(whole);
  await visit(quiet, `${path}?fiat=EUR`);
  await expect(quiet.getByRole('heading', { name: 'EUR' })).toBeVisible();
  await expect(quiet.getByText(said('count', { count: 1, limit: 10 }))).toBeVisible();
  await expect(cardOf(quiet, id)).toContainText('Ann Example');
  await expect(cardOf(quiet, id)).toContainText(said('state_active'));
  // A currency without any has its place, and the way to the first one.
  await visit(quiet, `${path}?fiat=GBP`);
  await expect(quiet.getByText(said('none_in', { fiat: 'GBP' }))).toBeVisible();
});

test('R7.12 R7.20 uses p2p-paymethods/add-method, p2p-paymethods/method-template-list: with the keyboard alone, and the fund password leaves the page sealed', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  await visit(quiet, `${path}?fiat=EUR`);
  const sent = quiet.waitForRequest((request) => request.url().endsWith(addMethod.path));
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => quiet.keyboard.press(key)), Promise.resolve());
  await quiet.getByRole('button', { name: said('add') }).focus();
  await press('Enter');
  const dialog = quiet.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /SEPA Instant/ })).toBeVisible();
  await expect(dialog.getByLabel(said('currency'))).toBeFocused();
  await press('Tab');
  await quiet.keyboard.type('sepa inst');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  // Over the button that clears the search, and the list that scrolls.
  while (!(await dialog.getByRole('button', { name: /SEPA Instant/ }).evaluate((button) => button === document.activeElement)))
    await press('Tab');
  await press('Enter');
  await expect(dialog.getByLabel('IBAN')).toBeFocused();
  await expect(dialog.getByLabel(said('holder'))).toHaveValue('Ann Example');
  await expect(dialog.getByLabel(said('holder'))).not.toBeEditable();
  await expect(dialog.getByText(said('settle_minutes', { count: 5 }))).toBeVisible();
  await expect(dialog.getByText(said('not_reversible'))).toBeVisible();
  await quiet.keyboard.type(iban);
  while (!(await dialog.getByLabel(said('fund_password'), { exact: true }).evaluate((input) => input === document.activeElement)))
    await press('Tab');
  await quiet.keyboard.type(fundPassword);
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(quiet.getByRole('heading', { name: 'SEPA Instant' })).toBeVisible();
  const body = (await sent).postDataJSON() as Record<string, string>;
  expect(body.accountPwd).toBeTruthy();
  expect(JSON.stringify(body)).not.toContain(fundPassword);
  const { paymethods } = await trader.device.ask(myMethodList, {});
  expect(await valueOf(trader, paymethods[0]?.userPaymethodId ?? '')).toBe(iban.replaceAll(' ', ''));
});

test('R3.8 uses p2p-paymethods/popular-method-list, p2p-config/fiat-list: every currency of the market, and what most people use first', async ({
  quiet,
}) => {
  await openAsTrader(quiet);
  await visit(quiet, path);
  await quiet.getByRole('button', { name: said('add') }).click();
  const dialog = quiet.getByRole('dialog');
  const { fiatList } = await guestCall<{ fiatList: Array<{ fiatCode: string }> }>('/v1/p2p/pub/currency/queryAllFiat');
  const { search, options } = await openChoices(dialog.getByLabel(said('currency')));
  for (const { fiatCode } of fiatList) {
    await search.fill(fiatCode);
    await expect(options.and(quiet.locator(`[data-key="=${fiatCode}"]`))).toBeVisible();
  }
  await search.fill('PLN');
  await options.first().click();
  const { paymethods } = await guestCall<{ paymethods: Array<{ paymethodName: string }> }>('/v1/p2p/pub/currency/query-popular-paymethod', {
    fiatCode: 'PLN',
  });
  const names = paymethods.slice(0, 3).map(({ paymethodName }) => paymethodName);
  for (const [place, name] of names.entries()) {
    await expect(dialog.getByRole('listitem').nth(place)).toContainText(name);
    await expect(dialog.getByRole('listitem').nth(place)).toContainText(said('popular'));
  }
});

test('what cannot be right is said while it is typed, and what is refused where it was typed', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  await saveEuroAccount(trader);
  await visit(quiet, `${path}?fiat=EUR`);
  await quiet.getByRole('button', { name: said('add') }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('button', { name: /SEPA Instant/ }).click();
  const field = dialog.getByLabel('IBAN');
  await field.fill('DE44 5001 0517 5407 3249 32');
  await field.blur();
  await expect(dialog.getByText(said('fault_iban'))).toBeVisible();
  await field.fill(iban);
  await expect(dialog.getByText(said('fault_iban'))).toBeHidden();
  await dialog.getByRole('button', { name: said('save') }).click();
  await expect(dialog.getByText(said('fund_password_digits'))).toBeVisible();
  const password = dialog.getByLabel(said('fund_password'), { exact: true });
  await password.fill('000000');
  await dialog.getByRole('button', { name: said('save') }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect((await trader.device.ask(myMethodList, {})).paymethods).toHaveLength(1);
});

test('R6.4 whoever cannot add one yet is led to what is missing, step by step', async ({ quiet }) => {
  const member = await openAs(quiet);
  await visit(quiet, path);
  await expect(quiet.getByText(said('none'))).toBeVisible();
  await quiet.getByRole('button', { name: said('add') }).click();
  const dialog = quiet.getByRole('dialog');
  await expect(dialog.getByRole('link')).toHaveText([/^1?Verify/, /Set a fund/, /Set up your/].map((start) => new RegExp(start)));
  await asOwner(`UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example' WHERE user_id = $1`, [member.userId]);
  await visit(quiet, path);
  await quiet.getByRole('button', { name: said('add') }).click();
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await dialog.getByRole('link', { name: said('missing_profile') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/center`);
});

test('R7.12 uses p2p-paymethods/open-method: one method is shown in clear, after the fund password', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  const id = await saveEuroAccount(trader);
  const whole = await valueOf(trader, id);
  await visit(quiet, path);
  await cardOf(quiet, id)
    .getByRole('button', { name: said('show') })
    .click();
  const dialog = quiet.getByRole('dialog');
  await prove(quiet, '111112');
  await expect(dialog.getByLabel(said('fund_password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(quiet.getByText(whole)).toHaveCount(0);
  await prove(quiet);
  await expect(dialog.getByText(whole)).toBeVisible();
  // Keys and screen readers go on in the dialog, though what they stood on is gone.
  await expect(dialog.locator(':focus')).toContainText(whole);
  await dialog.getByRole('button', { name: said('done') }).click();
  await expect(quiet.getByText(whole)).toHaveCount(0);
});

test('R7.12 uses p2p-paymethods/change-method: a method that needs an update says why, and is saved under the name of today', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  const id = await saveEuroAccount(trader);
  await asOwner(`UPDATE accounts_users SET real_name = 'Ann Married' WHERE user_id = $1`, [trader.userId]);
  await visit(quiet, path);
  const card = cardOf(quiet, id);
  await expect(card).toContainText(said('state_update'));
  await expect(card).toContainText(said('state_name_why'));
  await card.getByRole('button', { name: said('update') }).click();
  await prove(quiet);
  const dialog = quiet.getByRole('dialog');
  await expect(dialog.getByLabel(said('holder'))).toHaveValue('Ann Married');
  await expect(dialog.getByLabel('IBAN')).toBeFocused();
  await dialog.getByLabel('IBAN').fill(iban);
  await dialog.getByRole('button', { name: said('save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(said('state_active'));
  await expect(card).toContainText('Ann Married');
  expect(await valueOf(trader, id)).toBe(iban.replaceAll(' ', ''));
});

test('R7.12 uses p2p-paymethods/switch-method, p2p-paymethods/delete-method: off, on and away; not while an ad is on the market with it', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet, { mayPublish: true, coins: [{ coin: 'USDT', amount: '200' }] });
  const [used, free] = [await saveEuroAccount(trader), await saveEuroAccount(trader)];
  const terms = { isHidden: true, pricing: { priceType: 'fixed', price: '0.95' }, quantity: '100', maxAmount: '50' } as const;
  await publish({ ...trader, methodNo: used }, terms);
  await visit(quiet, path);
  await expect(cardOf(quiet, used)).toContainText(said('used_by', { count: 1 }));
  await cardOf(quiet, used)
    .getByRole('button', { name: said('delete') })
    .click();
  const dialog = quiet.getByRole('alertdialog');
  await expect(dialog).toContainText(said('delete_way_out'));
  await expect(dialog.getByRole('link', { name: said('see_ads') })).toHaveAttribute('href', '/p2p-trade/ads');
  await expect(dialog.getByRole('button', { name: said('delete') })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: said('keep') }).click();
  // Ads leave the market with their method: that is asked first.
  await cardOf(quiet, used)
    .getByRole('button', { name: said('switch_off') })
    .click();
  await expect(dialog).toContainText(said('switch_off_ads', { count: 1 }));
  await dialog.getByRole('button', { name: said('cancel') }).click();
  await cardOf(quiet, free)
    .getByRole('button', { name: said('switch_off') })
    .click();
  await expect(cardOf(quiet, free)).toContainText(said('state_owner_why'));
  await cardOf(quiet, free)
    .getByRole('button', { name: said('switch_on') })
    .click();
  await expect(cardOf(quiet, free)).toContainText(said('state_active'));
  await cardOf(quiet, free)
    .getByRole('button', { name: said('delete') })
    .click();
  await dialog.getByRole('button', { name: said('delete') }).click();
  await expect(cardOf(quiet, free)).toHaveCount(0);
  expect((await trader.device.ask(myMethodList, {})).paymethods.map(({ userPaymethodId }) => userPaymethodId)).toEqual([used]);
});

test('a method that waits, or that we have switched off, says until when and why', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  const [waiting, stopped] = [await saveEuroAccount(trader), await saveEuroAccount(trader)];
  await asOwner(`UPDATE p2p_paymethods_methods SET cooling_until = '2031-02-03 04:05:00Z' WHERE method_no = $1`, [waiting]);
  await asOwner(`UPDATE p2p_paymethods_methods SET state = 'disabled', disabled_by = 'risk' WHERE method_no = $1`, [stopped]);
  await visit(quiet, path);
  await expect(cardOf(quiet, waiting)).toContainText(said('state_cooling'));
  await expect(cardOf(quiet, waiting)).toContainText('Feb 3, 2031, 04:05');
  await expect(cardOf(quiet, waiting)).toContainText(said('state_cooling_why'));
  await expect(cardOf(quiet, stopped)).toContainText(said('state_risk_why'));
  await expect(cardOf(quiet, stopped).getByRole('button', { name: said('switch_on') })).toHaveCount(0);
});
