import { pause } from '../../apps/server/src/platform/clock.ts';
import type { Installation } from './installation.ts';
import { say } from './trials.ts';

/** How long the service outside may go without hearing anything before it calls; runbooks/watchdog.md says the same. */
export const patienceSeconds = 300;
const everySeconds = 60;

export interface DeadMan {
  what: string;
  /** From the stop to the last sign of life. */
  lastSeconds: number;
  /** After it started again. */
  backSeconds: number;
}

/** Whether the sign of life stays away while one of the two that make it is stopped, and comes back. */
export async function tryDeadMan(site: Installation, name: 'prometheus' | 'alertmanager'): Promise<DeadMan> {
  const { watch } = site;
  await nextSign(site, Date.now());
  const stoppedMs = Date.now();
  await watch[name].stop();
  say(`${name} is stopped`);
  const last = await lastSign(site, stoppedMs);
  await watch[name].start();
  const startedMs = Date.now();
  const back = await nextSign(site, startedMs);
  const seconds = (ms: number) => Math.round(ms / 1_000);
  return { what: `${name} is stopped`, lastSeconds: seconds(Math.max(0, last - stoppedMs)), backSeconds: seconds(back - startedMs) };
}

function signs({ receiver }: Installation): number[] {
  return receiver.receipts.filter(({ receiver: name, status }) => name === 'watchdog' && status === 'firing').map(({ atMs }) => atMs);
}

/** The last one before two were missing; without an end it is the latest that was waited for. */
async function lastSign(site: Installation, sinceMs: number): Promise<number> {
  for (;;) {
    const last = signs(site).at(-1) ?? sinceMs;
    if (Date.now() - Math.max(last, sinceMs) > 2.5 * everySeconds * 1_000 || Date.now() - sinceMs > 2 * patienceSeconds * 1_000)
      return last;
    await pause(1_000);
  }
}

async function nextSign(site: Installation, sinceMs: number): Promise<number> {
  while (Date.now() - sinceMs < patienceSeconds * 1_000) {
    const found = signs(site).find((atMs) => atMs >= sinceMs);
    if (found) return found;
    await pause(250);
  }
  return Number.POSITIVE_INFINITY;
}
