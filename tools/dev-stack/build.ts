import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inputHash } from './input-hash.ts';
import { ProcessGroup, root } from './stack.ts';

const input = ['apps/web', 'apps/console', 'packages', 'package-lock.json', 'tsconfig.base.json', 'tools/dev-stack'];
const stamp = `${root}apps/web/dist/input-hash`;

/** Builds the web client and the console, and compresses their files; what has been built of the same input is kept. */
export async function build(group: ProcessGroup): Promise<void> {
  const hash = inputHash(root, input);
  if (existsSync(`${root}apps/console/dist`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  const env = { NODE_ENV: 'production' };
  // Side by side: the console is small, and its build waits for its compiler most of the time.
  await Promise.all([
    group.run('build of web', [`${root}node_modules/@react-router/dev/bin.cjs`, 'build', '--logLevel', 'warn'], {
      env,
      cwd: `${root}apps/web`,
    }),
    group.run('build of console', [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
      env,
      cwd: `${root}apps/console`,
    }),
  ]);
  await group.run('compression', ['tools/dev-stack/compress.ts', 'apps/web/dist/client']);
  writeFileSync(stamp, hash);
}

if (import.meta.main) await build(new ProcessGroup());
