import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});
afterAll(() => env.close());

const names = readdirSync(join(import.meta.dirname, '../../../../docs/runbooks'));
const open = (path: string) => fetch(`${env.addressOf('admin')}/runbooks/${path}`);

it('every runbook is a page that needs no session, and links to pages that are there', async () => {
  expect(names).toContain('role-gone.md');
  for (const name of names) {
    const response = await open(name);
    expect([response.status, response.headers.get('content-type')], name).toEqual([200, 'text/html; charset=utf-8']);
    const html = await response.text();
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href === './' || names.includes(href), `${name}: ${href}`).toBe(true);
    // What Markdown was meant is not left over, and nothing of it is a script.
    expect(html.replaceAll(/<(?:pre|code)>[\s\S]*?<\/(?:pre|code)>/g, ''), name).not.toMatch(/\*\*|\]\(|<script/);
  }
});

it('the list names all of them', async () => {
  const html = await (await open('')).text();
  for (const name of names.filter((one) => one !== 'README.md')) expect(html).toContain(`href="${name}"`);
});

it('nothing else can be read by this path', async () => {
  for (const path of ['..%2fslo.md', '%2e%2e/slo.md', 'none.md', 'README', '__proto__'])
    expect((await open(path)).status, path).not.toBe(200);
});

it('a browser may load nothing with it', async () => {
  expect((await open('role-gone.md')).headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
