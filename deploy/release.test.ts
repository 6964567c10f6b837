import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folder } from './composition.ts';
import { isInstalled, run, withSystemPaths } from './tool.ts';

/** Docker, cosign and git are stood in for: a registry and keys are nobody's here. npm, kubectl and the files are real. */
let place: string;
const at = (...path: string[]) => join(place, ...path);
const read = (...path: string[]) => readFileSync(at(...path), 'utf8');
const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string };
const registry = 'registry.example/peerbourse';
const digest = `sha256:${'ab'.repeat(32)}`;

const standIns = {
  docker: `#!/bin/sh
echo "docker $*" >> "$PLACE"/asked
case "$1" in
  inspect) echo "\${4%:*}@${digest}" ;;
  *) test ! -e "$PLACE"/broken || ! echo "$*" | grep -q "$(cat "$PLACE"/broken)" ;;
esac
`,
  cosign: '#!/bin/sh\necho "cosign $*" >> "$PLACE"/asked\n',
  git: '#!/bin/sh\ncase "$1" in rev-parse) echo 0123abc ;; *) cat "$PLACE"/changes ;; esac\n',
};

function openPlace(): void {
  place = mkdtempSync(join(tmpdir(), 'pb-release-'));
  mkdirSync(at('bin'));
  for (const [name, script] of Object.entries(standIns)) {
    writeFileSync(at('bin', name), script);
    chmodSync(at('bin', name), 0o755);
  }
  for (const name of ['asked', 'changes', 'cosign.key']) writeFileSync(at(name), '');
  writeFileSync(at('releases.tsv'), `version\tfollows\trolls back to\tnotes\n${version}\t-\t-\t-\n`);
}
const closePlace = () => rmSync(place, { recursive: true, force: true });

function release(variables: Record<string, string> = {}): { status: number | null; says: string } {
  const env = withSystemPaths();
  const { status, stdout, stderr } = spawnSync('bash', [join(folder, 'release.sh'), registry], {
    encoding: 'utf8',
    env: { ...env, PATH: `${at('bin')}:${env.PATH ?? ''}`, PLACE: place, DEPLOY_DIR: place, COSIGN_KEY: at('cosign.key'), ...variables },
  });
  return { status, says: stdout + stderr };
}

interface Manifest {
  dependencies: Record<string, string>;
}
interface Parts {
  bomFormat: string;
  components: Array<{ purl: string; licenses?: unknown[] }>;
}
const partsOf = (image: string) => JSON.parse(read('releases', version, `${image}.cdx.json`)) as Parts;

describe('a release', () => {
  beforeAll(() => {
    openPlace();
    const { status, says } = release();
    expect(status, says).toBe(0);
  });
  afterAll(closePlace);

  it('is every image, pushed and signed by its digest', () => {
    const images = ['server', 'web', 'postgres', 'backup'].map((name) => `${registry}/peerbourse-${name}@${digest}`);
    expect(read('releases', version, 'images.txt').trim().split('\n')).toEqual(images);
    const asked = read('asked').trim().split('\n');
    for (const image of images) expect(asked).toContain(`cosign sign --yes --key ${at('cosign.key')} ${image}`);
    expect(asked.filter((line) => line.startsWith('cosign attest'))).toHaveLength(2);
    expect(asked.filter((line) => line.startsWith('docker build'))).toHaveLength(4);
    expect(asked.filter((line) => line.startsWith('docker build') && !line.includes('REVISION=0123abc'))).toEqual([]);
    expect(run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], at('releases', version)).isFine).toBe(true);
  });

  it('lists what the server and the pages need at run time, with licences, and nothing that only builds or tests', () => {
    for (const image of ['server', 'web']) {
      const { dependencies } = JSON.parse(readFileSync(join(folder, '../apps', image, 'package.json'), 'utf8')) as Manifest;
      const { bomFormat, components } = partsOf(image);
      const names = components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/(.*)@[^@]*$/, '$1')));
      expect(bomFormat).toBe('CycloneDX');
      expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
      expect(names.filter((name) => ['vitest', '@playwright/test', 'knip'].includes(name))).toEqual([]);
      expect(components.filter(({ purl, licenses }) => !licenses && !purl.startsWith('pkg:npm/%40peerbourse/'))).toEqual([]);
    }
  });

  const hasKubectl = isInstalled('kubectl');
  it.skipIf(!hasKubectl)(`gives clusters these very images${hasKubectl ? '' : ' (left out: kubectl is not installed)'}`, () => {
    cpSync(join(folder, 'kubernetes'), at('kubernetes'), { recursive: true });
    const { isFine, says } = run('kubectl', ['kustomize', at('releases', version)]);
    expect(isFine, says).toBe(true);
    const images = [...says.matchAll(/ image: (\S+)/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(4);
    expect(images.filter((image) => !/^registry\.example\/peerbourse\/peerbourse-(?:server|web)@sha256:/.test(image))).toEqual([]);
    expect(existsSync(at('releases', version, 'kustomization.yaml'))).toBe(true);
  });
});

describe('no release', () => {
  beforeEach(openPlace);
  afterEach(closePlace);

  it.each([
    ['something that is not committed', () => writeFileSync(at('changes'), ' M README.md\n'), {}, 'not committed'],
    ['no key', () => undefined, { COSIGN_KEY: '/nowhere' }, 'COSIGN_KEY'],
    ['a version without a row', () => writeFileSync(at('releases.tsv'), 'version\n'), {}, 'releases.tsv'],
    ['a version that was released', () => mkdirSync(at('releases', version), { recursive: true }), {}, 'released once'],
  ])('stops at %s before anything is built', (_what, prepare, variables, word) => {
    prepare();
    const { status, says } = release(variables);
    expect([status, says]).toEqual([1, expect.stringContaining(word)]);
    expect(read('asked')).toBe('');
  });

  it('signs nothing where an image cannot be pushed', () => {
    writeFileSync(at('broken'), 'push.*peerbourse-web');
    expect(release().status).not.toBe(0);
    expect(read('asked')).not.toContain('cosign');
  });
});
