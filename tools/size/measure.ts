import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface SizeRow {
  name: string;
  kilobytes: number;
  limit: number;
}

const untouchedMs = 10_000;
const scriptsUntouched = 190;

interface Limits {
  name: string;
  scripts: number;
  all: number;
}

interface Kind extends Limits {
  path: string;
}

/** The pages that most visits begin with, and what they may weigh, in kilobytes as they are sent. */
async function firstPages(site: string): Promise<Kind[]> {
  return [
    { name: 'home page', path: '/', scripts: 132, all: 160 },
    { name: 'P2P hall', path: '/p2p-trade/buy/USDT-EUR', scripts: 132, all: 160 },
    { name: 'article', path: await firstArticle(site), scripts: 132, all: 160 },
    { name: 'list of articles', path: '/insights', scripts: 133, all: 160 },
  ];
}

async function firstArticle(site: string): Promise<string> {
  const html = await (await fetch(`${site}/insights`)).text();
  const found = /href="(\/insights\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!found) throw new Error('the list of articles is empty');
  return found;
}

/** What these pages make a guest's browser fetch until they can be used: HTML, styles and scripts, in the bytes that came. */
export async function measurePages(browser: Browser, site: string): Promise<SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const { name, path, scripts, all } of await firstPages(site)) {
    const page = await openUntilUsable(browser, `${site}${path}`);
    const { html, js, css } = await fetched(page);
    await page.context().close();
    rows.push(
      row(`${name}: JavaScript before it can be used`, js, scripts),
      row(`${name}: HTML, CSS and JavaScript`, html + css + js, all),
    );
  }
  return rows;
}

type LogIn = (context: BrowserContext) => Promise<void>;

/**
 * The same of a page for members. Its HTML is sent as it is, because a compressed length could betray what stands in it; so it has a
 * limit of its own, and counts among all the rest by what brotli would make of it.
 */
export async function measureMemberPage(
  browser: Browser,
  address: string,
  limits: Limits & { html: number },
  logIn: LogIn,
): Promise<SizeRow[]> {
  const { name, scripts, html: htmlLimit, all } = limits;
  const page = await openUntilUsable(browser, address, logIn);
  const { html, js, css } = await fetched(page);
  const plain = await (await page.request.get(address)).body();
  await page.context().close();
  return [
    row(`${name}: JavaScript before it can be used`, js, scripts),
    row(`${name}: HTML as it is sent`, html, htmlLimit),
    row(`${name}: HTML, CSS and JavaScript, all at the size of brotli`, brotliCompressSync(plain).length + css + js, all),
  ];
}

/** What scripts they have fetched when nobody has done anything for ten seconds. */
export async function measureUntouched(browser: Browser, site: string): Promise<SizeRow[]> {
  return await Promise.all(
    (await firstPages(site)).map(async ({ name, path }) => {
      const page = await openUntilUsable(browser, `${site}${path}`);
      await page.waitForTimeout(untouchedMs);
      const { allJs } = await fetched(page);
      await page.context().close();
      return row(`${name}: JavaScript within 10 s of doing nothing`, allJs, scriptsUntouched);
    }),
  );
}

async function openUntilUsable(browser: Browser, address: string, logIn?: LogIn): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await logIn?.(context);
  const page = await context.newPage();
  await page.addInitScript(noteWhenUsable);
  await page.goto(address);
  await page.locator('html[data-screen]').waitFor();
  return page;
}

/** React has taken the page over when the page knows what kind of screen it is on. */
function noteWhenUsable(): void {
  const observer = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-screen')) return;
    performance.mark('usable');
    observer.disconnect();
  });
  observer.observe(document, { attributes: true, subtree: true, childList: true });
}

/** Bodies as they were sent, in bytes. */
async function fetched(page: Page): Promise<{ html: number; css: number; js: number; allJs: number }> {
  return await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = (ending: string, before: number) =>
      files
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith(ending) && startTime < before)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const always = Number.POSITIVE_INFINITY;
    return { html: navigation?.encodedBodySize ?? 0, css: bytes('.css', always), js: bytes('.js', usableAt), allJs: bytes('.js', always) };
  });
}

function row(name: string, bytes: number, limit: number): SizeRow {
  // A file that never arrived would make the page look light.
  if (bytes === 0) throw new Error(`${name}: nothing was measured`);
  return { name, kilobytes: Math.round(bytes / 100) / 10, limit };
}
