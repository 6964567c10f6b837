import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';

/**
 * Writes the package as it is published to `dist`: one file of JavaScript with what it needs of the contract and the rules, and their
 * types beside it. Run `tsc -b packages/client` first, which makes the types.
 */
const here = import.meta.dirname;
const out = join(here, 'dist');
rmSync(out, { recursive: true, force: true });
await build({
  configFile: false,
  root: here,
  logLevel: 'warn',
  build: { outDir: out, target: 'es2022', minify: false, lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' } },
});
copyTypes(join(here, 'build/types/src/index.d.ts'), new Set());
for (const name of ['README.md', '../../LICENSE', '../../NOTICE']) cpSync(join(here, name), join(out, name.replace('../../', '')));
const { name, version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { name: string; version: string };
const manifest = {
  name,
  version,
  description: 'Client of a Peerbourse exchange: every call with its types, signatures, sealed fields, live socket and webhooks',
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './types/client/src/index.d.ts', default: './index.js' } },
  engines: { node: '>=20' },
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Copies a file of types and whatever it speaks of; packages of ours become folders beside each other. */
function copyTypes(file: string, done: Set<string>): void {
  if (done.has(file)) return;
  done.add(file);
  const place = placeOf(file);
  const text = readFileSync(file, 'utf8').replaceAll(/(from ')([^']+)(';)/g, (_, before: string, source: string, after: string) => {
    const target = typesOf(file, source);
    copyTypes(target, done);
    const path = relative(dirname(place), placeOf(target)).replace('.d.ts', '.js');
    return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
  });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text.replace(/\n?\/\/# sourceMappingURL.*/, ''));
}

function typesOf(file: string, source: string): string {
  if (source.startsWith('.')) return join(dirname(file), source.replace(/\.ts$/, '.d.ts'));
  const [, owner, path] = /^@peerbourse\/(rules|contract)\/(.+)$/.exec(source) ?? [];
  if (owner === undefined) throw new Error(`${file} speaks of ${source}, which users of the client do not have`);
  return join(here, '..', owner, 'build/types/src', `${path}.d.ts`);
}

function placeOf(file: string): string {
  return join(out, 'types', relative(join(here, '..'), file).replace('build/types/', ''));
}
