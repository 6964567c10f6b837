import { randomBytes } from 'node:crypto';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from './chain.rules.ts';

/** A head as it lies outside of the database, with what is needed to check who signed it. */
export type CopiedHead = Pick<Block, 'blockNo' | 'hash' | 'keyId' | 'signature' | 'sealedAt'>;

/** The end tells attempts apart: of one that failed its file stays, and is in nobody's way. */
const fileName = /^audit-heads-\d{19}-\d{19}-[0-9a-f]{8}\.jsonl$/;

/**
 * One new file, which is never opened for writing again: it suits places that take files once and let nobody change them. It is on the
 * disk when this returns.
 */
export async function writeHeads(dir: string, heads: readonly CopiedHead[]): Promise<void> {
  const [first, last] = [heads[0], heads.at(-1)];
  if (!first || !last) return;
  const name = `audit-heads-${padded(first.blockNo)}-${padded(last.blockNo)}-${randomBytes(4).toString('hex')}.jsonl`;
  const file = await open(join(dir, name), 'wx', 0o440);
  try {
    await file.writeFile(heads.map((head) => `${JSON.stringify(head)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** From the newest file that has any: a process that died while it wrote left lines that are whole, and one that is not. */
export async function newestHead(dir: string): Promise<CopiedHead | undefined> {
  for (const name of (await filesOf(dir)).reverse()) {
    const head = (await headsOf(dir, name)).at(-1);
    if (head) return head;
  }
  return undefined;
}

export async function everyHead(dir: string): Promise<CopiedHead[]> {
  const heads: CopiedHead[] = [];
  for (const name of await filesOf(dir)) heads.push(...(await headsOf(dir, name)));
  return heads;
}

async function filesOf(dir: string): Promise<string[]> {
  return (await readdir(dir)).filter((name) => fileName.test(name)).sort();
}

async function headsOf(dir: string, name: string): Promise<CopiedHead[]> {
  const lines = (await readFile(join(dir, name), 'utf8')).split('\n');
  // What stands behind the last line break was not finished.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as CopiedHead);
}

function padded(blockNo: string): string {
  return blockNo.padStart(19, '0');
}
