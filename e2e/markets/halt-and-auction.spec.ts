import type { Page } from '@playwright/test';
import { openColleague } from '../console/colleague.ts';
import { visit } from '../identity/account/member.ts';
import { expect, openConsole, test } from '../site.ts';
import { formOf, openOrderRows, sendButton } from './spot-page.ts';
import { marketOf, openAsTrader, priceAt, said } from './traders.ts';

const stateOf = (page: Page, state: string) => page.locator(`[data-market-state=${state}]`);

test('uses spot/market-desk, spot/halt-market, spot/propose-market-change, spot/market-proposals, spot/decide-market-change: one member stops a market, two open its auction, and two who watch see both', async ({
  quiet,
  browser,
}) => {
  const market = marketOf('TRX');
  await openAsTrader(quiet, market);
  const price = await priceAt(market, -2, 5);
  const watching = await (await browser.newContext()).newPage();
  for (const page of [quiet, watching]) await visit(page, market.path);
  await formOf(quiet).getByLabel(said('price'), { exact: true }).fill(price);
  await formOf(quiet).getByLabel(said('amount'), { exact: true }).fill('100');
  await sendButton(quiet, /^Buy 100 TRX$/).click();
  await expect(openOrderRows(quiet)).toHaveCount(1);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await openConsole(desk, '#/markets');
  await desk.getByRole('button', { name: `Halt ${market.symbol}` }).click();
  const halt = desk.getByRole('dialog', { name: `Halt ${market.symbol}` });
  await halt.getByRole('button', { name: 'Halt now' }).click();
  await expect(halt.getByRole('alert')).toContainText('Say why');
  await halt.getByLabel('Why').fill('its price elsewhere is wrong');
  await halt.getByRole('button', { name: 'Halt now' }).click();
  await expect(desk.getByText(`${market.symbol}: halted.`)).toBeVisible();
  for (const page of [quiet, watching]) await expect(stateOf(page, 'halted')).toContainText(said('state_halted'));
  await expect(sendButton(quiet, /^Buy TRX$/)).toHaveAccessibleDescription(said('state_halted'));
  await openOrderRows(quiet).locator('[data-cancel]').click();
  await expect(quiet.getByText(said('no_open_orders'), { exact: true })).toBeVisible();

  await expect(desk.getByRole('row', { name: /^TRX/ })).toContainText('Halted');
  await desk.getByRole('button', { name: `Next state of ${market.symbol}` }).click();
  const next = desk.getByRole('dialog', { name: `Next state of ${market.symbol}` });
  await next.getByLabel('State').selectOption('Auction');
  await next.getByLabel('Reason').fill('the price elsewhere is right again');
  await next.getByRole('button', { name: 'Propose' }).click();
  await expect(desk.getByText(`${market.symbol}: Auction is proposed. Somebody else has to decide.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: `Approve the proposal for ${market.symbol}` })).toHaveCount(0);
  const colleague = await openColleague(browser, 'opens-markets', ['approver'], '#/markets');
  await expect(colleague.getByRole('button', { name: `Halt ${market.symbol}` })).toHaveCount(0);
  await colleague.getByRole('button', { name: `Approve the proposal for ${market.symbol}` }).click();
  const decision = colleague.getByRole('dialog', { name: 'Carry out this change' });
  for (const text of ['the price elsewhere is right again', 'Halted', 'Auction', 'all of them trade at one price']) {
    await expect(decision).toContainText(text);
  }
  await decision.getByRole('button', { name: 'Carry it out' }).click();
  await expect(colleague.getByText(`${market.symbol}: carried out.`)).toBeVisible();
  for (const page of [quiet, watching]) await expect(stateOf(page, 'auction')).toContainText(said('state_auction'));
  for (const page of [watching, desk, colleague]) await page.context().close();
});

test('uses spot/withdraw-market-change: a market is proposed with its steps, as far as they fit its coins, and taken back', async ({
  quiet,
}) => {
  await openConsole(quiet, '#/markets');
  await quiet.getByRole('button', { name: 'List a market…' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'List a market' });
  await dialog.getByLabel('Quote coin').selectOption('USDC');
  await dialog.getByLabel('Base coin').selectOption('BTC');
  await expect(dialog.getByText('There is no price of BTC in USDC elsewhere.')).toBeVisible();
  await dialog.getByLabel('Decimals of prices').fill('4');
  await expect(dialog.getByText('The smallest step is 0.0001 USDC.')).toBeVisible();
  await dialog.getByLabel('Highest price').fill('1000000');
  await dialog.getByLabel('Largest quantity').fill('100');
  await dialog.getByLabel('Reason').fill('many ask for this market');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByRole('alert')).toContainText('at most 6');
  await dialog.getByLabel('Decimals of prices').fill('1');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(quiet.getByText('BTCUSDC: its listing is proposed. Somebody else has to decide.')).toBeVisible();
  await quiet.getByRole('button', { name: 'Withdraw the proposal for BTCUSDC' }).click();
  await expect(quiet.getByText('BTCUSDC: withdrawn. Nothing has changed.')).toBeVisible();
});
