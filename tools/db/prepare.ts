import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seedDemoPrices } from '../../apps/server/demo/prices.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../apps/server/src/one-shots.ts';
import { type TriedMigration, tryMigrations } from '../../apps/server/src/schema-migrations.ts';
import { withSecretFiles } from '../../packages/rules/src/secret-files.ts';

/**
 * `npm run db:roles`, `npm run db:migrate`, and both with seeds for the demonstration. `migrate --dry-run` runs what is pending in one
 * transaction, says how long each took and whom it kept waiting, and rolls it back.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } });
const { variables, problems } = withSecretFiles(process.env, ['PB_SUPER_URL', 'PB_DATABASE_URL'], (path) => readFileSync(path, 'utf8'));
if (problems.length > 0) throw new Error(problems.join('\n'));
const superUrl = variables.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = process.env.PB_DATABASE ?? 'peerbourse';
const ownerUrl = (variables.PB_DATABASE_URL ?? `postgres://pb_{role}@127.0.0.1:5432/${name}`).replace('{role}', 'owner');

for (const step of positionals) {
  if (step === 'roles') await makeClusterRoles(superUrl);
  if (step === 'database') await makeDatabase(superUrl, name);
  if (step === 'migrate' && values['dry-run']) printTried(await tryMigrations({ ownerUrl }));
  else if (step === 'migrate') await migrate(ownerUrl);
  if (step === 'demo') {
    await markDatabase(ownerUrl, 'demo');
    await seedDemoPrices(ownerUrl);
  }
  process.stdout.write(`${step}: done\n`);
}

function printTried(tried: readonly TriedMigration[]): void {
  const lines = tried.flatMap(({ name, ms, locks }) => [`${name}: ${ms} ms`, ...locks.map((lock) => `  ${lock}`)]);
  process.stdout.write(`${[...lines, `${tried.length} pending; all of it was rolled back`].join('\n')}\n`);
}
