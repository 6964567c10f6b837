import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Act, Asked, Told } from './order-process.ts';

const file = join(import.meta.dirname, 'order-process.ts');

/** One process that acts for people and keeps deadlines. When it dies, another one takes its place. */
export class OrderServer {
  private readonly variables: Record<string, string>;
  private child: ChildProcess | undefined;
  private ready: Promise<unknown> = Promise.resolve();
  private isClosing = false;
  private lastId = 0;
  private readonly waiting = new Map<number, (told: Told) => void>();

  constructor(variables: Record<string, string>) {
    this.variables = variables;
    this.start();
  }

  async untilReady(): Promise<void> {
    await this.ready;
  }

  async ask(act: Act, key: string): Promise<Told> {
    await this.ready;
    const id = ++this.lastId;
    return await new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ is: 'act', id, act, key });
    });
  }

  /** Answers when the process is dead and its successor is there. */
  async dieAt(point: string, after: number): Promise<void> {
    await this.ready;
    const { child } = this;
    if (!child) return;
    const gone = once(child, 'exit');
    this.send({ is: 'die', point, after });
    await gone;
    await this.ready;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  private send(asked: Asked): void {
    this.child?.send(asked, (error) => {
      if (error && asked.is === 'act') this.tell(asked.id, { is: 'unknown', why: 'gone' });
    });
  }

  private start(): void {
    const child = fork(file, {
      env: { PATH: process.env.PATH, ...this.variables },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    this.ready = new Promise((resolve) => {
      child.on('message', (message: { is?: 'ready'; id: number; told: Told }) => {
        if (message.is === 'ready') resolve(undefined);
        else this.tell(message.id, message.told);
      });
    });
    child.once('exit', () => {
      for (const id of this.waiting.keys()) this.tell(id, { is: 'unknown', why: 'killed' });
      if (!this.isClosing) this.start();
    });
  }

  private tell(id: number, told: Told): void {
    this.waiting.get(id)?.(told);
    this.waiting.delete(id);
  }
}
