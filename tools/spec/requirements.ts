import { sourceFiles } from './source-files.ts';
import { readTable } from './table.ts';

const testFiles = /(?:\.test\.tsx?|\.spec\.ts)$/;
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*?\))?|\](?: as [\w<>[\], ]+)?,?\s*\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

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
