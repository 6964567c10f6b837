import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { transferCoins } from '../../../packages/contract/src/money/assets/transfer-coins.ts';
import { root } from '../../dev-stack/stack.ts';

/** As many as pgbench has clients. */
export const connections = 32;

interface TransferOptions {
  address: string;
  /** A file with the cookies of one customer in each line. */
  cookies: string;
  origin: string;
  seconds: number;
}

/** Customers transfer coins as fast as they are answered; answers how many transfers were granted. */
export async function runTransfers({ address, cookies, origin, seconds }: TransferOptions): Promise<number> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-s',
    'tools/bench/ledger/transfers.lua',
    `${address}${transferCoins.path}`,
  ];
  const { stdout } = await promisify(execFile)('wrk', [...args, '--', cookies, origin], { cwd: root });
  const [, requests] = /(\d+) requests in /.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`some transfers failed:\n${stdout}`);
  return Number(requests);
}
