import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

const commands = {
  nats: (port: string) => ['nats-server', '-a', '127.0.0.1', '-p', port],
  'nats-with-account': (port: string) => ['nats-server', '-a', '127.0.0.1', '-p', port, '--user', 'worker', '--pass', 'p@ss'],
  redis: (port: string) => ['redis-server', '--bind', '127.0.0.1', '--port', port, '--save', '', '--appendonly', 'no'],
};

/** A NATS or Redis of the test's own, which may be stopped, frozen and started without harm to others. */
export class OwnServer {
  readonly url: string;
  private readonly kind: keyof typeof commands;
  private readonly port: number;
  private child: ChildProcess | undefined;

  constructor(kind: keyof typeof commands, port: number) {
    this.kind = kind;
    this.port = port;
    this.url = `${kind.split('-')[0]}://127.0.0.1:${port}`;
  }

  static async start(kind: keyof typeof commands): Promise<OwnServer> {
    const server = new OwnServer(kind, await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const [command = '', ...options] = commands[this.kind](String(this.port));
    this.child = spawn(command, options, { stdio: 'ignore', cwd: tmpdir() });
    await vi.waitUntil(() => isListening(this.port), { timeout: 45_000, interval: 20 });
  }

  /** Keeps its connections and answers nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
