import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { text } from './composition.ts';
import { isInstalled, run, withSystemPaths } from './tool.ts';

/** Takes lines by TLS as a receiver of logs does: each with its length before it. */
class Receiver {
  readonly lines: string[] = [];
  port = 0;
  private readonly place: string;
  private server: Server | undefined;
  private readonly sockets = new Set<TLSSocket>();

  constructor(place: string) {
    this.place = place;
  }

  async open(): Promise<void> {
    const [cert, key] = ['receiver.crt', 'receiver.key'].map((name) => readFileSync(join(this.place, name)));
    const server = createServer({ cert: cert as Buffer, key: key as Buffer }, (socket) => this.take(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private take(socket: TLSSocket): void {
    let waiting = Buffer.alloc(0);
    this.sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    socket.on('data', (piece: Buffer) => {
      waiting = Buffer.concat([waiting, piece]);
      for (let space = waiting.indexOf(' '); space > 0; space = waiting.indexOf(' ')) {
        const length = Number(waiting.subarray(0, space).toString());
        if (waiting.length < space + 1 + length) return;
        this.lines.push(waiting.subarray(space + 1, space + 1 + length).toString());
        waiting = waiting.subarray(space + 1 + length);
      }
    });
  }
}

/** As many lines as rsyslog hands to a connection at once, where its configuration says nothing else. */
const batch = 128;

const hasRsyslog = isInstalled('rsyslogd') && isInstalled('openssl');
describe.skipIf(!hasRsyslog)(hasRsyslog ? 'rsyslog.conf' : 'rsyslog.conf (left out: rsyslogd or openssl is not installed)', () => {
  let place: string;
  let receiver: Receiver;
  let rsyslog: ChildProcess | undefined;
  const at = (...path: string[]) => join(place, ...path);

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'pb-logs-'));
    for (const name of ['spool', 'containers', 'containers/abc']) mkdirSync(at(name));
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=logs.example'];
    const made = run(
      'openssl',
      ['req', '-x509', ...curve, '-addext', 'subjectAltName=DNS:logs.example', '-keyout', 'receiver.key', '-out', 'receiver.crt'],
      place,
    );
    expect(made.isFine, made.says).toBe(true);
    receiver = new Receiver(place);
    await receiver.open();
    const config = text('logs/rsyslog.conf')
      .replace('/var/spool/rsyslog', at('spool'))
      .replace('/etc/ssl/certs/ca-certificates.crt', at('receiver.crt'))
      .replace('/var/lib/docker/containers', at('containers'))
      .replace('/var/log/peerbourse.log', at('all.log'))
      .replace('target="logs.example"', 'target="127.0.0.1"')
      .replace('port="6514"', `port="${receiver.port}"`);
    writeFileSync(at('rsyslog.conf'), config);
    writeFileSync(at('containers/abc/abc-json.log'), '');
  });
  afterAll(async () => {
    // It may be in the middle of a handshake that is refused again and again, and has nothing to keep.
    await stop('SIGKILL');
    await receiver?.close();
    rmSync(place, { recursive: true, force: true });
  });

  const start = () => {
    rsyslog = spawn('rsyslogd', ['-n', '-f', at('rsyslog.conf'), '-i', at('rsyslog.pid')], { env: withSystemPaths(), stdio: 'ignore' });
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    // One that a signal has ended has no exit code, and ends no second time.
    if (rsyslog === undefined || rsyslog.exitCode !== null || rsyslog.signalCode !== null) return;
    const ended = once(rsyslog, 'exit');
    rsyslog.kill(signal);
    await ended;
  };
  const lineOf = (number: number) =>
    JSON.stringify({
      level: 30,
      time: number,
      name: 'api',
      traceId: number.toString(16).padStart(32, '0'),
      msg: `"quoted" \\ Ünï 日本 \u0007 ${'x'.repeat(3_000)}`,
    });
  /** As Docker keeps what a container writes. */
  const write = (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const kept = { log: `${lineOf(number)}\n`, stream: 'stdout', time: '2026-11-19T00:00:00.000000000Z' };
      appendFileSync(at('containers/abc/abc-json.log'), `${JSON.stringify(kept)}\n`);
    }
  };
  const arrived = (count: number) => vi.waitUntil(() => new Set(receiver.lines).size >= count, { timeout: 50_000 });
  const expected = (count: number) => Array.from({ length: count }, (_, number) => lineOf(number));

  it('is accepted by rsyslogd', () => {
    const { isFine, says } = run('rsyslogd', ['-N1', '-f', at('rsyslog.conf')]);
    expect(isFine, says).toBe(true);
    expect(says).not.toMatch(/error|warning/i);
  });

  it('brings each line whole to the file and by TLS to the receiver', async () => {
    start();
    await vi.waitUntil(() => existsSync(at('rsyslog.pid')), { timeout: 50_000 });
    write(0, 20);
    await arrived(20);
    expect(receiver.lines).toEqual(expected(20));
    await vi.waitUntil(() => readFileSync(at('all.log'), 'utf8').split('\n').length === 21, { timeout: 50_000 });
    expect(readFileSync(at('all.log'), 'utf8').trim().split('\n')).toEqual(expected(20));
  });

  it('keeps lines on disk while the receiver is away, also over a restart of its own, and brings all of them', async () => {
    await receiver.close();
    write(20, 2_020);
    await vi.waitUntil(() => readFileSync(at('all.log'), 'utf8').split('\n').length === 2_021, { timeout: 50_000 });
    await stop();
    await receiver.open();
    start();
    // The first ones after it went may be missing: the connection took them before it told that nobody reads. No other line is; what
    // waited on disk and what waited in memory come in turns, so the last line says nothing about the others.
    const missing = () => {
      const received = new Set(receiver.lines);
      return expected(2_020).filter((line) => !received.has(line));
    };
    const areFirst = (lines: readonly string[]) => lines.length < batch && lines.every((line, index) => line === lineOf(20 + index));
    await vi.waitUntil(() => areFirst(missing()), { timeout: 50_000, interval: 250 });
  });

  it('tells nothing to a receiver with another name', async () => {
    await stop();
    const before = receiver.lines.length;
    writeFileSync(
      at('rsyslog.conf'),
      readFileSync(at('rsyslog.conf'), 'utf8').replace(
        'StreamDriverPermittedPeers="logs.example"',
        'StreamDriverPermittedPeers="other.example"',
      ),
    );
    start();
    write(3_000, 3_001);
    await vi.waitUntil(() => readFileSync(at('all.log'), 'utf8').includes(lineOf(3_000)), { timeout: 50_000 });
    expect(receiver.lines.slice(before)).not.toContain(lineOf(3_000));
  });
});

describe('Vector and Loki', () => {
  it('vector.yaml can be read; its inputs are names that exist', () => {
    const { sources, transforms, sinks } = parse(text('logs/vector.yaml')) as Record<
      string,
      Record<string, { type: string; inputs?: string[] }>
    >;
    const names = new Set([...Object.keys(sources ?? {}), ...Object.keys(transforms ?? {})]);
    const asked = [...Object.values(transforms ?? {}), ...Object.values(sinks ?? {})].flatMap(({ inputs = [] }) => inputs);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('loki.yaml can be read and keeps for as long as it says', () => {
    const loki = parse(text('logs/loki.yaml')) as { auth_enabled: boolean; limits_config: { retention_period: string }; compactor: object };
    expect(loki).toMatchObject({
      auth_enabled: false,
      compactor: { retention_enabled: true },
      limits_config: { retention_period: '720h' },
    });
  });
});
