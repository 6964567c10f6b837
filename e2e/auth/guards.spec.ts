import type { Page } from '@playwright/test';
import { axe } from '../looks.ts';
import { expect, site, staffCall, test } from '../site.ts';
import { goodPassword, logIn, newEmail, open, register, said } from './door.ts';

async function demandWork(mode: 'always' | 'suspicion'): Promise<void> {
  const key = 'security.proofOfWork';
  const { settings } = (await staffCall('/v1/admin/settings/setting-list', {})) as { settings: Array<{ key: string; version: number }> };
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  await staffCall('/v1/admin/settings/write-setting', { key, version, value: mode });
  // Processes keep settings for a second.
  if (mode === 'always') await new Promise((resolve) => setTimeout(resolve, 1_500));
}

test('uses security/issue-encryption-key: a password never travels in the clear, and a browser works for its login when that is asked', async ({
  quiet,
}) => {
  await demandWork('always');
  try {
    const bodies: string[] = [];
    quiet.on('request', (request) => bodies.push(request.url().endsWith('/v1/user/login') ? (request.postData() ?? '') : ''));
    await open(quiet, '/login');
    await logIn(quiet, newEmail());
    await expect(quiet.getByText(said('checking_browser'))).toBeVisible();
    await expect(quiet.getByText('The name or the password is not right.')).toBeVisible();
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
  const closed = quiet.getByLabel(said('country')).locator('option:disabled:not([hidden])');
  expect(await closed.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).sort())).toEqual(
    ['BD', 'BO', 'CN', 'CU', 'EC', 'HK', 'IR', 'KG', 'KP', 'MY', 'SD', 'SY'].sort(),
  );
  await expect(closed.first()).toContainText('not available');
});

for (const width of [320, 1440]) {
  test(`axe finds nothing serious at the doors, and nothing is wider than the screen, at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const doors = ['/login', '/register', '/forgot-password', `/lock-account?ticket=${'a'.repeat(43)}`, '/ar/login', '/ar/register'];
    for (const path of doors) await expectFine(page, path);
    await register(page, newEmail());
    await page.waitForURL('**/welcome');
    for (const path of ['/welcome', `/login/confirm?qrKey=${'a'.repeat(43)}`, '/']) await expectFine(page, path);
    await context.close();
  });
}

async function expectFine(page: Page, path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `width of ${path}`).toBeLessThanOrEqual(0);
  await page.evaluate(axe);
  const serious = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run: () => Promise<{ violations: Array<{ id: string; impact: string; nodes: Array<{ html: string }> }> }> };
    };
    const { violations } = await runner.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(serious, path).toEqual([]);
}
