import type { Browser, Page } from '@playwright/test';

export const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const slowdown = 4;

/** A page of a slow phone, with an empty cache and nothing remembered. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
