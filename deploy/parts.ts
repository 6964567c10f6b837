import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `node deploy/parts.ts @peerbourse/server`: every package of npm in an image, as CycloneDX. `npm sbom --omit=dev` leaves out what an image
 * needs as soon as the tools of the repository use it too, so it is asked about a copy of the manifests in which nobody has tools.
 */
interface Manifest {
  workspaces?: string[];
  devDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Manifest & { link?: boolean }>;
}

const root = join(import.meta.dirname, '..');
const [workspace = ''] = process.argv.slice(2);
const place = mkdtempSync(join(tmpdir(), 'pb-parts-'));
try {
  const lock = read<Lock>('package-lock.json');
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules')) continue;
    write(join(path, 'package.json'), withoutTools(read<Manifest>(join(path, 'package.json'))));
    lock.packages[path] = withoutTools(entry);
  }
  write('package-lock.json', lock);
  const asked = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', `--workspace=${workspace}`];
  process.stdout.write(execFileSync('npm', asked, { cwd: place, stdio: ['ignore', 'pipe', 'inherit'] }));
} finally {
  rmSync(place, { recursive: true, force: true });
}

function withoutTools<Some extends Manifest>({ devDependencies: _tools, ...rest }: Some): Omit<Some, 'devDependencies'> {
  return rest;
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;
}

function write(path: string, content: object): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), JSON.stringify(content));
}
