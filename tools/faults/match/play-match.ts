import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { secondly } from '../beat.ts';
import { brokenInvariants } from '../harness-database.ts';
import { askSpot } from './ask-spot.ts';
import { newMemory, type OrderMemory } from './order-memory.ts';
import { type SpotBreaking, type SpotFault, spotFaults, startAgain, Unnoticed } from './spot-fault-kinds.ts';
import { Halted, type SpotGrounds, untilShard, untilWorkerAnswers } from './spot-grounds.ts';
import { type Found, isClean, SpotJudge, verifiedBatches } from './spot-judge.ts';
import { SpotTraffic } from './spot-traffic.ts';

const lanes = 6;
const restMs = [30, 150] as const;
/** Of a hundred faults after which somebody takes over, so many wait for the real end of the lease. */
const realLeases = 0.05;

/** The harness sets prices for longer than anybody may, and tells nobody. */
const ofPrices = /^(?:a price lies within its bucket|the price in force is the one that was told last):/;

export interface MatchPlan {
  grounds: SpotGrounds;
  dice: Dice;
  faults: number;
  /** By `performance.now()`: a run that comes to it ends early. */
  endsAt: number;
  kinds?: Readonly<Record<string, { share: number; fault: SpotFault }>>;
}

export type MatchResult = Awaited<ReturnType<typeof playMatch>>;

/** People trade while things break, one after the other; after each everything is counted. The first thing that is wrong ends it. */
export async function playMatch(plan: MatchPlan) {
  const { grounds, dice } = plan;
  const started = performance.now();
  const memory = newMemory();
  const judge = new SpotJudge(grounds.query, grounds.worker, memory);
  const verifiedBefore = await verifiedBatches();
  await judge.look();
  const traffic = trafficOf(grounds, memory, dice);
  const breaking = breakingOf(grounds, judge, traffic);
  const broken: Broken = { done: {}, looks: 0, seconds: {}, found: nothing };
  const beat = secondly(() => `match: ${broken.looks} of ${plan.faults} faults, ${memory.placed.length} orders acknowledged`);
  try {
    await breaking.untilFurther(lanes * 2);
    await breakAll(plan, breaking, judge, broken);
    await Promise.all(breaking.starting.values());
    await traffic.close();
    if (isClean(broken.found)) broken.found = await endQuietly(breaking, judge);
    return {
      ...broken,
      seconds: { all: round((performance.now() - started) / 1_000), ofKinds: broken.seconds },
      acknowledged: countsOf(memory),
      batches: judge.batches.batches,
      verified: (await verifiedBatches()) - verifiedBefore,
      commands: judge.commands,
      trades: await tradesOf(grounds),
      matchersEndedAlone: grounds.matchers.endedAlone,
      cpuSeconds: { ...(await grounds.stack.cpuSeconds()), harness: round(process.cpuUsage().user / 1e6) },
      counts: traffic.counts,
      unknown: traffic.unknown,
    };
  } finally {
    beat.end();
    await Promise.allSettled(breaking.starting.values());
  }
}

/** What was broken so far, and what was found by it. */
interface Broken {
  done: Record<string, number>;
  looks: number;
  seconds: Record<string, number>;
  found: Found;
}

const nothing: Found = { lost: [], doubled: [], others: [] };

async function breakAll(plan: MatchPlan, breaking: Omit<SpotBreaking, 'waitsForLease'>, judge: SpotJudge, broken: Broken): Promise<void> {
  const { dice, faults, endsAt, kinds = spotFaults } = plan;
  for (const [at, kind] of deckOf(kinds, faults, dice.fork('deck')).entries()) {
    if (!isClean(broken.found) || performance.now() > endsAt) return;
    const own = dice.fork(at);
    const begun = performance.now();
    const { fault } = kinds[kind] as { fault: SpotFault };
    broken.found = await breakOnce({ ...breaking, waitsForLease: own.isLucky(realLeases) }, { kind, fault, dice: own, judge });
    broken.looks += 1;
    broken.done[kind] = (broken.done[kind] ?? 0) + 1;
    broken.seconds[kind] = round((broken.seconds[kind] ?? 0) + (performance.now() - begun) / 1_000);
  }
}

