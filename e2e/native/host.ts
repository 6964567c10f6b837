import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Plays the native app: its user agent, its bridge, and a record of what the page asked it for. */
export async function openInApp(
  browser: Browser,
  isBarShown = true,
): Promise<{ context: BrowserContext; page: Page; opened: () => Promise<unknown[]>; bar: () => Promise<boolean[]> }> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile PeerbourseApp/1.4.2' });
  await context.addInitScript((shown) => {
    const store = (name: string, value: unknown) =>
      sessionStorage.setItem(name, JSON.stringify([...(JSON.parse(sessionStorage.getItem(name) ?? '[]') as unknown[]), value]));
    window.PeerbourseApp = {
      openScreen: (target) => store('opened', target),
      isNavigationBarShown: async () => shown,
      showNavigationBar: (isShown) => store('bar', isShown),
    };
  }, isBarShown);
  const page = await context.newPage();
  const read = (name: string) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[], name);
  return { context, page, opened: () => read('opened'), bar: async () => (await read('bar')) as boolean[] };
}

declare global {
  interface Window {
    PeerbourseApp?: {
      openScreen(target: unknown): void;
      isNavigationBarShown(): Promise<boolean>;
      showNavigationBar(isShown: boolean): void;
    };
  }
}
