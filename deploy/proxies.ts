import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestPlain,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { folder, text } from './composition.ts';
import { run, withSystemPaths } from './tool.ts';

/** Stands for a role: says who he is and what he was told, and remembers what arrived. */
export class Backend {
  readonly who: string;
  readonly arrived: string[] = [];
  port = 0;
  private server: Server | undefined;

  constructor(who: string) {
    this.who = who;
  }

  async open(): Promise<this> {
    const server = createServer((request, response) => this.answer(request, response));
    const sockets = new WebSocketServer({ server, path: '/live' });
    sockets.on('connection', (socket, request) => {
      socket.send(JSON.stringify({ who: this.who, headers: request.headers }));
      socket.on('message', (message: Buffer) => socket.send(message.toString()));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method, headers } = request;
    if (url === '/readyz') return void response.end();
    this.arrived.push(`${method} ${url}`);
    request.resume();
    request.on('end', async () => {
      if (url === '/v1/dropped') return void request.socket.destroy();
      if (url.endsWith('/slow')) await pause(1_000);
      const type = this.who === 'web' ? 'text/html; charset=utf-8' : 'application/json';
      response.writeHead(200, { 'content-type': type, 'strict-transport-security': 'max-age=1' });
      response.end(JSON.stringify({ who: this.who, method, url, headers, padding: 'x'.repeat(5_000) }));
    });
  }
}

export interface Ports {
  secure: number;
  plain: number;
  inside: number;
  health: number;
}

/** A proxy that runs with a file of this folder, its names and ports moved to loopback. */
export class ProxyProcess {
  readonly ports: Ports;
  private readonly place: string;
  private readonly child: ChildProcess;
  private readonly said: string[] = [];

  constructor(tool: string, args: readonly string[], ports: Ports, place: string) {
    this.ports = ports;
    this.place = place;
    this.child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: withSystemPaths() });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (piece: Buffer) => this.said.push(piece.toString()));
  }

  async untilOpen(): Promise<this> {
    for (let tries = 0; tries < 100; tries++) {
      if (this.child.exitCode !== null) throw new Error(`the proxy ended: ${this.said.join('')}`);
      if (await accepts(this.ports.secure)) return this;
      await pause(50);
    }
    await this.close();
    throw new Error(`the proxy did not open its port: ${this.said.join('')}`);
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.place, { recursive: true, force: true });
  }
}

type Listener = Pick<Backend, 'port'>;

/** Where the roles listen that a proxy stands before. */
export interface Listeners {
  api: readonly [Listener, Listener];
  stream: Listener;
  web: Listener;
  admin: Listener;
}

export interface Behind extends Listeners {
  api: readonly [Backend, Backend];
  stream: Backend;
  web: Backend;
  admin: Backend;
}

/** nginx with front.conf or console.conf. */
export async function openNginx(file: 'front.conf' | 'console.conf', behind: Listeners): Promise<ProxyProcess> {
  const { ports, place } = await newPlace();
  prepareNginx(place, ports, behind);
  return await new ProxyProcess('nginx', ['-p', place, '-c', join(place, file), '-g', 'daemon off;'], ports, place).untilOpen();
}

/** What `nginx -t` says to the files of this folder. */
export async function tryNginx(file: string, behind: Behind): Promise<{ isFine: boolean; says: string }> {
  const { ports, place } = await newPlace();
  prepareNginx(place, ports, behind);
  const result = run('nginx', ['-t', '-p', place, '-c', join(place, file)]);
  rmSync(place, { recursive: true, force: true });
  return result;
}

