import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Made by a build or an install, so it is not part of what a build reads. */
const made = new Set(['node_modules', 'dist', 'build', 'test', '.react-router', 'storybook-static']);

/** A hash over every file below the paths: the same input gives the same build. */
export function inputHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap((name) => filesBelow(root, name)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .filter((name) => !made.has(name))
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
