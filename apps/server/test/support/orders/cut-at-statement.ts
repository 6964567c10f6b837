import { type Db, openPool } from '#platform/db/pool.ts';

/** A database whose connections break in front of their n-th statement, as if the process that asks had died there. */
export async function cutAtStatement<Result>(url: string, at: number, work: (db: Db) => Promise<Result>): Promise<Result | 'cut'> {
  const { db, pool } = openPool({ url, size: 1, statementMs: 30_000, name: 'cut' });
  let [asked, isCut] = [0, false];
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      asked += 1;
      if (asked !== at) return ask(...given);
      isCut = true;
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      return Promise.reject(new Error('Connection terminated'));
    }) as typeof client.query;
  });
  try {
    return await work(db);
  } catch (error) {
    if (isCut) return 'cut';
    throw error;
  } finally {
    await db.destroy();
  }
}