export async function openHaproxy(behind: Behind): Promise<ProxyProcess> {
  const { ports, place } = await newPlace();
  const config = withBackends(text('haproxy/haproxy.cfg'), behind)
    .replace(':8443 ssl', `127.0.0.1:${ports.secure} ssl`)
    .replace('bind :8080', `bind 127.0.0.1:${ports.plain}`)
    .replace('bind :8090', `bind 127.0.0.1:${ports.inside}`)
    .replaceAll('/etc/haproxy/tls/site.pem', join(place, 'site.pem'))
    .replace(/^ {4}maxconn .*\n {4}log stdout .*\n/m, '    maxconn 200\n');
  writeFileSync(join(place, 'haproxy.cfg'), config);
  const { isFine, says } = run('haproxy', ['-c', '-f', join(place, 'haproxy.cfg')]);
  if (!isFine) throw new Error(says);
  return await new ProxyProcess('haproxy', ['-f', join(place, 'haproxy.cfg')], ports, place).untilOpen();
}

function prepareNginx(place: string, ports: Ports, behind: Listeners): void {
  for (const name of readdirSync(join(folder, 'nginx'))) {
    const config = withBackends(text(`nginx/${name}`), behind)
      .replaceAll('listen 8443', `listen 127.0.0.1:${ports.secure}`)
      .replaceAll('listen 8080', `listen 127.0.0.1:${ports.plain}`)
      .replaceAll('listen 8090', `listen 127.0.0.1:${ports.inside}`)
      .replaceAll('127.0.0.1:8099', `127.0.0.1:${ports.health}`)
      .replaceAll('/etc/nginx/tls', place)
      .replaceAll('/dev/stdout', join(place, 'access.log'))
      .replaceAll(/\/tmp\/(?=nginx|(?:api|web)-servers)/g, `${place}/`)
      .replaceAll('/var/www/acme', join(place, 'acme'))
      .replace(/^worker_rlimit_nofile .*$/m, '')
      .replace('worker_connections 16384', 'worker_connections 512');
    writeFileSync(join(place, name), config);
  }
}

function withBackends(config: string, { api, stream, web, admin }: Listeners): string {
  return config
    .replaceAll('api-1:8081', `127.0.0.1:${api[0].port}`)
    .replaceAll('api-2:8081', `127.0.0.1:${api[1].port}`)
    .replaceAll('stream:8083', `127.0.0.1:${stream.port}`)
    .replaceAll(/web-[12]:8084/g, `127.0.0.1:${web.port}`)
    .replaceAll('admin:8082', `127.0.0.1:${admin.port}`);
}

/** A folder with a certificate that names both sites, and free ports. */
async function newPlace(): Promise<{ place: string; ports: Ports }> {
  const place = mkdtempSync(join(tmpdir(), 'pb-front-'));
  // Started by root, nginx hands its work to a user without rights, who must be able to get here.
  chmodSync(place, 0o755);
  const names = 'subjectAltName=DNS:exchange.example,DNS:console.exchange.example';
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const { isFine, says } = run(
    'openssl',
    ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=exchange.example', '-addext', names, '-keyout', 'site.key', '-out', 'site.crt'],
    place,
  );
  if (!isFine) throw new Error(says);
  run('sh', ['-c', 'cp site.key console.key; cp site.crt console.crt; cat site.crt site.key > site.pem'], place);
  const [secure = 0, plain = 0, inside = 0, health = 0] = await freePorts(4);
  return { place, ports: { secure, plain, inside, health } };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createTcpServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}

export interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  host?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks by TLS as a browser would; `port` may be one of the plain ports instead. */
export function ask(
  proxy: ProxyProcess,
  { path, method = 'GET', headers = {}, body, host = 'exchange.example' }: Ask,
  kind: keyof Ports = 'secure',
): Promise<Answer> {
  const common = { host: '127.0.0.1', port: proxy.ports[kind], path, method, headers: { host, ...headers }, agent: false } as const;
  return new Promise((resolve, reject) => {
    const request = kind === 'secure' ? requestSecure({ ...common, servername: host, rejectUnauthorized: false }) : requestPlain(common);
    request.once('error', reject);
    request.once('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('end', () => {
        // What was announced and not sent would keep the connection.
        request.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces).toString() });
      });
    });
    request.end(body);
  });
}
