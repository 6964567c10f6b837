import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';
import { freePort } from '../../apps/server/test/support/free-port.ts';
import { root, untilReady } from '../../tools/dev-stack/stack.ts';
import { test as base, site } from '../site.ts';

/** What happens to one call: it is answered, late or not; refused; answered by a server that is down; cut off; or answered by half. */
export interface Fate {
  delayMs: number;
  end: 'answer' | 'refusal' | 'outage' | 'cut' | 'half';
}

/** Decides what happens to the next call to this path. */
export type Fates = (path: string) => Fate;

/** No code of ours: a page must not know what to make of it. */
const refusal = JSON.stringify({ code: '1', data: null, msg: 'Not now, and not later.', requestId: 'refused' });
const json = { 'content-type': 'application/json' };

/** With web processes that end with the test, however it ends. */
export const test = base.extend<{ openWeb: (fates: Fates) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  // oxlint-disable-next-line eslint/no-empty-pattern -- for the same reason
  openWeb: async ({}, use) => {
    const opened: Array<{ close: () => Promise<void> }> = [];
    await use(async (fates) => {
      const web = await openBadWeb(fates);
      opened.push(web);
      return web.address;
    });
    for (const web of opened) await web.close();
  },
});

/** One more web process of this stack, whose calls to the api meet their fates. Answers its address. */
async function openBadWeb(fates: Fates): Promise<{ address: string; close: () => Promise<void> }> {
  const api = new URL(process.env.PB_E2E_API ?? '');
  const proxy = createServer((incoming, outgoing) => {
    const { delayMs, end } = fates(incoming.url ?? '');
    setTimeout(() => meet(end, incoming, outgoing, api), delayMs);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const env = {
    ...process.env,
    ...(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as Record<string, string>),
    PB_WEB_PORT: String(port),
    PB_API_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    // As in production: what is late is left out of the first HTML.
    PB_PAGE_WAIT_MS: '800',
    PB_LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['apps/web/server/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady([`http://127.0.0.1:${port}`], 60);
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function meet(end: Fate['end'], incoming: IncomingMessage, outgoing: ServerResponse, { hostname, port }: URL): void {
  if (end === 'cut') return void incoming.socket.destroy();
  if (end === 'outage') return void outgoing.writeHead(503).end();
  if (end === 'refusal') return void outgoing.writeHead(200, json).end(refusal);
  const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (end === 'answer') return void answer.pipe(outgoing);
    answer.once('data', (chunk: Buffer) => {
      outgoing.write(chunk.subarray(0, chunk.length / 2));
      outgoing.destroy();
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** Pages of this context come from that process, under the site's own address, and their calls meet their fates as well. */
export async function sendThroughBadWeb(context: BrowserContext, web: string, fates: Fates): Promise<void> {
  await context.route(`${site}/v1/**`, (route) => meetInBrowser(route, fates));
  await context.route(
    (url) => url.origin === site,
    async (route) => {
      if (!route.request().isNavigationRequest()) return await route.fallback();
      const { pathname, search } = new URL(route.request().url());
      const answer = await fetch(`${web}${pathname}${search}`, { headers: await route.request().allHeaders(), redirect: 'manual' });
      // What was compressed is not any more.
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name)),
      );
      await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }).catch(() => undefined);
    },
  );
}

async function meetInBrowser(route: Route, fates: Fates): Promise<void> {
  const { delayMs, end } = fates(new URL(route.request().url()).pathname);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // The page may be gone by now.
  const ended =
    end === 'cut' || end === 'half'
      ? route.abort('connectionreset')
      : end === 'outage'
        ? route.fulfill({ status: 503 })
        : end === 'refusal'
          ? route.fulfill({ headers: json, body: refusal })
          : route.continue();
  await ended.catch(() => undefined);
}
