import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../apps/server/test/support/free-port.ts';
import { openDevProxy } from '../../tools/dev-stack/dev-proxy.ts';
import { root, untilReady } from '../../tools/dev-stack/stack.ts';
import { chooseBasis, expect, test } from '../site.ts';
import { openTrialServer } from './trial-server.ts';

interface Event {
  level: string;
  message: string;
  environment: string;
  tags: Record<string, string>;
}

/** A collector as a Sentry server would be: it keeps the events, and everything else that it is sent. */
async function openCollector() {
  const events: Event[] = [];
  const raw: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      raw.push(body);
      const lines = body.split('\n').map((line) => JSON.parse(line || 'null') as { type?: string } | Event | null);
      lines.forEach((line, index) => {
        if (line && 'type' in line && line.type === 'event') events.push(lines[index + 1] as Event);
      });
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { events, raw, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('R8.6 in beta a refusal is reported, and nothing of the visitor', async ({ browser }) => {
  const [collector, trial] = await Promise.all([openCollector(), openTrialServer()]);
  const webPort = await freePort();
  const web = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PB_ENV: 'beta',
      NODE_ENV: 'production',
      PB_WEB_PORT: String(webPort),
      PB_API_URL: process.env.PB_E2E_API ?? '',
      PB_SERVICE_TOKEN: 'a-token-that-nobody-else-has',
      PB_SITE_URL: 'https://site.test',
      PB_ERROR_REPORT_URL: `http://key@127.0.0.1:${collector.port}/1`,
      PB_LEAVE_MS: '0',
    },
  });
  await untilReady([`http://127.0.0.1:${webPort}`], 120).catch((error: unknown) => {
    web.kill('SIGTERM');
    throw error;
  });
  const urls = (url: string | undefined) => [url ?? ''];
  const proxy = await openDevProxy({
    host: '127.0.0.1',
    port: 0,
    api: urls(process.env.PB_E2E_API),
    stream: urls(process.env.PB_E2E_STREAM),
    web: [`http://127.0.0.1:${webPort}`],
  });
  const site = proxy.address;
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'unit', value: 'EUR', url: site }]);
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site)) outside.push(request.url());
    });
    await page.goto(`${site}/de?channelCode=secret-campaign`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    expect(outside).toEqual([]);
    await page.route('**/v1/kline/getOpenPrice', async (route) => {
      const postData = JSON.stringify({ refusal: 'rates.no-price', details: { amount: '123456.789' } });
      await route.fulfill({ response: await route.fetch({ url: `${trial.address}/v1/x/trial/answer`, postData }) });
    });
    await chooseBasis(page, '0');
    await expect.poll(() => collector.events.length).toBe(1);
    expect(collector.events.map(({ level, message, environment }) => ({ level, message, environment }))).toEqual([
      { level: 'error', message: '/v1/kline/getOpenPrice 61102', environment: 'beta' },
    ]);
    const terminal = await page.evaluate(() => JSON.parse(localStorage.getItem('pb_cache') ?? '{}').values?.terminal_code as string);
    const everything = collector.raw.join('\n');
    for (const secret of ['123456.789', 'secret-campaign', terminal, 'EUR', 'timezone', 'cookie']) expect(everything).not.toContain(secret);
    // No traces and no sessions either: each message is one event.
    expect(collector.raw).toHaveLength(1);
    await context.close();
  } finally {
    await proxy.close();
    web.kill('SIGTERM');
    collector.close();
    await trial.close();
  }
});
