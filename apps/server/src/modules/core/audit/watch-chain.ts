import type { Db } from '#platform/db/pool.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { newestBlock } from './audit.table.ts';
import type { Head } from './chain.rules.ts';
import { checkChain } from './check-chain.ts';
import { newestHead } from './copied-heads.ts';

/** As far back as each look goes; the whole chain is checked from the console. */
const blocksBack = 20n;

// What this process saw last lies outside of the database: against it a cut tail shows.
const seen = new WeakMap<Db, Head>();

/** Looks at the newest blocks again, so that a change is told without anybody asking. */
export async function watchChain({ db, config, log }: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  // A process that has just begun has seen nothing; what was copied has.
  const known = seen.get(db) ?? (config.auditCopyDir === '' ? undefined : await newestHead(config.auditCopyDir));
  const head = await newestBlock(db);
  const headNo = BigInt(head?.blockNo ?? 0);
  const fromBlock = String(headNo > blocksBack ? headNo - blocksBack + 1n : 1n);
  const { problem } = await checkChain(db, config, { fromBlock, known });
  metrics.auditBroken.set(problem ? 1 : 0);
  if (problem) log.error({ problem }, 'the audit chain is broken');
  else if (head) seen.set(db, { blockNo: head.blockNo, hash: head.hash });
}
