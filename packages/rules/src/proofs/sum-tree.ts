/** The coins of one order in escrow. */
export interface EscrowLeaf {
  asset: string;
  orderNo: string;
  /** 32 bytes that nobody can guess: whoever sees the hash of a leaf cannot try out order numbers. */
  salt: Uint8Array;
  /** In the smallest unit of the asset. */
  amount: bigint;
}

/** A leaf or a group of them: the SHA-256 of what is below, and how many coins that is. */
export interface SumNode {
  hash: Uint8Array;
  sum: bigint;
}

/** What stands beside one on the way up. */
export interface Sibling extends SumNode {
  side: 'left' | 'right';
}

export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

const hashBytes = 32;
const sumBytes = 16;
const maxSum = 1n << 128n;
const badSum = 'a sum of coins is not below zero, and below 2^128';

const tags = { leaf: ascii('pb-escrow-leaf-1'), node: ascii('pb-escrow-node-1'), none: ascii('pb-escrow-none-1') } as const;

/** Every part has one length or says its own, so that no two leaves are the same bytes. */
export function leafBytes({ asset, orderNo, salt, amount }: EscrowLeaf): Uint8Array<ArrayBuffer> {
  if (salt.length !== hashBytes) throw new RangeError('a salt has 32 bytes');
  return joined([tags.leaf, named(asset), named(orderNo), salt, sumText(amount)]);
}

/** Both sums are in the hash, never only their total: with that alone coins could be moved from one side to the other. */
export function nodeBytes(left: SumNode, right: SumNode): Uint8Array<ArrayBuffer> {
  if (left.sum + right.sum >= maxSum) throw new RangeError(badSum);
  return joined([tags.node, left.hash, sumText(left.sum), right.hash, sumText(right.sum)]);
}

export function leafNode(leaf: EscrowLeaf, sha256: Sha256): SumNode {
  return { hash: sha256(leafBytes(leaf)), sum: leaf.amount };
}

/** The root of any number of nodes. A node without a neighbour goes up as it is: nothing is counted twice. */
export function rootOf(nodes: readonly SumNode[], sha256: Sha256): SumNode {
  let level = nodes;
  while (level.length > 1) level = above(level, sha256);
  return level[0] ?? { hash: sha256(tags.none), sum: 0n };
}

/** What leads from one of the nodes to their root. */
export function pathOf(nodes: readonly SumNode[], place: number, sha256: Sha256): Sibling[] {
  const path: Sibling[] = [];
  let at = place;
  for (let level = nodes; level.length > 1; level = above(level, sha256)) {
    const neighbour = level[at ^ 1];
    if (neighbour) path.push({ ...neighbour, side: at % 2 === 0 ? 'right' : 'left' });
    at >>= 1;
  }
  return path;
}

function above(level: readonly SumNode[], sha256: Sha256): SumNode[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, place) => {
    const [left, right] = [level[2 * place] as SumNode, level[2 * place + 1]];
    return right ? { hash: sha256(nodeBytes(left, right)), sum: left.sum + right.sum } : left;
  });
}

/** Big-endian, always as long. */
function sumText(sum: bigint): Uint8Array {
  if (sum < 0n || sum >= maxSum) throw new RangeError(badSum);
  const bytes = new DataView(new ArrayBuffer(sumBytes));
  bytes.setBigUint64(0, sum >> 64n);
  bytes.setBigUint64(8, sum & 0xffff_ffff_ffff_ffffn);
  return new Uint8Array(bytes.buffer);
}

/** Its length in one byte, then the text. */
function named(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length === 0 || bytes.length > 255) throw new RangeError('a name has 1 to 255 bytes');
  return joined([Uint8Array.of(bytes.length), bytes]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
