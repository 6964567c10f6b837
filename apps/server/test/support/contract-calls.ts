import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Call } from '@peerbourse/contract/call';

const root = join(import.meta.dirname, '../../../..');
const contractDir = join(root, 'packages/contract/src');
const modulesDir = join(root, 'apps/server/src/modules');

export interface ContractCall {
  area: string;
  name: string;
  call: Call;
}

/** Every call of the contract, found by reading its folders, so that a new one is tested on arrival. */
export async function contractCalls(): Promise<ContractCall[]> {
  const found: ContractCall[] = [];
  for (const { area, name, path } of sourceFiles(contractDir)) {
    const exported = Object.values((await import(path)) as Record<string, unknown>);
    found.push(...exported.filter(isCall).map((call) => ({ area, name, call })));
  }
  return found;
}

export interface ModuleRoute {
  area: string;
  role: 'http' | 'admin';
  call: Call;
}

/** Every route of every module, whether or not a role serves it. */
export async function moduleRoutes(): Promise<ModuleRoute[]> {
  const found: ModuleRoute[] = [];
  for (const { area, name, path } of sourceFiles(modulesDir)) {
    if (name !== 'http' && name !== 'admin') continue;
    const { routes } = (await import(path)) as { routes: ReadonlyArray<readonly [Call, unknown]> };
    found.push(...routes.map(([call]) => ({ area, role: name, call }) as const));
  }
  return found;
}

/** A table of docs/spec, each row by its column names; lines that begin with # are for people. */
export function specTable(file: string): Array<Record<string, string>> {
  const lines = readFileSync(join(root, 'docs/spec', file), 'utf8').split('\n');
  const [head = '', ...rows] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const names = head.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [names[i] ?? '', cell])));
}

/** The files of every area of every group, in its inner folders too. */
function sourceFiles(dir: string): Array<{ area: string; name: string; path: string }> {
  return foldersIn(dir)
    .flatMap(foldersIn)
    .flatMap((area) =>
      readdirSync(area, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => ({ area: basename(area), name: basename(file, '.ts'), path: join(area, file) })),
    );
}

function foldersIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(dir, name));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'call';
}
