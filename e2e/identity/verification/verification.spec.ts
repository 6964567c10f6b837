import type { BrowserContext, Page } from '@playwright/test';
import { choose } from '../../choose.ts';
import { expect, listen, openConsole, test } from '../../site.ts';
import { enter, type Member, newMember, visit } from '../account/member.ts';

test.describe.configure({ mode: 'serial' });

let applicant: Member;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
  applicant = await newMember();
  await enter(context, applicant.device);
  page = await context.newPage();
});

test.afterAll(() => context.close());

test('R2.11 uses verification/submit-verification, files/upload-base64-file, verification/verification-state: an application is sent', {
  tag: '@core',
}, async () => {
  const complaints = listen(page);
  await visit(page, '/account/verified');
  await expect(page.getByRole('heading', { name: 'Identity verification', level: 1 })).toBeVisible();

  // What is missing is said at its place, and nothing is sent.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose where your document was issued.')).toBeVisible();
  await expect(page.getByText('Choose a document.')).toBeVisible();
  await expect(page.getByLabel('Issuing country or region')).toBeFocused();

  // The step before is kept.
  await choose(page.getByLabel('Issuing country or region'), 'FR');
  await page.getByRole('radio', { name: 'Passport' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Issuing country or region')).toHaveAttribute('data-value', 'FR');

  await apply();
  await page.reload();
  await expect(page.getByText('E** M**')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('uses verification/verification-queue, verification/verification-case, verification/open-case, verification/decide-verification, verification/view-log: an operator decides by keyboard', {
  tag: '@core',
}, async ({ browser }) => {
  const desk = await (await browser.newContext({ viewport: { width: 1_600, height: 1_000 } })).newPage();
  await openConsole(desk, '#/verification');
  await openApplication(desk);
  await expect(desk.getByText('Erika')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'View log' }).getByRole('row')).toHaveCount(2);
  await desk.keyboard.press('r');
  await desk.getByRole('checkbox', { name: /too dark, blurred/ }).check();
  await desk.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect(desk.getByText('This application is rejected. Decided by')).toBeVisible();

  await visit(page, '/account/verified');
  await expect(page.getByText('A photo is too dark, blurry or small to read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await apply();

  await desk.reload();
  await openApplication(desk);
  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog', { name: 'Approve this application' });
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('This application is approved. Decided by')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
  await desk.context().close();
});

/** A photo of one colour, drawn by the browser itself. */
async function photo(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_600, height: 1_000 });
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 1_600, 1_000);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** Goes through all the steps. */
async function apply(): Promise<void> {
  await choose(page.getByLabel('Issuing country or region'), 'DE');
  await page.getByRole('radio', { name: 'ID card' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Given names').fill('Erika');
  await page.getByLabel('Family name').fill('Mustermann');
  await page.getByLabel('Date of birth').fill('1984-08-12');
  await page.getByLabel('Document number').fill(`E2E ${applicant.userId.slice(-8)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  const inputs = page.locator('input[type=file]');
  await expect(inputs).toHaveCount(3);
  for (const [index, colour] of ['#3355aa', '#aa5533', '#33aa55'].entries()) await inputs.nth(index).setInputFiles(await photo(colour));
  await expect(page.getByText('Photo uploaded')).toHaveCount(3);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
}

async function openApplication(desk: Page): Promise<void> {
  await desk.getByLabel('User id').fill(applicant.userId);
  await desk.getByRole('button', { name: /E\*\* M\*\*/ }).click();
  await desk.getByRole('button', { name: 'Open the case' }).click();
  await expect(desk.getByRole('img', { name: 'Front' })).toHaveJSProperty('naturalWidth', 1_600);
}
