import { type FamilyMark, writeMarks } from '#modules/identity/sessions/session.table.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { Logger } from '#platform/log.ts';

/**
 * Notes which sessions were used, from where, and writes all of it together now and then: no request waits for it. What is lost with the
 * process is noted again by the next request of the session.
 */
export class SessionMarks {
  private readonly waiting = new Map<string, FamilyMark>();
  private readonly db: Db;
  private readonly log: Logger;
  private readonly everyMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Logger, everyMs: number) {
    this.db = db;
    this.log = log;
    this.everyMs = everyMs;
  }

  async note(mark: FamilyMark): Promise<void> {
    this.waiting.set(mark.familyId, mark);
    if (this.everyMs === 0) return await this.write();
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.write().catch((error: unknown) => this.log.warn({ err: error }, 'last use of sessions was not written'));
    }, this.everyMs).unref();
  }

  private async write(): Promise<void> {
    const marks = [...this.waiting.values()];
    this.waiting.clear();
    if (marks.length > 0) await transaction(this.db, (tx) => writeMarks(tx, marks));
  }
}
