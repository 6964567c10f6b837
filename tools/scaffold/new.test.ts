import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceFiles } from '../spec/source-files.ts';
import { root } from '../spec/table.ts';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pb-scaffold-'));
  for (const { path } of sourceFiles(/^(?:apps\/server|packages|tools|docs\/spec)\/|^[^/]+\.json$/)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkModules();
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Everything installed, but the workspaces of the copy itself. */
function linkModules(): void {
  mkdirSync(join(copy, 'node_modules/@peerbourse'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@peerbourse')) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@peerbourse', name));
  // What two workspaces use and the root does not is installed in each of them.
  const own = join(root, 'apps/server/node_modules');
  if (existsSync(own)) symlinkSync(own, join(copy, 'apps/server/node_modules'));
}

function run(file: string, ...args: string[]): string {
  return execFileSync(file, args, { cwd: copy, encoding: 'utf8' });
}

it('writes a call of the specification that compiles, with a test that fails until it is written', () => {
  run('git', 'init', '-q');
  const printed = run(process.execPath, 'tools/scaffold/new.ts', 'call', 'contracts', 'open-contract-account', '--group', 'markets');
  expect(printed).toContain('packages/contract/src/markets/contracts/open-contract-account.ts');
  expect(readFileSync(join(copy, 'packages/contract/src/markets/contracts/open-contract-account.ts'), 'utf8')).toContain(
    "path: '/v1/if/base/openContract'",
  );
  expect(readFileSync(join(copy, 'packages/contract/src/markets/contracts/open-contract-account.ts'), 'utf8')).toContain(
    'idempotent: true',
  );
  expect(readFileSync(join(copy, 'apps/server/src/modules/markets/contracts/http.ts'), 'utf8')).toContain(
    'route(openContractAccountCall, openContractAccount)',
  );
  expect(readFileSync(join(copy, 'apps/server/src/roles/api.ts'), 'utf8')).toContain("import('#modules/markets/contracts/http.ts')");
  expect(readFileSync(join(copy, 'apps/server/test/markets/contracts-open-contract-account.test.ts'), 'utf8')).toContain('expect.fail(');
});

it('writes a call of our own for the operators into a router that exists', () => {
  run(process.execPath, 'tools/scaffold/new.ts', 'call', 'rates', 'hide-pair', '--role', 'admin', '--write');
  const contract = readFileSync(join(copy, 'packages/contract/src/core/rates/hide-pair.ts'), 'utf8');
  expect(contract).toContain("path: '/v1/admin/rates/hide-pair'");
  expect(contract).toContain('idempotent: true');
  expect(readFileSync(join(copy, 'apps/server/src/modules/core/rates/admin.ts'), 'utf8')).toContain('route(hidePairCall, hidePair)');
  const rights = readFileSync(join(copy, 'docs/spec/rights.tsv'), 'utf8').split('\n');
  const cells = (start: string) => rights.find((line) => line.startsWith(start))?.split('\t') ?? [];
  const row = cells('admin\t/v1/admin/rates/hide-pair\t');
  expect(row).toHaveLength(cells('role\t').length);
  expect([row[2], row.at(-2), row.at(-1)]).toEqual(['none', 'yes', 'closed']);
  expect(readFileSync(join(copy, 'docs/spec/staff-calls.tsv'), 'utf8')).toContain('/v1/admin/rates/hide-pair\tone\tmasked\n');
});

it('leaves a tree whose types are right, and never writes over a file', () => {
  expect(run(join(root, 'node_modules/.bin/tsc'), '-b', 'apps/server')).toBe('');
  expect(() => run(process.execPath, 'tools/scaffold/new.ts', 'call', 'rates', 'hide-pair')).toThrow();
}, 60_000);
