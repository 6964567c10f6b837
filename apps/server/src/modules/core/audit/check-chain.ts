import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { blocksFrom, rowsBetween } from './audit.table.ts';
import { type Block, blockProblem, type ChainProblem, genesis, type Head, headProblem } from './chain.rules.ts';
import { rowsPerBlock } from './seal-blocks.ts';
import { signatureCheck } from './signing-key.ts';

export interface ChainReport {
  problem: ChainProblem | undefined;
  blocks: number;
  rows: number;
  /** Where to go on when there was more than one call may read. */
  nextBlock: string | undefined;
}

export interface ChainQuestion {
  fromBlock?: string | undefined;
  /** The newest head that the caller has noted somewhere else. */
  known?: Head | undefined;
  maxBlocks?: number;
}

/** Recomputes the chain block by block and names the first thing that is wrong. */
export async function checkChain(
  db: Db,
  config: Pick<Config, 'keys' | 'auditPublicKeys'>,
  question: ChainQuestion = {},
): Promise<ChainReport> {
  const { fromBlock = '1', known, maxBlocks = 100 } = question;
  const cut = known && (await knownHeadProblem(db, known));
  const isSigned = signatureCheck(config);
  let before = await placeBefore(db, fromBlock);
  const report: ChainReport = { problem: undefined, blocks: 0, rows: 0, nextBlock: undefined };
  // One more than is checked, to know whether there is more.
  const blocks = await blocksFrom(db, fromBlock, maxBlocks + 1);
  for (const block of blocks.slice(0, maxBlocks)) {
    // One row more than a block may have shows that some were added.
    const rows = await rowsBetween(db, before.last, block.last, rowsPerBlock + 1);
    const problem = blockProblem(before, block, rows, isSigned);
    if (problem) return { ...report, problem };
    report.blocks += 1;
    report.rows += rows.length;
    before = asPlace(block);
  }
  return { ...report, problem: cut, nextBlock: blocks[maxBlocks]?.blockNo };
}

async function knownHeadProblem(db: Db, known: Head): Promise<ChainProblem | undefined> {
  const [found] = await blocksFrom(db, known.blockNo, 1);
  return headProblem(known, found?.blockNo === known.blockNo ? found.hash : undefined);
}

/** A block that was checked before; whoever starts in the middle trusts what lies before it. */
async function placeBefore(db: Db, fromBlock: string): Promise<typeof genesis> {
  if (fromBlock === '1') return genesis;
  const previousNo = String(BigInt(fromBlock) - 1n);
  const [previous] = await blocksFrom(db, previousNo, 1);
  return previous?.blockNo === previousNo ? asPlace(previous) : genesis;
}

function asPlace({ blockNo, hash, last }: Block): typeof genesis {
  return { head: { blockNo, hash }, last };
}
