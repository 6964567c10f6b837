import pg from 'pg';

let pool: pg.Pool | undefined;

/** A statement as the owner of the database, for what no screen can do: rows of the past, time that passes, and marks that only operators set. */
export async function asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= openPool();
  return (await pool.query<Row>(text, values)).rows;
}

function openPool(): pg.Pool {
  const opened = new pg.Pool({ connectionString: process.env.PB_E2E_OWNER_URL, max: 2, allowExitOnIdle: true });
  // The database is dropped at the end of the run, with whoever is still connected.
  opened.on('error', () => undefined);
  return opened;
}
