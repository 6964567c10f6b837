import { posix } from 'node:path';
import { contractCalls } from './contract-calls.ts';
import { sourceFiles } from './source-files.ts';
import { readTable } from './table.ts';

/**
 * `npm run -s calls`: for each call the screen that makes it and the text on it that comes from the answer. The screen is
 * found in the import graph; the text is named by a test of any layer that sees the answer: its title has
 * `uses AREA/NAME, AREA/NAME: what is seen`.
 */
const served = new Set((await contractCalls()).map(({ path }) => path));
const listed = readTable('docs/spec/calls.tsv').map(({ path = '', area = '', name = '' }) => ({ path, area, name }));
const ours = (await contractCalls()).filter(({ path }) => !listed.some((row) => row.path === path));
const screens = sourceFiles(/^apps\/(?:web|console)\/(?:src|server)\/.*(?<!\.test)\.tsx?$/);
const contractFiles = sourceFiles(/^packages\/contract\/src\/.*(?<!\.test)\.ts$/);
const importers = findImporters();
/** Browser tests, tests of the first HTML, component tests and tests of loaders. */
const tests = sourceFiles(/^e2e\/.*\.spec\.ts$|^apps\/(?:web|console)\/.*\.test\.tsx?$/);

const rows = [...listed, ...ours.map(({ path, area, name }) => ({ path, area, name }))].map((row) => ({
  ...row,
  isServed: served.has(row.path),
  screen: screenOf(row.path),
  text: textOf(row.area, row.name),
}));

for (const { path, area, name, isServed, screen, text } of rows.filter((row) => row.isServed)) {
  process.stdout.write(
    `${area}/${name}  ${path}${isServed ? '' : '  not served yet'}\n      screen: ${screen ?? 'none'}\n      text:   ${text ?? 'no test sees it'}\n`,
  );
}
const count = (list: typeof rows) =>
  `${list.filter((row) => row.isServed).length} served, ${list.filter((row) => row.screen && row.text).length} used`;
process.stdout.write(
  `\nOf the specification's ${listed.length} calls: ${count(rows.slice(0, listed.length))}. Of our own ${ours.length}: ${count(rows.slice(listed.length))}.\n`,
);

/** The routes or screens at the end of the chain: contract file, query or action, component, route. */
function screenOf(path: string): string | undefined {
  const seen = new Set(contractFiles.filter(({ text }) => text.includes(`'${path}'`)).map((file) => file.path));
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  const ends = [...seen].filter((file) =>
    /\/(?:routes|layouts)\/|\/screens\/.*-screen\.tsx$|\/web\/src\/(?:root\.tsx|entry)|\/web\/server\/main\.ts$|\/console\/src\/main\.tsx$/.test(
      file,
    ),
  );
  const more = ends.length > 3 ? ` and ${ends.length - 3} more` : '';
  return ends.length > 0 ? `${ends.slice(0, 3).join(', ')}${more}` : undefined;
}

/** By file who imports it, in either app. */
function findImporters(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of screens) {
    for (const [, wanted = ''] of text.matchAll(/(?:from|import\(|import) ?'([^']+)'/g)) {
      const imported = fileOf(wanted, path);
      found.set(imported, [...(found.get(imported) ?? []), path]);
    }
  }
  return found;
}

function fileOf(wanted: string, importer: string): string {
  if (wanted.startsWith('#')) return `${importer.split('/').slice(0, 3).join('/')}/${wanted.slice(1)}`;
  if (wanted.startsWith('.')) return posix.join(posix.dirname(importer), wanted);
  return `${wanted.replace('@peerbourse/contract/', 'packages/contract/src/')}.ts`;
}

function textOf(area: string, name: string): string | undefined {
  return shown().get(`${area}/${name}`);
}

/** By call what the tests say that they see of it; one test may see several calls. */
function shown(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text } of tests) {
    for (const [, list = '', seen = ''] of text.matchAll(/uses ((?:[\w-]+\/[\w-]+, )*[\w-]+\/[\w-]+): ([^'"`]+)/g)) {
      for (const call of list.split(', ')) if (!found.has(call)) found.set(call, seen);
    }
  }
  return found;
}
