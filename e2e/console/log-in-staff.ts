import type { Page } from '@playwright/test';
import { stepAt, totpCode } from '../../apps/server/src/modules/core/secrets/index.ts';
import { consoleSite } from '../site.ts';

/** Both steps of a login, as a member of staff does them. */
export async function logInStaff(page: Page, name: string, password: string, code: string): Promise<void> {
  await page.goto(`${consoleSite}/`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code of your authenticator app').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A code serves once, so each login of a member takes a later one; the server allows for one step to each side. */
export function codeOf(secret: Buffer, stepsAhead: number): string {
  return totpCode(secret, stepAt(Date.now()) + stepsAhead);
}
