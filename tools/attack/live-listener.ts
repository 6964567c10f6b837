import type { ClientFrame, ServerFrame } from '@peerbourse/contract/core/live/protocol';
import { WebSocket } from 'ws';

/** A live socket that keeps every frame. */
export class LiveListener {
  readonly frames: ServerFrame[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  constructor(address: string, headers: Record<string, string>) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers });
    this.socket.on('message', (raw: Buffer) => {
      this.frames.push(JSON.parse(raw.toString()) as ServerFrame);
      for (const look of this.waiting) look();
    });
    this.socket.on('error', () => undefined);
  }

  say(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The first frame that fits; none came when nothing is given. */
  async find(fits: (frame: ServerFrame) => boolean, patienceMs = 20_000): Promise<ServerFrame | undefined> {
    const found = () => this.frames.find(fits);
    if (found()) return found();
    return await new Promise((resolve) => {
      const done = (frame: ServerFrame | undefined) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(frame);
      };
      const look = () => found() && done(found());
      const timer = setTimeout(() => done(undefined), patienceMs);
      this.waiting.add(look);
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
