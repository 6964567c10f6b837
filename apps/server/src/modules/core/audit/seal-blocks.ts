import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { exactNow, insertBlock, lockSealing, newestBlock, settledAfter } from './audit.table.ts';
import { type Block, blockHash, genesis, headText, marksOf } from './chain.rules.ts';
import { auditPublicKey, signHead, signingKeyId } from './signing-key.ts';

/** As many rows as one block takes. */
export const rowsPerBlock = 1_000;
/** A job ends soon; what is left waits for its next run. */
const blocksPerRun = 20;

/** Seals what has settled, and says each new head in the log, so that it leaves the machine. */
export async function sealBlocks({ db, config, log }: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  for (let sealed = 0; sealed < blocksPerRun; sealed++) {
    const block = await sealBlock(db, config.keys);
    if (!block) return;
    const { blockNo, hash, keyId, signature } = block;
    log.info({ blockNo, hash, keyId, signature, publicKey: auditPublicKey(config.keys, keyId) }, 'audit head');
    if (block.rowCount < rowsPerBlock) return;
  }
}

async function sealBlock(db: Db, keys: RoleRuntime['config']['keys']): Promise<Block | undefined> {
  return await transaction(db, async (tx) => {
    await lockSealing(tx);
    return await addBlock(tx, keys);
  });
}

async function addBlock(tx: Tx, keys: RoleRuntime['config']['keys']): Promise<Block | undefined> {
  const newest = await newestBlock(tx);
  const rows = await settledAfter(tx, newest?.last ?? genesis.last, rowsPerBlock);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const unsealed = {
    blockNo: String(BigInt(newest?.blockNo ?? genesis.head.blockNo) + 1n),
    firstId: first.id,
    last: { writtenIn: last.writtenIn, id: last.id },
    rowCount: rows.length,
    rowMarks: marksOf(rows),
    previousHash: newest?.hash ?? genesis.head.hash,
    keyId: signingKeyId(keys),
    sealedAt: await exactNow(tx),
  };
  const hash = blockHash(unsealed, rows);
  const block = { ...unsealed, hash, signature: signHead(keys, headText({ blockNo: unsealed.blockNo, hash })) };
  await insertBlock(tx, block);
  return block;
}
