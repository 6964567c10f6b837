import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { choose } from '../../choose.ts';
import { listen, newestCode, site } from '../../site.ts';
import { untilHydrated, watchTraffic } from '../../wait-for.ts';
import { letCodesBeSent, newMember } from '../account/member.ts';

export const t = readCatalogue('auth', 'en');
export const goodPassword = 'Sunny-Harbour-71';

/** A text of the login pages, as people read it. */
export function said(key: string): string {
  const text = t[key];
  if (text === undefined) throw new Error(`there is no text auth.${key}`);
  return text;
}

export function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@auth.test`;
}

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  watchTraffic(page);
  await page.goto(`${site}${path}`);
  await untilHydrated(page);
}

/** Opens an account as everybody does, by hand; afterwards the page belongs to its owner. */
export async function register(page: Page, email: string, search = ''): Promise<void> {
  await open(page, `/register${search}`);
  await page.getByRole('tab', { name: said('email'), exact: true }).click();
  await choose(page.getByLabel(said('country')), 'DE');
  await page.getByLabel(said('email_address')).fill(email);
  await page.getByRole('button', { name: said('next') }).click();
  await page.getByLabel(said('code_email')).fill(await newestCode(email));
  await page.getByLabel(said('new_password'), { exact: true }).fill(goodPassword);
  await page.getByLabel(said('accept_terms')).check();
  await page.getByRole('button', { name: said('create_account') }).click();
}

export async function logIn(page: Page, email: string, password = goodPassword): Promise<void> {
  await page.getByLabel(said('email_address')).fill(email);
  await page.getByLabel(said('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: said('log_in'), exact: true }).click();
}

/** Gives the code that was sent by mail when its step came. */
export async function verifyByMail(page: Page, email: string): Promise<void> {
  await page.getByLabel(said('code_email')).fill(await newestCode(email));
}

export async function expectInside(page: Page): Promise<void> {
  await expect(page.locator('header [data-account]')).toBeVisible();
  await expect(page.locator('header a[href*="/login"]')).toHaveCount(0);
}

/** Somebody with an account, and a browser that the account does not know. */
export async function strangerOf(browser: Browser): Promise<{ email: string; userId: string; page: Page; complaints: string[] }> {
  const { email, userId } = await newMember();
  // Their own device has just had a code.
  await letCodesBeSent();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  return { email, userId, page, complaints: listen(page) };
}
