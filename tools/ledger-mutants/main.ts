import { parseArgs } from 'node:util';
import { assetBugs } from './asset-bugs.ts';
import type { Broken } from './first-broken.ts';
import { seededBugs } from './seeded-bugs.ts';
import { sqlMutants } from './sql-mutants.ts';
import { TrialDatabases } from './trial.ts';
import { tryBug, tryMutant, tryUnchanged } from './try-mutants.ts';
import { tryTestedBug, tryTestsUnchanged } from './try-tested-bug.ts';

/**
 * `npm run -s ledger-mutants`: puts one mistake at a time into the SQL of the ledger and into its TypeScript, and runs the checks of
 * the ledger against it; and into what people see of it, and runs the tests of that. Every one must be noticed. `--only` takes a
 * part of a name: those of what people see begin with `assets:`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const isWanted = ({ name }: { name: string }) => name.includes(values.only);
const ledgerTrials = [
  ...sqlMutants.filter(isWanted).map((mutant) => ({ name: mutant.name, run: () => tryMutant(databases, mutant) })),
  ...seededBugs.filter(isWanted).map((bug) => ({ name: bug.name, run: () => tryBug(databases, bug) })),
];
const wantedAssetBugs = assetBugs.filter(isWanted);
const trials = [...ledgerTrials, ...wantedAssetBugs.map((bug) => ({ name: bug.name, run: () => tryTestedBug(bug) }))];

const databases = await TrialDatabases.open();
try {
  const broken = (ledgerTrials.length > 0 ? await tryUnchanged(databases) : undefined) ?? (await tryTestsUnchanged(wantedAssetBugs));
  if (broken) throw new Error(`without a mutant: ${broken.check}: ${broken.message}`);
  const areAllCaught = await tryAll();
  // Vitest has set the code to a failure for every bug that was caught.
  process.exitCode = areAllCaught ? 0 : 1;
} finally {
  await databases.close();
}

async function tryAll(): Promise<boolean> {
  let caught = 0;
  for (const { name, run } of trials) {
    const startedAt = performance.now();
    const broken = await run();
    if (broken) caught += 1;
    process.stdout.write(`${lineOf(name, broken)}  (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)\n`);
  }
  process.stdout.write(`${caught} of ${trials.length} caught\n`);
  return caught === trials.length;
}

function lineOf(name: string, broken: Broken | undefined): string {
  return broken ? `caught    ${name}: ${broken.check}` : `SURVIVED  ${name}`;
}
