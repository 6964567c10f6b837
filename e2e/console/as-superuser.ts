import pg from 'pg';

/** A statement past every guard of the database: neither rights nor triggers nor foreign keys hold somebody with these rights back. */
export async function asSuperuser(text: string, values: unknown[] = []): Promise<void> {
  const url = new URL(process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  url.pathname = new URL(process.env.PB_E2E_OWNER_URL ?? '').pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
