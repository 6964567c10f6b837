const headerBytes = 5;
const commandComplete = 'C'.charCodeAt(0);

/** Reads what a PostgreSQL server says, message by message, however the bytes are cut, and finds the word that a commit is done. */
export class ReplyScanner {
  private readonly header = Buffer.alloc(headerBytes);
  private headerRead = 0;
  private bodyLeft = 0;
  private tag = '';

  /** Whether the reply to a COMMIT ends in this chunk. Every chunk is to be shown, in order. */
  endsCommit(chunk: Buffer): boolean {
    let isFound = false;
    for (let at = 0; at < chunk.length; ) {
      at = this.bodyLeft === 0 ? this.readHeader(chunk, at) : this.readBody(chunk, at);
      const isWhole = this.bodyLeft === 0 && this.headerRead === 0;
      if (isWhole && this.header[0] === commandComplete && this.tag === 'COMMIT\0') isFound = true;
    }
    return isFound;
  }

  private readHeader(chunk: Buffer, at: number): number {
    this.header[this.headerRead++] = chunk[at] as number;
    if (this.headerRead === headerBytes) {
      this.headerRead = 0;
      this.tag = '';
      // The length counts itself, but not the letter before it.
      this.bodyLeft = this.header.readInt32BE(1) - 4;
    }
    return at + 1;
  }

  private readBody(chunk: Buffer, at: number): number {
    const end = Math.min(chunk.length, at + this.bodyLeft);
    if (this.header[0] === commandComplete) this.tag += chunk.toString('latin1', at, end);
    this.bodyLeft -= end - at;
    return end;
  }
}

/** The user in the first message of a client; nothing when it is not whole yet, or asks for something else than a session. */
export function userOf(startup: Buffer): string | undefined {
  const protocol = 196_608;
  if (startup.length < 8 || startup.length < startup.readInt32BE(0) || startup.readInt32BE(4) !== protocol) return undefined;
  const words = startup.toString('utf8', 8, startup.readInt32BE(0)).split('\0');
  return words[words.indexOf('user') + 1];
}
