import { parseArgs } from 'node:util';
import { type SourceFile, sourceFiles } from '../spec/source-files.ts';
import { draw } from './draw.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import { percentOf, scoreLine, scoreOf } from './score.ts';
import { type Tried, tryMutants } from './try-mutants.ts';

/**
 * `npm run -s mutate -- rules`: puts small mistakes into a package under packages/, or into whatever lies at a path, one at
 * a time, and counts how many the unit tests notice. `--only` takes the end of one file's path, `--sample` a part of the
 * mutants that follows from `--seed`, and below `--least` percent it fails.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '90' },
  },
});

const [target] = positionals;
if (target === undefined) {
  process.stderr.write('Name a package or a path, for example: rules\n');
  process.exit(2);
}
const place = target.includes('/') ? target.replace(/\/$/, '') : `packages/${target}/src`;
const files = sourcesAt(place, values.only);
const all = files.flatMap(findMutants);
if (all.length === 0) {
  process.stderr.write(`There is nothing to mutate at ${place}.\n`);
  process.exit(2);
}
const mutants = values.sample === undefined ? all : draw(all, Number(values.sample), Number(values.seed));

const eraseLine = '\x1b[2K';
const startedAt = performance.now();
const tried: Tried[] = [];
await tryMutants(files, mutants, testsFor(place), (one) => {
  tried.push(one);
  if (one.fate === 'survived') showSurvivor(one.mutant);
  showProgress();
});
for (const [file, those] of Map.groupBy(tried, ({ mutant }) => mutant.file)) process.stdout.write(`${scoreLine(file, scoreOf(those))}\n`);
const score = scoreOf(tried);
process.stdout.write(`${scoreLine('in all', score)}, in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
// Vitest has set the code to a failure for every killed mutant.
process.exitCode = percentOf(score) >= Number(values.least) ? 0 : 1;

function sourcesAt(place: string, ending: string): SourceFile[] {
  return sourceFiles(/(?<!\.(?:test|stories|gen|d))\.tsx?$/).filter(
    ({ path }) => (path === place || path.startsWith(`${place}/`)) && path.endsWith(ending),
  );
}

/** Tests that need no stack. Those of tools and deploy read the tree as it lies on disk, where no mutant is. */
function testsFor(place: string): string[] {
  return [
    'packages/*/{src,test}/**/*.test.ts',
    'apps/*/{src,server}/**/*.test.ts',
    ...(place.startsWith('tools') ? ['tools/**/*.test.ts'] : []),
  ];
}

function showSurvivor({ file, line, original, mutated }: Mutant): void {
  if (process.stderr.isTTY) process.stderr.write(eraseLine);
  process.stdout.write(`survived  ${file}:${line}\n  - ${original}\n  + ${mutated}\n`);
}

/** On a terminal one line that is written over; in a file a line now and then. */
function showProgress(): void {
  const isLast = tried.length === mutants.length;
  if (!process.stderr.isTTY && tried.length % 100 !== 0 && !isLast) return;
  const { killed, survived } = scoreOf(tried);
  const line = `${tried.length} of ${mutants.length} mutants tried, ${killed} killed, ${survived} survived`;
  process.stderr.write(process.stderr.isTTY && !isLast ? `${eraseLine}${line}\r` : `${line}\n`);
}
