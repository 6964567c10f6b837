import { parseArgs } from 'node:util';
import { seedDemoPrices } from '../../apps/server/demo/prices.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../apps/server/src/one-shots.ts';

/** `npm run db:roles`, `npm run db:migrate`, and both with seeds for the demonstration. */
const { positionals } = parseArgs({ allowPositionals: true });
const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = process.env.PB_DATABASE ?? 'peerbourse';
const ownerUrl = (process.env.PB_DATABASE_URL ?? `postgres://pb_{role}@127.0.0.1:5432/${name}`).replace('{role}', 'owner');

for (const step of positionals) {
  if (step === 'roles') await makeClusterRoles(superUrl);
  if (step === 'database') await makeDatabase(superUrl, name);
  if (step === 'migrate') await migrate(ownerUrl);
  if (step === 'demo') {
    await markDatabase(ownerUrl, 'demo');
    await seedDemoPrices(ownerUrl);
  }
  process.stdout.write(`${step}: done\n`);
}
