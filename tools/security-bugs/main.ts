import { parseArgs } from 'node:util';
import { tryTestedBug, tryTestsUnchanged } from '../ledger-mutants/try-tested-bug.ts';
import { securityBugs } from './bugs.ts';

/**
 * `npm run -s security-bugs`: breaks one rule of security at a time and runs the tests that must notice it. `--only 3,17` takes some
 * of them. Files on disk stay as they are. The exit code is 1 if one was not noticed.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',').map(Number);
const wanted = securityBugs.map((bug, index) => ({ bug, number: index + 1 })).filter(({ number }) => only?.includes(number) ?? true);

const broken = await tryTestsUnchanged(wanted.map(({ bug }) => bug));
if (broken) throw new Error(`without a bug: ${broken.check}: ${broken.message}`);
const unnoticed = await tryAll();
process.stdout.write(`${wanted.length - unnoticed} of ${wanted.length} noticed\n`);
// Vitest has set the code to a failure for every bug that was noticed.
process.exitCode = unnoticed === 0 ? 0 : 1;

async function tryAll(): Promise<number> {
  let missed = 0;
  for (const { bug, number } of wanted) {
    const startedAt = performance.now();
    const failed = await tryTestedBug(bug);
    if (!failed) missed += 1;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const name = `${String(number).padStart(2)} ${bug.name}`;
    process.stdout.write(failed ? `noticed      ${name}: ${failed.check}  (${seconds} s)\n` : `NOT NOTICED  ${name}: ${bug.test}\n`);
  }
  return missed;
}
