import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { recordTouched } from './record-touched.ts';
import { until } from './until.ts';

export const site = process.env.PB_E2E_SITE ?? '';
export const consoleSite = process.env.PB_E2E_CONSOLE ?? '';
const staffCookie = process.env.PB_E2E_STAFF ?? '';
const mailCatcher = process.env.PB_E2E_POST ?? '';

/** A page that must not complain: errors, hydration mismatches and violations of the content policy fail the test. */
export const test = base.extend<{ quiet: Page; recorded: undefined }>({
  recorded: [
    async ({ browser }, use, info) => {
      const stop = process.env.PB_E2E_RECORD ? recordTouched(browser, info) : () => undefined;
      await use(undefined);
      stop();
    },
    { auto: true },
  ],
  quiet: async ({ browser }, use) => {
    const page = await browser.newPage();
    const complaints = listen(page);
    await use(page);
    await page.close();
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
  },
});

export { expect } from '@playwright/test';

/** Collects what a page says when something is wrong. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A page that is meant to answer 404 makes Chromium say so.
    if (message.text().includes('404') && message.location().url === page.url()) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** Goes to the console as a member of staff who is logged in already; the login has its own test. */
export async function openConsole(page: Page, hash = ''): Promise<void> {
  const [name = '', value = ''] = staffCookie.split('=');
  // A cookie with the prefix of a host can be set for https alone, though Chromium sends it to this machine over http as well.
  const url = consoleSite.replace('http:', 'https:');
  await page.context().addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`${consoleSite}/${hash}`);
}

/** An operator's call, as the console makes it. */
export async function staffCall(path: string, input: unknown): Promise<unknown> {
  const response = await fetch(`${consoleSite}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: consoleSite,
      terminaltype: '1',
      cookie: staffCookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(input),
  });
  const envelope = (await response.json()) as { code: string; data: unknown; msg: string };
  if (envelope.code !== '00000') throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
  return envelope.data;
}

export async function guestCall<Data>(path: string, input: unknown = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return ((await response.json()) as { data: Data }).data;
}

/** The server says no to a call, with this message. */
export async function refuseCall(page: Page, path: string, message: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: { code: '1', data: null, msg: message, requestId: 'e2e' } }));
}

/** Publishes a price near the current one, with digits that no other test uses. */
export async function publishNear(pair: string, index: number): Promise<string> {
  const { rows } = await guestCall<{ rows: Array<{ pair: string; price: string }> }>('/v1/mix/market/homeQuotation');
  const current = Number(rows.find((row) => row.pair === pair)?.price);
  const price = `${Math.floor(current)}.${String(10 + index).padStart(2, '0')}`;
  await staffCall('/v1/admin/rates/publish-price', { pair, price, reason: 'browser test' });
  return price;
}

/** Chooses since when changes are counted, which asks the api. `wait` lets time pass where the clock of the page stands still. */
export async function chooseBasis(page: Page, basis: string, wait: () => Promise<void> = async () => undefined): Promise<void> {
  const choice = page.locator('#prices [role="combobox"]');
  // The table wakes up after the first screen; React leaves its mark on what it has taken over.
  const isAwake = () => choice.evaluate((select) => Object.keys(select).some((key) => key.startsWith('__reactProps')));
  while (!(await isAwake())) {
    await wait();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await choose(choice, basis);
}

interface SentMessage {
  number: number;
  way: string;
  subject: string;
  text: string;
  code: string | null;
}

/** What was sent to somebody, the newest first. */
export async function sentTo(to: string): Promise<SentMessage[]> {
  const response = await fetch(`${mailCatcher}/messages?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: SentMessage[] }).messages;
}

const readCodes = new Set<number>();

/** Waits for a 6-digit code that was sent to a mail address or a phone number; each is given once, so none is taken for a later one. */
export async function newestCode(to: string): Promise<string> {
  let newest = '';
  await until(`a code comes for ${to}`, async () => {
    const found = (await sentTo(to)).find(({ code }) => code !== null && /^\d{6}$/.test(code));
    if (!found?.code || readCodes.has(found.number)) return false;
    readCodes.add(found.number);
    newest = found.code;
    return true;
  });
  return newest;
}

/** Somebody writes to the Telegram bot. */
export async function sayToBot(username: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${mailCatcher}/telegram/say`, { method: 'POST', headers, body: JSON.stringify({ username, text }) });
}
