import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { root } from '../dev-stack/stack.ts';

export interface SizeRow {
  name: string;
  kilobytes: number;
  limit: number;
}

const untouchedMs = 10_000;

/** Every page that has limits: the home page, a list, a text of that list, and the hall of the P2P market. */
export async function measurePages(browser: Browser, site: string): Promise<SizeRow[]> {
  const rows = await Promise.all([
    measurePage(browser, 'home page', `${site}/`),
    measurePage(browser, 'list of articles', `${site}/insights`),
    measurePage(browser, 'article', `${site}${await firstArticle(site)}`),
    measurePage(browser, 'P2P hall', `${site}/p2p-trade/buy/USDT-EUR`),
  ]);
  return rows.flat();
}

async function firstArticle(site: string): Promise<string> {
  const html = await (await fetch(`${site}/insights`)).text();
  const found = /href="(\/insights\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!found) throw new Error('the list of articles is empty');
  return found;
}

/** What a page makes a guest's browser fetch, as gzip: until it can be used, and within ten seconds of doing nothing. */
async function measurePage(browser: Browser, name: string, address: string): Promise<SizeRow[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(noteWhenUsable);
  const answer = await page.goto(address);
  await page.waitForTimeout(untouchedMs);
  const { usableAt, files } = await page.evaluate(() => ({
    usableAt: (window as unknown as { usableAt?: number }).usableAt,
    files: performance.getEntriesByType('resource').map(({ name: file, startTime }) => ({ path: new URL(file).pathname, startTime })),
  }));
  if (usableAt === undefined) throw new Error(`the ${name} never became usable`);
  const html = gzipSync(await (answer as NonNullable<typeof answer>).body()).length;
  await page.close();
  const bytes = (ending: string, before: number) =>
    files.filter(({ path, startTime }) => path.endsWith(ending) && startTime < before).reduce((sum, { path }) => sum + gzipBytes(path), 0);
  return [
    row(`${name}: JavaScript before it can be used`, bytes('.js', usableAt), 150),
    row(`${name}: JavaScript within 10 s of doing nothing`, bytes('.js', Number.POSITIVE_INFINITY), 200),
    row(`${name}: CSS`, bytes('.css', Number.POSITIVE_INFINITY), 30),
    row(`${name}: HTML`, html, 40),
  ];
}

/** React has taken the page over when the page knows what kind of screen it is on. */
function noteWhenUsable(): void {
  const observer = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-screen')) return;
    (window as unknown as { usableAt: number }).usableAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, subtree: true, childList: true });
}

function row(name: string, bytes: number, limit: number): SizeRow {
  return { name, kilobytes: Math.round(bytes / 100) / 10, limit };
}

/** Files are compressed when they are built; what is not there was too small to be worth it. */
function gzipBytes(path: string): number {
  const file = join(root, 'apps/web/dist/client', path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}
