import type { Report } from '../load/report.ts';
import { secondly } from './beat.ts';
import { Bookkeeper } from './bookkeeper.ts';
import { CommandMaker, clockStepMs } from './commands.ts';
import { Dice } from './dice.ts';
import { describe, LedgerModel, type Outcome } from './model.ts';
import type { Run } from './run.ts';

const sweepEvery = 1_000;
const ownerCount = 40;

/** Rig 0: the rules of the ledger in memory, by the million. Finds what is wrong with a rule before a database is asked. */
export async function pure({ seed, count, isLong, until }: Run): Promise<Report> {
  const operations = count ?? (isLong ? 10_000_000 : 1_000_000);
  const started = performance.now();
  const { done, outcomes, problem } = runCommands(seed, operations, until);
  const seconds = (performance.now() - started) / 1_000;
  const failed = problem ? `; broken at operation ${done}: ${problem}` : '';
  return {
    name: 'faults-pure',
    what: `${operations.toLocaleString('en')} commands to the ledger's rules in memory, seed ${seed}`,
    figure: `${done.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${problem ? 1 : 0} broken invariants${failed}`,
    aim: '0 broken invariants',
    isReached: !problem && done === operations,
    details: { seed, operations, done, seconds: Number(seconds.toFixed(1)), outcomes, problem },
  };
}

function runCommands(seed: number, operations: number, until: number) {
  const dice = new Dice(seed);
  const model = new LedgerModel();
  const books = new Bookkeeper(model);
  const owners = Array.from({ length: ownerCount }, (_, at) => String(at + 1));
  const maker = new CommandMaker({ dice: dice.fork('commands'), model, owners, name: 'pure' });
  const outcomes: Partial<Record<Outcome, number>> = {};
  let done = 0;
  const beat = secondly(() => `pure: ${done.toLocaleString('en')} of ${operations.toLocaleString('en')} operations`);
  try {
    for (; done < operations; done++) {
      const command = maker.next();
      const outcome = model.apply(command);
      maker.learn(command, outcome);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const problem = books.enter(command, outcome) ?? (done % sweepEvery === 0 ? books.sweep() : undefined);
      if (problem) return { done, outcomes, problem: `${problem} (${describe(command)}: ${outcome})` };
      if (done % sweepEvery !== 0) continue;
      model.nowMs += dice.isLucky(0.2) ? clockStepMs : 0;
      beat.now();
      if (performance.now() > until) break;
    }
    return { done, outcomes, problem: books.sweep() };
  } finally {
    beat.end();
  }
}
