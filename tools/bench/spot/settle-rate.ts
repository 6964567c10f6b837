import { loadShard } from '../../../apps/server/src/modules/markets/spot/matching/load-shard.ts';
import { matchBatch, type Step } from '../../../apps/server/src/modules/markets/spot/matching/match-batch.ts';
import { nextSteps, noSurvey } from '../../../apps/server/src/modules/markets/spot/matching/next-steps.ts';
import { leaseMs, runMatcher } from '../../../apps/server/src/modules/markets/spot/matching/run-matcher.ts';
import { settle } from '../../../apps/server/src/modules/markets/spot/matching/settle.ts';
import { renewLease, type ToldBatch, takeLease } from '../../../apps/server/src/modules/markets/spot/matching/shard.table.ts';
import type { Shard } from '../../../apps/server/src/modules/markets/spot/matching/shard.ts';
import { tellBatch } from '../../../apps/server/src/modules/markets/spot/matching/tell-batch.ts';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import { apply } from '../../../packages/matching/src/apply.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { acceptMany, openSpotBench, type SpotBench } from './grounds.ts';

const shard = 1;

/** How many fills a second the matcher settles, over the same settlements without a matcher; and what it adds to the engine itself. */
export async function settleRate(options: { rounds: number; orders: number; isKept: boolean }): Promise<void> {
  const bench = await openSpotBench({ apis: 0 });
  try {
    await measure(bench, options);
  } finally {
    await bench.close();
  }
}

async function measure(bench: SpotBench, { rounds, orders, isKept }: { rounds: number; orders: number; isKept: boolean }): Promise<void> {
  const samples: Array<{ ours: number; bare: number; engineShare: number }> = [];
  let next = 0;
  for (let pair = -1; pair < rounds; pair++) {
    const arms = pair % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    const sample = { ours: 0, bare: 0, engineShare: 0 };
    for (const arm of arms) {
      await acceptMany(bench, next, orders);
      next += orders;
      if (arm === 'ours') sample.ours = await byMatcher(bench);
      else Object.assign(sample, await byHand(bench));
    }
    // The first round is for the compiler and the caches.
    if (pair >= 0) samples.push(sample);
    process.stderr.write(`ours ${sample.ours} fills/s, bare ${sample.bare} fills/s, engine over matcher ${sample.engineShare}\n`);
  }
  const ratio = spread(samples.map(({ ours, bare }) => round(ours / bare, 3)));
  const engine = spread(samples.map(({ engineShare }) => engineShare));
  const perSecond = { ours: spread(samples.map(({ ours }) => ours)), bare: spread(samples.map(({ bare }) => bare)) };
  report(
    {
      name: 'spot-settling',
      what: 'fills a second from the inbox to the commit, over the bare settlement with the same arrays',
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${perSecond.ours.median} fills/s over ${perSecond.bare.median}`,
      aim: '>= 0.6, better 0.8',
      isReached: ratio.median >= 0.6,
      details: { ratio, perSecond, rounds, ordersPerRound: orders },
    },
    isKept,
  );
  report(
    {
      name: 'spot-matching-share',
      what: 'commands a second of the matcher without its commit, over the engine alone',
      figure: `${engine.median} (${engine.least} to ${engine.most})`,
      aim: '>= 0.4, better 0.6',
      isReached: engine.median >= 0.4,
      details: { engine, rounds, ordersPerRound: orders },
    },
    isKept,
  );
}

/** The matcher as it runs in life; from the end of its first batch to the end of its last one. */
async function byMatcher(bench: SpotBench): Promise<number> {
  const { pools, stack } = bench;
  const [before] = await stack.query<{ batch: number }>('SELECT last_batch::int AS batch FROM spot_shards');
  const end = new AbortController();
  const matching = runMatcher({ db: pools.matcher, log: makeLog('warn', 'bench'), instance: 'bench' }, shard, end.signal);
  while (await inboxLength(bench)) await pause(50);
  end.abort();
  await matching;
  const [row] = await stack.query<{ perSecond: number }>(
    `SELECT (sum(fills) FILTER (WHERE NOT is_first) / extract(epoch FROM max(at) - min(at)))::float8 AS "perSecond"
     FROM (SELECT at, batch = min(batch) OVER () AS is_first, (SELECT count(*) FROM spot_trades trade WHERE trade.batch = one.batch) AS fills
       FROM spot_batches one WHERE batch > $1) batches`,
    [before?.batch ?? 0],
  );
  return round((row as { perSecond: number }).perSecond, 0);
}

/** Matches all that waits without settling it, then settles it, and nothing else. */
async function byHand({ pools: { matcher: db } }: SpotBench): Promise<{ bare: number; engineShare: number }> {
  const epoch = await takeLease(db, shard, 'bench', leaseMs);
  if (!epoch) throw new Error('somebody else has the shard');
  const [held, alone] = [await loadShard(db, shard), await loadShard(db, shard)];
  const batches = await takeAll(db, held);
  const engineMs = timed(() => {
    for (const { held: market, command } of batches.steps) apply((alone.markets.get(market.symbol) as typeof market).market, command);
  });
  const began = performance.now();
  for (const told of batches.told) await settle(db, told, { epoch, leaseMs });
  const seconds = (performance.now() - began) / 1_000;
  await renewLease(db, shard, epoch, 0);
  const fills = batches.told.reduce((sum, { trades }) => sum + trades.length, 0);
  return { bare: round(fills / seconds, 0), engineShare: round(engineMs / batches.ms, 3) };
}

interface Taken {
  told: ToldBatch[];
  steps: Step[];
  /** What matching and telling took, without reading the inbox. */
  ms: number;
}

async function takeAll(db: SpotBench['pools']['matcher'], held: Shard): Promise<Taken> {
  const taken: Taken = { told: [], steps: [], ms: 0 };
  const underWay: number[] = [];
  for (let survey = noSurvey; ; ) {
    const next = await nextSteps(db, held, underWay, survey);
    survey = next.survey;
    if (!next.steps.some(({ inbox }) => inbox > 0)) return taken;
    taken.ms += timed(() => taken.told.push(tellBatch(held, matchBatch(held, next.steps), next.now)));
    taken.steps.push(...next.steps);
    underWay.push(...next.steps.map(({ inbox }) => inbox));
  }
}

function timed(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

async function inboxLength({ stack }: SpotBench): Promise<number> {
  const [row] = await stack.query<{ count: number }>('SELECT count(*)::int AS count FROM spot_inbox');
  return (row as { count: number }).count;
}
