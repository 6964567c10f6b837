import { expect, newestCode, site, test } from '../../site.ts';
import { expectCountdown } from '../../wait-for.ts';
import { expectInside, goodPassword, logIn, open, said, strangerOf, verifyByMail } from './auth-page.ts';

test('uses sessions/verify-log-in: a new device needs a code by mail, and the login leads back to where it began', {
  tag: '@core',
}, async ({ browser }) => {
  const { email, page, complaints } = await strangerOf(browser);
  await open(page, '/insights');
  await page.locator('header a[href*="/login"]:visible').click();
  await expect(page).toHaveURL(`${site}/login?from=%2Finsights`);
  await logIn(page, email, 'Wrong-Harbour-72');
  await expect(page.getByText('Incorrect login details.')).toBeVisible();
  await expect(page.getByLabel(said('password'), { exact: true })).toBeFocused();
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('verify_title'));
  await expect(page.getByLabel(said('code_email'))).toBeFocused();
  const right = await newestCode(email);
  await page.getByLabel(said('code_email')).fill(right === '000000' ? '111111' : '000000');
  await expect(page.getByText('This code is incorrect or has expired.')).toBeVisible();
  await page.getByLabel(said('code_email')).fill(right);
  await expect(page).toHaveURL(`${site}/insights`);
  await expectInside(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('R9.4 uses security/send-code: the countdown to the next code moves once a second and says where the code went', async ({
  browser,
}) => {
  const { email, page } = await strangerOf(browser);
  await page.clock.install();
  await open(page, '/login');
  await logIn(page, email);
  const button = page.getByRole('button', { name: /Resend in \d+ s/ });
  await expect(button).toBeDisabled();
  await expect(page.getByText(/Sent to .*@members\.test/)).toBeVisible();
  await expectCountdown(page, button);
  await page.context().close();
});

test('R2.10 a hostile return address leads home', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  await open(page, `/login?from=${encodeURIComponent('//evil.example/account')}`);
  await logIn(page, email);
  await verifyByMail(page, email);
  await expect(page).toHaveURL(`${site}/`);
  for (const from of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/no-such-page', '/login']) {
    await open(page, `/login?from=${encodeURIComponent(from)}`);
    await expect(page, from).toHaveURL(`${site}/`);
  }
  await open(page, '/login?from=%2Finsights');
  await expect(page).toHaveURL(`${site}/insights`);
  await page.context().close();
});

test('R4.6 a page for members sends a guest to login, on the server and in the browser, and comes back', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  const answer = await page.request.get(`${site}/de/welcome?x=1`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/de/login?from=%2Fwelcome%3Fx%3D1');
  await open(page, '/welcome');
  await expect(page).toHaveURL(`${site}/login?from=%2Fwelcome`);
  await logIn(page, email);
  await verifyByMail(page, email);
  await expect(page).toHaveURL(`${site}/welcome`);
  await page.context().close();
});

test('empty fields are named where they are, and the first of them gets the focus', async ({ quiet }) => {
  await open(quiet, '/login');
  await quiet.getByRole('button', { name: said('log_in'), exact: true }).click();
  const email = quiet.getByLabel(said('email_address'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(said('problem_email'));
  await expect(quiet.getByLabel(said('password'), { exact: true })).toHaveAccessibleDescription(said('problem_password_empty'));
  await email.fill('15123456');
  await expect(quiet.getByRole('tab', { name: said('phone') })).toHaveAttribute('aria-selected', 'true');
  await expect(quiet.getByLabel(said('phone_number'))).toBeFocused();
  await expect(quiet.getByLabel(said('dial_code'))).toBeVisible();
});

test('uses live/issue-ticket: the live socket says who listens as soon as somebody logs in', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(String(payload)) as { op: string }).op));
  });
  await open(page, '/');
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  expect(sent).not.toContain('auth');
  await page.locator('header a[href*="/login"]:visible').click();
  await expect(page).toHaveURL(`${site}/login`);
  await logIn(page, email);
  await verifyByMail(page, email);
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  await expect.poll(() => sent).toContain('auth');
  await page.context().close();
});

test('somebody without a mouse logs in: every step can be reached and done by keys', async ({ browser }) => {
  const { email, page, complaints } = await strangerOf(browser);
  await open(page, '/login');
  const reach = async (name: string) => {
    const field = page.getByLabel(name, { exact: true });
    for (let presses = 0; presses < 40; presses++) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached`);
  };
  await reach(said('email_address'));
  await page.keyboard.type(email);
  await reach(said('password'));
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(said('code_email'))).toBeFocused();
  await page.keyboard.type(await newestCode(email));
  await expectInside(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('R9.4 two tabs that log in have a code each, and the one of a tab serves there', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  await open(page, '/login');
  await logIn(page, email);
  await newestCode(email);
  const second = await page.context().newPage();
  await open(second, '/login');
  await logIn(second, email);
  await verifyByMail(second, email);
  await expectInside(second);
  await page.context().close();
});

test('whoever goes back from the code finds their name again and the focus at the password; tabs follow the eye', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  await open(page, '/login');
  await logIn(page, email);
  await page.getByRole('button', { name: said('back_to_log_in') }).click();
  await expect(page.getByLabel(said('email_address'))).toHaveValue(email);
  await expect(page.getByLabel(said('password'), { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: said('forgot_password') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: said('log_in'), exact: true })).toBeFocused();
  await page.context().close();
});
