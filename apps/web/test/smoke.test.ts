import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openNginx, type ProxyProcess } from '../../../deploy/proxies.ts';
import { isInstalled } from '../../../deploy/tool.ts';
import { site } from '../../../e2e/site.ts';

/** What install.sh and upgrade.sh look at in the end, asked of the shared stack behind nginx with the files of deploy/. */
const hasTools = isInstalled('nginx') && isInstalled('openssl') && isInstalled('curl');
const portOf = (address: string | undefined) => ({ port: Number(new URL(address ?? '').port) });
let front: ProxyProcess;

beforeAll(async () => {
  if (!hasTools) return;
  const { PB_E2E_API, PB_E2E_STREAM, PB_E2E_CONSOLE, PB_E2E_SERVER = '{}' } = process.env;
  const { PB_WEB_PORT } = JSON.parse(PB_E2E_SERVER) as { PB_WEB_PORT: string };
  const api = portOf(PB_E2E_API);
  front = await openNginx('front.conf', {
    api: [api, api],
    stream: portOf(PB_E2E_STREAM),
    web: { port: Number(PB_WEB_PORT) },
    admin: portOf(PB_E2E_CONSOLE),
  });
});
afterAll(() => front?.close());

const smoke = (...args: string[]) =>
  new Promise<{ code: number | null; says: string }>((resolve) => {
    const child = spawn('bash', [join(import.meta.dirname, '../../../deploy/smoke.sh'), ...args]);
    let says = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (says += piece.toString()));
    child.once('exit', (code) => resolve({ code, says }));
  });

it.skipIf(!hasTools)(
  `an installation that is well passes${hasTools ? '' : ' (left out: nginx, openssl or curl is not installed)'}`,
  async () => {
    const way = ['--connect-to', `exchange.example:443:127.0.0.1:${front.ports.secure}`, '--insecure'];
    const { code, says } = await smoke('https://exchange.example', ...way);
    expect(code, says).toBe(0);
    for (const holds of [
      '/ is whole',
      '/login is whole',
      'languageTypeList answers',
      '/live opens',
      '/metrics is hidden',
      'stay with https',
    ])
      expect(says).toContain(holds);
  },
);

it.skipIf(!hasTools)('one without a front, and one that is away, do not', async () => {
  // The proxy of development hides nothing of what is for supervisors.
  const open = await smoke(site);
  expect({ code: open.code, says: open.says }, open.says).toEqual({ code: 1, says: expect.stringContaining('/metrics answers') });
  const away = await smoke('https://exchange.example', '--connect-to', 'exchange.example:443:127.0.0.1:1');
  expect({ code: away.code, says: away.says }).toEqual({ code: 1, says: expect.stringContaining('8 things are wrong') });
});
