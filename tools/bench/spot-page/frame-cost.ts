import type { Browser, BrowserContext, Page } from '@playwright/test';
import { round } from '../../load/drive.ts';
import { slowdown } from '../slow-phone/phone.ts';
import { bareBook } from './bare-book.ts';
import type { SpotPageBench } from './grounds.ts';
import { symbol } from './restless-maker.ts';

const channel = `spot-book.${symbol}-20`;
export const desk = { width: 1440, height: 900 };
export const spotPath = '/spot/btc-usdt';
const bareAddress = '/bare-book';
/** By then everything is loaded and compiled. */
const warmUpMs = 8_000;

export interface Cost {
  frames: number;
  framesPerSecond: number;
  /** Of the main thread, in ms for each frame of the book: everything, and of that scripts, styles and layout. */
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** The page where people trade, opened by somebody who is logged in. */
export async function costOfOurs(browser: Browser, bench: SpotPageBench, seconds: number): Promise<Cost> {
  return await costOf(browser, seconds, async (page) => {
    await bench.enter(page.context());
    await page.goto(`${bench.siteUrl}${spotPath}`);
    await page.waitForSelector('[data-candles=drawn]');
    await page.waitForSelector('[data-level]');
  });
}

/** The bare one. It comes from the same address, because the gateway answers no other. */
export async function costOfBare(browser: Browser, bench: SpotPageBench, seconds: number): Promise<Cost> {
  return await costOf(browser, seconds, async (page) => {
    const body = bareBook(channel, 1, 5);
    // What no server has answered may not reach this machine unless somebody agrees.
    await page.context().grantPermissions(['local-network-access']);
    await page.route(`**${bareAddress}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${bench.siteUrl}${bareAddress}`);
  });
}

async function costOf(browser: Browser, seconds: number, open: (page: Page) => Promise<void>): Promise<Cost> {
  const context: BrowserContext = await browser.newContext({ viewport: desk });
  const page = await context.newPage();
  let frames = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith(`{"op":"upd","ch":"${channel}"`)) frames += 1;
    }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await open(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(warmUpMs);
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return { frames, at: performance.now(), spent: new Map(metrics.map(({ name, value }) => [name, value * 1_000])) };
  };
  const before = await now();
  await page.waitForTimeout(seconds * 1_000);
  const after = await now();
  await context.close();
  const seen = after.frames - before.frames;
  if (seen === 0) throw new Error('the book did not change');
  const each = (name: string) => round(((after.spent.get(name) ?? 0) - (before.spent.get(name) ?? 0)) / seen, 3);
  return {
    frames: seen,
    framesPerSecond: round((1_000 * seen) / (after.at - before.at), 1),
    all: each('TaskDuration'),
    script: each('ScriptDuration'),
    style: each('RecalcStyleDuration'),
    layout: each('LayoutDuration'),
  };
}
