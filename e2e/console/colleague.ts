import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '../../packages/contract/src/call.ts';
import { consoleSite } from '../site.ts';
import { asOwner } from './as-owner.ts';

/** The console of another member of staff who is logged in already; who does not exist yet is made by a row. */
export async function openColleague(browser: Browser, name: string, roles: readonly StaffRole[], hash: string): Promise<Page> {
  await asOwner(
    `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
     VALUES ($1, $2, $2 || '@peerbourse.test', 'none', 'none', $3, 'active') ON CONFLICT DO NOTHING`,
    [newNumber(), name, roles],
  );
  const token = randomBytes(32).toString('base64url');
  await asOwner(
    `INSERT INTO staff_sessions (session_no, member_id, token_hash, device, address, expires_at)
     SELECT $1, id, $2, 'test', '127.0.0.1', app_now() + interval '1 hour' FROM staff_members WHERE name = $3`,
    [newNumber(), createHash('sha256').update(token).digest(), name],
  );
  const [cookieName = ''] = (process.env.PB_E2E_STAFF ?? '').split('=');
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const url = consoleSite.replace('http:', 'https:');
  await context.addCookies([{ name: cookieName, value: token, url, secure: true, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(`${consoleSite}/${hash}`);
  return page;
}

function newNumber(): string {
  return String(randomInt(10 ** 12, 10 ** 13));
}
