import { pause } from '../../apps/server/src/platform/clock.ts';
import type { Begun, Fault } from './faults/fault.ts';
import type { Installation } from './installation.ts';
import { everyAlert, shortenedFor } from './prometheus-files.ts';
import type { Receipt } from './receipts.ts';

export interface Trial {
  alert: string;
  severity: string;
  fault: string;
  /** Of the rule, and as it was here. */
  for: string;
  forSeconds: number;
  /** From the fault to its receipt, without the time that the rule waits by itself; null where nothing came. */
  seconds: number | null;
  /** Why it could not be broken. */
  problem?: string;
  /** Told before its fault began, so there is nothing to measure. */
  wasToldBefore?: true;
  /** What came meanwhile although this one explains it. */
  notKeptBack?: string[];
}

/** Longer than the aim, so that what is late is told from what is silent. */
const patienceMs = 210_000;
const lookEveryMs = 250;

/** Each fault at the same time; it is cured when all of them were told, or will not be. */
export async function tryTogether(site: Installation, faults: readonly Fault[], divisor: number): Promise<Trial[]> {
  const cures: Array<() => unknown> = [];
  try {
    return await Promise.all(faults.map((fault) => tryOne(site, fault, divisor, cures)));
  } finally {
    for (const cure of cures.reverse()) await cured(cure);
  }
}

async function tryOne(site: Installation, fault: Fault, divisor: number, cures: Array<() => unknown>): Promise<Trial> {
  const { alert, severity, what, explains = [] } = fault;
  const rule = everyAlert().find((one) => one.alert === alert && one.labels.severity === severity);
  if (!rule) throw new Error(`there is no alert ${alert} with the severity ${severity}`);
  const forSeconds = shortenedFor(rule.for, divisor);
  const isIt = (receipt: Receipt) => isOf(fault, receipt);
  const isTold = isStillTold(site.receiver.receipts.filter(isIt));
  const startedMs = Date.now();
  const trial = { alert, severity, fault: what, for: rule.for ?? '0s', forSeconds };
  const begun = await beginOf(fault, site);
  if (typeof begun === 'string') return { ...trial, seconds: null, problem: begun };
  cures.push(begun.cure);
  const beganMs = begun.sinceMs ?? Date.now();
  say(`${alert} ${severity}: ${what}`);
  const found = await receiptAfter(site, isIt, startedMs, beganMs + forSeconds * 1_000 + patienceMs);
  const seconds = found ? Math.round((found.atMs - beganMs) / 100) / 10 - forSeconds : null;
  say(`${alert} ${severity}: ${seconds === null ? 'NOTHING CAME' : `told after ${seconds.toFixed(1)} s`}`);
  const unexpected = site.receiver.receipts.filter(
    ({ atMs, status, labels }) =>
      atMs >= startedMs && status === 'firing' && explains.includes(labels.alertname ?? '') && isSameJob(fault, labels),
  );
  return {
    ...trial,
    seconds: seconds === null ? null : Math.round(seconds * 10) / 10,
    ...(isTold && seconds === null ? { wasToldBefore: true as const } : {}),
    ...(explains.length > 0 ? { notKeptBack: [...new Set(unexpected.map(({ labels }) => labels.alertname ?? ''))] } : {}),
  };
}

/** What stays broken is no reason to leave the rest broken. */
async function cured(cure: () => unknown): Promise<void> {
  try {
    await cure();
  } catch (error) {
    say(`not cured: ${String(error)}`);
  }
}

/** What could not be broken is no reason to leave the others untried. */
async function beginOf(fault: Fault, site: Installation): Promise<Begun | string> {
  try {
    return await fault.begin(site);
  } catch (error) {
    say(`${fault.alert} ${fault.severity}: CANNOT BE TRIED: ${String(error)}`);
    return String(error);
  }
}

/** Critical ones reach the phone, the others the mailbox. */
function isOf({ alert, severity, labels = {} }: Fault, receipt: Receipt): boolean {
  const isWanted = Object.entries({ alertname: alert, severity, ...labels }).every(([name, value]) => receipt.labels[name] === value);
  return isWanted && receipt.receiver === (severity === 'critical' ? 'telegram' : 'mail');
}

function isSameJob({ labels = {} }: Fault, found: Receipt['labels']): boolean {
  return labels.job === undefined || found.job === undefined || labels.job === found.job;
}

function isStillTold(receipts: readonly Receipt[]): boolean {
  return receipts.at(-1)?.status === 'firing';
}

async function receiptAfter({ receiver }: Installation, isIt: (receipt: Receipt) => boolean, sinceMs: number, untilMs: number) {
  for (;;) {
    const found = receiver.receipts.find((receipt) => receipt.atMs >= sinceMs && receipt.status === 'firing' && isIt(receipt));
    if (found || Date.now() > untilMs) return found;
    await pause(lookEveryMs);
  }
}

export function say(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}
