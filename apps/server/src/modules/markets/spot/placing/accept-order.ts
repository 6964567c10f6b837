import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { Outage } from '#platform/refusal.ts';
import { type Accepted, insertOrders, type NewOrder } from '../order.table.ts';

const ordersAtOnce = 64;
const batchesAtOnce = 2;

interface Waiting {
  readonly order: NewOrder;
  readonly resolve: (accepted: Accepted) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  running: number;
}

const queues = new WeakMap<Db, Queue>();

/**
 * Accepts an order together with others of the same moment: while one transaction is under way the next ones gather, so a busy process
 * writes many orders at the price of one commit, and a quiet one waits for nobody.
 */
export function acceptOrder(db: Db, order: NewOrder): Promise<Accepted> {
  const queue = queues.get(db) ?? { waiting: [], running: 0 };
  queues.set(db, queue);
  const { promise, resolve, reject } = Promise.withResolvers<Accepted>();
  queue.waiting.push({ order, resolve, reject });
  if (queue.running < batchesAtOnce) void empty(db, queue);
  return promise;
}

async function empty(db: Db, queue: Queue): Promise<void> {
  queue.running += 1;
  for (let batch = nextBatch(queue); batch.length > 0; batch = nextBatch(queue)) await acceptBatch(db, batch);
  queue.running -= 1;
}

/** Of each owner one, oldest first: his next one is accepted with what the first has left him. */
function nextBatch(queue: Queue): Waiting[] {
  const owners = new Set<string>();
  const batch: Waiting[] = [];
  queue.waiting = queue.waiting.filter((waiting) => {
    if (batch.length === ordersAtOnce || owners.has(waiting.order.owner)) return true;
    owners.add(waiting.order.owner);
    batch.push(waiting);
    return false;
  });
  return batch;
}

async function acceptBatch(db: Db, batch: readonly Waiting[]): Promise<void> {
  try {
    const answers = await transaction(db, (tx) =>
      insertOrders(
        tx,
        batch.map(({ order }) => order),
      ),
    );
    for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Accepted);
  } catch (error) {
    if (batch.length === 1 || error instanceof Outage) for (const { reject } of batch) reject(error);
    // What is wrong with one of them is not the others' fault.
    else for (const waiting of batch) await acceptBatch(db, [waiting]);
  }
}
