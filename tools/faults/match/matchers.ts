import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import { root } from '../../dev-stack/stack.ts';
import type { HeldMessage, PointOrder } from './hold-at-point.ts';
import { until } from './until.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'hold-at-point.ts')).href;
const main = join(root, 'apps/server/src/main.ts');

/** A process of the role that stops at named points when it is told to. */
export class MatcherProcess {
  readonly name: string;
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;
  private isUp = false;

  constructor(name: string, variables: Record<string, string>, preloads: readonly string[], { onHeld, onGone }: Watcher) {
    this.name = name;
    const execArgv = [preload, ...preloads].map((file) => `--import=${file}`);
    this.child = fork(main, ['--roles=matcher'], {
      execArgv,
      env: { PATH: process.env.PATH, ...variables },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.gone = once(this.child, 'exit').then(() => onGone(this));
    this.child.on('message', (message: HeldMessage | 'up') => {
      if (message === 'up') this.isUp = true;
      else onHeld({ matcher: this, point: message.heldAt });
    });
    // What is said to a process that has just died is not heard.
    this.child.on('error', () => undefined);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async untilUp(): Promise<void> {
    await until(`${this.name} is up`, () => this.isUp || !this.isRunning);
  }

  tell(order: PointOrder): void {
    if (this.isRunning) this.child.send(order, () => undefined);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  /** Answers when the kernel has stopped it. */
  async freeze(): Promise<void> {
    const file = `/proc/${this.child.pid}/stat`;
    this.child.kill('SIGSTOP');
    await until(`${this.name} stands still`, () => / T \d/.test(readFileSync(file, 'utf8')));
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async end(): Promise<void> {
    if (!this.isRunning) return;
    this.child.kill('SIGTERM');
    await this.gone;
  }
}

export interface Held {
  matcher: MatcherProcess;
  point: string;
}

interface Watcher {
  onHeld: (held: Held) => void;
  onGone: (matcher: MatcherProcess) => void;
}

interface Waiting {
  order: PointOrder & { is: 'hold' };
  from: readonly MatcherProcess[] | undefined;
  resolve: (held: Held) => void;
}

/** The processes of the role; one that was killed has a successor, which starts while other things go on. */
export class Matchers {
  /** Processes that ended by themselves, which none should while PostgreSQL is there. */
  endedAlone = 0;
  private readonly variables: Record<string, string>;
  private readonly preloads: readonly string[];
  private processes: MatcherProcess[] = [];
  private waiting: Waiting | undefined;
  private count = 0;

  constructor(variables: Record<string, string>, preloads: readonly string[]) {
    this.variables = variables;
    this.preloads = preloads;
  }

  async open(count: number): Promise<void> {
    for (let started = 0; started < count; started++) await this.startOne();
    await Promise.all(this.processes.map((matcher) => matcher.untilUp()));
  }

  /** The first that comes by one of the points; it stays there until it is let go, or killed. */
  async heldAt(points: readonly string[], { after = 1, from }: { after?: number; from?: readonly MatcherProcess[] } = {}): Promise<Held> {
    const { promise, resolve } = Promise.withResolvers<Held>();
    this.waiting = { order: { is: 'hold', points, after }, from, resolve };
    for (const matcher of from ?? this.processes) matcher.tell(this.waiting.order);
    return await promise;
  }

  /** All of them but one. */
  others(than: MatcherProcess): MatcherProcess[] {
    return this.processes.filter((matcher) => matcher !== than);
  }

  get running(): readonly MatcherProcess[] {
    return this.processes.filter(({ isRunning }) => isRunning);
  }

  async kill(matcher: MatcherProcess): Promise<void> {
    this.processes = this.others(matcher);
    await matcher.kill();
    await this.startOne();
  }

  async close(): Promise<void> {
    await Promise.all(
      this.processes.splice(0).map(async (matcher) => {
        matcher.thaw();
        matcher.tell({ is: 'go' });
        await matcher.end();
      }),
    );
  }

  /** Starts it without waiting until it is up. */
  private async startOne(): Promise<void> {
    const port = await freePort();
    this.count += 1;
    const matcher = new MatcherProcess(`matcher ${this.count}`, { ...this.variables, PB_MATCHER_PORT: String(port) }, this.preloads, {
      onHeld: (held) => this.onHeld(held),
      onGone: (gone) => this.onGone(gone),
    });
    this.processes.push(matcher);
    if (this.waiting && !this.waiting.from) matcher.tell(this.waiting.order);
  }

  private onGone(matcher: MatcherProcess): void {
    if (!this.processes.includes(matcher)) return;
    this.endedAlone += 1;
    this.processes = this.others(matcher);
    void this.startOne();
  }

  private onHeld(held: Held): void {
    const { waiting } = this;
    // Two may come by at the same moment; one is enough.
    if (!waiting) return held.matcher.tell({ is: 'go' });
    this.waiting = undefined;
    for (const other of this.others(held.matcher)) other.tell({ is: 'forget' });
    waiting.resolve(held);
  }
}
