import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { keyChecks } from './stories.keys.ts';

/**
 * Opens every story of a built Storybook in both directions and lets axe look at it. Serious and critical findings,
 * errors of the page, failed plays and keys that do not do their work are errors here. The first argument is the folder,
 * the second, if given, a part of the names of stories to look at.
 */
const [, , folder, part = ''] = process.argv;
if (!folder) throw new Error('The folder of the built Storybook is missing.');

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const directions = ['ltr', 'rtl'] as const;
const workers = 2;
const viewport = { width: 1024, height: 768 };

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  readFile(join(folder, path)).then(
    (body) =>
      response
        .writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
        .end(body),
    () => response.writeHead(404).end(),
  );
});

interface Visit {
  story: string;
  direction: (typeof directions)[number];
}

const stories = Object.values(
  (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, { id: string; type: string }> }).entries,
).filter(({ id, type }) => type === 'story' && id.includes(part));
const visits: Visit[] = stories.flatMap(({ id }) => directions.map((direction) => ({ story: id, direction })));
const findings: string[] = [];
let rules = 0;

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: process.env.PB_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const rest = visits.values();
  await Promise.all(Array.from({ length: workers }, () => visitAll(browser, rest)));
  await checkKeys(await browser.newPage({ viewport, reducedMotion: 'reduce' }));
} finally {
  await browser.close();
  server.close();
}

for (const finding of findings.toSorted()) process.stdout.write(`${finding}\n`);
process.stdout.write(
  `${stories.length} stories, ${visits.length} visits, ${rules} rules passed, ${keyChecks.length} checks of keys, ${findings.length} findings\n`,
);
process.exitCode = findings.length === 0 && visits.length > 0 ? 0 : 1;

/** One page for many visits: each is a new document, and the files behind it come from the browser's cache. */
async function visitAll(opened: Browser, rest: Iterable<Visit>): Promise<void> {
  const page = await opened.newPage({ viewport, reducedMotion: 'reduce' });
  let place = '';
  page.on('pageerror', (error) => findings.push(`${place}: ${error.message}`));
  for (const visit of rest) {
    place = `${visit.story} (${visit.direction})`;
    try {
      await audit(page, visit, place);
    } catch (error) {
      findings.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

interface AxeResult {
  passes: unknown[];
  violations: Array<{ id: string; impact: string; nodes: Array<{ html: string }> }>;
}

async function checkKeys(page: Page): Promise<void> {
  for (const { story, expects, holds } of keyChecks) {
    const isKept = await show(page, { story, direction: 'ltr' }, story)
      .then(() => holds(page))
      .catch(() => false);
    if (!isKept) findings.push(`${story}: expected that ${expects}`);
  }
}

async function audit(page: Page, visit: Visit, place: string): Promise<void> {
  await show(page, visit, place);
  // The content policy refuses style attributes in what a server sends. What only a script opens may place itself by script.
  const styled = await page.evaluate(
    () => document.querySelector('#storybook-root [style]:not(:popover-open, :popover-open *)')?.outerHTML,
  );
  if (styled) findings.push(`${place}: style attribute ${styled}`);
  await page.evaluate(axe);
  const { passes, violations } = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: { run: () => Promise<AxeResult> } };
    return await runner.run();
  });
  rules += passes.length;
  for (const { id, impact, nodes } of violations) {
    if (impact === 'serious' || impact === 'critical')
      findings.push(`${place}: ${impact} ${id} ${nodes.map(({ html }) => html).join(' ')}`);
  }
}

/** Goes to a story and waits until it has been drawn and played. */
async function show(page: Page, { story, direction }: Visit, place: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=direction:${direction}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
    };
    return channel?.last('storyFinished') ?? document.body.classList.contains('sb-show-errordisplay');
  });
  const problem = await page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay') ? (document.querySelector('#error-message')?.textContent ?? 'broken') : '',
  );
  if (problem) findings.push(`${place}: ${problem.split('\n')[0]}`);
}
