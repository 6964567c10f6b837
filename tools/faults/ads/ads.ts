import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { Report } from '../../load/report.ts';
import { secondly } from '../beat.ts';
import { brokenInvariants, type HarnessDatabase, openHarnessDatabase, reconciliationProblems } from '../harness-database.ts';
import type { Run } from '../run.ts';
import { openAdMarket } from './ad-market.ts';
import { AdRound, connections, ordersPerRound } from './ad-round.ts';

/** All of what must hold is asked for every so many rounds, and at the end; what an ad says of its coins all the time. */
const roundsBetweenChecks = 10;

/**
 * Harness of the ads: orders take parts of one ad, give them back and use them up, while its owner edits, hides, switches and deletes it and
 * the price runs away and comes back. Nothing may be lost, doubled or left over.
 */
export async function ads({ seed, count, isLong, until }: Run): Promise<Report> {
  const rounds = count ?? (isLong ? 200 : 20);
  const started = performance.now();
  const database = await openHarnessDatabase(connections);
  const outcomes: Record<string, number> = {};
  const problems: string[] = [];
  let [done, looks] = [0, 0];
  const beat = secondly(
    () =>
      `ads: ${done} of ${rounds} rounds, ${(outcomes.taken ?? 0).toLocaleString('en')} parts taken, ${looks.toLocaleString('en')} looks`,
  );
  try {
    const market = await openAdMarket(database);
    const dice = new Dice(seed);
    while (done < rounds && problems.length === 0 && performance.now() < until) {
      const round = new AdRound(market, await market.newTraders(), dice.fork(done), outcomes);
      problems.push(...(await round.play()).map((problem) => `round ${done + 1}: ${problem}`));
      looks += round.looks;
      done += 1;
      if (done % roundsBetweenChecks === 0) problems.push(...(await everythingWrong(database)));
    }
    problems.push(...(await everythingWrong(database)));
    const seconds = (performance.now() - started) / 1_000;
    return {
      name: 'faults-ads',
      what: `${ordersPerRound.toLocaleString('en')} orders on one ad at once with edits, hides and deletes, ${rounds} rounds, seed ${seed}`,
      figure: `${done} rounds in ${seconds.toFixed(1)} s, ${(outcomes.taken ?? 0).toLocaleString('en')} parts taken, ${looks.toLocaleString('en')} looks, ${problems.length} violations`,
      aim: 'all rounds, 0 violations',
      isReached: problems.length === 0 && done >= rounds,
      details: { seed, rounds, done, seconds: Number(seconds.toFixed(1)), looks, outcomes, problems },
    };
  } finally {
    beat.end();
    await database.close();
  }
}

/** In life PostgreSQL has counted its rows by the time that somebody asks about a hundred thousand of them; here they come within minutes. */
async function everythingWrong({ query, pools }: HarnessDatabase): Promise<string[]> {
  await query('ANALYZE');
  return [...(await brokenInvariants(query)), ...(await reconciliationProblems(pools.worker))];
}
