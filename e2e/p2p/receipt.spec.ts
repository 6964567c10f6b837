import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { leaveMarket } from './advertiser.ts';
import { openSeller } from './closed-order.ts';
import { switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const said = textOf('receipts');
const verifyCall = '/v1/x/receipts/verify-receipt';

/** The page downloads the receipt of an order; answers the text of the file. */
async function download(page: Page, orderNo: string): Promise<string> {
  await openComplete(page, `${site}/p2p-trade/order/${orderNo}/receipt`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: said('download') }).click()]);
  expect(file.suggestedFilename()).toBe(`receipt-${orderNo}.json`);
  return readFileSync(await file.path(), 'utf8');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(said('paste')).fill(text);
  await page.getByRole('button', { name: said('verify'), exact: true }).click();
}

test('R4.20 uses receipts/order-receipt, receipts/receipt-keys: whoever traded downloads a receipt, and anybody verifies it without asking us', async ({
  page,
  browser,
}) => {
  const orderNo = await openSeller(page);
  const html = await (await page.request.get(`${site}/p2p-trade/order/${orderNo}/receipt`)).text();
  expect(html).toContain(orderNo);
  const text = await download(page, orderNo);
  await expect(page.getByText('sold 100 USDT')).toBeVisible();

  const stranger = await browser.newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openComplete(stranger, `${site}/verify/receipt`);
  await stranger
    .getByLabel(said('choose_file'))
    .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(stranger.getByRole('status').filter({ hasText: said('genuine') })).toBeVisible();
  await expect(stranger.getByText(orderNo)).toBeVisible();

  await paste(stranger, text.replace('"amount":"93"', '"amount":"930"'));
  await expect(stranger.getByRole('alert').filter({ hasText: said('fault') })).toBeVisible();
  await expect(stranger.getByText(orderNo, { exact: true })).toBeHidden();
  await paste(stranger, JSON.stringify(JSON.parse(text), null, 2));
  await expect(stranger.getByRole('status').filter({ hasText: said('genuine') })).toBeVisible();
  expect(asked).not.toContain(verifyCall);

  const published = await stranger.request.get(`${site}/.well-known/peerbourse-receipts.json`);
  expect(await published.json()).toMatchObject({ keys: [{ kid: (JSON.parse(text) as { keyId: string }).keyId, alg: 'EdDSA', to: null }] });
  await stranger.close();
});

test('R4.20 uses receipts/verify-receipt: a browser without Ed25519 asks the exchange', async ({ page, browser }) => {
  const text = await download(page, await openSeller(page));
  const stranger = await browser.newPage();
  await stranger.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new DOMException('unknown', 'NotSupportedError'));
  });
  await openComplete(stranger, `${site}/verify/receipt`);
  const answered = stranger.waitForResponse(`**${verifyCall}`);
  await paste(stranger, text);
  await answered;
  await expect(stranger.getByRole('status').filter({ hasText: said('genuine') })).toBeVisible();
  await paste(stranger, text.replace('"fiat":"EUR"', '"fiat":"USD"'));
  await expect(stranger.getByRole('alert').filter({ hasText: said('fault_altered', { brand: 'Peerbourse' }) })).toBeVisible();
  await stranger.close();
});

for (const [prefix, width] of looks) {
  test(`receipts, ${prefix || '/en'}: nothing is wider than a small phone, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const orderNo = await openSeller(page);
    const text = await download(page, orderNo);
    for (const path of [`/p2p-trade/order/${orderNo}/receipt`, '/verify/receipt']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openComplete(page, `${site}${prefix}${path}`);
      await checkVisuals(page, path, { hasAxe: false });
      await resizeTo(page, width);
      await checkVisuals(page, path);
    }
    await page.locator('input[type=file]').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByText(orderNo, { exact: true })).toBeVisible();
    await checkVisuals(page, 'a genuine receipt');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('textarea').fill(text);
    await checkVisuals(page, 'a receipt that is pasted', { hasAxe: false });
    expect(complaints).toEqual([]);
    await context.close();
  });
}
