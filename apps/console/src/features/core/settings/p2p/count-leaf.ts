import type { Leaf } from './leaf.ts';

/** A whole number within its limits. */
export function countLeaf(path: string, label: string, [least, most]: readonly [number, number], hint?: string): Leaf {
  return { path, kind: 'count', label, hint, rule: `Enter a whole number from ${least} to ${most}.` };
}
