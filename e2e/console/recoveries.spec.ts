import { randomBytes } from 'node:crypto';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import type { Browser, Page } from '@playwright/test';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { countAsVerified, letCodesBeSent, type Member, newMember } from '../identity/account/member.ts';
import { expectInside, logIn, open, said, verifyByMail } from '../identity/auth/auth-page.ts';
import { expect, listen, newestCode, openConsole, staffCall, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { openColleague } from './colleague.ts';

test('uses recoveries/recovery-queue, recoveries/open-recovery, recoveries/decide-recovery: a lost authenticator is granted by two beside the approved pictures, waits, and the login then asks for the mail only', async ({
  quiet,
  browser,
}) => {
  const member = await newMember();
  await addAuthenticator(member);
  await open(quiet, '/login');
  await verifyIdentity(member, (await quiet.screenshot({ type: 'jpeg' })).toString('base64'));
  await logIn(quiet, member.email);
  await expect(quiet.getByLabel(said('code_google'))).toBeVisible();
  await newestCode(member.email);
  const caseNo = await askForHelp(quiet);

  const desk = await (await browser.newContext({ viewport: { width: 1_600, height: 1_000 } })).newPage();
  const complaints = listen(desk);
  await openConsole(desk, '#/recoveries');
  await desk.getByRole('button', { name: new RegExp(caseNo) }).click();
  await expect(desk.getByText(member.email)).toHaveCount(0);
  await desk.getByRole('button', { name: 'Open the case' }).click();
  for (const name of ['Sent with the request', 'Approved selfie', 'Approved document']) {
    await expect.poll(() => desk.getByRole('img', { name }).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  }
  const facts = desk.getByRole('complementary', { name: 'Request' });
  await expect(facts).toContainText('Erika Mustermann');
  await expect(facts).toContainText(member.email);

  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog', { name: 'Grant this request' });
  await expect(dialog).toContainText('The authenticator app is removed. Every session ends.');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(dialog.getByText('Say why, in 3 to 500 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('the same person as on the document');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(desk.getByText(/has agreed\. A second member has to agree, too\./)).toBeVisible();
  await expect(desk.getByRole('button', { name: new RegExp(caseNo) })).toContainText('1 of 2');
  await grantAsColleague(browser, caseNo);
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByText(/Granted by .+ It takes effect in (?:23 h|1 d)/)).toBeVisible();
  await expect(desk.getByRole('button', { name: new RegExp(caseNo) })).toContainText('takes effect in');
  await expect(facts.getByRole('button', { name: 'Grant' })).toHaveCount(0);

  // Until then nothing has changed for whoever logs in.
  await letCodesBeSent();
  await open(quiet, '/login');
  await logIn(quiet, member.email);
  await expect(quiet.getByLabel(said('code_google'))).toBeVisible();
  await newestCode(member.email);
  await quiet.getByRole('button', { name: said('cannot_give_code') }).click();
  await expect(quiet.locator('[data-recovery="cooling"]')).toContainText(caseNo);

  await asOwner('UPDATE recoveries_cases SET effective_at = app_now() WHERE case_no = $1', [caseNo]);
  const stateOf = async () =>
    (await asOwner<{ state: string }>('SELECT state FROM recoveries_cases WHERE case_no = $1', [caseNo]))[0]?.state;
  await expect.poll(stateOf).toBe('done');
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByText('This request is no longer in the queue')).toBeVisible();
  await letCodesBeSent();
  await open(quiet, '/login');
  await logIn(quiet, member.email);
  await expect(quiet.getByRole('textbox')).toHaveCount(1);
  await verifyByMail(quiet, member.email);
  await expectInside(quiet);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

test('uses recoveries/decide-recovery, recoveries/recovery-state: a rejected request is told with its reason', async ({
  quiet,
  browser,
}) => {
  const member = await newMember();
  await addAuthenticator(member);
  await countAsVerified(member);
  await open(quiet, '/login');
  await logIn(quiet, member.email);
  const caseNo = await askForHelp(quiet);

  const desk = await (await browser.newContext()).newPage();
  await openConsole(desk, '#/recoveries');
  await desk.getByRole('button', { name: new RegExp(caseNo) }).click();
  await desk.getByRole('button', { name: 'Open the case' }).click();
  await expect(desk.getByText('This account was never verified.')).toBeVisible();
  await desk.keyboard.press('x');
  const dialog = desk.getByRole('dialog', { name: 'Reject this request' });
  await dialog.getByLabel('Reason').fill('The face cannot be seen.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('This request is rejected.')).toBeVisible();
  await expect(desk.getByRole('button', { name: new RegExp(caseNo) })).toHaveCount(0);
  await desk.context().close();

  await open(quiet, '/login');
  await logIn(quiet, member.email);
  await quiet.getByRole('button', { name: said('cannot_give_code') }).click();
  await expect(quiet.getByText(said('recovery_rejected'))).toBeVisible();
  await expect(quiet.getByText('The face cannot be seen.')).toBeVisible();
});

/** Somebody else than whoever sits at the desk of the test. */
async function grantAsColleague(browser: Browser, caseNo: string): Promise<void> {
  const page = await openColleague(browser, 'second-decider', ['decider'], '#/recoveries');
  await page.getByRole('button', { name: new RegExp(caseNo) }).click();
  await page.getByRole('button', { name: 'Open the case' }).click();
  await page.getByRole('button', { name: /^Grant/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant this request' });
  await dialog.getByLabel('Reason').fill('I see the same person');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText(/Granted by .+ and second-decider\./)).toBeVisible();
  await page.context().close();
}

/** By a row: how an app is bound has tests of its own. */
async function addAuthenticator({ userId }: Member): Promise<void> {
  const [account] = await asOwner<{ id: string }>('SELECT id::text FROM accounts_users WHERE user_id = $1', [userId]);
  const { keys } = readConfig(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as NodeJS.ProcessEnv);
  await asOwner('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
    keys.encrypt('totp', randomBytes(20), account?.id ?? ''),
    account?.id,
  ]);
}

async function verifyIdentity({ device, userId }: Member, file: string): Promise<void> {
  const { fileId: front } = await device.ask(uploadBase64File, { purpose: 'identity-front', file });
  const { fileId: selfie } = await device.ask(uploadBase64File, { purpose: 'identity-selfie', file });
  const { caseNo } = await device.ask(submitVerification, {
    country: 'DE',
    documentType: 'passport',
    documentNumber: `R${userId.slice(-8)}`,
    firstName: 'Erika',
    lastName: 'Mustermann',
    birthDate: '1984-08-12',
    expiresOn: '2099-12-31',
    front,
    selfie,
  });
  await staffCall(openCase.path, { caseNo });
  await staffCall(decideVerification.path, { caseNo, isApproved: true, face: 'same', reasons: [], note: '' });
}

/** From the step where the login asks for codes. Answers the number of the request. */
async function askForHelp(page: Page): Promise<string> {
  await page.getByRole('button', { name: said('cannot_give_code') }).click();
  await page.getByLabel(said('recovery_lost_google')).setChecked(true);
  await page.getByLabel(said('recovery_lost_email')).setChecked(false);
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('button', { name: said('recovery_send') }).click();
  await expect(page.getByText(said('recovery_waiting'))).toBeVisible();
  return /\d{18,19}/.exec((await page.locator('[data-recovery="waiting"]').textContent()) ?? '')?.[0] ?? '';
}
