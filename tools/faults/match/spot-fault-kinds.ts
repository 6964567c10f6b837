import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { Service } from '../../load/service.ts';
import { startUntilReady } from '../chaos/fault-kinds.ts';
import type { BatchOrder } from './batch-order.ts';
import type { Held, MatcherProcess } from './matchers.ts';
import { type SpotGrounds, shardOf, untilShard } from './spot-grounds.ts';
import { until } from './until.ts';

export interface SpotBreaking {
  grounds: SpotGrounds;
  batches: BatchOrder;
  /** Services that were killed and start again while other things break. */
  starting: Map<string, Promise<void>>;
  /** Whether a lease ends by itself, after five seconds. */
  waitsForLease: boolean;
  /** Until people were told of so many more acts. */
  untilFurther: (acts: number) => Promise<void>;
}

/** Breaks something and ends when it is whole again, but for processes that are still starting. */
export type SpotFault = (breaking: SpotBreaking, dice: Dice) => Promise<void>;

const matchingPoints = ['spot.inbox-taken', 'spot.matched', 'spot.before-settling', 'spot.before-commit', 'spot.after-commit'];

const killedAt =
  (point: string): SpotFault =>
  async (breaking, dice) => {
    const { grounds } = breaking;
    const { matcher } = await held(grounds, [point], { after: dice.between(1, 3) });
    const { epoch } = await shardOf(grounds);
    await grounds.matchers.kill(matcher);
    await takenOver(breaking, epoch);
  };

/** How often each comes among a hundred. A process takes a second or more to start: they die less often than connections do. */
export const spotFaults: Readonly<Record<string, { share: number; fault: SpotFault }>> = {
  ...Object.fromEntries(matchingPoints.map((point) => [`matcher killed at ${point}`, { share: 3, fault: killedAt(point) }])),
  'matcher killed anywhere': {
    share: 2,
    fault: async (breaking, dice) => {
      const { grounds } = breaking;
      const { epoch } = await shardOf(grounds);
      await grounds.matchers.kill(dice.pick(grounds.matchers.running));
      await endLease(breaking, epoch);
    },
  },
  'matcher frozen past its lease': {
    share: 14,
    fault: async (breaking, dice) => {
      const { grounds } = breaking;
      const frozen = await held(grounds, matchingPoints.slice(0, -2).concat('spot.after-commit'), { after: dice.between(1, 3) });
      const { epoch, batch } = await shardOf(grounds);
      await frozen.matcher.freeze();
      await takenOver(breaking, epoch);
      await breaking.untilFurther(1);
      await untilShard(grounds, 'the other one settles', (shard) => shard.batch > batch);
      await wakeUpToRefusal(breaking, frozen);
    },
  },
  'matcher frozen in the middle of its commit': {
    share: 1,
    fault: async (breaking) => {
      const { grounds } = breaking;
      const { matcher } = await held(grounds, ['spot.before-commit']);
      const { epoch } = await shardOf(grounds);
      await matcher.freeze();
      // The frozen one has the row of the shard; only PostgreSQL can take it back.
      await untilShard(grounds, 'PostgreSQL ends the session of the frozen one', (shard) => shard.epoch > epoch);
      matcher.thaw();
      matcher.tell({ is: 'go' });
    },
  },
  'two writers at once': {
    share: 18,
    fault: async (breaking, dice) => {
      const { grounds, batches } = breaking;
      const first = await held(grounds, ['spot.matched', 'spot.before-settling']);
      const { epoch } = await shardOf(grounds);
      const secondHeld = held(grounds, ['spot.matched', 'spot.before-settling'], { from: grounds.matchers.others(first.matcher) });
      await takenOver(breaking, epoch);
      const second = await secondHeld;
      // What the first one has begun is still to come, and the second one has the lease.
      const shard = await shardOf(grounds);
      batches.note(shard);
      const isFirstAlone = dice.isLucky(0.7);
      if (!isFirstAlone) second.matcher.tell({ is: 'go' });
      await wakeUpToRefusal(breaking, first);
      if (isFirstAlone) second.matcher.tell({ is: 'go' });
    },
  },
  'reply to a COMMIT of the matcher lost': { share: 18, fault: ({ grounds }) => loseReply(grounds, 'pb_matcher') },
  'reply to a COMMIT of an api lost': { share: 9, fault: ({ grounds }) => loseReply(grounds, 'pb_api') },
  'connections cut': {
    share: 10,
    fault: async ({ grounds, untilFurther }, dice) => {
      const share = dice.pick([0.25, 0.5, 1]);
      await until('there are connections to cut', () => grounds.proxy.cut(() => dice.isLucky(share)) > 0);
      await untilFurther(1);
    },
  },
  'PostgreSQL restarted': {
    share: 3,
    fault: async ({ grounds: { postgres } }, dice) => {
      if (dice.isLucky(0.5)) await postgres.crash();
      else await postgres.service.stop('SIGINT');
      await startUntilReady(postgres.service);
    },
  },
  'NATS killed and emptied': {
    share: 3,
    fault: async ({ grounds: { stack }, untilFurther }) => {
      await stack.nats.stop('SIGKILL');
      await untilFurther(2);
      await startUntilReady(stack.nats);
    },
  },
  'api killed': {
    share: 2,
    fault: (breaking, dice) => killService(breaking, breaking.grounds.stack.service(dice.pick(['api-1', 'api-2']))),
  },
  'stream killed': { share: 1, fault: (breaking) => killService(breaking, breaking.grounds.stack.service('stream')) },
  'an open order changed behind its matcher': { share: 4, fault: changeOrder },
};

