import { connect, type Socket } from 'node:net';

/**
 * Sockets that only count: frames are cut at their headers and thrown away. A full websocket client would cost more than
 * the server that is measured, and then both arms would show the client's speed.
 */
export class RawListeners {
  /** Updates. */
  received = 0;
  snapshots = 0;
  onReceived: () => void = () => undefined;
  private readonly sockets: Socket[] = [];

  get count(): number {
    return this.sockets.length;
  }

  /** Opens in small groups, as a server's backlog is short. Each says these texts first. */
  async open(port: number, count: number, greetings: readonly string[] = []): Promise<void> {
    for (let done = 0; done < count; done += 50) {
      const group = Array.from({ length: Math.min(50, count - done) }, () => this.openOne(port, greetings));
      this.sockets.push(...(await Promise.all(group)));
    }
  }

  /** Each says these texts, also when it reads no more. */
  say(texts: readonly string[]): void {
    for (const socket of this.sockets) socket.write(framesOf(texts));
  }

  /** From here on nobody reads what comes. */
  stopReading(): void {
    for (const socket of this.sockets) socket.pause();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private openOne(port: number, greetings: readonly string[]): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const reader = new FrameReader((opcode, kind) => this.onFrame(socket, opcode, kind));
      let isUpgraded = false;
      const socket = connect({
        host: '127.0.0.1',
        port,
        onread: {
          // One buffer for all: whatever is not used up at once is copied by the reader.
          buffer: sharedBuffer,
          callback: (bytes, buffer) => {
            let start = 0;
            if (!isUpgraded) {
              start = Buffer.from(buffer.buffer, buffer.byteOffset, bytes).indexOf('\r\n\r\n') + 4;
              isUpgraded = true;
              socket.write(framesOf(greetings));
              resolve(socket);
            }
            const before = this.received;
            reader.read(buffer as Buffer, start, bytes);
            if (this.received !== before) this.onReceived();
            return true;
          },
        },
      });
      socket.once('error', reject);
      socket.write(
        'GET /live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
          'sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
      );
    });
  }

  private onFrame(socket: Socket, opcode: number, kind: number): void {
    if (opcode === 1 && kind === update) this.received += 1;
    if (opcode === 1 && kind === snapshot) this.snapshots += 1;
    // Whoever does not answer pings is taken for dead.
    if (opcode === 9) socket.write(clientFrame(10, Buffer.alloc(0)));
  }
}

const sharedBuffer = Buffer.allocUnsafe(64 * 1024);

/** Two letters of `op`, which stands first in every frame, tell what the frame is. */
const kindAt = '{"op":"'.length;
const kindOf = (letters: string): number => Buffer.from(letters).readUInt16BE(0);
const update = kindOf('up');
const snapshot = kindOf('sn');

/** Finds frames in a stream of bytes, whichever way it was cut. */
class FrameReader {
  private readonly onFrame: (opcode: number, kind: number) => void;
  private rest = Buffer.alloc(0);
  private skip = 0;

  constructor(onFrame: (opcode: number, kind: number) => void) {
    this.onFrame = onFrame;
  }

  read(chunk: Buffer, from: number, to: number): void {
    let at = from;
    let bytes = chunk;
    let end = to;
    if (this.rest.length > 0) {
      bytes = Buffer.concat([this.rest, chunk.subarray(from, to)]);
      this.rest = Buffer.alloc(0);
      at = 0;
      end = bytes.length;
    }
    while (at < end) {
      if (this.skip > 0) {
        const skipped = Math.min(this.skip, end - at);
        this.skip -= skipped;
        at += skipped;
        continue;
      }
      const short = end - at >= 2 ? (bytes[at + 1] as number) & 127 : 127;
      const header = short === 126 ? 4 : 2;
      if (short === 127 && end - at >= 2) throw new Error('a frame is too long for this client');
      if (end - at < header + Math.min(short, kindAt + 2)) {
        this.rest = Buffer.from(bytes.subarray(at, end));
        return;
      }
      const length = short === 126 ? bytes.readUInt16BE(at + 2) : short;
      this.onFrame((bytes[at] as number) & 15, length >= kindAt + 2 ? bytes.readUInt16BE(at + header + kindAt) : 0);
      at += header;
      this.skip = length;
    }
  }
}

const framesOf = (texts: readonly string[]): Buffer => Buffer.concat(texts.map((text) => clientFrame(1, Buffer.from(text))));

/** Masked with zeros, which the protocol allows and which leaves the bytes as they are. */
function clientFrame(opcode: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
