import { parseArgs } from 'node:util';
import { tryTestedBug, tryTestsUnchanged } from '../ledger-mutants/try-tested-bug.ts';
import { orderBugs } from './bugs.ts';

/**
 * `npm run -s order-bugs`: breaks one rule of orders at a time and runs the tests that must notice it. `--only 3,17` takes some of them,
 * `--trusting` leaves out the run without a bug. Files on disk stay as they are. The exit code is 1 if one was not noticed.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, trusting: { type: 'boolean', default: false } } });
const only = values.only?.split(',').map(Number);
const wanted = orderBugs.map((bug, index) => ({ bug, number: index + 1 })).filter(({ number }) => only?.includes(number) ?? true);

const broken = values.trusting ? undefined : await tryTestsUnchanged(wanted.map(({ bug }) => bug));
if (broken) throw new Error(`without a bug: ${broken.check}: ${broken.message}`);
let missed = 0;
for (const { bug, number } of wanted) {
  const startedAt = performance.now();
  const failed = await tryTestedBug(bug);
  if (!failed) missed += 1;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const name = `${String(number).padStart(2)} ${bug.name}`;
  process.stdout.write(failed ? `noticed      ${name}: ${failed.check}  (${seconds} s)\n` : `NOT NOTICED  ${name}: ${bug.test}\n`);
}
process.stdout.write(`${wanted.length - missed} of ${wanted.length} noticed\n`);
// Vitest has set the code to a failure for every bug that was noticed.
process.exitCode = missed === 0 ? 0 : 1;