/** Stays at one of the points until it is let go, or killed. */
async function held(
  grounds: SpotGrounds,
  points: readonly string[],
  options: { after?: number; from?: readonly MatcherProcess[] } = {},
): Promise<Held> {
  let there: Held | undefined;
  void grounds.matchers.heldAt(points, options).then((one) => {
    there = one;
  });
  await untilShard(grounds, `a matcher comes by ${points.join(' or ')}`, () => there !== undefined);
  return there as unknown as Held;
}

/** Until another one has the shard of whoever had this epoch. */
async function takenOver(breaking: SpotBreaking, epoch: number): Promise<void> {
  await endLease(breaking, epoch);
  await untilShard(breaking.grounds, 'another one has the shard', (shard) => shard.epoch > epoch);
}

/** As if five seconds had gone by without a word of the holder, unless they really do. */
async function endLease({ grounds, waitsForLease }: SpotBreaking, epoch: number): Promise<void> {
  if (!waitsForLease) await grounds.query(`UPDATE spot_shards SET lease_until = '-infinity' WHERE epoch = $1`, [epoch]);
}

/** Whoever had the lease goes on where it was, and drops what it has in memory. One that could write would come to its commit. */
async function wakeUpToRefusal({ grounds }: SpotBreaking, { matcher }: Held): Promise<void> {
  const told = held(grounds, ['spot.memory-dropped', 'spot.before-commit'], { from: [matcher] });
  matcher.thaw();
  matcher.tell({ is: 'go' });
  await told;
  matcher.tell({ is: 'go' });
}

async function loseReply({ proxy }: SpotGrounds, user: string): Promise<void> {
  await until(`somebody commits as ${user}`, () => proxy.dropNextCommit(user, 5_000));
}

async function killService({ starting }: SpotBreaking, service: Service): Promise<void> {
  await starting.get(service.name);
  await service.stop('SIGKILL');
  startAgain(starting, service);
}

/** While other things go on. */
export function startAgain(starting: SpotBreaking['starting'], service: Service): void {
  const started = startUntilReady(service).finally(() => starting.delete(service.name));
  starting.set(service.name, started);
}

/**
 * Somebody has changed a row that only a settlement may change, and the matcher that would have known is dead: whoever takes over must see
 * it. Then the row is put back, and the shard is let go on.
 */
async function changeOrder(breaking: SpotBreaking): Promise<void> {
  const { grounds } = breaking;
  const { query } = grounds;
  const { matcher } = await held(grounds, ['spot.inbox-taken']);
  await grounds.matchers.kill(matcher);
  await until('what the dead one had begun is over', async () => {
    const rows = await query(`SELECT FROM pg_stat_activity WHERE usename = 'pb_matcher' AND xact_start IS NOT NULL`);
    return rows.length === 0;
  });
  const { epoch, batch } = await shardOf(grounds);
  // While the row of the shard is locked nobody takes it over, so that nobody has read the order before.
  const [order] = await query<{ id: string }>(
    `WITH shard AS (SELECT FROM spot_shards WHERE epoch = $1 AND last_batch = $2 FOR UPDATE)
     UPDATE spot_orders SET left_lots = left_lots - 1
     WHERE id = (SELECT max(id) FROM spot_orders WHERE state = 'open' AND left_lots > 1) AND EXISTS (SELECT FROM shard) RETURNING id::text`,
    [epoch, batch],
  );
  if (!order) return;
  await endLease(breaking, epoch);
  await until('whoever takes over has decided', async () => {
    const shard = await shardOf(grounds);
    if (shard.batch > batch) throw new Unnoticed(`order ${order.id} has other lots than its batch says, and is matched on`);
    return shard.halted !== null && /the open orders of shard 1 are not those of batch \d+/.test(shard.halted);
  });
  await query('UPDATE spot_orders SET left_lots = left_lots + 1 WHERE id = $1', [order.id]);
  await query('SELECT spot_resume_shard(1::smallint)');
}

/** Something was wrong on purpose, and nobody saw it. */
export class Unnoticed extends Error {}
