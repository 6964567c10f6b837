import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../spec/table.ts';

const apps = ['web', 'console'] as const;
export type App = (typeof apps)[number];

/** A copy of the tree that is thrown away, in which bugs are put and tests run. */
export class TrialTree {
  readonly path = mkdtempSync(join(tmpdir(), 'ui-bug-'));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of listed.split('\0')) {
      if (file === '' || !existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(this.path, file)), { recursive: true });
      cpSync(join(root, file), join(this.path, file));
    }
    for (const folder of ['.', ...workspaces()]) this.#linkModules(folder);
  }

  apply(patch: string): void {
    execFileSync('git', ['apply', '-C1', patch], { cwd: this.path, stdio: 'pipe' });
  }

  revert(patch: string): void {
    execFileSync('git', ['apply', '-C1', '--reverse', patch], { cwd: this.path, stdio: 'pipe' });
  }

  /** Builds both apps without a bug; what is built later goes back to them. */
  buildClean(): void {
    for (const app of apps) {
      this.#buildApp(app);
      cpSync(this.#dist(app), `${this.#dist(app)}-clean`, { recursive: true });
    }
  }

  /** The app with what its sources have become, the other one as it was without bugs. */
  buildOne(app: App): void {
    this.restore();
    this.#buildApp(app);
  }

  restore(): void {
    for (const app of apps) {
      rmSync(this.#dist(app), { recursive: true });
      cpSync(`${this.#dist(app)}-clean`, this.#dist(app), { recursive: true });
    }
  }

  /** Compression is left out: it takes as long as the build, and nobody sees it. */
  #buildApp(app: App): void {
    const script = app === 'web' ? '@react-router/dev/bin.cjs' : 'vite/bin/vite.js';
    execFileSync(process.execPath, [join(this.path, 'node_modules', script), 'build', '--logLevel', 'error'], {
      cwd: join(this.path, 'apps', app),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  }

  #dist(app: App): string {
    return join(this.path, 'apps', app, 'dist');
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }

  /** What is installed is shared, but packages of this repository must be those of the copy. */
  #linkModules(folder: string): void {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) return;
    const linked = join(this.path, folder, 'node_modules');
    mkdirSync(linked);
    for (const name of readdirSync(installed)) {
      if (name === '@peerbourse') cpSync(join(installed, name), join(linked, name), { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(installed, name), join(linked, name));
    }
  }
}

function workspaces(): string[] {
  return ['apps', 'packages'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
}
