import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { replayedPairs, replayPrice } from '../../apps/server/src/modules/core/rates/replay-source.ts';

/** A price feed as an operator would configure it; while it is stopped, whoever asks gets nothing. */
export async function openPriceFeed() {
  let isStopped = false;
  const server = createHttpServer((_request, response) => {
    if (isStopped) return void response.writeHead(503).end();
    const now = Date.now();
    const prices = Object.fromEntries(replayedPairs.map((pair) => [pair, (Number(replayPrice(pair, now)) / 1e8).toFixed(8)]));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ at: new Date(now).toISOString(), prices }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices.json`,
    stop: () => {
      isStopped = true;
    },
    start: () => {
      isStopped = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Front = Awaited<ReturnType<typeof openFront>>;

/** TLS before a page, as nginx has it, with a certificate that may be replaced while it runs. */
export async function openFront(authority: Authority, behind: string) {
  const server = createHttpsServer(authority.certificate(90), (incoming, response) => {
    const passed = request(
      `${behind}${incoming.url ?? '/'}`,
      { headers: { ...incoming.headers, host: new URL(behind).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.writeHead(502).end());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    address: `https://127.0.0.1:${port}/`,
    /** From now on its certificate ends after so many days. */
    endsIn: (days: number) => {
      server.setSecureContext(authority.certificate(days));
      // A connection that is kept open would keep the certificate that it began with.
      server.closeAllConnections();
    },
    stop,
    start: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    close: stop,
  };
}

export type Authority = ReturnType<typeof makeAuthority>;

/** Signs the certificates of this run; whoever is to believe them is given its file. */
export function makeAuthority(folder: string) {
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=alerts', '-days', '365');
  openssl('req', ...newKey, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=127.0.0.1');
  writeFileSync(file('site.ext'), 'subjectAltName=IP:127.0.0.1\n');
  return {
    file: file('ca.pem'),
    certificate: (days: number) => {
      const from = ['-in', 'site.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'site.ext'];
      openssl('x509', '-req', ...from, '-days', String(days), '-out', 'site.pem');
      return { key: readFileSync(file('site.key')), cert: readFileSync(file('site.pem')) };
    },
  };
}
