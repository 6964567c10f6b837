import { expect, it } from 'vitest';
import { sourceFiles } from '../spec/source-files.ts';
import { equivalent, isEquivalent } from './equivalent.ts';
import { findMutants } from './find-mutants.ts';

it('every excused mutant still exists, and has a reason', () => {
  const files = new Set(equivalent.map(({ file }) => file));
  const excused = sourceFiles(/\.tsx?$/)
    .filter(({ path }) => files.has(path))
    .flatMap(findMutants)
    .filter(isEquivalent);
  for (const { file, original, mutated, reason } of equivalent) {
    expect(excused, original).toContainEqual(expect.objectContaining({ file, original, mutated }));
    expect(reason).not.toBe('');
  }
});
