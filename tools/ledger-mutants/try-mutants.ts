import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Broken, firstBroken } from './first-broken.ts';
import type { SeededBug } from './seeded-bugs.ts';
import type { SqlMutant } from './sql-mutants.ts';
import { ledgerSql, mutated, type TrialDatabases } from './trial.ts';

/** The ledger as it is keeps every promise; else nothing can be said about mutants. */
export async function tryUnchanged(databases: TrialDatabases): Promise<Broken | undefined> {
  return await databases.with(ledgerSql(), firstBroken);
}

export async function tryMutant(databases: TrialDatabases, mutant: SqlMutant): Promise<Broken | undefined> {
  return await databases.with(mutated(ledgerSql(), mutant), firstBroken);
}

export async function tryBug(databases: TrialDatabases, { name }: SeededBug): Promise<Broken | undefined> {
  return await databases.with(ledgerSql(), async (urlOf) => {
    const file = join(import.meta.dirname, 'try-bug.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [file, name, urlOf('{role}').replace('pb_%7Brole%7D', 'pb_{role}')]);
    return (JSON.parse(stdout) as Broken | null) ?? undefined;
  });
}
