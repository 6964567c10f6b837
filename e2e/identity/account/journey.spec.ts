import type { Browser, Locator, Page } from '@playwright/test';
import { stepAt, totpCode } from '../../../apps/server/src/modules/core/secrets/totp.rules.ts';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { choose } from '../../choose.ts';
import { asOwner } from '../../console/as-owner.ts';
import { expect, listen, newestCode, openConsole, site, test } from '../../site.ts';
import { untilHydrated } from '../../wait-for.ts';
import { newEmail } from '../auth/auth-page.ts';
import { addVirtualKey, letCodesBeSent } from './member.ts';
import { bytesOf } from './totp-secret.ts';

/** One person's way from a stranger to a verified member, and back in after losing everything; PB_ALL_SCREENS=1 goes it four times. */
const ways = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 1440 },
].slice(0, process.env.PB_ALL_SCREENS ? 4 : 1);

/** Passkeys belong to a name; an address has none. */
const named = site.replace('127.0.0.1', 'localhost');
const password = 'Sunny-Harbour-71';
const nextPassword = 'Other-Harbour-93';

for (const { language, width } of ways) {
  test(`R2.11 R4.6 from registration to a lost second factor at ${width} px in ${language}`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(240_000);
    const person = await Person.open(browser, language, width);
    await person.register();
    const secret = await person.bindAuthenticator();
    await person.setFundPassword(secret);
    await person.addPasskey(secret);
    await person.becomeVerified(browser);
    await person.switchAccounts();
    await person.logInDeskByPhone(browser, secret);
    await person.logInElsewhere(browser, secret);
    await person.forgetPassword(browser, secret);
    await person.loseAuthenticator(browser);
    expect(person.complaints).toEqual([]);
    await person.page.context().close();
  });
}

/** Somebody who reads the texts of one language. */
class Person {
  readonly email = newEmail();
  readonly page: Page;
  readonly complaints: string[];
  private readonly language: string;
  private readonly width: number;

  private constructor(page: Page, language: string, width: number) {
    this.page = page;
    this.complaints = listen(page);
    this.language = language;
    this.width = width;
  }

  static async open(browser: Browser, language: string, width: number): Promise<Person> {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await addVirtualKey(page);
    return new Person(page, language, width);
  }

  async register(): Promise<void> {
    const { page } = this;
    await this.go(page, '/register');
    await page.getByRole('tab', { name: this.auth('email'), exact: true }).click();
    await choose(page.getByLabel(this.auth('country')), 'DE');
    await page.getByLabel(this.auth('email_address')).fill(this.email);
    await page.getByRole('button', { name: this.auth('next') }).click();
    await page.getByLabel(this.auth('code_email')).fill(await newestCode(this.email));
    await page.getByLabel(this.auth('new_password'), { exact: true }).fill(password);
    await page.getByLabel(this.auth('accept_terms')).check();
    await page.getByRole('button', { name: this.auth('create_account') }).click();
    await page.waitForURL('**/welcome');
  }

