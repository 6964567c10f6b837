import type { Browser, Page } from '@playwright/test';
import { openConsole } from '../site.ts';
import { checkVisuals, resizeTo } from '../visual-and-a11y.ts';
import { watchTraffic } from '../wait-for.ts';

export interface ConsolePage {
  hash: string;
  /** Brings the page into the state that is looked at. */
  prepare?: (page: Page) => Promise<void>;
}

/** Looks at pages of the console on every width: what sticks out, and what axe finds. Each is opened once. */
export async function checkConsoleVisuals(browser: Browser, pages: readonly ConsolePage[], widths: readonly number[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  watchTraffic(page);
  for (const { hash, prepare } of pages) {
    await openConsole(page, hash);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await prepare?.(page);
    for (const width of widths) {
      await resizeTo(page, width);
      await checkVisuals(page, hash);
    }
  }
  await context.close();
}
