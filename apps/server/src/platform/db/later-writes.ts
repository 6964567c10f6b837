import type { Logger } from '../log.ts';
import type { Db } from './pool.ts';
import { type Tx, transaction } from './transaction.ts';

/**
 * Notes of what was used and when, one for each key, written together now and then: no request waits for them. What is lost with the
 * process is noted again by the next use.
 */
export class LaterWrites<Mark> {
  private readonly waiting = new Map<string, Mark>();
  private readonly db: Db;
  private readonly log: Logger;
  private readonly everyMs: number;
  private readonly write: (tx: Tx, marks: readonly Mark[]) => Promise<void>;
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Logger, everyMs: number, write: (tx: Tx, marks: readonly Mark[]) => Promise<void>) {
    this.db = db;
    this.log = log;
    this.everyMs = everyMs;
    this.write = write;
  }

  async note(key: string, mark: Mark): Promise<void> {
    this.waiting.set(key, mark);
    if (this.everyMs === 0) return await this.writeAll();
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.writeAll().catch((error: unknown) => this.log.warn({ err: error }, 'last uses were not written'));
    }, this.everyMs).unref();
  }

  private async writeAll(): Promise<void> {
    const marks = [...this.waiting.values()];
    this.waiting.clear();
    if (marks.length > 0) await transaction(this.db, (tx) => this.write(tx, marks));
  }
}
