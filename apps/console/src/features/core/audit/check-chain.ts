import type { CallOutput } from '@peerbourse/contract/call';
import { checkAuditChain } from '@peerbourse/contract/core/audit/check-audit-chain';
import { call } from '#api/call.ts';
import { keepHead, knownHead } from './known-head.ts';

export type ChainAnswer = CallOutput<typeof checkAuditChain>;

/** The whole chain, part by part. The head is kept only when everything was in order. */
export async function checkChain(onPart: (rows: number) => void): Promise<ChainAnswer> {
  const known = knownHead();
  let [blocks, rows] = [0, 0];
  for (let fromBlock: string | null = '1'; ; ) {
    const answer: ChainAnswer = await call(checkAuditChain, { fromBlock, ...(known ? { known } : {}) });
    blocks += answer.blocks;
    rows += answer.rows;
    onPart(rows);
    if (answer.problem || answer.nextBlock === null) {
      if (!answer.problem && answer.head) keepHead(answer.head);
      return { ...answer, blocks, rows };
    }
    fromBlock = answer.nextBlock;
  }
}
