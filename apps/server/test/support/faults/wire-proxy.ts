import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { ReplyScanner, userOf } from './reply-scanner.ts';

interface Pair {
  client: Socket;
  server: Socket;
  user: string | undefined;
}

/** Stands between the roles and PostgreSQL and passes everything on, until it is told to cut. */
export class WireProxy {
  private readonly target: number;
  private readonly pairs = new Set<Pair>();
  private readonly listener: Server;
  private dropping: { user: string; dropped: () => void } | undefined;

  constructor(target: number) {
    this.target = target;
    this.listener = createServer((client) => this.join(client));
  }

  async open(port: number): Promise<number> {
    this.listener.listen(port, '127.0.0.1');
    await once(this.listener, 'listening');
    return (this.listener.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.cut(() => true);
    this.listener.close();
    await once(this.listener, 'close');
  }

  /** Ends connections in the middle of whatever they are doing. Answers how many. */
  cut(isChosen: () => boolean): number {
    const chosen = [...this.pairs].filter(isChosen);
    for (const pair of chosen) this.part(pair);
    return chosen.length;
  }

  /**
   * The next time that a commit of this user is done, PostgreSQL's word of it is not passed on and the connection is cut: the act has
   * happened, and whoever asked for it cannot know. Answers whether it came to that in time.
   */
  async dropNextCommit(user: string, withinMs: number): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const isDropped = await new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), withinMs);
      this.dropping = { user, dropped: () => resolve(true) };
    });
    clearTimeout(late);
    this.dropping = undefined;
    return isDropped;
  }

  private join(client: Socket): void {
    const server = connect({ host: '127.0.0.1', port: this.target, noDelay: true });
    const pair: Pair = { client, server, user: undefined };
    const scanner = new ReplyScanner();
    this.pairs.add(pair);
    client.setNoDelay(true);
    client.once('data', (first: Buffer) => {
      pair.user = userOf(first);
    });
    client.pipe(server);
    server.on('data', (chunk: Buffer) => this.passOn(pair, scanner, chunk));
    for (const socket of [client, server]) {
      socket.on('error', () => this.part(pair));
      socket.on('close', () => this.part(pair));
    }
  }

  private passOn(pair: Pair, scanner: ReplyScanner, chunk: Buffer): void {
    const { dropping } = this;
    if (scanner.endsCommit(chunk) && dropping?.user === pair.user) {
      this.dropping = undefined;
      this.part(pair);
      dropping?.dropped();
      return;
    }
    if (pair.client.write(chunk)) return;
    pair.server.pause();
    pair.client.once('drain', () => pair.server.resume());
  }

  private part(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }
}
