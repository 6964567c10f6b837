import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const everyMs = 1_000;

const kinds: ReadonlyArray<readonly [kind: string, command: RegExp]> = [
  ['Chromium, renderer', /chromium.*--type=renderer/],
  ['Chromium, other', /chromium|headless_shell/],
  ['PostgreSQL', /postgres/],
  ['Redis and NATS', /redis-server|nats-server/],
  ['server roles', /apps\/server\/src\/main\.ts/],
  ['server-side rendering', /apps\/web\/server\/main\.ts/],
  ['browser test workers', /playwright\/lib\/(?:worker|common|entry)/],
  ['browser test runner, proxy, mail catcher', /playwright/],
  ['unit and integration tests', /vitest/],
  ['static checks and builds', /biome|oxlint|tsc|tsgo|depcruise|knip|vite|react-router|storybook|compress/],
];

interface Seen {
  kind: string;
  seconds: number;
}

/**
 * Processor seconds by kind of process, of this process and whatever it started. Asked once a second: what a short-lived process
 * used after the last look is not in it.
 */
export function watchProcessorTime(): { stop(): Array<[kind: string, seconds: number]> } {
  const seen = new Map<string, Seen>();
  const timer = setInterval(() => look(seen), everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      look(seen);
      const sums = new Map<string, number>();
      for (const { kind, seconds } of seen.values()) sums.set(kind, (sums.get(kind) ?? 0) + seconds);
      return [...sums].sort(([, a], [, b]) => b - a);
    },
  };
}

function look(seen: Map<string, Seen>): void {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = readProcess(Number(name));
        return found ? [[Number(name), found] as const] : [];
      }),
  );
  for (const [pid, { parent, startedAt, ticks }] of processes) {
    if (!isOurs(pid, parent, processes)) continue;
    const key = `${pid} ${startedAt}`;
    const known = seen.get(key);
    // A process becomes another command after its start; its last name counts.
    const kind = known && known.kind !== 'other' ? known.kind : kindOf(pid);
    seen.set(key, { kind, seconds: ticks / ticksPerSecond });
  }
}

interface ProcessTimes {
  parent: number;
  startedAt: string;
  ticks: number;
}

function readProcess(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), startedAt: fields[19] ?? '', ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It ended between the list and the look.
    return undefined;
  }
}

function isOurs(pid: number, parent: number, processes: ReadonlyMap<number, ProcessTimes>): boolean {
  if (pid === process.pid) return true;
  for (let current = parent; current > 1; current = processes.get(current)?.parent ?? 0) if (current === process.pid) return true;
  return false;
}

function kindOf(pid: number): string {
  if (pid === process.pid) return 'CI itself';
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return kinds.find(([, pattern]) => pattern.test(command))?.[0] ?? 'other';
  } catch {
    return 'other';
  }
}
