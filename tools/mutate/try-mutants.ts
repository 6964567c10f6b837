import type { SourceFile } from '../spec/source-files.ts';
import { isEquivalent } from './equivalent.ts';
import type { Mutant } from './find-mutants.ts';
import { type Compiler, openCompiler } from './open-compiler.ts';
import { type Lane, openLane } from './open-lane.ts';

export interface Tried {
  mutant: Mutant;
  fate: 'killed' | 'survived' | 'invalid' | 'equivalent';
}

const laneCount = 2;

/** Finds the fate of every mutant of the files; `onTried` hears of each as soon as it is known. */
export async function tryMutants(
  files: readonly SourceFile[],
  mutants: readonly Mutant[],
  include: string[],
  onTried: (tried: Tried) => void,
): Promise<void> {
  const compiler = openCompiler();
  for (const { path, text } of files) if (!compiler.accepts(path, text)) throw new Error(`${path} does not compile without a mutant`);
  const paths = [...new Set(mutants.map(({ file }) => file))];
  const lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane(paths, include)));
  // All lanes draw from the same queue.
  const waiting = mutants.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const mutant of waiting) onTried({ mutant, fate: await fateOf(mutant, compiler, lane) });
    }),
  );
  compiler.close();
  await Promise.all(lanes.map((lane) => lane.close()));
}

async function fateOf(mutant: Mutant, compiler: Compiler, lane: Lane): Promise<Tried['fate']> {
  if (isEquivalent(mutant)) return 'equivalent';
  if (!compiler.accepts(mutant.file, mutant.text)) return 'invalid';
  return (await lane.notices(mutant)) ? 'killed' : 'survived';
}
