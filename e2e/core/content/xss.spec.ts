import { type ContentKind, contentKindNames, titledPages } from '@peerbourse/contract/core/content/kind.shape';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { withdrawItem } from '../../content-desk.ts';
import { consoleSite, guestCall, openConsole, site, staffCall } from '../../site.ts';
import { untilComplete, watchTraffic } from '../../wait-for.ts';
import {
  attackedCountry,
  attackedLocales,
  type BeforeTheAttack,
  beforeTheAttack,
  forgetTheAttack,
  publishMaintenance,
  publishPayloads,
} from './xss-items.ts';
import { someXssPayloads, xssPayloads } from './xss-payloads.ts';
import { strangersIn, watchForScripts } from './xss-watch.ts';

/** The usual run takes some of the payloads, PB_XSS=all takes every one, in rounds of about as many. */
const some = 60;
const payloads = process.env.PB_XSS === 'all' ? xssPayloads : someXssPayloads(some);
const count = Math.ceil(payloads.length / some);
const rounds = Array.from({ length: count }, (_, round) => payloads.filter((_payload, index) => index % count === round));

let before: BeforeTheAttack;
let picture: string;

test.beforeAll(async ({ browser }) => {
  before = await beforeTheAttack();
  const page = await browser.newPage();
  const file = (await page.screenshot({ type: 'jpeg' })).toString('base64');
  await page.close();
  ({ fileId: picture } = (await staffCall('/v1/admin/content/upload-picture', { file })) as { fileId: string });
});

test.afterAll(async () => {
  await forgetTheAttack(before);
  await untilStatus('/insights/xss-0', 404);
});

async function untilStatus(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await fetch(`${site}${path}`)).status).toBe(status);
}

interface Watched {
  context: BrowserContext;
  page: Page;
  findings: string[];
}

async function openWatched(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': attackedCountry } });
  const findings = await watchForScripts(context);
  const page = await context.newPage();
  watchTraffic(page);
  return { context, page, findings };
}

test('G13 the watch sees what it looks for', async ({ browser }) => {
  const { context, page, findings } = await openWatched(browser);
  await page.goto(`${site}/`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:__xss(1)';
    document.body.append(link, document.createElement('iframe'));
    link.click();
  });
  expect(await strangersIn(page)).toEqual(['<iframe></iframe>', '<a href="javascript:__xss(1)">']);
  await expect.poll(() => findings.join('\n')).toMatch(/the policy stopped/);
  expect(findings.join('\n')).toContain('a frame');
  await page.goto('about:blank');
  await page.setContent('<img src=x onerror=__xss(1)>');
  await expect.poll(() => findings.join('\n')).toContain('__xss was called');
  await context.close();
});

for (const [round, attack] of rounds.entries()) {
  test.describe(`round ${round + 1} of ${rounds.length}`, { tag: '@long' }, () => {
    test.describe.configure({ timeout: 600_000 });

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      await publishPayloads(attack, picture);
      await untilStatus(`/insights/xss-${Math.ceil(attack.length / 2) - 1}`, 200);
      await expect.poll(async () => (await fetch(`${site}/login`)).text()).toContain('a.example');
    });

    for (const locale of attackedLocales) {
      test(`G13 no text of any kind of content runs a script in ${locale}, round ${round + 1}`, async ({ browser }) => {
        const { context, page, findings } = await openWatched(browser);
        for (const path of await pagesOf(locale)) await look(page, path, attack, findings);
        await context.close();
        expect(findings).toEqual([]);
      });
    }

    test(`G13 the page of a stopped service runs no script, round ${round + 1}`, async ({ browser }) => {
      const { context, page, findings } = await openWatched(browser);
      try {
        await publishMaintenance(attack);
        await untilStatus('/', 503);
        for (const locale of attackedLocales) await look(page, prefixOf(locale) || '/', attack, findings);
      } finally {
        await withdrawItem('maintenance', 'site');
      }
      await untilStatus('/', 200);
      await context.close();
      expect(findings).toEqual([]);
    });

    test(`G13 the console runs no script of what it lists, edits and previews, round ${round + 1}`, async ({ browser }) => {
      const { context, page, findings } = await openWatched(browser);
      await openConsole(page, '#/content');
      for (const kind of contentKindNames) await lookAtDesk(page, kind, findings);
      await writeAll(page, attack, findings);
      await context.close();
      expect(findings).toEqual([]);
    });
  });
}

const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`);

async function pagesOf(locale: string): Promise<string[]> {
  const titled = titledPages.map((name) => `/${name === 'home' ? '' : name}`);
  const documents = ['/insights/xss-0', '/announcements/xss-1', '/help/xss-2'];
  const { nextCursor } = await guestCall<{ nextCursor: string }>('/v1/x/content/document-list', { kind: 'article' });
  return [...titled, ...documents, `/insights?before=${nextCursor}`].map((path) => `${prefixOf(locale)}${path}`.replace(/(?<=.)\/$/, ''));
}

/** Opens a page, waits until nothing more comes and the attack can be read there, and notes what does not belong there. */
async function look(page: Page, path: string, attack: readonly string[], findings: string[]): Promise<void> {
  await page.goto(`${site}${path}`);
  await untilComplete(page);
  await expect.poll(() => shownOf(page, attack), `payloads shown at ${path}`).toBeGreaterThan(2);
  expect(new URL(page.url()).origin, path).toBe(site);
  findings.push(...(await strangersIn(page)).map((stranger) => `${path} has ${stranger}`));
}

/** How many of the payloads can be read as plain text: an attack that nobody sees would prove nothing. */
async function shownOf(page: Page, attack: readonly string[]): Promise<number> {
  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const text = inOneLine(`${await page.title()} ${await page.locator('body').innerText()}`);
  return attack.filter((payload) => text.includes(inOneLine(payload))).length;
}

/** The list of a kind, and the first of its items: written, as visitors see it, and its history. */
async function lookAtDesk(page: Page, kind: ContentKind, findings: string[]): Promise<void> {
  const { items } = (await staffCall('/v1/admin/content/item-list', { kind })) as { items: Array<{ name: string; liveVersion: number }> };
  const name = items.find((item) => item.liveVersion !== null)?.name ?? items[0]?.name;
  for (const hash of [`#/content/${kind}`, `#/content/${kind}/${name}`]) {
    await page.goto(`${consoleSite}/${hash}`);
    await note(page, findings, hash);
  }
  for (const tab of ['Preview', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    await note(page, findings, `${tab} of ${kind}`);
  }
}

async function note(page: Page, findings: string[], where: string): Promise<void> {
  await untilComplete(page);
  findings.push(...(await strangersIn(page)).map((stranger) => `${where} has ${stranger}`));
}

/** An editor types them into a new text; the preview follows. */
async function writeAll(page: Page, attack: readonly string[], findings: string[]): Promise<void> {
  await page.goto(`${consoleSite}/#/content/article/xss-unsaved`);
  const text = page.getByRole('textbox', { name: /^Text/ });
  for (let from = 0; from < attack.length; from += 10) {
    const preview = page.waitForResponse((response) => response.url().endsWith('/content/preview-text'));
    await text.fill(['x', ...attack.slice(from, from + 10)].join('\n\n'));
    expect((await preview).status()).toBe(200);
    await note(page, findings, 'the preview');
  }
}
