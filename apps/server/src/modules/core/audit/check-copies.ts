import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { blocksFrom } from './audit.table.ts';
import { type ChainProblem, headProblem, headText } from './chain.rules.ts';
import type { CopiedHead } from './copied-heads.ts';
import { signatureCheck } from './signing-key.ts';

const blocksAtOnce = 1_000;

/** Whether the chain in the database still is the one whose heads were copied; names the first that it is not. */
export async function checkCopies(
  db: Db,
  config: Pick<Config, 'keys' | 'auditPublicKeys'>,
  heads: readonly CopiedHead[],
): Promise<ChainProblem | undefined> {
  const isSigned = signatureCheck(config);
  for (let at = 0; at < heads.length; at += blocksAtOnce) {
    const some = heads.slice(at, at + blocksAtOnce);
    const hashes = new Map((await blocksFrom(db, some[0]?.blockNo ?? '1', blocksAtOnce)).map(({ blockNo, hash }) => [blockNo, hash]));
    for (const head of some) {
      const signed = isSigned(head.keyId, headText(head), head.signature);
      if (signed === undefined) return { kind: 'key-unknown', blockNo: head.blockNo };
      if (!signed) return { kind: 'signature-wrong', blockNo: head.blockNo };
      const problem = headProblem(head, hashes.get(head.blockNo));
      if (problem) return problem;
    }
  }
  return undefined;
}
