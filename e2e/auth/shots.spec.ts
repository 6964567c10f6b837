import { test } from '../site.ts';
import { logIn, open, said, strangerOf } from './door.ts';

test('shots', async ({ browser }) => {
  const { email, page } = await strangerOf(browser);
  await open(page, '/login');
  await logIn(page, email);
  await page.getByRole('button', { name: said('send_code') }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/p4-shots/verify.png' });
  await page.getByRole('button', { name: said('cannot_give_code') }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/p4-shots/recovery.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/register');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/p4-shots/register390.png', fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/ar/login');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/p4-shots/ar.png', fullPage: true });
  await open(page, '/login');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/p4-shots/login2.png', fullPage: true });
});
