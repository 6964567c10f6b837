import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import type { Page } from '@playwright/test';
import { visit } from '../../identity/account/member.ts';
import { expect, test } from '../../site.ts';
import { coinRow, openAsOwner, said, walletsOf } from './wallet-fixtures.ts';

const path = '**/v1/x/assets/transfer-coins';

async function openDialog(page: Page, coin: string) {
  await visit(page, '/assets');
  await coinRow(page, coin)
    .getByRole('button', { name: said('transfer') })
    .click();
  return page.getByRole('dialog');
}

test('R1.2 uses assets/transfer-coins: coins are moved by keyboard alone, and both wallets are told beforehand', { tag: '@core' }, async ({
  quiet,
}) => {
  await openAsOwner(quiet, { coin: 'BTC', amount: '1.00000001' }, { coin: 'BTC', amount: '0.5', wallet: 'otc' });
  await visit(quiet, '/assets');
  const open = coinRow(quiet, 'BTC').getByRole('button', { name: said('transfer') });
  await open.focus();
  await quiet.keyboard.press('Enter');
  const dialog = quiet.getByRole('dialog');
  await expect(dialog.getByLabel(said('from'), { exact: true })).toHaveValue('spot');
  await expect(dialog.getByLabel(said('to'), { exact: true })).toHaveValue('otc');
  const amount = dialog.getByLabel(said('amount'));
  await amount.focus();
  await quiet.keyboard.type('0.25');
  await expect(dialog.locator('dl')).toContainText('0.75000001 BTC');
  await expect(dialog.locator('dl')).toContainText('0.75 BTC');
  await quiet.keyboard.press('Enter');
  await expect(quiet.getByText(said('transferred', { amount: '0.25', coin: 'BTC', from: 'Spot', to: 'P2P' }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(await walletsOf(quiet, 'BTC')).toContainText('0.75000001');
});

test('max takes everything to the last unit, and the way can be turned round', async ({ quiet }) => {
  await openAsOwner(quiet, { coin: 'USDT', amount: '12.345678' });
  const dialog = await openDialog(quiet, 'USDT');
  await dialog.getByRole('button', { name: said('max') }).click();
  await expect(dialog.getByLabel(said('amount'))).toHaveValue('12.345678');
  await dialog.getByRole('button', { name: said('swap') }).click();
  await expect(dialog.getByLabel(said('from'), { exact: true })).toHaveValue('otc');
  await expect(dialog.getByLabel(said('amount'))).toHaveAccessibleDescription(
    said('too_much', { wallet: 'P2P', amount: '0', coin: 'USDT' }),
  );
  await dialog.getByLabel(said('to'), { exact: true }).selectOption('otc');
  await expect(dialog.getByLabel(said('from'), { exact: true })).toHaveValue('spot');
  await dialog.getByLabel(said('amount')).fill('1.2345678');
  await expect(dialog.getByLabel(said('amount'))).toHaveValue('1.234567');
  await dialog.getByRole('button', { name: said('max') }).click();
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const wallets = await walletsOf(quiet, 'USDT');
  await expect(wallets).toContainText('P2P');
  await expect(wallets).not.toContainText('Spot');
});

test('an empty amount is asked for, and nothing is sent', async ({ quiet }) => {
  await openAsOwner(quiet, { coin: 'USDT', amount: '5' });
  const dialog = await openDialog(quiet, 'USDT');
  let sent = 0;
  await quiet.route(path, async (route) => {
    sent++;
    await route.continue();
  });
  for (const typed of ['', '0', '0.000']) {
    await dialog.getByLabel(said('amount')).fill(typed);
    await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
    await expect(dialog.getByLabel(said('amount'))).toHaveAccessibleDescription(said('amount_missing'));
  }
  expect(sent).toBe(0);
});

test('the refusal of the server stands at the amount', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { device } = await openAsOwner(page, { coin: 'USDT', amount: '5' });
  const dialog = await openDialog(page, 'USDT');
  await dialog.getByLabel(said('amount')).fill('5');
  // The page does not learn that the coins are gone.
  await page.route('**/v1/x/assets/coin-balances', (route) => route.abort());
  await device.ask(transferCoins, { coin: 'USDT', from: 'spot', to: 'earn', amount: '4' });
  const answer = page.waitForResponse(path);
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  const { msg, code } = (await (await answer).json()) as { msg: string; code: string };
  expect(code).toBe('62001');
  await expect(dialog.getByLabel(said('amount'))).toHaveAccessibleDescription(msg);
  await dialog.getByLabel(said('amount')).fill('1');
  await expect(dialog.getByLabel(said('amount'))).not.toHaveAccessibleDescription(msg);
  await context.close();
});

test('an answer that was lost is asked for again, and the coins move once', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAsOwner(page, { coin: 'USDT', amount: '10' });
  const dialog = await openDialog(page, 'USDT');
  const keys: Array<string | undefined> = [];
  let isLost = true;
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (isLost) await route.abort();
    else await route.fulfill({ response });
  });
  await dialog.getByLabel(said('amount')).fill('3');
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('it won’t happen twice');
  isLost = false;
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(keys.length).toBe(4);
  expect(new Set(keys).size).toBe(1);
  await expect(await walletsOf(page, 'USDT')).toContainText('P2P3');
  await context.close();
});
