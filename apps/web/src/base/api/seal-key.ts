import type { CallOutput } from '@peerbourse/contract/call';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import type { Post } from './call.ts';

type Issued = CallOutput<typeof issueEncryptionKey>;

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

  async get(post: Post): Promise<SealKey> {
    if (!this.kept || this.now() >= this.kept.until) this.kept = this.read((await post(issueEncryptionKey.path, {})) as Issued);
    return this.kept.key;
  }

  /** The server does not know the key any more. */
  reset(): void {
    this.kept = undefined;
  }

  private read({ encryptKey, expiresAt, systemTime }: Issued): { key: SealKey; until: number } {
    const aheadMs = systemTime - this.now();
    return {
      key: { encryptKey, timestamp: () => String(this.now() + aheadMs) },
      until: Date.parse(expiresAt) - aheadMs - sparedMs,
    };
  }
}
