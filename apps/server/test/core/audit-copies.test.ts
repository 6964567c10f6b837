import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCopies } from '#modules/core/audit/check-copies.ts';
import { type CopiedHead, everyHead, newestHead } from '#modules/core/audit/copied-heads.ts';
import { copyHeads } from '#modules/core/audit/copy-heads.ts';
import { audit } from '#modules/core/audit/index.ts';
import { sealBlocks } from '#modules/core/audit/seal-blocks.ts';
import { watchChain } from '#modules/core/audit/watch-chain.ts';
import { pause } from '#platform/clock.ts';
import { transaction } from '#platform/db/transaction.ts';
import { metrics, registry } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const dir = mkdtempSync(join(tmpdir(), 'pb-audit-heads-'));
let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', { ...env.config, auditCopyDir: dir });
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  rmSync(dir, { recursive: true });
});

/** A transaction of another test on the same server may hold the newest rows back for a moment. */
async function sealOne(): Promise<void> {
  const blocks = async () => Number((await env.query<{ count: string }>('SELECT count(*)::text AS count FROM audit_blocks'))[0]?.count);
  const before = await blocks();
  const entry = { actor: { kind: 'system', name: 'test' } as const, act: 'settings.written', subject: 'one', details: {}, address: '::1' };
  await transaction(worker.db, (tx) => audit(tx, entry));
  while ((await blocks()) === before) {
    await sealBlocks(worker);
    await pause(20);
  }
}

const behind = async () => (await registry.getSingleMetric('pb_audit_copies_behind_seconds')?.get())?.values[0]?.value;

it('each head is copied once, into files that nobody may write to again', async () => {
  await sealOne();
  await copyHeads(worker);
  await sealOne();
  await sealOne();
  await copyHeads(worker);
  await copyHeads(worker);
  const sealed = await env.query<CopiedHead>(
    'SELECT block_no::text AS "blockNo", hash, key_id AS "keyId", signature FROM audit_blocks ORDER BY block_no',
  );
  const copied = await everyHead(dir);
  expect(copied.map(({ sealedAt: _at, ...head }) => head)).toEqual(sealed);
  expect(readdirSync(dir)).toHaveLength(2);
  for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o222).toBe(0);
  expect(await behind()).toBe(0);
  expect(await checkCopies(worker.db, worker.config, copied)).toBeUndefined();
});

it('an unfinished file counts as far as its lines are whole, and later ones are written beside it', async () => {
  const before = await newestHead(dir);
  await sealOne();
  const next = String(BigInt(before?.blockNo ?? '0') + 1n);
  const unfinished = `audit-heads-${next.padStart(19, '0')}-${next.padStart(19, '0')}-ffffffff.jsonl`;
  writeFileSync(join(dir, unfinished), '{"blockNo":"');
  expect(await newestHead(dir)).toEqual(before);
  await copyHeads(worker);
  expect((await newestHead(dir))?.blockNo).toBe(next);
  expect(readdirSync(dir)).toContain(unfinished);
});

it('a place that is away fails the job, what waits is told meanwhile, and copied when it is back', async () => {
  await sealOne();
  const away = { ...worker, config: { ...worker.config, auditCopyDir: join(dir, 'away') } };
  await expect(copyHeads(away)).rejects.toMatchObject({ code: 'ENOENT' });
  const seconds = await behind();
  expect(seconds).toBeGreaterThan(0);
  await copyHeads(worker);
  expect(await behind()).toBeGreaterThan(seconds ?? Number.NaN);
  await copyHeads(worker);
  expect(await behind()).toBe(0);
});

it('an end that was cut off, another history and a forged copy each show', async () => {
  const heads = await everyHead(dir);
  const last = heads.at(-1) as CopiedHead;
  const beyond = { ...last, blockNo: String(BigInt(last.blockNo) + 1n) };
  expect(await checkCopies(worker.db, worker.config, [...heads, beyond])).toEqual({ kind: 'signature-wrong', blockNo: beyond.blockNo });
  expect(await checkCopies(worker.db, worker.config, [{ ...last, hash: '0'.repeat(64) }])).toEqual({
    kind: 'signature-wrong',
    blockNo: last.blockNo,
  });
  expect(await checkCopies(worker.db, worker.config, [{ ...last, keyId: 'gone' }])).toEqual({ kind: 'key-unknown', blockNo: last.blockNo });
  // As whoever owns the database could: the trigger is put aside, and the newest block is gone.
  await env.query('ALTER TABLE audit_blocks DISABLE TRIGGER audit_blocks_stay');
  await env.query('DELETE FROM audit_blocks WHERE block_no = $1', [last.blockNo]);
  expect(await checkCopies(worker.db, worker.config, heads)).toEqual({ kind: 'tail-cut', blockNo: last.blockNo });
  // A worker that has just begun has seen nothing but the copies.
  await watchChain(worker);
  expect((await metrics.auditBroken.get()).values[0]?.value).toBe(1);
});
