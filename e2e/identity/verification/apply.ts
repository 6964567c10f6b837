import type { Page } from '@playwright/test';
import { choose } from '../../choose.ts';
import { expect } from '../../site.ts';

/** Goes through all the steps of an application for identity verification, whose document has this number. */
export async function apply(page: Page, documentNumber: string): Promise<void> {
  await choose(page.getByLabel('Issuing country or region'), 'DE');
  await page.getByRole('radio', { name: 'ID card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Given names').fill('Erika');
  await page.getByLabel('Family name').fill('Mustermann');
  await page.getByLabel('Date of birth').fill('1984-08-12');
  await page.getByLabel('Document number').fill(documentNumber);
  await page.getByLabel('Valid until').fill('2099-12-31');
  await page.getByRole('button', { name: 'Continue' }).click();
  const inputs = page.locator('input[type=file]');
  await expect(inputs).toHaveCount(3);
  for (const [index, colour] of ['#3355aa', '#aa5533', '#33aa55'].entries())
    await inputs.nth(index).setInputFiles(await photo(page, colour));
  await expect(page.getByText('Photo uploaded')).toHaveCount(3);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
}

/** A photo of one colour, drawn by the browser itself. */
export async function photo(page: Page, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_600, height: 1_000 });
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 1_600, 1_000);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}
