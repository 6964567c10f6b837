import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

type SetClock = (at: Date) => Promise<void>;

/** What happens in `act` happens when `setClock` says. Nobody outside of the transaction sees the clock of the database move. */
export async function inThePast<Result>(tx: Tx, act: (setClock: SetClock) => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ offset: string | null }>`SELECT clock_offset::text AS offset FROM platform_identity`.execute(tx);
  const result = await act(async (at) => {
    await sql`UPDATE platform_identity SET clock_offset = ${at}::timestamptz - now()`.execute(tx);
  });
  await sql`UPDATE platform_identity SET clock_offset = ${rows[0]?.offset ?? null}::interval`.execute(tx);
  return result;
}
