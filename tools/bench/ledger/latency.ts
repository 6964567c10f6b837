import { headers } from '../../../packages/contract/src/headers.ts';
import { transferCoins } from '../../../packages/contract/src/money/assets/transfer-coins.ts';
import { type Ask, callFor } from '../../load/asks.ts';
import { drive, round } from '../../load/drive.ts';
import type { Report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import type { Grounds } from './grounds.ts';

const aim = 4;
const input = { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' };

/** How long the slowest of a hundred waits when the api has half of what it can do, over a bare transaction at the same pace. */
export async function measureLatency(
  grounds: Grounds,
  { pairs, seconds, perSecond: asked }: { pairs: number; seconds: number; perSecond: number },
): Promise<Report> {
  const perSecond = Math.round(asked);
  const measured: Array<{ oursP99Ms: number; bareP99Ms: number; oursP50Ms: number; bareP50Ms: number }> = [];
  for (let pair = 0; pair < pairs; pair++) {
    const ours = await driveApi(grounds, perSecond, seconds);
    const bare = (await grounds.bareTimes(seconds, perSecond)).toSorted((a, b) => a - b);
    measured.push({ oursP99Ms: ours.p99Ms, bareP99Ms: shareOf(bare, 0.99), oursP50Ms: ours.p50Ms, bareP50Ms: shareOf(bare, 0.5) });
    process.stderr.write(`pair: ${JSON.stringify(measured.at(-1))}\n`);
  }
  const ratio = spread(measured.map(({ oursP99Ms, bareP99Ms }) => round(oursP99Ms / bareP99Ms, 2)));
  const p99 = { ours: spread(measured.map(({ oursP99Ms }) => oursP99Ms)), bare: spread(measured.map(({ bareP99Ms }) => bareP99Ms)) };
  return {
    name: 'ledger-latency',
    what: `p99 of transfers through the api at half of its load (${perSecond}/s) over pgbench at the same pace`,
    figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${p99.ours.median} ms over ${p99.bare.median} ms`,
    aim: `<= ${aim}`,
    isReached: ratio.median <= aim,
    details: { perSecond, pairs, secondsPerArm: seconds, gates: 'on', gaps: 'random, on both sides', ratio, p99, measured },
  };
}

async function driveApi(grounds: Grounds, perSecond: number, seconds: number) {
  const result = await drive({ perSecond, count: perSecond * seconds, next: () => transferAsk(grounds), isRandom: true, tickMs: 1 });
  if (result.failed > 0) throw new Error(`some transfers failed: ${JSON.stringify(result.failures)}`);
  return result;
}

function transferAsk({ apiUrl, origin, customers }: Grounds): Ask {
  const { cookie } = customers[Math.floor(Math.random() * customers.length)] as { cookie: string };
  const send = async () => {
    await callFor(apiUrl, transferCoins, input, { cookie, origin, [headers.deviceId]: 'bench' });
    return 'complete' as const;
  };
  return { name: transferCoins.name, send };
}

function shareOf(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 2);
}
