import { once } from 'node:events';
import type { ClientFrame, ServerFrame } from '@peerbourse/contract/core/live/protocol';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { origin } from './test-environment.ts';

type FrameOf<Op extends ServerFrame['op']> = Extract<ServerFrame, { op: Op }>;

/** A browser's live socket: keeps every frame in the order in which it came. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly frames: ServerFrame[] = [];
  readonly closed: Promise<number>;
  private read = 0;

  constructor(address: string, headers: Record<string, string> = { origin }) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers });
    this.socket.on('message', (raw: Buffer) => this.frames.push(JSON.parse(raw.toString()) as ServerFrame));
    this.closed = once(this.socket, 'close').then(([code]) => code as number);
  }

  static async open(address: string): Promise<LiveClient> {
    const client = new LiveClient(address);
    await client.next('hello');
    return client;
  }

  say(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The next frame of this kind that was not given yet; what came before it is passed by. */
  async next<Op extends ServerFrame['op']>(op: Op, timeout = 45_000): Promise<FrameOf<Op>> {
    const at = await vi.waitFor(
      () => {
        const found = this.frames.findIndex((frame, i) => i >= this.read && frame.op === op);
        if (found < 0) throw new Error(`no ${op} came; there were ${this.frames.map((frame) => frame.op).join(' ')}`);
        return found;
      },
      { timeout, interval: 10 },
    );
    this.read = at + 1;
    return this.frames[at] as FrameOf<Op>;
  }

  /** Sequence numbers of the updates of a channel, in the order in which they came. */
  updates(ch: string): number[] {
    return this.frames.flatMap((frame) => (frame.op === 'upd' && frame.ch === ch ? [frame.seq] : []));
  }

  close(): Promise<number> {
    this.socket.terminate();
    return this.closed;
  }
}
