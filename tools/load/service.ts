import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { root } from '../dev-stack/stack.ts';

export interface ServiceOptions {
  name: string;
  command: string;
  args: readonly string[];
  variables?: Record<string, string>;
  /** Binds the process to one core, so that two arms of a comparison get the same share. */
  core?: number | undefined;
  isReady: () => Promise<boolean>;
}

// A busy machine is slow, not wrong.
const readyWithinMs = 180_000;
const endsWithinMs = 20_000;
const ticksPerSecond = 100;
const running = new Set<ChildProcess>();

// Whatever ends the load generator, its processes do not outlive it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process of the stack: it can be ended and started again at the same address. */
export class Service {
  readonly name: string;
  private readonly options: ServiceOptions;
  /** Where its files are; another release of them counts from the next start on. */
  folder = root;
  private child: ChildProcess | undefined;
  private mayEnd = true;

  constructor(options: ServiceOptions) {
    this.name = options.name;
    this.options = options;
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error(`${this.name} does not run`);
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && !hasEnded(this.child);
  }

  async start(more: Record<string, string> = {}): Promise<this> {
    const child = this.spawn(more);
    this.mayEnd = false;
    const until = performance.now() + readyWithinMs;
    while (!(await this.options.isReady())) {
      if (hasEnded(child)) throw new Error(`${this.name} ended while it started`);
      if (performance.now() > until) throw new Error(`${this.name} did not get ready within ${readyWithinMs / 1000} s`);
      await pause(50);
    }
    return this;
  }

  /** Starts without waiting: for a process that is meant to die early. */
  spawn(more: Record<string, string> = {}): ChildProcess {
    const { name, command, args, variables, core } = this.options;
    const [file, ...rest] = core === undefined ? [command, ...args] : ['taskset', '-c', String(core), command, ...args];
    const child = spawn(file as string, rest, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...variables, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    this.mayEnd = true;
    this.child = child;
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (!this.mayEnd && code !== 0) process.stderr.write(`${name} ended by itself: ${code ?? signal}\n`);
    });
    return child;
  }

  /** Asks the process to end and waits for it; one that does not is killed, and that is an error. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    this.mayEnd = true;
    const exited = once(child, 'exit');
    const late = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
    child.kill(signal);
    const [, by] = (await exited) as [number | null, string | null];
    clearTimeout(late);
    if (signal !== 'SIGKILL' && by === 'SIGKILL') throw new Error(`${this.name} did not end within ${endsWithinMs / 1000} s`);
  }

  /** Processor time since the process started, its threads included. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.pid);
  }
}

export function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0] = processTimes(pid);
  return (user + system) / ticksPerSecond;
}

/** Processor time of this process's children that have ended, such as load generators. */
export function endedChildrenCpuSeconds(): number {
  return endedChildrenCpuSecondsOf(process.pid);
}

export function endedChildrenCpuSecondsOf(pid: number): number {
  const [, , user = 0, system = 0] = processTimes(pid);
  return (user + system) / ticksPerSecond;
}

function processTimes(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
