import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type EscrowLeaf, leafNode, rootOf, type Sha256, type SumNode } from '@peerbourse/rules/proofs/sum-tree';

/** As many leaves as are stored together: a power of two, so that a group is a whole branch of the tree. */
export const groupSize = 256;

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** Leaves that follow each other, and their root. */
export interface LeafGroup {
  leaves: readonly EscrowLeaf[];
  root: SumNode;
}

export interface EscrowTree {
  groups: readonly LeafGroup[];
  root: SumNode;
}

/** The tree of one coin. Between groups the process does what else is due: deadlines must not wait for a hundred thousand orders. */
export async function escrowTree<Part>(parts: readonly Part[], leafOf: (part: Part) => EscrowLeaf): Promise<EscrowTree> {
  const groups: LeafGroup[] = [];
  for (let from = 0; from < parts.length; from += groupSize) {
    const leaves = parts.slice(from, from + groupSize).map(leafOf);
    groups.push({ leaves, root: rootOf(nodesOf(leaves), sha256) });
    await setImmediate();
  }
  return {
    groups,
    root: rootOf(
      groups.map(({ root }) => root),
      sha256,
    ),
  };
}

export function nodesOf(leaves: readonly EscrowLeaf[]): SumNode[] {
  return leaves.map((leaf) => leafNode(leaf, sha256));
}
