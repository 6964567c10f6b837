import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export async function makePartitions(db: Db): Promise<void> {
  await sql`SELECT platform_make_partitions(name, 3) FROM unnest(ARRAY['platform_outbox', 'ledger_postings', 'p2p_chat_messages', 'spot_log', 'spot_batches', 'spot_trades']) AS name`.execute(
    db,
  );
}

export async function dropOldIdempotencyKeys(db: Db): Promise<void> {
  await sql`DELETE FROM platform_idempotency WHERE created_at < app_now() - interval '72 hours'`.execute(db);
}

export async function forgetLostInstances(db: Db): Promise<void> {
  await sql`DELETE FROM platform_instances WHERE seen_at < app_now() - interval '1 hour'`.execute(db);
}
