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

/** What the home page makes a guest's browser fetch, as gzip: until it can be used, and within ten seconds of doing nothing. */
export async function measureHome(browser: Browser, site: string): Promise<SizeRow[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(noteWhenUsable);
  const answer = await page.goto(`${site}/`);
  await page.waitForTimeout(untouchedMs);
  const { usableAt, files } = await page.evaluate(() => ({
    usableAt: (window as unknown as { usableAt?: number }).usableAt,
    files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  if (usableAt === undefined) throw new Error('the home page never became usable');
  const html = gzipSync(await (answer as NonNullable<typeof answer>).body()).length;
  await page.close();
  const bytes = (ending: string, before: number) =>
    files.filter(({ path, startTime }) => path.endsWith(ending) && startTime < before).reduce((sum, { path }) => sum + gzipBytes(path), 0);
  return [
    row('JavaScript before the home page can be used', bytes('.js', usableAt), 150),
    row('JavaScript within 10 s of doing nothing', bytes('.js', Number.POSITIVE_INFINITY), 200),
    row('CSS', bytes('.css', Number.POSITIVE_INFINITY), 30),
    row('HTML of the home page', html, 40),
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
