import { readFileSync } from 'node:fs';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { round } from '../load/drive.ts';

/** One side of a comparison. Both sides get the same time, the same cores and the same client. */
export interface Arm {
  /** What has to be so before it works; not measured. */
  prepare?(): Promise<void>;
  /** Works for so long and answers how many operations were done. */
  run(seconds: number): Promise<number>;
  /** Processor seconds of the measured process so far. */
  cpuSeconds(): number;
}

export interface CompareOptions {
  ours: Arm;
  bare: Arm;
  pairs: number;
  seconds: number;
  warmUpSeconds: number;
  /** Processor seconds of everything that belongs to this run, to tell it from the neighbours. */
  ownCpuSeconds: () => Promise<number>;
}

interface Sample {
  perSecond: number;
  cpuMicros: number;
  othersCores: number;
}

interface Pair {
  ours: Sample;
  bare: Sample;
  ratio: number;
  cpuRatio: number;
}

export type Comparison = Awaited<ReturnType<typeof compare>>;

const neighboursAllowed = 0.3;
const restMs = 250;

/**
 * Ours and bare in the order A B B A A B ..., so that a drift of the machine hits both alike. A pair during which
 * neighbours took more than their share is measured again, a bounded number of times.
 */
export async function compare(options: CompareOptions) {
  const kept: Pair[] = [];
  const noisy: Pair[] = [];
  while (kept.length < options.pairs && kept.length + noisy.length < 3 * options.pairs) {
    const pair = await measurePair(options, (kept.length + noisy.length) % 2 === 0);
    const isQuiet = Math.max(pair.ours.othersCores, pair.bare.othersCores) <= neighboursAllowed;
    (isQuiet ? kept : noisy).push(pair);
    process.stderr.write(
      `${isQuiet ? 'pair' : 'noisy pair'}: ours ${pair.ours.perSecond}/s, bare ${pair.bare.perSecond}/s, ratio ${pair.ratio}\n`,
    );
  }
  // Too few quiet ones: better the least noisy than none, and the report says how many.
  const filled = noisy.toSorted((a, b) => noiseOf(a) - noiseOf(b)).slice(0, options.pairs - kept.length);
  const pairs = [...kept, ...filled];
  return {
    ratio: spread(pairs.map(({ ratio }) => ratio)),
    cpuRatio: spread(pairs.map(({ cpuRatio }) => cpuRatio)),
    oursPerSecond: spread(pairs.map(({ ours }) => ours.perSecond)),
    barePerSecond: spread(pairs.map(({ bare }) => bare.perSecond)),
    oursCpuMicros: spread(pairs.map(({ ours }) => ours.cpuMicros)),
    bareCpuMicros: spread(pairs.map(({ bare }) => bare.cpuMicros)),
    othersCores: spread(pairs.map(noiseOf)),
    pairs: pairs.length,
    noisyPairsUsed: filled.length,
    noisyPairsDropped: noisy.length - filled.length,
    secondsPerArm: options.seconds,
  };
}

async function measurePair(options: CompareOptions, oursFirst: boolean): Promise<Pair> {
  const first = await measure(options, oursFirst ? options.ours : options.bare);
  const second = await measure(options, oursFirst ? options.bare : options.ours);
  const [ours, bare] = oursFirst ? [first, second] : [second, first];
  return { ours, bare, ratio: round(ours.perSecond / bare.perSecond, 3), cpuRatio: round(bare.cpuMicros / ours.cpuMicros, 3) };
}

async function measure({ seconds, warmUpSeconds, ownCpuSeconds }: CompareOptions, arm: Arm): Promise<Sample> {
  await arm.prepare?.();
  await arm.run(warmUpSeconds);
  const before = { busy: busySeconds(), own: await ownCpuSeconds(), cpu: arm.cpuSeconds(), at: performance.now() };
  const done = await arm.run(seconds);
  const tookSeconds = (performance.now() - before.at) / 1_000;
  const cpu = arm.cpuSeconds() - before.cpu;
  const others = busySeconds() - before.busy - ((await ownCpuSeconds()) - before.own);
  await pause(restMs);
  return {
    perSecond: round(done / tookSeconds, 1),
    cpuMicros: round((cpu / done) * 1_000_000, 3),
    othersCores: round(Math.max(0, others) / tookSeconds, 2),
  };
}

function noiseOf({ ours, bare }: Pair): number {
  return Math.max(ours.othersCores, bare.othersCores);
}

export function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
  return { median: round(median, 3), least: sorted[0] as number, most: sorted.at(-1) as number };
}

/** Processor seconds that the whole machine was busy, time stolen by its host included. */
function busySeconds(): number {
  const fields = (readFileSync('/proc/stat', 'utf8').split('\n')[0] as string).trim().split(/\s+/).slice(1).map(Number);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields;
  return (user + nice + system + irq + softirq + steal) / 100;
}
