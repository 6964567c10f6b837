import pg from 'pg';

/** A statement as the owner of the database, for what no screen can do: rows of the past, and time that passes. */
export async function asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.PB_E2E_OWNER_URL });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
