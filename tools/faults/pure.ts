import { Dice } from '../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';
import type { Report } from '../load/report.ts';
import { secondly } from './beat.ts';
import { Bookkeeper } from './bookkeeper.ts';
import { CommandMaker, clockStepMs } from './commands.ts';
import { describe, LedgerModel, type Outcome } from './model.ts';
import type { Run } from './run.ts';

const sweepEvery = 1_000;
const ownerCount = 40;
/** The model keeps every journal in memory: after so many commands it begins again, with other dice. */
const worldSize = 1_000_000;

/** Harness $1: the rules of the ledger in memory, by the million. Finds what is wrong with a rule before a database is asked. */
export async function pure({ seed, count, isLong, until }: Run): Promise<Report> {
  const operations = count ?? (isLong ? 100_000_000 : 1_000_000);
  const started = performance.now();
  const { done, outcomes, problem } = runCommands(seed, operations, until);
  const seconds = (performance.now() - started) / 1_000;
  const failed = problem ? `; broken at operation ${done}: ${problem}` : '';
  return {
    name: 'faults-pure',
    what: `${operations.toLocaleString('en')} commands to the ledger's rules in memory, seed ${seed}`,
    figure: `${done.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${problem ? 1 : 0} broken invariants${failed}`,
    aim: 'all of them, 0 broken invariants',
    isReached: !problem && done === operations,
    details: { seed, operations, done, seconds: Number(seconds.toFixed(1)), outcomes, problem },
  };
}

interface Progress {
  done: number;
  outcomes: Partial<Record<Outcome, number>>;
  problem: string | undefined;
}

function runCommands(seed: number, operations: number, until: number): Progress {
  const progress: Progress = { done: 0, outcomes: {}, problem: undefined };
  const beat = secondly(() => `pure: ${progress.done.toLocaleString('en')} of ${operations.toLocaleString('en')} operations`);
  const isOver = () => progress.problem !== undefined || progress.done >= operations || performance.now() > until;
  for (let world = 0; !isOver(); world++) {
    const end = Math.min(operations, progress.done + worldSize);
    runWorld(new Dice(world === 0 ? seed : `${seed}/${world}`), progress, end, () => {
      beat.now();
      return performance.now() > until;
    });
  }
  beat.end();
  return progress;
}

function runWorld(dice: Dice, progress: Progress, end: number, isLate: () => boolean): void {
  const model = new LedgerModel();
  const books = new Bookkeeper(model);
  const owners = Array.from({ length: ownerCount }, (_, at) => String(at + 1) as AccountId);
  const maker = new CommandMaker({ dice: dice.fork('commands'), model, owners, name: 'pure' });
  const { outcomes } = progress;
  for (; progress.done < end; progress.done++) {
    const command = maker.next();
    const outcome = model.apply(command);
    maker.learn(command, outcome);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const isSweep = progress.done % sweepEvery === 0;
    const problem = books.enter(command, outcome) ?? (isSweep ? books.sweep() : undefined);
    if (problem) {
      progress.problem = `${problem} (${describe(command)}: ${outcome})`;
      return;
    }
    if (!isSweep) continue;
    model.nowMs += dice.isLucky(0.2) ? clockStepMs : 0;
    if (isLate()) break;
  }
  progress.problem = books.sweep();
}
