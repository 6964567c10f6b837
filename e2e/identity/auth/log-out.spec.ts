import { expect, site, test } from '../../site.ts';
import { untilComplete } from '../../wait-for.ts';
import { openAs } from '../account/member.ts';
import { expectInside, newEmail, open, register, said } from './auth-page.ts';

test('R4.4 uses sessions/log-out, sessions/clear-cookies: one tab logs out, the other follows, and nothing private stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const one = await context.newPage();
  await register(one, newEmail());
  await one.waitForURL('**/welcome');
  const other = await context.newPage();
  await open(other, '/');
  await expectInside(other);
  await open(one, '/');
  await one.locator('header [data-account]').click();
  await one.getByRole('button', { name: said('log_out') }).click();
  for (const page of [one, other]) await expect(page.locator('header a[href*="/login"]:visible')).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => /login|pb_at|pb_rt/.test(name))).toEqual([]);
  expect(await one.evaluate(() => localStorage.getItem('pb_login_name'))).toBeNull();
  await context.close();
});

test('R4.6 a page for members is left when another tab logs out', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const one = await context.newPage();
  await openAs(one);
  await open(one, '/welcome');
  const other = await context.newPage();
  await open(other, '/');
  await other.locator('header [data-account]').click();
  await other.getByRole('button', { name: said('log_out') }).click();
  await expect(one).toHaveURL(`${site}/login?from=%2Fwelcome`);
  await context.close();
});

test('R4.1 uses accounts/my-account: the first HTML already shows whose session it is, and is kept by nobody', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openAs(page);
  const answer = await context.request.get(`${site}/`);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('data-account');
  expect(html).not.toContain('href="/register"');
  const guest = await browser.newContext();
  const asked: string[] = [];
  const guestPage = await guest.newPage();
  guestPage.on('request', (request) => asked.push(request.url()));
  await open(guestPage, '/');
  await untilComplete(guestPage);
  expect(asked.filter((url) => url.includes('/userinfo'))).toEqual([]);
  await guest.close();
  await context.close();
});
