import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../spec/source-files.ts';
import { root } from '../spec/table.ts';

export interface ForeignTable {
  module: string;
  table: string;
  file: string;
  isWritten: boolean;
}

const moduleFile = /^apps\/server\/src\/modules\/[^/]+\/([^/]+)\//;

/** Every table of another module that a module names in its SQL. Views are what an owner offers, and do not count. */
export function foreignTables(): ForeignTable[] {
  const files = sourceFiles(moduleFile).filter(({ path }) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const modules = new Set(files.map(({ path }) => moduleFile.exec(path)?.[1] ?? ''));
  const tables = tableNames().map((table) => ({ table, owner: ownerOf(table, modules), name: new RegExp(`\\b${table}\\b`, 'g') }));
  return files.flatMap(({ path, text }) => {
    const module = moduleFile.exec(path)?.[1] ?? '';
    return tables
      .filter(({ owner, name }) => owner !== module && owner !== 'platform' && text.search(name) >= 0)
      .map(({ table }) => ({ module, table, file: path, isWritten: writes(text, table) }));
  });
}

function writes(text: string, table: string): boolean {
  return new RegExp(`(?:INSERT INTO|UPDATE|DELETE FROM) ${table}\\b|(?:insertInto|updateTable|deleteFrom)\\('${table}'\\)`).test(text);
}

/** The tables of the database, without its views. */
function tableNames(): string[] {
  const views = new Set(
    sourceFiles(/^migrations\/.*\.sql$/).flatMap(({ text }) =>
      [...text.matchAll(/CREATE (?:OR REPLACE )?VIEW (\w+)/g)].map(([, name]) => name),
    ),
  );
  const types = readFileSync(join(root, 'apps/server/src/platform/db/types.gen.ts'), 'utf8');
  const [, list = ''] = types.split('export interface DB {');
  return [...list.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, name = '']) => name).filter((name) => !views.has(name));
}

/** The module whose name the table begins with; of two, the longer one. */
function ownerOf(table: string, modules: ReadonlySet<string>): string {
  const owners = [...modules].filter((module) => table.startsWith(`${module.replaceAll('-', '_')}_`));
  return owners.sort((a, b) => b.length - a.length)[0] ?? 'platform';
}
