import { pause } from '#platform/clock.ts';
import { transaction } from '#platform/db/transaction.ts';
import { installFaults } from '#platform/faults.ts';
import type { Dice } from '../faults/dice.ts';
import { runSchedule } from '../faults/scheduler.ts';
import { lookAtOrders } from './look-at-orders.ts';
import { commandAct, type OrderAct, perform } from './order-acts.ts';
import { newTraders, type OrderGrounds, type OrderTrader } from './order-market.ts';
import { parkActing, RaceActor } from './race-actor.ts';
import { endTimeIn, prepare, type RaceKind, type RaceScene, raceKinds, sweepOnce } from './race-kinds.ts';

const deadlineInMs = 60;
const tradersAtOnce = 90;

/** What came of the races of one kind. */
export interface RaceResult {
  races: number;
  /** How often the first, the second, or both in turn were done. */
  won: [first: number, second: number, both: number];
  refused: Record<string, number>;
  problems: string[];
}

/**
 * Two acts stand in front of their first statement with their transactions open. Then either both go at once, or dice say at each
 * fault point who goes on. Exactly one may be done; whoever loses is told so, and everything adds up.
 */
export async function race(grounds: OrderGrounds, name: string, races: number, dice: Dice): Promise<RaceResult> {
  const kind = raceKinds[name] as RaceKind;
  const result: RaceResult = { races: 0, won: [0, 0, 0], refused: {}, problems: [] };
  let people: OrderTrader[] = [];
  // Minutes in which nobody looked at deadlines are an outage, whose length would be given to the orders of these races.
  await sweepOnce(grounds);
  installFaults(parkActing);
  try {
    while (result.races < races && result.problems.length === 0) {
      if (people.length === 0) people = await newTraders(grounds, Math.min(tradersAtOnce, 3 * (races - result.races)));
      const cast = people.splice(0, 3);
      const problems = await raceOnce(grounds, kind, cast, dice.fork(result.races), result).catch((error: Error) => [String(error.stack)]);
      result.problems.push(...problems.map((problem) => `race ${result.races + 1}: ${problem}`));
      result.races += 1;
    }
    return result;
  } finally {
    installFaults(undefined);
  }
}

async function raceOnce(grounds: OrderGrounds, kind: RaceKind, people: readonly OrderTrader[], dice: Dice, result: RaceResult) {
  const [maker, taker, other] = people as [OrderTrader, OrderTrader, OrderTrader];
  const at = (act: OrderAct) => transaction(grounds.pools.api, (tx) => perform(tx, grounds.config, act));
  const side = dice.pick(['sell', 'buy'] as const);
  const scene = await prepare({ grounds, dice, maker, taker, other, side, adNo: '', order: undefined, at }, kind);
  const actors = kind.works(scene).map((work, index) => new RaceActor(`${index + 1}`, grounds, work));
  if (kind.isAtDeadline) await endTimeIn(scene, deadlineInMs);
  await comeToTheBarrier(actors);
  if (kind.isAtDeadline) await pause(deadlineInMs + 5);
  if (dice.isLucky(0.5)) for (const actor of dice.shuffled(actors)) actor.goFreely();
  else await runSchedule(actors, dice, (running) => findBlocked(grounds, running as RaceActor[]));
  await Promise.all(actors.map(({ whole }) => whole));
  return [...(await judge(scene, kind, actors, result)), ...(await lookAtOrders(grounds.query, scene.adNo))];
}

async function comeToTheBarrier(actors: readonly RaceActor[]): Promise<void> {
  for (const actor of actors) {
    actor.go();
    while (actor.standing === 'running') await pause(1);
  }
}

/** The sweep has connections of its own, whose numbers nobody tells. */
async function findBlocked({ query }: OrderGrounds, running: readonly RaceActor[]): Promise<Set<RaceActor>> {
  const rows = await query<{ pid: number; user: string }>(
    `SELECT pid, usename AS "user" FROM pg_stat_activity
     WHERE datname = current_database() AND usename IN ('pb_api', 'pb_worker') AND cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return new Set(running.filter(({ pid }) => rows.some((row) => (pid === 0 ? row.user === 'pb_worker' : row.pid === pid))));
}

async function judge(scene: RaceScene, kind: RaceKind, actors: readonly RaceActor[], result: RaceResult): Promise<string[]> {
  const told = actors.map(({ outcome }) => outcome ?? 'bug no outcome');
  const bugs = told.filter((outcome) => outcome.startsWith('bug'));
  if (bugs.length > 0) return bugs;
  if (kind.isAtDeadline) told[1] = (await hasExpired(scene)) ? 'done' : 'stale';
  const doers = told.flatMap((outcome, at) => (outcome === 'done' ? [at] : []));
  const losers = told.filter((outcome) => outcome !== 'done');
  const place = doers.length === 2 ? 2 : (doers[0] ?? 0);
  if (doers.length > 0) result.won[place as 0 | 1 | 2] += 1;
  for (const outcome of losers) result.refused[outcome] = (result.refused[outcome] ?? 0) + 1;
  const allowed = ['stale', 'refused p2p-orders.not-now', ...(kind.refusals ?? []).map((id) => `refused ${id}`)];
  return [
    ...losers.filter((outcome) => !allowed.includes(outcome)).map((outcome) => `the loser was told ${outcome}`),
    ...(doers.length === 1 || (doers.length === 2 && kind.mayBothWin) ? [] : await neitherOrBoth(scene, kind, doers.length)),
    ...(await stepsTaken(scene, doers.length)),
    ...(await endsWell(scene, actors)),
  ];
}

/** Somebody who began too late is refused, while the sweep has passed the order by, because it was locked: the next one gets it. */
async function neitherOrBoth(scene: RaceScene, { isAtDeadline }: RaceKind, doers: number): Promise<string[]> {
  if (!isAtDeadline || doers === 2) return [`${doers} of two were done`];
  await sweepOnce(scene.grounds);
  return (await hasExpired(scene)) ? [] : ['the order was neither acted on nor swept'];
}

async function hasExpired({ grounds: { query }, order }: RaceScene): Promise<boolean> {
  const rows = await query(
    `SELECT FROM p2p_orders_events JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 AND code = 'expire-payment'`,
    [order?.orderNo],
  );
  return rows.length > 0;
}

async function stepsTaken({ grounds: { query }, order }: RaceScene, doers: number): Promise<string[]> {
  if (!order || doers !== 1) return [];
  const [row] = await query<{ version: number }>('SELECT version FROM p2p_orders_orders WHERE order_no = $1', [order.orderNo]);
  return row?.version === order.version + 1 ? [] : [`version ${order.version} became ${row?.version}`];
}

/** An order that was taken from an ad that changed or went keeps its terms, and can be ended. */
async function endsWell(scene: RaceScene, actors: readonly RaceActor[]): Promise<string[]> {
  if (scene.order) return [];
  const { side, maker } = scene;
  const problems: string[] = [];
  for (const { outcome, answer, who } of actors) {
    const order = answer as { orderNo?: string; version: number; orderPrice: string; price: string } | undefined;
    if (outcome !== 'done' || order?.orderNo === undefined) continue;
    if (order.price !== '1.01' || order.orderPrice !== '101') problems.push(`the order has the price ${order.price}`);
    const taker = who as OrderTrader;
    const [buyer, seller] = side === 'sell' ? [taker, maker] : [maker, taker];
    const given = { ...order, orderNo: order.orderNo };
    const ended = (await scene.at(commandAct('cancel-order', { who: buyer, seller, order: given }))) as { isDone: boolean };
    if (!ended.isDone) problems.push('the order could not be ended');
  }
  return problems;
}
