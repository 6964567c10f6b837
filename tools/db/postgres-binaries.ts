import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const versionsDir = '/usr/lib/postgresql';

/** Where Debian and the official image keep the programs of the newest PostgreSQL that is installed. */
export function binaries(): string {
  const versions = existsSync(versionsDir) ? readdirSync(versionsDir).map(Number).filter(Number.isInteger) : [];
  const newest = Math.max(...versions);
  if (!Number.isFinite(newest)) throw new Error(`there is no PostgreSQL server under ${versionsDir}`);
  return join(versionsDir, String(newest), 'bin');
}

/** PostgreSQL refuses to run as root: then it is the user that its package made, who gets the folder. */
export function asUnprivileged(folder: string, command: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return [...command];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [user, group] = [idOf('-u'), idOf('-g')];
  chownSync(folder, user, group);
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', ...command];
}
