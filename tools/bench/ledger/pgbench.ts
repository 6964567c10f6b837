import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../dev-stack/stack.ts';
import { connections } from './wrk.ts';

interface PgbenchOptions {
  url: string;
  folder: string;
  /** Owners of coins, by their ids. */
  first: number;
  last: number;
  seconds: number;
  /** A pace with random gaps; as fast as it goes when there is none. */
  perSecond?: number;
}

/** Runs the bare transaction and answers its pace and, where one was asked for, the time of each from when it was due. */
export async function runPgbench(options: PgbenchOptions): Promise<{ perSecond: number; tookMs: number[] }> {
  const logs = mkdtempSync(join(options.folder, 'pgbench-'));
  try {
    const { stdout } = await promisify(execFile)('pgbench', argsOf(options, join(logs, 'log')), { cwd: root });
    const [, perSecond] = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout) ?? [];
    if (perSecond === undefined || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
    return { perSecond: Number(perSecond), tookMs: readdirSync(logs).flatMap((file) => timesOf(join(logs, file))) };
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

function argsOf({ url, first, last, seconds, perSecond }: PgbenchOptions, logPrefix: string): string[] {
  const paced = perSecond === undefined ? [] : ['-R', String(perSecond), '--log', `--log-prefix=${logPrefix}`];
  const who = ['-D', `first=${first}`, '-D', `last=${last}`];
  return [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
    ...who,
    ...paced,
    '-f',
    'tools/bench/ledger/bare-transfer.sql',
    url,
  ];
}

/** The third field of a line is the time in microseconds; with a pace it counts from the moment that was planned. */
function timesOf(file: string): number[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => Number(line.split(' ')[2]) / 1_000);
}
