import { writeInitialContent } from '#modules/core/content/initial/write-initial-content.ts';
import { writeInitialTemplates } from '#modules/p2p/p2p-paymethods/initial/write-initial-templates.ts';
import { roleNames } from '#platform/config.ts';
import { openPool } from '#platform/db/pool.ts';
import { migrateSchema } from './schema-migrations.ts';
import { withClient } from './with-client.ts';

// What is done once: cluster roles, database, migrations and the content that comes with them.

/** Makes the cluster's roles; a second run changes nothing. Needs a superuser. */
export async function makeClusterRoles(superUrl: string): Promise<void> {
  await withClient(superUrl, async (client) => {
    for (const name of ['owner', ...roleNames, 'readonly']) {
      // Two runs at once may both find the role missing; the loser's error says that it is there.
      await client.query(`CREATE ROLE pb_${name} LOGIN`).catch((error: { code?: string }) => {
        if (error.code !== '42710' && error.code !== '23505') throw error;
      });
    }
  });
}

export async function makeDatabase(superUrl: string, name: string): Promise<void> {
  await withClient(superUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER pb_owner`);
  });
}

/** Brings the schema to this release, and the content that it starts with; a second run changes nothing. */
export async function migrate(ownerUrl: string): Promise<void> {
  await migrateSchema({ ownerUrl });
  const { db } = openPool({ url: ownerUrl, size: 1, statementMs: 30_000, name: 'peerbourse-initial-content' });
  try {
    await writeInitialContent(db);
    await writeInitialTemplates(db);
  } finally {
    await db.destroy();
  }
}

/** Marks the database as one where time may be moved and prices may be made up. */
export async function markDatabase(ownerUrl: string, kind: 'demo' | 'test'): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query('UPDATE platform_identity SET kind = $1', [kind]);
  });
}
