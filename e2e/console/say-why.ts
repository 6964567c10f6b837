import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** Gives the reason that the console asks for before it shows anything of a customer. */
export async function sayWhy(page: Page, reason = 'support-request'): Promise<void> {
  await page.getByLabel('Why you look').selectOption(reason);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByLabel('Why you look')).toHaveCount(0);
}
