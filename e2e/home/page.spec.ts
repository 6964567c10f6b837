import { readFileSync } from 'node:fs';
import { expect, listen, site, test } from '../site.ts';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

test('the content policy has a fresh nonce in every answer and no page carries the same one twice', async () => {
  const nonces = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const response = await fetch(`${site}/de`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const html = await response.text();
    expect(policy).toContain("require-trusted-types-for 'script'");
    // Style links need none and carry an empty one.
    const carried = [...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
    expect(carried.length).toBeGreaterThan(3);
    expect(new Set(carried)).toEqual(new Set([nonce]));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(20);
});

test('a guest page is the same with and without cookies, queries and odd headers', async () => {
  const bare = await plain('/de');
  for (const headers of [
    { cookie: 'unit=JPY; showasset=0' },
    { 'x-forwarded-host': 'evil.example' },
    { 'accept-language': 'ja' },
    { 'user-agent': 'x' },
  ]) {
    expect(await plain('/de', headers)).toBe(bare);
  }
  expect(await plain('/de?utm_source=x')).toBe(bare);
});

/** The page without what moves: nonces, prices and their times. */
async function plain(path: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(`${site}${path}`, { headers })).text();
  return html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replace(/<main[\s\S]*<\/main>/, '')
    .replaceAll(/streamController\.enqueue\([\s\S]*?<\/script>/g, '');
}

test('R2.21 an unmatched address answers 404 with a picture, the text and a way home', async ({ browser }) => {
  const page = await browser.newPage();
  const answer = await page.goto(`${site}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy and sell crypto');
  await page.close();
});

test('going on inside the site asks the api and never the web server for data', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.goto(`${site}/ja/no-such-page`);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('header a').first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(`${site}/ja`);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(asked).toContain('/v1/x/rates/price-board');
  await page.close();
});

for (const path of ['/', '/ar']) {
  test(`${path}: axe finds nothing serious, with and without the display settings`, async ({ browser }) => {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${site}${path}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(axe);
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('header button').first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
}

type AxePage = { evaluate: <Result>(run: () => Promise<Result>) => Promise<Result> };

async function seriousFindings(page: AxePage): Promise<string[]> {
  return await page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run: () => Promise<{ violations: Array<{ id: string; impact: string; nodes: Array<{ html: string }> }> }> };
    };
    const { violations } = await runner.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing is wider than the window at ${width} px, in four languages`, async ({ browser }) => {
    for (const path of ['/', '/ar', '/ja', '/de']) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const complaints = listen(page);
      await page.goto(`${site}${path}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });
}

test('the API reference is one page that asks nobody for anything', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/v1/reference`);
  await expect(page.getByRole('heading', { name: 'POST /v1/mix/public/usdtRate' })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(site))).toEqual([]);
  await page.close();
});
