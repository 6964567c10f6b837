import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev-stack/stack.ts';

/** The commit at which the nightly run last passed as a whole. */
export const nightlyReport = 'docs/figures/nightly.json';

/** What changed since the last nightly run, or since PB_CI_BASE; undefined when that is not known. */
export function changedFiles(): { base: string; paths: string[] } | undefined {
  const base = process.env.PB_CI_BASE ?? lastNightly();
  if (base === undefined || !isAncestor(base)) return undefined;
  const listed = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base, paths: [...listed.split('\n'), ...added.split('\n')].filter(Boolean) };
}

function lastNightly(): string | undefined {
  const path = join(root, nightlyReport);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { commit: string }).commit : undefined;
}

function isAncestor(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
