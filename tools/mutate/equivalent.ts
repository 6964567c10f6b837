import type { Mutant } from './find-mutants.ts';

/**
 * Mutants that no test can tell from the source, because they behave the same for every input. The place is named by the
 * text of its line, since numbers of lines move.
 */
export const equivalent: ReadonlyArray<Pick<Mutant, 'file' | 'original' | 'mutated'> & { reason: string }> = [];

export function isEquivalent(mutant: Mutant): boolean {
  return equivalent.some(
    ({ file, original, mutated }) => file === mutant.file && original === mutant.original && mutated === mutant.mutated,
  );
}
