import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
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
if (facts.role === 'api') write(webFile(), facts.changes === 'read' ? queryFile() : actionFile());
addToRouter();
addToRole();
addRight();
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

function webFile(): string {
  return `apps/web/src/features/${group}/${area}/${name}.${facts.changes === 'read' ? 'query' : 'action'}.ts`;
}

function queryFile(): string {
  return `import { ${symbol} } from '@peerbourse/contract/${contract}';
import { queryOf } from '#api/query.ts';

export const ${symbol}Query = queryOf(${symbol}, {}, { staleMs: 60_000 });
`;
}

function actionFile(): string {
  return `import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { ${symbol} as call } from '@peerbourse/contract/${contract}';
import { browserCall } from '#api/browser-client.ts';

export function ${symbol}(input: CallInput<typeof call>): Promise<CallOutput<typeof call>> {
  return browserCall(call, input);
}
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
    const users = facts.role === 'admin' ? Array(9).fill('none') : [facts.auth === 'guest' ? 'yes' : 'login', ...Array(8).fill('yes')];
    return `${text.trimEnd()}\n${[facts.role, facts.path, ...users, ...Array(6).fill(facts.role === 'admin' ? 'yes' : 'none')].join('\t')}\n`;
  });
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