const countsOf = ({ placed, cancelled, amended, cancelledAll }: OrderMemory) => ({
  orders: placed.length,
  cancels: cancelled.length,
  amendments: amended.length,
  cancelAlls: cancelledAll.length,
});

const round = (number: number) => Number(number.toFixed(1));

/** Each kind as often as its share says, in an order that the dice choose. */
function deckOf(kinds: NonNullable<MatchPlan['kinds']>, faults: number, dice: Dice): string[] {
  const round = Object.entries(kinds).flatMap(([kind, { share }]) => Array<string>(share).fill(kind));
  return Array.from({ length: Math.ceil(faults / round.length) }, () => dice.shuffled(round))
    .flat()
    .slice(0, faults);
}

function trafficOf({ stack, customers }: SpotGrounds, memory: OrderMemory, dice: Dice): SpotTraffic {
  const apis = stack.ports.api.map((port) => `http://127.0.0.1:${port}`);
  const ask = askSpot(apis, stack.variables.PB_ORIGINS as string);
  return new SpotTraffic({ ask, customers, memory, lanes, restMs, dice: dice.fork('traffic') });
}

function breakingOf(grounds: SpotGrounds, { batches }: SpotJudge, traffic: SpotTraffic): Omit<SpotBreaking, 'waitsForLease'> {
  const untilFurther = async (acts: number) => {
    const goal = traffic.answers + acts;
    while (traffic.answers < goal) await pause(5);
  };
  return { grounds, batches, starting: new Map(), untilFurther };
}

interface OneFault {
  kind: string;
  fault: SpotFault;
  dice: Dice;
  judge: SpotJudge;
}

async function breakOnce(breaking: SpotBreaking, { kind, fault, dice, judge }: OneFault): Promise<Found> {
  try {
    supervise(breaking);
    await breaking.untilFurther(dice.between(1, 12));
    await fault(breaking, dice);
    await untilSettled(breaking);
    await untilWorkerAnswers(breaking.grounds);
    return await judge.look();
  } catch (error) {
    if (error instanceof Halted || error instanceof Unnoticed) return { ...nothing, others: [`${kind}: ${error.message}`] };
    throw new Error(`${kind}: ${(error as Error).message}`, { cause: error });
  }
}

/** Until everything is matched that waits now. */
async function untilSettled({ grounds }: Pick<SpotBreaking, 'grounds'>): Promise<void> {
  const [newest] = await grounds.query<{ id: number }>('SELECT coalesce(max(id), 0)::float8 AS id FROM spot_inbox');
  await untilShard(grounds, 'everything that waited is settled', async () => {
    const rows = await grounds.query('SELECT FROM spot_inbox WHERE id <= $1 LIMIT 1', [newest?.id]);
    return rows.length === 0;
  });
}

/** A role that could not start while PostgreSQL was away is started again, as whoever supervises processes would. */
function supervise({ grounds: { stack }, starting }: SpotBreaking): void {
  for (const name of ['api-1', 'api-2', 'stream']) {
    const service = stack.service(name);
    if (!service.isRunning && !starting.has(name)) startAgain(starting, service);
  }
}

async function endQuietly(breaking: Pick<SpotBreaking, 'grounds'>, judge: SpotJudge): Promise<Found> {
  const { grounds } = breaking;
  try {
    await untilSettled(breaking);
  } catch (error) {
    if (error instanceof Halted) return { ...nothing, others: [error.message] };
    throw error;
  }
  await untilWorkerAnswers(grounds);
  const found = await judge.lookInTheEnd();
  return { ...found, others: [...found.others, ...(await brokenInvariants(grounds.query)).filter((problem) => !ofPrices.test(problem))] };
}

async function tradesOf({ query }: SpotGrounds): Promise<number> {
  const [row] = await query<{ count: number }>('SELECT count(*)::int AS count FROM spot_trades');
  return row?.count ?? 0;
}
