import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBackup } from '#modules/core/operations/index.ts';
import { measureBackups } from '#modules/core/operations/measure-backups.ts';
import { registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const monthSeconds = 28 * 86_400;
let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

async function measured(name: string): Promise<Map<string, number>> {
  await measureBackups(worker);
  const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
  return new Map(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

describe('backups', () => {
  it('without any nobody says anything, which is what the alert waits for', async () => {
    expect([...(await measured('pb_backup_last_success_timestamp_seconds'))]).toEqual([]);
    expect([...(await measured('pb_backup_failed'))]).toEqual([]);
  });

  it('the last good one of each repository counts, and whether the newest was not', async () => {
    const record = (kind: 'backup' | 'drill', repository: 'near' | 'far', isGood: boolean) =>
      recordBackup(worker.db, { kind, repository, isGood, details: {} });
    await record('backup', 'near', true);
    const [{ seconds }] = (await env.query('SELECT extract(epoch FROM max(at))::float8 AS seconds FROM operations_backups')) as [
      { seconds: number },
    ];
    await record('backup', 'near', false);
    await record('drill', 'far', false);
    await record('drill', 'far', true);
    await record('backup', 'far', false);
    const successes = await measured('pb_backup_last_success_timestamp_seconds');
    expect(successes.get('backup near')).toBe(seconds);
    expect([...successes.keys()].sort()).toEqual(['backup near', 'drill far']);
    expect(Object.fromEntries(await measured('pb_backup_failed'))).toEqual({ 'backup near': 1, 'backup far': 1, 'drill far': 0 });
  });
});

describe('partitions', () => {
  it('reach three months ahead, and none of the rest is used', async () => {
    const now = Number((await env.query<{ now: string }>('SELECT extract(epoch FROM now())::text AS now'))[0]?.now);
    const ends = await measured('pb_partition_end_timestamp_seconds');
    expect([...ends.keys()].sort()).toEqual([
      'ledger_postings',
      'p2p_chat_messages',
      'platform_outbox',
      'spot_batches',
      'spot_log',
      'spot_trades',
    ]);
    for (const end of ends.values()) expect(end).toBeGreaterThan(now + 3 * monthSeconds);
    expect([...new Set((await measured('pb_other_partition_bytes')).values())]).toEqual([0]);
  });

  it('a row that fits into no month is told', async () => {
    await env.query(
      `ALTER TABLE ledger_postings DISABLE TRIGGER USER;
       INSERT INTO ledger_postings (journal_id, account_id, asset, amount, at)
       SELECT gen_random_uuid(), id, asset, 1, now() + interval '5 years' FROM ledger_accounts LIMIT 1`,
    );
    expect((await measured('pb_other_partition_bytes')).get('ledger_postings')).toBeGreaterThan(0);
  });
});
