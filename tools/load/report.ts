import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../dev-stack/stack.ts';

export interface Report {
  name: string;
  /** One line for the table: what was measured, what came out, and what was aimed at. */
  what: string;
  figure: string;
  aim: string;
  isReached: boolean;
  details: Record<string, unknown>;
}

const folder = join(root, 'docs/figures');
const opening = `# Figures

Reports of load, fault and benchmark runs, one row each; the JSON beside it has the details. Ratios compare two arms on
the same machine in the same run, because absolute numbers say more about the machine than about the exchange.

| Date | Commit | What | Figure | Aim |
| --- | --- | --- | --- | --- |
`;

/** Load of the machine before the load generator itself starts to work. */
export const loadAtStart = Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);

/** Prints the report; a run with the usual settings is also kept in docs/figures. */
export function report(result: Report, isKept: boolean): void {
  const date = new Date().toISOString().slice(0, 10);
  const full = {
    name: result.name,
    date,
    commit: commit(),
    what: result.what,
    figure: result.figure,
    aim: result.aim,
    isReached: result.isReached,
    machine: machine(),
    ...result.details,
  };
  process.stdout.write(`${JSON.stringify(full, null, 2)}\n\n${result.what}: ${result.figure} (aim: ${result.aim})\n`);
  if (isKept) keep(full);
  if (!result.isReached) process.exitCode = 1;
}

function keep(full: { name: string; date: string; commit: string; what: string; figure: string; aim: string }): void {
  const file = `${full.date}-${full.name}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(full, null, 2)}\n`);
  const table = join(folder, 'README.md');
  const before = existsSync(table) ? readFileSync(table, 'utf8') : opening;
  // A second run on the same day replaces the first, in the table as in its file.
  const lines = before.split('\n').filter((line) => !line.includes(`(${file})`));
  const row = `| [${full.date}](${file}) | ${full.commit} | ${full.what} | ${full.figure} | ${full.aim} |`;
  writeFileSync(table, `${lines.join('\n').trimEnd()}\n${row}\n`);
}

function machine() {
  const [cpu] = cpus();
  return { cores: cpus().length, cpu: cpu?.model.trim() ?? '', node: process.version, loadAtStart };
}

/** A plus sign says that the code was changed since that commit. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git(
    'status',
    '--porcelain',
    '--',
    'apps/server/src',
    'apps/web/server',
    'apps/web/src',
    'packages',
    'migrations',
    'tools',
  );
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '+'}`;
}
