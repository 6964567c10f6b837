import { prove } from './prove.ts';
import { sourceFiles } from './source-files.ts';
import { readTable } from './table.ts';

/** `npm run -s spec`: every requirement with the tests whose titles cite it, and those that none cites. */
const testFiles = /(?:\.test\.tsx?|\.spec\.ts)$/;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

export interface Requirement {
  id: string;
  requirement: string;
  tests: string[];
}

export function requirements(): Requirement[] {
  const titles = sourceFiles(testFiles).flatMap(({ path, text }) =>
    [...text.matchAll(title)].map((match) => ({ path, title: match[2] ?? '' })),
  );
  return readTable('docs/spec/requirements.tsv').map(({ id = '', requirement = '' }) => ({
    id,
    requirement,
    tests: titles
      .filter((found) => new RegExp(`\\b${id.replace('.', '\\.')}\\b(?!\\.)`).test(found.title))
      .map((found) => `${found.path}: ${found.title}`),
  }));
}

if (import.meta.main && process.argv.includes('--prove')) {
  process.exitCode = (await prove(process.argv.slice(2))) ? 0 : 1;
} else if (import.meta.main) {
  const all = requirements();
  const tested = all.filter(({ tests }) => tests.length > 0);
  for (const { id, requirement, tests } of tested) {
    process.stdout.write(`${id}  ${requirement}\n${tests.map((test) => `      ${test}\n`).join('')}`);
  }
  process.stdout.write(`\nWithout a test:\n`);
  for (const { id, requirement } of all.filter(({ tests }) => tests.length === 0)) process.stdout.write(`${id}  ${requirement}\n`);
  process.stdout.write(`\n${tested.length} of ${all.length} requirements have a test.\n`);
}
