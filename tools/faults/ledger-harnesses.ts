import { parseArgs } from 'node:util';
import { type Report, report } from '../load/report.ts';
import { ads } from './ads/ads.ts';
import { againstDatabase } from './against-database.ts';
import { brokenServers } from './chaos/broken-servers.ts';
import { chaos } from './chaos/chaos.ts';
import { interleave } from './interleave/interleave.ts';
import { power } from './power/power.ts';
import { pure } from './pure.ts';
import type { Run } from './run.ts';

interface Harness {
  play: (run: Run) => Promise<Report>;
  /** What its number is a number of. */
  counts: 'operations' | 'schedules' | 'faults' | 'cuts' | 'rounds';
  /** Of the time that all harnesses together may take; what one leaves is the next one's. */
  share: number;
  /** Played only when it is named: it asks more of the machine than the others. */
  isApart?: true;
}

export const ledgerHarnesses: Readonly<Record<string, Harness>> = {
  pure: { play: pure, counts: 'operations', share: 2 },
  model: { play: againstDatabase, counts: 'operations', share: 5 },
  interleave: { play: interleave, counts: 'schedules', share: 3 },
  chaos: { play: chaos, counts: 'faults', share: 9 },
  'broken-servers': { play: brokenServers, counts: 'faults', share: 4 },
  ads: { play: ads, counts: 'rounds', share: 4 },
  power: { play: power, counts: 'cuts', share: 9, isApart: true },
};

const defaultMinutes = { short: 60, long: 300 };

/** The harnesses of the ledger, those that are named or all in turn. The seed says which run it is: the same one can be had again. */
export async function runLedgerHarnesses(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      harness: { type: 'string', multiple: true },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      minutes: { type: 'string' },
      operations: { type: 'string' },
      schedules: { type: 'string' },
      faults: { type: 'string' },
      cuts: { type: 'string' },
      rounds: { type: 'string' },
      long: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const { seed, long: isLong, keep } = values;
  const chosen = chosenHarnesses(values.harness);
  const minutes = Number(values.minutes ?? defaultMinutes[isLong ? 'long' : 'short']);
  process.stderr.write(`seed ${seed}: ${chosen.map(([name]) => name).join(', ')}, at most ${minutes} minutes\n`);
  const reports: Report[] = [];
  const ends = endsOf(
    chosen.map(([, { share }]) => share),
    minutes,
  );
  for (const [at, [name, { play, counts }]] of chosen.entries()) {
    const count = values[counts] === undefined ? undefined : Number(values[counts]);
    reports.push(await playOne(name, play, { seed: Number(seed), count, isLong, until: ends[at] as number }));
  }
  report(reports.length === 1 ? (reports[0] as Report) : together(Number(seed), reports), keep);
}

function chosenHarnesses(names: readonly string[] | undefined): Array<[name: string, harness: Harness]> {
  if (!names) return Object.entries(ledgerHarnesses).filter(([, { isApart }]) => !isApart);
  const unknown = names.filter((name) => !(name in ledgerHarnesses));
  if (unknown.length > 0)
    throw new Error(`no harness is named ${unknown.join(', ')}; there are ${Object.keys(ledgerHarnesses).join(', ')}`);
  return Object.entries(ledgerHarnesses).filter(([name]) => names.includes(name));
}

/** A harness that breaks down is a failure of its own, and no reason to leave out the others. */
async function playOne(name: string, play: Harness['play'], run: Run): Promise<Report> {
  try {
    const result = await play(run);
    process.stderr.write(`${result.isReached ? 'ok    ' : 'FAILED'}  ${name}: ${result.figure}\n`);
    return result;
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`FAILED  ${name}: ${stack}\n`);
    return {
      name: `faults-${name}`,
      what: `the harness ${name}`,
      figure: `broke down: ${message}`,
      aim: '',
      isReached: false,
      details: { stack },
    };
  }
}

function endsOf(shares: readonly number[], minutes: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const started = performance.now();
  return shares.map((_, at) => started + (minutes * 60_000 * shares.slice(0, at + 1).reduce((sum, share) => sum + share, 0)) / total);
}

function together(seed: number, reports: readonly Report[]): Report {
  return {
    name: 'faults',
    what: `the ledger's harnesses, seed ${seed}`,
    figure: reports.map(({ name, figure }) => `${name.replace('faults-', '')}: ${figure}`).join('; '),
    aim: '0 of everything that is wrong',
    isReached: reports.every(({ isReached }) => isReached),
    details: { seed, harnesses: reports },
  };
}
