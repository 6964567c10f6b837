import type { BrowserContext, Page } from '@playwright/test';
import { choose } from '../../choose.ts';
import { expect, listen, openConsole, test } from '../../site.ts';
import { enter, type Member, newMember, visit } from '../account/member.ts';
import { apply } from './apply.ts';

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

  await apply(page, documentNumber());
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
  await desk.keyboard.press('x');
  await desk.getByRole('checkbox', { name: /too dark, blurred/ }).check();
  await desk.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect(desk.getByText('Erika Mustermann: rejected.')).toBeVisible();

  await visit(page, '/account/verified');
  await expect(page.getByText('A photo is too dark, blurry or small to read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await apply(page, documentNumber());

  await desk.reload();
  await openApplication(desk);
  await desk.keyboard.press('s');
  await expect(desk.getByText('You answered: the same person.')).toBeVisible();
  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog', { name: 'Approve this application' });
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Erika Mustermann: approved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
  await desk.context().close();
});

function documentNumber(): string {
  return `E2E ${applicant.userId.slice(-8)}`;
}

async function openApplication(desk: Page): Promise<void> {
  await desk.getByLabel('User id').fill(applicant.userId);
  await desk.getByRole('button', { name: /E\*\* M\*\*/ }).click();
  await desk.getByRole('button', { name: 'Open the case' }).click();
  await expect(desk.getByRole('img', { name: 'Front' })).toHaveJSProperty('naturalWidth', 1_600);
}
