import { describe, expect, it } from 'vitest';
import { type Block, blockHash, blockProblem, type ChainRow, genesis, headProblem, headText, isAfter, marksOf } from './chain.rules.ts';

const row = (id: number): ChainRow => ({
  id: String(id),
  writtenIn: '700',
  at: '2026-01-01T00:00:00.000000Z',
  actorKind: 'staff',
  actor: 'anna',
  act: 'settings.written',
  subject: 'site.brand',
  details: '{"version": 1}',
  address: '::1',
});

function sealed(rows: readonly ChainRow[], change: Partial<Block> = {}): Block {
  const last = rows.at(-1) as ChainRow;
  const unsealed = {
    blockNo: '1',
    firstId: rows[0]?.id ?? '',
    last: { writtenIn: last.writtenIn, id: last.id },
    rowCount: rows.length,
    rowMarks: marksOf(rows),
    previousHash: genesis.head.hash,
    keyId: 'k1',
    sealedAt: '2026-01-01T00:00:01.000000Z',
    ...change,
  };
  const hash = blockHash(unsealed, rows);
  return { ...unsealed, hash, signature: `signed ${headText({ blockNo: unsealed.blockNo, hash })}`, ...change };
}

const isSigned = (keyId: string, text: string, signature: string) => (keyId === 'k1' ? signature === `signed ${text}` : undefined);
const rows = [row(1), row(2), row(3)];
const problemOf = (block: Block, given: readonly ChainRow[] = rows) => blockProblem(genesis, block, given, isSigned);

describe('blockProblem', () => {
  it('finds nothing wrong with a block as it was sealed', () => {
    expect(problemOf(sealed(rows))).toBeUndefined();
  });

  it.each(Object.keys(row(2)) as Array<keyof ChainRow>)('sees a change of %s and names the row', (column) => {
    const changed = { ...row(2), [column]: `${row(2)[column]}1` };
    expect(problemOf(sealed(rows), [row(1), changed, row(3)])).toEqual({ kind: 'rows-edited', blockNo: '1', entryNo: changed.id });
  });

  it('tells apart what moved from one column into the next', () => {
    const [one, other] = [
      { ...row(2), actor: 'ab', act: 'c' },
      { ...row(2), actor: 'a', act: 'bc' },
    ];
    expect(blockHash(sealed([one]), [one])).not.toBe(blockHash(sealed([one]), [other]));
  });

  it('sees rows that are missing, added or in another order', () => {
    expect(problemOf(sealed(rows), [row(1), row(3)])).toEqual({ kind: 'rows-missing', blockNo: '1', entryNo: '3' });
    expect(problemOf(sealed(rows), [row(1), row(9), row(2), row(3)])).toEqual({ kind: 'rows-added', blockNo: '1', entryNo: '9' });
    expect(problemOf(sealed(rows), [row(2), row(1), row(3)])).toMatchObject({ kind: 'rows-edited', entryNo: '2' });
  });

  it('sees what was done to the block itself', () => {
    const block = sealed(rows);
    expect(problemOf({ ...block, blockNo: '2' })).toEqual({ kind: 'block-missing', blockNo: '1' });
    expect(problemOf({ ...block, previousHash: 'f'.repeat(64) })).toEqual({ kind: 'link-broken', blockNo: '1' });
    expect(problemOf({ ...block, last: { writtenIn: '0', id: '0' } })).toEqual({ kind: 'block-moved', blockNo: '1' });
    expect(problemOf({ ...block, keyId: 'k2' })).toEqual({ kind: 'key-unknown', blockNo: '1' });
    expect(problemOf({ ...block, hash: 'f'.repeat(64) })).toEqual({ kind: 'signature-wrong', blockNo: '1' });
    expect(problemOf({ ...block, sealedAt: '2026-01-02T00:00:01.000000Z' })).toEqual({ kind: 'block-edited', blockNo: '1' });
    expect(problemOf({ ...block, firstId: '2' })).toEqual({ kind: 'block-edited', blockNo: '1' });
  });
});

describe('headProblem', () => {
  it('compares with the head that was noted', () => {
    const known = { blockNo: '7', hash: 'a' };
    expect(headProblem(known, 'a')).toBeUndefined();
    expect(headProblem(known, 'b')).toEqual({ kind: 'head-replaced', blockNo: '7' });
    expect(headProblem(known, undefined)).toEqual({ kind: 'tail-cut', blockNo: '7' });
  });
});

it('places are compared as numbers, the transaction first', () => {
  expect(isAfter({ writtenIn: '10', id: '1' }, { writtenIn: '9', id: '5' })).toBe(true);
  expect(isAfter({ writtenIn: '9', id: '10' }, { writtenIn: '9', id: '9' })).toBe(true);
  expect(isAfter({ writtenIn: '9', id: '9' }, { writtenIn: '9', id: '9' })).toBe(false);
});
