import type { Page } from '@playwright/test';
import { localeOf, prefixOf } from '../../packages/contract/src/locales.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { expect, site, test } from '../site.ts';

async function fieldIn(page: Page, prefix: string) {
  await page.goto(`${site}${prefix}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  // The amount of coins; the one above it is in money.
  return page.locator('main input[inputmode="decimal"]').nth(1);
}

/** As a person pastes: over everything that was there. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('R5.14 0,5 typed key by key is a half, shown with the point of the language; a comma that is left out is told', async ({
  browser,
}) => {
  const page = await browser.newPage();
  for (const code of ['en', 'de', 'ar'] as const) {
    const { commaDecimal } = localeOf(code);
    const field = await fieldIn(page, prefixOf(code));
    await field.fill('');
    await field.pressSequentially('0,5');
    await expect(field, code).toHaveValue(commaDecimal ? '0,5' : '0.5');
    await field.fill('');
    await field.pressSequentially('12,');
    await expect(field, code).toHaveValue(commaDecimal ? '12,' : '12');
    const leftOut = readCatalogue('amounts', code).comma_left_out ?? 'missing';
    await expect(page.getByText(leftOut)).toHaveCount(commaDecimal ? 0 : 1);
  }
  await page.close();
});

test('R5.14 a pasted 1,234 is asked about where it has two readings, and read where it has one', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const german = await fieldIn(page, '/de');
  await german.fill('1');
  await german.focus();
  await paste(page, '1,234');
  await expect(german).toHaveValue('1');
  await page.getByRole('button', { name: '1,234', exact: true }).click();
  await expect(german).toHaveValue('1,234');
  await german.focus();
  await paste(page, '1.234.567,5');
  await expect(german).toHaveValue('1234567,5');
  const english = await fieldIn(page, '');
  await english.focus();
  await paste(page, '1,234');
  await expect(english).toHaveValue('1234');
  await paste(page, '2.5 USDT');
  await expect(english).toHaveValue('2.5');
  await paste(page, 'ten');
  await expect(english).toHaveValue('2.5');
  await context.close();
});
