/** What the server answers when a key is asked for. */
export interface IssuedKey {
  encryptKey: string;
  expiresAt: string;
  /** Milliseconds since 1970, by its clock. */
  systemTime: number;
}

export interface SealKey {
  encryptKey: string;
  /** The server's time, whatever the clock of this machine says. */
  timestamp: () => string;
}

/** A key that runs out while the request travels would be refused. */
const sparedMs = 10_000;

/** The server's current key, asked for once and kept until shortly before it runs out. */
export class SealKeys {
  private kept: { key: SealKey; until: number } | undefined;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  async get(issue: () => Promise<IssuedKey>): Promise<SealKey> {
    if (!this.kept || this.now() >= this.kept.until) this.kept = this.read(await issue());
    return this.kept.key;
  }

  /** The server does not know the key any more. */
  reset(): void {
    this.kept = undefined;
  }

  private read({ encryptKey, expiresAt, systemTime }: IssuedKey): { key: SealKey; until: number } {
    const aheadMs = systemTime - this.now();
    return {
      key: { encryptKey, timestamp: () => String(this.now() + aheadMs) },
      until: Date.parse(expiresAt) - aheadMs - sparedMs,
    };
  }
}
