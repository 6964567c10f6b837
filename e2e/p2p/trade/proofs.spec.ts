import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asOwner } from '../../console/as-owner.ts';
import { visit } from '../../identity/account/member.ts';
import { expect, listen, site, test } from '../../site.ts';
import { checkVisuals, looks, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete } from '../../wait-for.ts';
import { leaveMarket } from '../advertiser.ts';
import { openSeller } from '../closed-order.ts';
import { switchMarket } from '../market.ts';
import { openTrade } from '../order-fixtures.ts';
import { orderScreen } from '../order-screen.ts';
import { textOf } from '../text-of.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const said = textOf('proofs');
const receipts = textOf('receipts');
const orders = textOf('p2p-orders');

/**
 * A round that has seen what is there now. One that was begun before has not, however late it is added, so its own moment counts. The worker
 * does not wait for its minute; where a run is under way it sets the next minute once it ends, so each look asks for one again.
 */
async function nextRound(): Promise<void> {
  const [{ now } = { now: '' }] = await asOwner<{ now: string }>('SELECT app_now()::text AS now');
  const newerRounds = async () => {
    const rounds = await asOwner('SELECT FROM proofs_rounds WHERE at > $1::timestamptz AND signature IS NOT NULL', [now]);
    if (rounds.length === 0) await asOwner(`UPDATE platform_jobs SET next_run_at = app_now() WHERE name = 'proofs.build-round'`);
    return rounds.length;
  };
  await expect.poll(newerRounds, { message: 'a round that was begun from now on' }).toBeGreaterThan(0);
}

/** The order page hands out the proof; answers the text of the file. */
async function downloadProof(page: Page, orderNo: string): Promise<string> {
  await page.getByRole('button', { name: orders('escrow_check') }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: orders('escrow_download') });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(`escrow-${orderNo}.json`);
  return readFileSync(await file.path(), 'utf8');
}

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: receipts('verify'), exact: true }).click();
}

test('R4.20 uses proofs/order-proof, proofs/round-log: a buyer takes the proof of an open order, and anybody verifies it', async ({
  browser,
}) => {
  const { order, buyer, seller, complaints, close } = await openTrade(browser);
  await nextRound();
  await visit(buyer.page, `/p2p-trade/order/${order.orderNo}`);
  const text = await downloadProof(buyer.page, order.orderNo);

  const stranger = await browser.newPage();
  const heard = listen(stranger);
  const html = await (await stranger.request.get(`${site}/verify/escrow`)).text();
  expect(html).toContain('USDT');
  await openComplete(stranger, `${site}/verify/escrow`);
  await stranger
    .getByLabel(receipts('choose_file'))
    .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(stranger.getByRole('status').filter({ hasText: said('proven') })).toBeVisible();
  await expect(stranger.getByText(order.orderNo, { exact: true })).toBeVisible();
  await paste(stranger, said('paste'), text.replace(/"amount":"\d/, '"amount":"9'));
  await expect(stranger.getByRole('alert').filter({ hasText: said('fault_not_included') })).toBeVisible();
  await expect(stranger.getByText(order.orderNo, { exact: true })).toBeHidden();
  await paste(stranger, said('paste'), JSON.stringify(JSON.parse(text), null, 2));
  await expect(stranger.getByRole('status').filter({ hasText: said('proven') })).toBeVisible();
  expect(heard).toEqual([]);
  await stranger.close();

  await visit(buyer.page, `/p2p-trade/order/${order.orderNo}`);
  await orderScreen(buyer.page).pay();
  await orderScreen(seller.page).release();
  await expect(seller.page.getByRole('button', { name: orders('escrow_check') })).toBeHidden();
  expect(complaints).toEqual([]);
  await close();
});

test('R4.20 uses proofs/reputation-statement: a trader downloads their record, and anybody verifies it', async ({ page, browser }) => {
  await openSeller(page);
  await openComplete(page, `${site}/p2p-trade/center`);
  const button = page.getByRole('button', { name: textOf('p2p-users')('record_download'), exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = readFileSync(await file.path(), 'utf8');
  const stranger = await browser.newPage();
  await openComplete(stranger, `${site}/verify/receipt`);
  await paste(stranger, receipts('paste'), text);
  await expect(stranger.getByRole('status').filter({ hasText: receipts('reputation_genuine') })).toBeVisible();
  await paste(stranger, receipts('paste'), text.replace('"value":1', '"value":900'));
  await expect(stranger.getByRole('alert').filter({ hasText: receipts('fault') })).toBeVisible();
  await stranger.close();
});

for (const [prefix, width] of looks) {
  test(`proofs, ${prefix || '/en'}: nothing is wider than a small phone, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const { order, buyer, close } = await openTrade(browser);
    await nextRound();
    await visit(buyer.page, `/p2p-trade/order/${order.orderNo}`);
    const text = await downloadProof(buyer.page, order.orderNo);
    await checkVisuals(buyer.page, 'the dialog of a proof');
    await close();
    await openComplete(page, `${site}${prefix}/verify/escrow`);
    await checkVisuals(page, '/verify/escrow', { hasAxe: false });
    await page.locator('input[type=file]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByText(order.orderNo, { exact: true })).toBeVisible();
    await checkVisuals(page, 'a proof that holds', { hasAxe: false });
    await resizeTo(page, width);
    await checkVisuals(page, 'a proof that holds');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
