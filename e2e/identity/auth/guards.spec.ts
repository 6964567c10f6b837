import { logIn as logInCall } from '@peerbourse/contract/identity/sessions/log-in';
import { refusals } from '@peerbourse/contract/refusals';
import type { Page } from '@playwright/test';
import { openChoices } from '../../choose.ts';
import { putSetting } from '../../console/setting-version.ts';
import { expect, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete } from '../../wait-for.ts';
import { enter, newMember, Visitor } from '../account/member.ts';
import { goodPassword, logIn, newEmail, open, said } from './auth-page.ts';

/** Processes keep settings for a moment, so it waits until a login shows that the api knows. */
async function demandWork(mode: 'always' | 'suspicion'): Promise<void> {
  await putSetting('security.proofOfWork', mode);
  const codeOfLogIn = async () => (await new Visitor().call(logInCall, { username: newEmail(), password: goodPassword })).body.code;
  const demanded = refusals['security.proof-needed'].code;
  await expect.poll(async () => (await codeOfLogIn()) === demanded).toBe(mode === 'always');
}

test('uses security/issue-encryption-key: a password never travels in the clear, and a browser works for its login when that is asked', async ({
  quiet,
}) => {
  await demandWork('always');
  try {
    const bodies: string[] = [];
    quiet.on('request', (request) => bodies.push(request.url().endsWith('/v1/user/login') ? (request.postData() ?? '') : ''));
    await open(quiet, '/login');
    // The code of the work is fetched when work is demanded. It waits here, as some work is done too soon to be seen.
    const letWork = Promise.withResolvers<void>();
    await quiet.route('**/pbkdf2-*.js', (route) => letWork.promise.then(() => route.continue()));
    await logIn(quiet, newEmail());
    await expect(quiet.getByText(said('checking_browser'))).toBeVisible();
    letWork.resolve();
    await expect(quiet.getByText('Incorrect login details.')).toBeVisible();
    const sent = bodies.filter(Boolean).map((body) => JSON.parse(body) as Record<string, string>);
    expect(sent.map(({ proof }) => proof !== undefined)).toEqual([false, true]);
    for (const body of sent) expect(JSON.stringify(body)).not.toContain(goodPassword);
    expect(sent[0]?.secretKey).toMatch(/^[\w-]{16}$/);
  } finally {
    await demandWork('suspicion');
  }
});

test('R5.13 uses reference/country-list: closed countries can be seen and not be chosen', async ({ quiet }) => {
  await open(quiet, '/register');
  const { search, options } = await openChoices(quiet.getByLabel(said('country')));
  for (const code of ['BD', 'BO', 'CN', 'CU', 'EC', 'HK', 'IR', 'KG', 'KP', 'MY', 'SD', 'SY']) {
    await search.fill(code);
    const country = options.and(quiet.locator(`[data-key="=${code}"]`));
    await expect(country).toHaveAttribute('aria-disabled', 'true');
    await expect(country).toContainText('not available');
  }
  await search.fill('DE');
  await expect(options.and(quiet.locator('[data-key="=DE"]'))).not.toHaveAttribute('aria-disabled', 'true');
});

test('axe finds nothing serious on the login pages, and nothing is wider than the screen, on a small phone and a desk', {
  tag: '@visual',
}, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const authPages = [
    '/login',
    '/register',
    '/forgot-password',
    `/lock-account?ticket=${'a'.repeat(43)}`,
    `/stop-recovery?ticket=${'a'.repeat(43)}`,
    '/ar/login',
    '/ar/register',
  ];
  for (const path of authPages) await checkOnBothScreens(page, path);
  await enter(context, (await newMember()).device);
  for (const path of ['/welcome', `/login/confirm?qrKey=${'a'.repeat(43)}`, '/']) await checkOnBothScreens(page, path);
  await context.close();
});

async function checkOnBothScreens(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await openComplete(page, `${site}${path}`);
  await checkVisuals(page, path);
  await resizeTo(page, 1440);
  await checkVisuals(page, path);
}
