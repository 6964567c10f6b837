import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { Dice } from '../../apps/server/test/support/faults/dice.ts';
import { liveOrders } from '../../apps/server/test/support/orders/live-orders.ts';
import { type OrderGrounds, openOrderMarket } from '../../apps/server/test/support/orders/order-market.ts';
import { type RaceResult, race } from '../../apps/server/test/support/orders/order-races.ts';
import { raceKinds } from '../../apps/server/test/support/orders/race-kinds.ts';
import { openOwnPostgres, throwAway } from '../db/own-postgres.ts';
import { type Report, report } from '../load/report.ts';
import { secondly } from './beat.ts';
import { brokenInvariants, openHarnessDatabase, reconciliationProblems } from './harness-database.ts';

/**
 * `npm run -s faults -- p2p-orders`: whole lives of orders while processes and connections break. `--races` plays pairs of acts at
 * once instead. `--long` is twenty times, or a hundred times, as much as tests do; `--count` is any number; `--keep` keeps the report.
 */
export async function p2pOrders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '17' },
      count: { type: 'string' },
      long: { type: 'boolean', default: false },
      races: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const usual = values.races ? { short: 10, long: 1_000 } : { short: 100, long: 2_000 };
  const count = Number(values.count ?? usual[values.long ? 'long' : 'short']);
  const postgres = await openOwnPostgres(throwAway);
  const database = await openHarnessDatabase(10, postgres.superUrl);
  const variables = { PB_ENV: 'test', PB_PASSWORD_COST: 'test', PB_COPIES_MS: '0', PB_LOG_LEVEL: 'fatal' };
  try {
    const grounds = { query: database.query, pools: database.pools, config: readConfig(variables) };
    await openOrderMarket(grounds);
    const play = values.races ? races : lives;
    report(await play({ grounds, variables, seed: values.seed, count, urlOf: database.urlOf }), values.keep);
  } finally {
    await database.close();
    await postgres.close();
  }
}

interface Play {
  grounds: OrderGrounds;
  variables: Record<string, string>;
  seed: string;
  count: number;
  urlOf: (role: string) => string;
}

async function lives({ grounds, variables, seed, count, urlOf }: Play): Promise<Report> {
  const result = await liveOrders({ grounds, urlOf, variables, faults: count, dice: new Dice(seed), beat: secondly });
  const { lost, doubled, problems, orders, faults, seconds } = result;
  const [broken, lived] = [faults, orders].map((counts) => Object.values(counts).reduce((sum, one) => sum + one, 0)) as [number, number];
  return {
    name: 'faults-p2p-orders',
    what: `${count} faults while people live orders, and staff and merchants decide, from the ad to the end, seed ${seed}`,
    figure: `${broken} faults, ${lived} orders in ${seconds} s: ${lost.length} lost, ${doubled.length} doubled, ${problems.length} other problems`,
    aim: '0 lost, 0 doubled, 0 other problems, every order ended',
    isReached: lost.length + doubled.length + problems.length === 0 && broken >= count,
    details: { seed, ...result },
  };
}

async function races({ grounds, seed, count }: Play): Promise<Report> {
  const started = performance.now();
  const results: Record<string, RaceResult> = {};
  const beat = secondly(() => `p2p-orders: ${Object.keys(results).length} of ${Object.keys(raceKinds).length} pairs`);
  for (const name of Object.keys(raceKinds)) results[name] = await race(grounds, name, count, new Dice(`${seed}/${name}`));
  beat.end();
  await grounds.query('ANALYZE');
  const found = Object.values(results).flatMap(({ problems }) => problems);
  const problems = [...found, ...(await brokenInvariants(grounds.query)), ...(await reconciliationProblems(grounds.pools.worker))];
  const played = Object.values(results).reduce((sum, { races: one }) => sum + one, 0);
  return {
    name: 'faults-p2p-order-races',
    what: `${Object.keys(raceKinds).length} pairs of acts at once, ${count.toLocaleString('en')} drawn schedules each, seed ${seed}`,
    figure: `${played.toLocaleString('en')} races in ${((performance.now() - started) / 1_000).toFixed(1)} s, ${problems.length} problems`,
    aim: 'one done and one told in each race, 0 problems',
    isReached: problems.length === 0 && played === count * Object.keys(raceKinds).length,
    details: { seed, results, problems },
  };
}
