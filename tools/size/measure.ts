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
  const scripts: Array<{ path: string; isBlocking: boolean }> = [];
  let isInteractive = false;
  let css = 0;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) scripts.push({ path, isBlocking: !isInteractive });
    if (path.endsWith('.css')) css += gzipBytes(path);
  });
  const answer = await page.goto(`${site}/`, { waitUntil: 'commit' });
  // The page says what kind of screen it is on as soon as React has taken it over.
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  isInteractive = true;
  await page.waitForTimeout(untouchedMs);
  const html = gzipSync(await (answer as NonNullable<typeof answer>).body()).length;
  await page.close();
  const bytes = (rows: typeof scripts) => rows.reduce((sum, { path }) => sum + gzipBytes(path), 0);
  const blocking = bytes(scripts.filter((script) => script.isBlocking));
  return [
    row('JavaScript before the home page can be used', blocking, 150),
    row('JavaScript within 10 s of doing nothing', bytes(scripts), 200),
    row('CSS', css, 30),
    row('HTML of the home page', html, 40),
  ];
}

function row(name: string, bytes: number, limit: number): SizeRow {
  return { name, kilobytes: Math.round(bytes / 100) / 10, limit };
}

/** Files are compressed when they are built; what is not there was too small to be worth it. */
function gzipBytes(path: string): number {
  const file = join(root, 'apps/web/dist/client', path);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}
