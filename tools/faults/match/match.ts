import { parseArgs } from 'node:util';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { type Report, report } from '../../load/report.ts';
import { brokenMatchers } from './broken-matchers.ts';
import { type MatchResult, playMatch } from './play-match.ts';
import { powerCuts } from './power-cuts.ts';
import { openSpotGrounds, withoutJit } from './spot-grounds.ts';

const usual = { short: 100, long: 1_000 };
const minutes = { short: 20, long: 240 };

/**
 * `npm run -s faults -- match`: matchers of the spot markets are killed, frozen and doubled while people trade; nothing acknowledged is
 * lost, and nothing is filled twice. `--broken` plays it with matchers that have a bug on purpose, each of which must be found;
 * `--cuts 20` cuts the power of PostgreSQL's disk instead, and needs root.
 */
export async function match(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: process.env.PB_CI_SEED ?? String(Math.floor(Math.random() * 1_000_000)) },
      faults: { type: 'string' },
      cuts: { type: 'string' },
      minutes: { type: 'string' },
      long: { type: 'boolean', default: false },
      broken: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const form = values.long ? 'long' : 'short';
  const faults = Number(values.faults ?? usual[form]);
  const endsAt = performance.now() + Number(values.minutes ?? minutes[form]) * 60_000;
  process.stderr.write(`seed ${values.seed}, ${faults} faults\n`);
  if (values.broken) return report(await brokenMatchers(values.seed, faults, endsAt), values.keep);
  if (values.cuts)
    return report(await powerCuts(values.seed, { dice: new Dice(values.seed), cuts: Number(values.cuts), endsAt }), values.keep);
  const postgres = await openOwnPostgres(withoutJit);
  try {
    const grounds = await openSpotGrounds({ postgres });
    try {
      report(reportOf(values.seed, faults, await playMatch({ grounds, dice: new Dice(values.seed), faults, endsAt })), values.keep);
    } finally {
      await grounds.close();
    }
  } finally {
    await postgres.close();
  }
}

function reportOf(seed: string, faults: number, result: MatchResult): Report {
  const { lost, doubled, others } = result.found;
  const { orders, cancels, amendments, cancelAlls } = result.acknowledged;
  return {
    name: 'faults-match',
    what: `${faults} faults of matchers and what is around them while people trade on three spot markets, seed ${seed}`,
    figure: `${result.looks} faults in ${result.seconds.all} s, ${orders} orders, ${cancels + cancelAlls} cancels and ${amendments} amendments acknowledged, ${result.trades} trades in ${result.batches} batches: ${lost.length} lost, ${doubled.length} doubled, ${others.length} other problems`,
    aim: '0 lost, 0 doubled, 0 other problems',
    isReached: lost.length + doubled.length + others.length === 0 && result.looks >= faults && result.trades > 0,
    details: { seed, faults, ...result },
  };
}
