import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EscrowLeaf, leafBytes, leafNode, nodeBytes, pathOf, rootOf, type Sha256, type SumNode } from './sum-tree.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const shown = ({ hash, sum }: SumNode) => ({ hash: hex(hash), sum });

const leaves: fc.Arbitrary<EscrowLeaf> = fc.record({
  asset: fc.constantFrom('USDT', 'BTC'),
  orderNo: fc.stringMatching(/^[1-9]\d{17}$/),
  salt: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  amount: fc.bigInt({ min: 0n, max: (1n << 63n) - 1n }),
});
const someNodes = fc.array(leaves, { minLength: 1, maxLength: 70 }).map((drawn) => drawn.map((leaf) => leafNode(leaf, sha256)));

function climb(leaf: SumNode, path: ReturnType<typeof pathOf>): SumNode {
  return path.reduce((below, { side, ...beside }) => {
    const [left, right] = side === 'left' ? [beside, below] : [below, beside];
    return { hash: sha256(nodeBytes(left, right)), sum: left.sum + right.sum };
  }, leaf);
}

/** The same tree from above: the largest power of two that leaves something goes to the left (RFC 6962). */
function fromAbove(nodes: readonly SumNode[]): SumNode {
  if (nodes.length === 1) return nodes[0] as SumNode;
  const half = 2 ** Math.floor(Math.log2(nodes.length - 1));
  const [left, right] = [fromAbove(nodes.slice(0, half)), fromAbove(nodes.slice(half))];
  return { hash: sha256(nodeBytes(left, right)), sum: left.sum + right.sum };
}

describe('the sum tree', () => {
  it('R4.20 leads from every leaf to one root, whose sum is that of all leaves', () => {
    fc.assert(
      fc.property(someNodes, (nodes) => {
        const root = rootOf(nodes, sha256);
        expect(root.sum).toBe(nodes.reduce((sum, node) => sum + node.sum, 0n));
        expect(shown(root)).toEqual(shown(fromAbove(nodes)));
        for (const [place, leaf] of nodes.entries()) {
          const path = pathOf(nodes, place, sha256);
          expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(nodes.length)));
          expect(shown(climb(leaf, path))).toEqual(shown(root));
        }
      }),
    );
  });

  it('R4.20 has another root for every other list, one with its last leaf repeated included', () => {
    fc.assert(
      fc.property(someNodes, fc.nat(), (nodes, drawn) => {
        const root = hex(rootOf(nodes, sha256).hash);
        const place = drawn % nodes.length;
        const changed = { ...(nodes[place] as SumNode), sum: (nodes[place] as SumNode).sum + 1n };
        const others = [[...nodes, nodes.at(-1) as SumNode], nodes.slice(1), ...(nodes.length > 1 ? [nodes.with(place, changed)] : [])];
        for (const other of others) expect(hex(rootOf(other, sha256).hash)).not.toBe(root);
      }),
    );
  });

  it('R4.20 is the same when groups of 256 are put together first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_600 }), (count) => {
        const nodes = Array.from({ length: count }, (_, place) => ({
          hash: sha256(Uint8Array.of(place >> 8, place & 255)),
          sum: BigInt(place),
        }));
        const groups = Array.from({ length: Math.ceil(count / 256) }, (_, group) => nodes.slice(group * 256, (group + 1) * 256));
        const tops = groups.map((group) => rootOf(group, sha256));
        expect(shown(rootOf(tops, sha256))).toEqual(shown(rootOf(nodes, sha256)));
        const place = count - 1;
        const joined = [...pathOf(groups.at(-1) as SumNode[], place % 256, sha256), ...pathOf(tops, place >> 8, sha256)];
        expect(joined).toEqual(pathOf(nodes, place, sha256));
      }),
      { numRuns: 20 },
    );
  });

  it('R4.20 of nothing has a root of its own, and that of one leaf is the leaf', () => {
    const leaf = leafNode({ asset: 'USDT', orderNo: '1', salt: new Uint8Array(32), amount: 7n }, sha256);
    expect(shown(rootOf([], sha256))).toEqual({ hash: hex(sha256(Buffer.from('pb-escrow-none-1') as Uint8Array<ArrayBuffer>)), sum: 0n });
    expect(rootOf([leaf], sha256)).toBe(leaf);
    expect(pathOf([leaf], 0, sha256)).toEqual([]);
  });
});

describe('what is hashed', () => {
  it('R4.20 is another for every other leaf', () => {
    fc.assert(
      fc.property(leaves, leaves, (one, other) => {
        const isSame =
          one.asset === other.asset && one.orderNo === other.orderNo && one.amount === other.amount && hex(one.salt) === hex(other.salt);
        expect(hex(leafBytes(one)) === hex(leafBytes(other))).toBe(isSame);
      }),
    );
    const leaf = { salt: new Uint8Array(32), amount: 1n };
    expect(hex(leafBytes({ ...leaf, asset: 'AB', orderNo: '12' }))).not.toBe(hex(leafBytes({ ...leaf, asset: 'AB1', orderNo: '2' })));
  });

  it('R4.20 holds no amount below zero, none beyond 2^128, and no salt that is short', () => {
    const leaf = { asset: 'USDT', orderNo: '1', salt: new Uint8Array(32), amount: 1n };
    expect(() => leafBytes({ ...leaf, amount: -1n })).toThrow(RangeError);
    expect(() => leafBytes({ ...leaf, amount: 1n << 128n })).toThrow(RangeError);
    expect(() => leafBytes({ ...leaf, salt: new Uint8Array(31) })).toThrow(RangeError);
    expect(() => leafBytes({ ...leaf, orderNo: '' })).toThrow(RangeError);
    const [huge, one] = [(1n << 128n) - 1n, 1n].map((sum) => ({ hash: new Uint8Array(32), sum })) as [SumNode, SumNode];
    expect(() => nodeBytes(huge, one)).toThrow(RangeError);
    expect(() => nodeBytes({ ...one, sum: -1n }, one)).toThrow(RangeError);
  });
});
