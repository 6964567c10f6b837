import { pause } from '../../apps/server/src/platform/clock.ts';
import type { Ask } from './asks.ts';

export interface DriveOptions {
  perSecond: number;
  count: number;
  next: () => Ask;
  /** The gaps are random, as between people who know nothing of each other; otherwise all are the same. */
  isRandom?: boolean;
  /** How often the pace is looked at: a request may be so much late before it is sent. */
  tickMs?: number;
}

export interface DriveResult {
  requests: number;
  failed: number;
  failures: Record<string, number>;
  /** Good answers in which something was left out because it came too late. */
  incomplete: number;
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

/**
 * Sends at a fixed pace, whether or not answers come back in time. A request's time counts from the moment when it was
 * due, so that a stall is felt by everybody whom it kept waiting.
 */
export async function drive({ perSecond, count, next, isRandom = false, tickMs = 5 }: DriveOptions): Promise<DriveResult> {
  const tally: Tally = { tookMs: [], failures: new Map(), incomplete: 0 };
  const waiting: Promise<void>[] = [];
  const started = performance.now();
  let dueAt = started;
  while (waiting.length < count) {
    while (waiting.length < count && dueAt <= performance.now()) {
      waiting.push(sendOne(next(), dueAt, tally));
      dueAt += (1_000 / perSecond) * (isRandom ? -Math.log(1 - Math.random()) : 1);
    }
    await pause(tickMs);
  }
  await Promise.all(waiting);
  const seconds = (performance.now() - started) / 1_000;
  const failed = [...tally.failures.values()].reduce((sum, n) => sum + n, 0);
  return {
    requests: count,
    failed,
    failures: Object.fromEntries(tally.failures),
    incomplete: tally.incomplete,
    seconds: round(seconds, 1),
    perSecond: round(count / seconds, 1),
    ...times(tally.tookMs),
  };
}

/** A few at a time until the code is hot: what is measured later is not how fast processes start. */
export async function warmUp(next: () => Ask, count = 1_000): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await next().send();
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

interface Tally {
  tookMs: number[];
  failures: Map<string, number>;
  incomplete: number;
}

async function sendOne(ask: Ask, dueAt: number, tally: Tally): Promise<void> {
  try {
    if ((await ask.send()) === 'incomplete') tally.incomplete += 1;
  } catch (error) {
    const why = `${ask.name}: ${error instanceof Error ? error.message : String(error)}`;
    tally.failures.set(why, (tally.failures.get(why) ?? 0) + 1);
  }
  tally.tookMs.push(performance.now() - dueAt);
}

function times(tookMs: number[]) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1);
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** How many cores each process kept busy between two looks; one that restarted meanwhile is left out. */
export function cpuShares(before: Record<string, number>, after: Record<string, number>, seconds: number): Record<string, number> {
  const shares = Object.entries(after).map(([name, at]) => [name, round((at - (before[name] ?? 0)) / seconds, 2)] as const);
  return Object.fromEntries(shares.filter(([, share]) => share >= 0));
}
