import type { Db } from '#platform/db/pool.ts';
import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { blocksFrom, secondsSince } from './audit.table.ts';
import { genesis } from './chain.rules.ts';
import { newestHead, writeHeads } from './copied-heads.ts';

const headsPerFile = 1_000;

// The last block that this process knows to be copied, for while the place cannot be read. One that has just begun knows of none.
const copied = new WeakMap<Db, string>();

/** Copies each new head to the place that PB_AUDIT_COPY_DIR names, where whoever owns the database cannot change it. */
export async function copyHeads({ db, config }: Pick<RoleRuntime, 'db' | 'config'>): Promise<void> {
  const { auditCopyDir: dir } = config;
  if (dir === '') return;
  const newest = newestHead(dir);
  const after = await newest.then(
    (head) => head?.blockNo ?? genesis.head.blockNo,
    () => copied.get(db) ?? genesis.head.blockNo,
  );
  const blocks = await blocksFrom(db, String(BigInt(after) + 1n), headsPerFile);
  // Before it copies: whoever can neither look nor copy still says for how long.
  measures.auditCopiesBehind.tell([[{}, blocks[0] ? await secondsSince(db, blocks[0].sealedAt) : 0]]);
  await newest;
  await writeHeads(
    dir,
    blocks.map(({ blockNo, hash, keyId, signature, sealedAt }) => ({ blockNo, hash, keyId, signature, sealedAt })),
  );
  copied.set(db, blocks.at(-1)?.blockNo ?? after);
}
