import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Keys } from '#platform/keys.ts';
import { must } from '#platform/refusal.ts';
import { type GateKey, gateKey } from '../key.table.ts';
import { type Checker, keyObjectOf } from '../signature.rules.ts';

/** A key that ends is of no use after this, on every node. */
const keptMs = 500;
const maxKept = 20_000;

/** A key with what signatures are compared with. One that is over may have nothing any more. */
export interface KnownKey extends GateKey {
  checker: Checker | undefined;
}

/** Keys as they stood at most half a second ago, so that a program with many calls asks once. */
export class KeyCopies {
  private readonly copies = new Map<string, { at: number; key: Promise<KnownKey | undefined> }>();
  private readonly db: Db;
  private readonly keys: Keys;

  constructor(db: Db, keys: Keys) {
    this.db = db;
    this.keys = keys;
  }

  /** Whoever has become a trader a moment ago is one: a copy that denies it is not believed. */
  async byId(keyId: string, needsTrader: boolean): Promise<KnownKey | undefined> {
    const copy = this.copies.get(keyId);
    const kept = copy && monotonicMs() - copy.at < keptMs ? await copy.key : undefined;
    if (kept && (kept.isTrader || !needsTrader)) return kept;
    const key = this.read(keyId);
    key.catch(() => this.copies.delete(keyId));
    if (this.copies.size >= maxKept) this.copies.clear();
    this.copies.set(keyId, { at: monotonicMs(), key });
    return await key;
  }

  private async read(keyId: string): Promise<KnownKey | undefined> {
    const key = await gateKey(this.db, keyId);
    return key && { ...key, checker: this.checkerOf(key) };
  }

  private checkerOf({ keyId, kind, publicKey, closedSecret }: GateKey): Checker | undefined {
    if (kind === 'hmac')
      return closedSecret === null ? undefined : { kind, secret: this.keys.decrypt('api-keys', closedSecret, keyId).toString() };
    must(publicKey, 'an Ed25519 key has its public half');
    return { kind, publicKey: keyObjectOf(publicKey) };
  }
}
