import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { makeClusterRoles, makeDatabase, migrate } from '../../apps/server/src/one-shots.ts';

/** `npm run db:types`: writes the types of all tables, from a database that has just been migrated. */
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
const client = new pg.Client({ connectionString: superUrl });
await client.connect();
await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
await client.end();
