import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeClusterRoles, makeDatabase, migrate } from '../../apps/server/src/one-shots.ts';
import { type Grant, grantsQuery, grantsTable } from '../../apps/server/test/support/grants.ts';

/** `npm run db:types`: writes the types of all tables, and what each role may do with them, from a database that has just been migrated. */
const superUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const root = join(import.meta.dirname, '../..');
const name = `pb_types_${randomBytes(4).toString('hex')}`;
const ownerUrl = superUrl.replace(/\/[^/]*$/, `/${name}`).replace(/\/\/[^@]*@/, '//pb_owner@');

await makeClusterRoles(superUrl);
await makeDatabase(superUrl, name);
await migrate(ownerUrl);
execFileSync(
  join(root, 'node_modules/.bin/kysely-codegen'),
  [
    '--dialect',
    'postgres',
    '--url',
    ownerUrl,
    '--out-file',
    'apps/server/src/platform/db/types.gen.ts',
    '--type-mapping',
    '{"int8":"bigint"}',
    '--exclude-pattern',
    '*.platform_migrations',
  ],
  { cwd: root, stdio: 'inherit' },
);
await writePurposes();
await writeGrants();
const client = new pg.Client({ connectionString: superUrl });
await client.connect();
await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
await client.end();

/** What accounts of the ledger are for is a table, which the compiler knows by heart. */
async function writePurposes(): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ purpose: string; owner: string; is_folded: boolean; is_wallet: boolean }>(
    'SELECT purpose, owner, is_folded, is_wallet FROM ledger_purposes ORDER BY place',
  );
  await owner.end();
  const lines = rows.map(({ purpose, owner: of, is_folded, is_wallet }) => {
    const name = /^\w+$/.test(purpose) ? purpose : `'${purpose}'`;
    return `  ${name}: { owner: '${of}', isFolded: ${is_folded}, isWallet: ${is_wallet} },\n`;
  });
  const head = '/** The table ledger_purposes, as `npm run db:types` has written it down. */\nexport const purposes = {\n';
  writeFileSync(join(root, 'apps/server/src/modules/money/ledger/purposes.rules.ts'), `${head}${lines.join('')}} as const;\n`);
}

/** What each role may do, for people to read: a change of it is seen in review. */
async function writeGrants(): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<Grant>(grantsQuery);
  await owner.end();
  writeFileSync(join(root, 'docs/security/grants.tsv'), grantsTable(rows));
}
