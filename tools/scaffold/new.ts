import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { staffRoles } from '../../packages/contract/src/call.ts';
import { readTable, root } from '../spec/table.ts';

/**
 * `npm run -s new -- call AREA[/FOLDER] NAME [--role admin] [--write]`: the files of a new call, with a test that fails.
 * The group of an area is known by its folder; a new area needs `--group`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string', default: 'api' }, write: { type: 'boolean', default: false }, group: { type: 'string' } },
});
const [kind, place = '', name = ''] = positionals;
const [area = '', folder] = place.split('/');
const group = values.group ?? groupOf(area);
if (kind !== 'call' || group === undefined || ![area, folder ?? area, name].every((word) => /^[a-z][a-z0-9-]*$/.test(word))) {
  process.stderr.write(
    'use: npm run -s new -- call AREA[/FOLDER] NAME [--role admin] [--write] [--group core|identity|money|p2p|markets|products]\n',
  );
  process.exit(1);
}

const known = readTable('docs/spec/calls.tsv').find((row) => row.area === area && row.name === name);
const facts = {
  path: known?.path ?? (values.role === 'admin' ? `/v1/admin/${area}/${name}` : `/v1/x/${area}/${name}`),
  role: known?.role ?? values.role,
  auth: known?.auth ?? (values.role === 'admin' ? 'staff' : 'guest'),
  changes: known?.changes ?? (values.write ? 'write' : 'read'),
  isIdempotent: known ? known.idempotent === 'yes' : values.write,
  sealed: known?.sealed && known.sealed !== '-' ? known.sealed.split(',') : [],
  summary: known?.meaning ?? 'TODO: what this call is for',
};
const symbol = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const routerFile = facts.role === 'admin' ? 'admin' : 'http';
const module = `apps/server/src/modules/${group}/${area}`;
const inFolder = folder === undefined ? name : `${folder}/${name}`;
const contract = `${group}/${area}/${inFolder}`;
const written: string[] = [];

write(`packages/contract/src/${contract}.ts`, contractFile());
write(`${module}/${inFolder}.ts`, verbFile());
write(`apps/server/test/${group}/${area}-${name}.test.ts`, testFile());
if (facts.changes === 'read') write(queryPath(), facts.role === 'api' ? queryFile() : consoleQueryFile());
addToRouter();
addToRole();
addRight();
addStaffCall();
format();
process.stdout.write(
  `${written.map((path) => `  ${path}`).join('\n')}\n\nEdit by hand: the contract file, the verb, its test, and the screen that uses it.\n`,
);

function groupOf(known: string): string | undefined {
  return readdirSync(join(root, 'apps/server/src/modules')).find((candidate) =>
    existsSync(join(root, 'apps/server/src/modules', candidate, known)),
  );
}

function contractFile(): string {
  return `import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const ${symbol} = defineCall({
  area: '${area}',
  name: '${name}',
  path: '${facts.path}',
  summary: ${inQuotes(facts.summary)},
  role: '${facts.role}',
  auth: '${facts.auth}',${group === 'p2p' && facts.auth !== 'guest' && facts.auth !== 'staff' ? "\n  requires: ['not-copper']," : ''}
  changes: '${facts.changes}',${facts.isIdempotent ? '\n  idempotent: true,' : ''}${facts.sealed.length > 0 ? `\n  sealed: [${facts.sealed.map((field) => `'${field}'`).join(', ')}],` : ''}
  input: empty,
  output: z.object({}),
  refusals: [],
});
`;
}

function inQuotes(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}

function verbFile(): string {
  return `import type { ${symbol} as call } from '@peerbourse/contract/${contract}';
import type { Handler } from '#platform/http/serve.ts';

export const ${symbol}: Handler<typeof call> = async () => ({});
`;
}

function testFile(): string {
  return `import { expect, it } from 'vitest';

it('${area}/${name} does what its summary says', () => {
  expect.fail('write the test of ${facts.path}');
});
`;
}

/** Screens ask through a query; what changes something they do with `useCallMutation`, which needs no file. */
function queryPath(): string {
  return facts.role === 'api'
    ? `apps/web/src/queries/${area}/${name}.query.ts`
    : `apps/console/src/features/${group}/${area}/${name}.query.ts`;
}

function queryFile(): string {
  return `import { ${symbol} } from '@peerbourse/contract/${contract}';
import { queryOf } from '#base/api/query.ts';

export const ${symbol}Query = queryOf(${symbol}, {}, { staleMs: 60_000 });
`;
}

function consoleQueryFile(): string {
  return `import { ${symbol} } from '@peerbourse/contract/${contract}';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const ${symbol}Query = queryOptions({
  queryKey: ['${area}/${name}'],
  queryFn: ({ signal }) => call(${symbol}, {}, { signal }),
});
`;
}

function addToRouter(): void {
  const path = `${module}/${routerFile}.ts`;
  const imports = `import { ${symbol} as ${symbol}Call } from '@peerbourse/contract/${contract}';\n`;
  const verb = `import { ${symbol} } from './${inFolder}.ts';\n`;
  if (!existsSync(join(root, path))) {
    write(
      path,
      `${imports}import { route } from '#platform/http/serve.ts';\n${verb}\nexport const routes = [route(${symbol}Call, ${symbol})];\n`,
    );
    return;
  }
  edit(path, (text) =>
    text
      .replace(/(import \{ route \})/, `${imports}$1`)
      .replace(/\n\nexport const routes = \[/, `\n${verb}\nexport const routes = [`)
      .replace(/,?\s*\];\s*$/, `, route(${symbol}Call, ${symbol})];\n`),
  );
}

function addToRole(): void {
  const line = `() => import('#modules/${group}/${area}/${routerFile}.ts'),`;
  edit(`apps/server/src/roles/${facts.role}.ts`, (text) =>
    text.includes(line) ? text : text.replace(/(\n\s*routers: \[)/, `$1\n        ${line}`),
  );
}

/** Who may make the call is decided by a person; until then the row says what the auth of the call implies. */
function addRight(): void {
  edit('docs/spec/rights.tsv', (text) => {
    if (text.includes(`\t${facts.path}\t`)) return text;
    const columns =
      text
        .split('\n')
        .find((line) => line.startsWith('role\t'))
        ?.split('\t')
        .slice(2) ?? [];
    return `${text.trimEnd()}\n${[facts.role, facts.path, ...columns.map(rightOf)].join('\t')}\n`;
  });
}

/** So does how many members of staff it takes: one, until somebody says otherwise. */
function addStaffCall(): void {
  if (facts.role !== 'admin') return;
  edit('docs/spec/staff-calls.tsv', (text) =>
    text.includes(`${facts.path}\t`) ? text : `${text.trimEnd()}\n${[facts.path, 'one', 'masked'].join('\t')}\n`,
  );
}

function rightOf(column: string): string {
  if (column === 'scope') return 'closed';
  const isStaff = (staffRoles as readonly string[]).includes(column);
  if (isStaff !== (facts.role === 'admin')) return 'none';
  return column === 'guest' && facts.auth !== 'guest' ? 'login' : 'yes';
}

/** Lines that were put in stand in order, as everywhere. */
function format(): void {
  const files = written.map((path) => path.replace(' (one line)', '')).filter((path) => path.endsWith('.ts'));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
}

function write(path: string, content: string): void {
  const full = join(root, path);
  if (existsSync(full)) throw new Error(`${path} is already there`);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
  written.push(path);
}

function edit(path: string, change: (text: string) => string): void {
  const full = join(root, path);
  writeFileSync(full, change(readFileSync(full, 'utf8')));
  written.push(`${path} (one line)`);
}
