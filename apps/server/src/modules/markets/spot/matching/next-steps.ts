import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { heldMarket } from './load-shard.ts';
import { type Step, stepOf } from './match-batch.ts';
import { ownCommands } from './own-commands.ts';
import { referenceTicks } from './reference-ticks.ts';
import { businessMs, type InboxRow, selectInbox } from './shard.table.ts';
import type { Shard } from './shard.ts';

const batchLimit = 500;
const surveyEveryMs = 1_000;

/** What the matcher looks up once a second, and not for each batch: the time of the business, and prices elsewhere. */
export interface Survey {
  readonly takenAt: number;
  readonly businessMs: number;
  /** Prices that no market has been told yet. */
  readonly references: ReadonlyMap<string, number>;
}

export const noSurvey: Survey = { takenAt: Number.NEGATIVE_INFINITY, businessMs: 0, references: new Map() };

export interface NextSteps {
  readonly steps: Step[];
  readonly now: number;
  readonly survey: Survey;
}

/** The next batch: what waits in the inbox, oldest first, and before it what the house has to say to each market. */
export async function nextSteps(db: Db, shard: Shard, underWay: readonly number[], last: Survey): Promise<NextSteps> {
  const rows = await selectInbox(db, shard.shard, underWay, batchLimit);
  const held = await Promise.all([...new Set(rows.map(({ symbol }) => symbol))].map((symbol) => heldMarket(db, shard, symbol)));
  const isDue = monotonicMs() - last.takenAt >= surveyEveryMs;
  const survey = isDue ? await takeSurvey(db, shard) : last;
  const now = survey.businessMs + Math.floor(monotonicMs() - survey.takenAt);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  const steps = [...shard.markets.values()].flatMap((market) => {
    const waiting: readonly InboxRow[] = bySymbol.get(market.symbol) ?? [];
    const own = ownCommands(market, now, survey.references.get(market.symbol), waiting.length > 0);
    return own.map((command): Step => ({ held: market, command, inbox: 0 }));
  });
  const byId = new Map(held.map((market) => [market.symbol, market]));
  for (const row of rows) steps.push(stepOf(byId.get(row.symbol) as (typeof held)[number], row));
  return { steps, now, survey };
}

async function takeSurvey(db: Db, { markets }: Shard): Promise<Survey> {
  const takenAt = monotonicMs();
  const [now, references] = await Promise.all([businessMs(db), referenceTicks(db, [...markets.keys()])]);
  return { takenAt, businessMs: now, references };
}
