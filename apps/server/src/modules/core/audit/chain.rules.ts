import { createHash } from 'node:crypto';

/** A row as it is hashed: every column as text, exactly as the database writes it. */
export interface ChainRow {
  id: string;
  writtenIn: string;
  at: string;
  actorKind: string;
  actor: string;
  act: string;
  subject: string;
  details: string;
  address: string;
}

/** The last row of a block; rows are chained in this order. */
export interface Place {
  writtenIn: string;
  id: string;
}

export interface Block {
  blockNo: string;
  firstId: string;
  last: Place;
  rowCount: number;
  /** A few bytes of each row's own hash, so that the row can be named and not only its block. In hex. */
  rowMarks: string;
  previousHash: string;
  hash: string;
  keyId: string;
  signature: string;
  sealedAt: string;
}

export interface Head {
  blockNo: string;
  hash: string;
}

export interface ChainProblem {
  kind:
    | 'block-missing'
    | 'block-moved'
    | 'link-broken'
    | 'signature-wrong'
    | 'key-unknown'
    | 'block-edited'
    | 'rows-missing'
    | 'rows-added'
    | 'rows-edited'
    | 'tail-cut'
    | 'head-replaced';
  blockNo: string;
  /** The first row that is not what was sealed, or the one after the gap where a row was. */
  entryNo?: string | undefined;
}

/** What the first block follows. */
export const genesis: { head: Head; last: Place } = {
  head: { blockNo: '0', hash: '0'.repeat(64) },
  last: { writtenIn: '0', id: '0' },
};

type Unsealed = Omit<Block, 'hash' | 'signature'>;

/** Everything that a block says of itself, and each of its rows, one line of JSON each. */
export function blockHash(block: Unsealed, rows: readonly ChainRow[]): string {
  const hash = createHash('sha256');
  const { blockNo, firstId, last, rowCount, rowMarks, previousHash, keyId, sealedAt } = block;
  hash.update(`${JSON.stringify([previousHash, blockNo, firstId, last.writtenIn, last.id, rowCount, rowMarks, keyId, sealedAt])}\n`);
  for (const row of rows) hash.update(`${canonical(row)}\n`);
  return hash.digest('hex');
}

const markLength = 16;

export function marksOf(rows: readonly ChainRow[]): string {
  return rows.map((row) => createHash('sha256').update(canonical(row)).digest('hex').slice(0, markLength)).join('');
}

function canonical(row: ChainRow): string {
  return JSON.stringify([row.id, row.writtenIn, row.at, row.actorKind, row.actor, row.act, row.subject, row.details, row.address]);
}

/** What is signed: the head alone says how long the chain is and what it holds. */
export function headText({ blockNo, hash }: Head): string {
  return `peerbourse audit head ${blockNo} ${hash}`;
}

export type CheckSignature = (keyId: string, text: string, signature: string) => boolean | undefined;

/** The first thing that is wrong with a block, given the rows that lie between its predecessor's last place and its own. */
export function blockProblem(
  before: { head: Head; last: Place },
  block: Block,
  rows: readonly ChainRow[],
  isSigned: CheckSignature,
): ChainProblem | undefined {
  const { blockNo } = block;
  const expectedNo = BigInt(before.head.blockNo) + 1n;
  if (BigInt(blockNo) !== expectedNo) return { kind: 'block-missing', blockNo: String(expectedNo) };
  if (block.previousHash !== before.head.hash) return { kind: 'link-broken', blockNo };
  if (!isAfter(block.last, before.last)) return { kind: 'block-moved', blockNo };
  const signed = isSigned(block.keyId, headText(block), block.signature);
  if (signed === undefined) return { kind: 'key-unknown', blockNo };
  if (!signed) return { kind: 'signature-wrong', blockNo };
  const entryNo = firstStrangeRow(block, rows)?.id;
  if (rows.length < block.rowCount) return { kind: 'rows-missing', blockNo, entryNo };
  if (rows.length > block.rowCount) return { kind: 'rows-added', blockNo, entryNo };
  if (blockHash(block, rows) === block.hash) return undefined;
  return entryNo === undefined ? { kind: 'block-edited', blockNo } : { kind: 'rows-edited', blockNo, entryNo };
}

function firstStrangeRow({ rowMarks }: Block, rows: readonly ChainRow[]): ChainRow | undefined {
  const marks = marksOf(rows);
  return rows.find(
    (_, at) => marks.slice(at * markLength, (at + 1) * markLength) !== rowMarks.slice(at * markLength, (at + 1) * markLength),
  );
}

/** Whether the chain still reaches the head that somebody has noted elsewhere; `found` is the hash of that block now. */
export function headProblem(known: Head, found: string | undefined): ChainProblem | undefined {
  if (found === undefined) return { kind: 'tail-cut', blockNo: known.blockNo };
  return found === known.hash ? undefined : { kind: 'head-replaced', blockNo: known.blockNo };
}

export function isAfter(one: Place, other: Place): boolean {
  const [a, b] = [BigInt(one.writtenIn), BigInt(other.writtenIn)];
  return a > b || (a === b && BigInt(one.id) > BigInt(other.id));
}