  async bindAuthenticator(): Promise<Buffer> {
    const dialog = await this.openSetting('authenticator');
    const secret = bytesOf((await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '');
    await this.fillMailCode(dialog);
    await dialog.getByLabel(this.security('authenticator_code')).fill(await this.nextCode(secret));
    await dialog.getByRole('button', { name: this.security('confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.locator('#authenticator')).toContainText(this.security('state_bound'));
    return secret;
  }

  async setFundPassword(secret: Buffer): Promise<void> {
    const dialog = await this.openSetting('fund-password');
    for (const key of ['fund_new', 'fund_again']) await dialog.getByLabel(this.security(key), { exact: true }).fill('285190');
    await this.fillMailCode(dialog);
    await this.fillAppCode(dialog, secret);
    await dialog.getByRole('button', { name: this.security('save') }).click();
    await expect(dialog).toBeHidden();
  }

  async addPasskey(secret: Buffer): Promise<void> {
    const dialog = await this.openSetting('passkeys');
    await dialog.getByLabel(this.security('passkey_name'), { exact: true }).fill('Laptop');
    await this.fillMailCode(dialog);
    await this.fillAppCode(dialog, secret);
    await dialog.getByRole('button', { name: this.security('passkey_make') }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.locator('#passkeys')).toContainText('Laptop');
  }

  /** Documents are sent here, and an operator approves them in the console. */
  async becomeVerified(browser: Browser): Promise<void> {
    const { page } = this;
    const t = (key: string) => this.say('verification', key);
    await this.go(page, '/account/verified');
    await choose(page.getByLabel(t('country')), 'DE');
    await page.getByRole('radio', { name: t('passport') }).check();
    await page.getByRole('button', { name: t('next') }).click();
    await page.getByLabel(t('first_name'), { exact: true }).fill('Erika');
    await page.getByLabel(t('last_name'), { exact: true }).fill('Mustermann');
    await page.getByLabel(t('birth_date')).fill('1984-08-12');
    await page.getByLabel(t('document_number')).fill(`J ${Date.now()}`);
    await page.getByRole('button', { name: t('next') }).click();
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() };
    for (const at of [0, 1]) await page.locator('input[type=file]').nth(at).setInputFiles(photo);
    await expect(page.getByText(t('photo_done'))).toHaveCount(2);
    await page.getByRole('button', { name: t('next') }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('submit') }).click();
    await expect(page.getByRole('heading', { name: t('waiting_title') })).toBeVisible();
    await this.approve(browser);
    await this.go(page, '/account/verified');
    await expect(page.getByRole('heading', { name: t('approved_title') })).toBeVisible();
  }

  private async approve(browser: Browser): Promise<void> {
    const desk = await (await browser.newContext({ viewport: { width: 1_600, height: 1_000 } })).newPage();
    await openConsole(desk, '#/verification');
    await desk.getByLabel('User id').fill(await this.userId());
    await desk.getByRole('button', { name: /E\*\* M\*\*/ }).click();
    await desk.getByRole('button', { name: 'Open the case' }).click();
    await expect(desk.getByRole('img', { name: 'Front' })).toBeVisible();
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('This application is approved. Decided by')).toBeVisible();
    await desk.context().close();
  }

  private async userId(): Promise<string> {
    const answer = await this.page.request.post(`${named}/v1/user/overview/userinfo`, { data: {} });
    return ((await answer.json()) as { data: { userInfo: { userId: string } } }).data.userInfo.userId;
  }

  async switchAccounts(): Promise<void> {
    const { page } = this;
    const t = (key: string) => this.say('account', key);
    await this.go(page, '/account/sub-accounts');
    await page.getByRole('button', { name: t('sub_account_create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('name'), { exact: true }).fill('Harbour desk');
    await dialog.getByRole('button', { name: t('sub_account_create') }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: `${t('switch')} Harbour desk` }).click();
    await expect(page.getByText(t('acting_as').replace('{name}', 'Harbour desk'))).toBeVisible();
    await page.getByRole('button', { name: t('switch_back') }).click();
    await expect(page.getByText(t('acting_as').replace('{name}', 'Harbour desk'))).toBeHidden();
  }

  /** The signed-in page is the phone; the code is shown by a desk, which a phone's screen is too narrow for. */
  async logInDeskByPhone(browser: Browser, secret: Buffer): Promise<void> {
    const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const started = desk.waitForResponse('**/v1/user/public/getQrKey');
    await this.go(desk, '/login');
    const { data } = (await (await started).json()) as { data: { qrKey: string } };
    await this.go(this.page, `/login/confirm?qrKey=${data.qrKey}`);
    await this.page.getByRole('button', { name: this.auth('confirm_yes') }).click();
    const dialog = this.page.getByRole('dialog');
    await this.fillMailCode(dialog);
    await this.fillAppCode(dialog, secret);
    await dialog.getByRole('button', { name: this.auth('confirm_yes') }).click();
    await expect(this.page.getByText(this.auth('confirm_done'))).toBeVisible();
    await expect(desk.locator('header [data-account]')).toBeVisible();
    await desk.context().close();
  }

  async logInElsewhere(browser: Browser, secret: Buffer): Promise<void> {
    const page = await this.otherDevice(browser);
    await this.beginLogIn(page, password);
    await page.getByLabel(this.auth('code_email')).fill(await newestCode(this.email));
    await page.getByLabel(this.auth('code_google')).fill(await this.nextCode(secret));
    await expect(page).toHaveURL(`${named}${this.prefix || '/'}`);
    await page.context().close();
  }

  async forgetPassword(browser: Browser, secret: Buffer): Promise<void> {
    const page = await this.otherDevice(browser);
    await this.go(page, '/forgot-password');
    await page.getByLabel(this.auth('email_address')).fill(this.email);
    await page.getByRole('button', { name: this.auth('next') }).click();
    await page.getByLabel(this.auth('code_email')).fill(await newestCode(this.email));
    await page.getByLabel(this.auth('new_password'), { exact: true }).fill(nextPassword);
    await page.getByLabel(this.auth('code_google')).fill(await this.nextCode(secret));
    await page.getByRole('button', { name: this.auth('save_password') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(this.auth('forgot_done_title'));
    await page.context().close();
  }

  async loseAuthenticator(browser: Browser): Promise<void> {
    const page = await this.otherDevice(browser);
    await this.beginLogIn(page, nextPassword);
    await page.getByRole('button', { name: this.auth('cannot_give_code') }).click();
    await page.getByLabel(this.auth('recovery_lost_google')).setChecked(true);
    await page.getByLabel(this.auth('recovery_lost_email')).setChecked(false);
    const selfie = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(selfie);
    await page.getByRole('button', { name: this.auth('recovery_send') }).click();
    await expect(page.locator('[data-recovery="waiting"]')).toBeVisible();
    await page.context().close();
  }

  private async beginLogIn(page: Page, given: string): Promise<void> {
    await letCodesBeSent();
    await this.go(page, '/login');
    await page.getByLabel(this.auth('email_address')).fill(this.email);
    await page.getByLabel(this.auth('password'), { exact: true }).fill(given);
    await page.getByRole('button', { name: this.auth('log_in'), exact: true }).click();
    await expect(page.getByLabel(this.auth('code_google'))).toBeVisible();
  }

  private async otherDevice(browser: Browser): Promise<Page> {
    await letCodesBeSent();
    return await (await browser.newContext({ viewport: { width: this.width, height: 844 } })).newPage();
  }

  private async openSetting(anchor: string): Promise<Locator> {
    await letCodesBeSent();
    await this.go(this.page, '/account/security');
    await this.page.locator(`#${anchor}`).getByRole('button').first().click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  private async fillMailCode(dialog: Locator): Promise<void> {
    await dialog.getByLabel(this.security('code_email'), { exact: true }).fill(await newestCode(this.email));
  }

  private async fillAppCode(dialog: Locator, secret: Buffer): Promise<void> {
    await dialog.getByLabel(this.security('code_google'), { exact: true }).fill(await this.nextCode(secret));
  }

  /** No code serves twice, and this person is quicker than the clock: the server forgets which one was used. */
  private async nextCode(secret: Buffer): Promise<string> {
    await asOwner('UPDATE secrets_credentials SET totp_step = 0 WHERE account_id = (SELECT id FROM accounts_users WHERE email = $1)', [
      this.email,
    ]);
    return totpCode(secret, stepAt(Date.now()));
  }

  private async go(page: Page, path: string): Promise<void> {
    await page.goto(`${named}${this.prefix}${path}`);
    await untilHydrated(page);
  }

  private get prefix(): string {
    return this.language === 'en' ? '' : `/${this.language}`;
  }

  private auth(key: string): string {
    return this.say('auth', key);
  }

  private security(key: string): string {
    return this.say('security', key);
  }

  private say(area: string, key: string): string {
    const text = readCatalogue(area, this.language)[key];
    if (text === undefined) throw new Error(`there is no text ${area}.${key}`);
    return text;
  }
}
