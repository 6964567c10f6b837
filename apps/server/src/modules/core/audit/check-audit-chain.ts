import type { checkAuditChain as call } from '@peerbourse/contract/core/audit/check-audit-chain';
import type { Handler } from '#platform/http/serve.ts';
import { newestBlock, unsealedFigures } from './audit.table.ts';
import { genesis } from './chain.rules.ts';
import { checkChain } from './check-chain.ts';

export const checkAuditChain: Handler<typeof call> = async ({ db, config, log }, { fromBlock, known }) => {
  const report = await checkChain(db, config, { fromBlock, known });
  const head = await newestBlock(db);
  const { rows, oldestSeconds } = await unsealedFigures(db, head?.last ?? genesis.last);
  if (report.problem) log.error({ problem: report.problem }, 'the audit chain is broken');
  return {
    problem: report.problem ? { ...report.problem, entryNo: report.problem.entryNo ?? null } : null,
    blocks: report.blocks,
    rows: report.rows,
    nextBlock: report.nextBlock ?? null,
    head: head ? { blockNo: head.blockNo, hash: head.hash, sealedAt: head.sealedAt, keyId: head.keyId } : null,
    unsealed: { rows, oldestSeconds },
  };
};
