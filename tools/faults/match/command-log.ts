import type { Tx } from '../../../apps/server/src/platform/db/transaction.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import type { Acknowledged } from './order-memory.ts';

interface Counts {
  places: Map<number, number>;
  cancels: Set<number>;
  amends: Set<string>;
  cancelAlls: Map<string, number>;
}

interface CommandRow {
  command: { type: string; order: number; account: number; tick: number; lots: number };
  symbol: string;
}

const newCounts = (): Counts => ({ places: new Map(), cancels: new Set(), amends: new Set(), cancelAlls: new Map() });

/** Everything that the matcher was asked, as the log has it, read on from where the last look ended; what waits is read each time. */
export class CommandLog {
  private readonly logged = newCounts();
  private readonly ids = new Map<string, number>();
  private begins: number | undefined;
  private seq = 0;

  get commands(): number {
    return this.seq - (this.begins ?? 0);
  }

  /** What somebody was told is done and is neither in the log nor in the inbox, and what is there twice. */
  async problems(tx: Tx, told: Acknowledged): Promise<{ lost: string[]; doubled: string[]; gaps: string[] }> {
    const gaps = await this.readOn(tx);
    const waiting = await inboxOf(tx);
    await this.learnIds(tx, told.placed);
    const idOf = (orderNo: string) => this.ids.get(orderNo) ?? 0;
    const times = (id: number) => (this.logged.places.get(id) ?? 0) + (waiting.places.get(id) ?? 0);
    const isIn = (isThere: (counts: Counts) => boolean) => isThere(this.logged) || isThere(waiting);
    return {
      lost: [
        ...told.placed.filter((orderNo) => times(idOf(orderNo)) === 0).map((orderNo) => `order ${orderNo}`),
        ...told.cancelled
          .filter((orderNo) => !isIn(({ cancels }) => cancels.has(idOf(orderNo))))
          .map((orderNo) => `the end of order ${orderNo}`),
        ...told.amended
          .filter(({ orderNo, tick, lots }) => !isIn(({ amends }) => amends.has(`${idOf(orderNo)}/${tick}/${lots}`)))
          .map(({ orderNo, tick, lots }) => `the amendment of ${orderNo} to ${lots} lots at ${tick}`),
        ...this.lostCancelAlls(told, waiting),
      ],
      doubled: [...this.ids].filter(([, id]) => times(id) > 1).map(([orderNo]) => `order ${orderNo}`),
      gaps,
    };
  }

  private lostCancelAlls({ cancelledAll }: Acknowledged, waiting: Counts): string[] {
    const asked = new Map<string, number>();
    for (const { owner, symbol } of cancelledAll) raise(asked, `${owner}/${symbol}`);
    return [...asked]
      .filter(([key, count]) => (this.logged.cancelAlls.get(key) ?? 0) + (waiting.cancelAlls.get(key) ?? 0) < count)
      .map(([key]) => `the end of all orders of ${key}`);
  }

  private async readOn(tx: Tx): Promise<string[]> {
    const { rows } = await sql<CommandRow & { seq: number }>`
      SELECT seq::float8 AS seq, symbol, command::json AS command FROM spot_log WHERE shard = 1 AND seq > ${this.seq} ORDER BY seq`.execute(
      tx,
    );
    const gaps: string[] = [];
    this.begins ??= (rows[0]?.seq ?? 1) - 1;
    if (this.seq === 0) this.seq = this.begins;
    for (const row of rows) {
      if (row.seq !== this.seq + 1) gaps.push(`command ${row.seq} comes after ${this.seq}`);
      this.seq = row.seq;
      count(this.logged, row);
    }
    return gaps;
  }

  private async learnIds(tx: Tx, orderNos: readonly string[]): Promise<void> {
    const unknown = orderNos.filter((orderNo) => !this.ids.has(orderNo));
    const { rows } = await sql<{ orderNo: string; id: number }>`
      SELECT order_no::text AS "orderNo", id::float8 AS id FROM spot_orders WHERE order_no = ANY (${unknown}::bigint[])`.execute(tx);
    for (const { orderNo, id } of rows) this.ids.set(orderNo, id);
  }
}

async function inboxOf(tx: Tx): Promise<Counts> {
  const { rows } = await sql<CommandRow>`SELECT symbol, command FROM spot_inbox`.execute(tx);
  const counts = newCounts();
  for (const row of rows) count(counts, row);
  return counts;
}

function count(counts: Counts, { symbol, command: { type, order, account, tick, lots } }: CommandRow): void {
  if (type === 'place') raise(counts.places, order);
  if (type === 'cancel') counts.cancels.add(order);
  if (type === 'amend') counts.amends.add(`${order}/${tick}/${lots}`);
  if (type === 'cancel-all') raise(counts.cancelAlls, `${account}/${symbol}`);
}

function raise<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
