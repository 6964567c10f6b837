import { checkChain } from '../../apps/server/src/modules/core/audit/check-chain.ts';
import { checkCopies } from '../../apps/server/src/modules/core/audit/check-copies.ts';
import { everyHead } from '../../apps/server/src/modules/core/audit/copied-heads.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';

/** `audit`: the whole chain of the audit log, and against it every head that was copied elsewhere. The exit code is 1 when one is wrong. */
const config = readConfig(process.env);
const { db } = openPool({ url: config.databaseUrl('worker'), size: 1, statementMs: 10 * 60_000, name: 'peerbourse-audit' });
try {
  let [blocks, next] = [0, '1' as string | undefined];
  let problem: object | undefined;
  while (next !== undefined && problem === undefined) {
    const report = await checkChain(db, config, { fromBlock: next, maxBlocks: 1_000 });
    blocks += report.blocks;
    problem = report.problem;
    next = report.nextBlock;
  }
  const heads = config.auditCopyDir === '' ? [] : await everyHead(config.auditCopyDir);
  problem ??= await checkCopies(db, config, heads);
  process.stdout.write(`${blocks} blocks, ${heads.length} copied heads: ${problem ? JSON.stringify(problem) : 'as sealed'}\n`);
  process.exitCode = problem ? 1 : 0;
} finally {
  await db.destroy();
}
