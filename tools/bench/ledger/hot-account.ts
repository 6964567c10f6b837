import type { Report } from '../../load/report.ts';
import { compare } from '../pairs.ts';
import type { Grounds } from './grounds.ts';
import { connections } from './wrk.ts';

const aim = 0.5;

/** All connections move the coins of one customer: each waits for the two balances and the facts of the one before. */
export async function measureHotAccount(
  { arms, ownCpuSeconds, customers }: Grounds,
  times: { pairs: number; seconds: number },
): Promise<Report> {
  const options = { ...times, warmUpSeconds: Math.min(3, times.seconds), ownCpuSeconds };
  // Without the gates: a session that asks all the time is cheaper to know than ten thousand.
  const { ratio, ...api } = await compare({ ...options, ours: arms.ungatedHot, bare: arms.ungated });
  const inPostgres = await compare({ ...options, pairs: Math.ceil(times.pairs / 2), ours: arms.bareHot, bare: arms.bare });
  return {
    name: 'ledger-hot',
    what: `transfers/s of one customer over ${connections} connections over those of ${customers.length} customers, through the api without gates`,
    figure: `${ratio.median} (${ratio.least} to ${ratio.most}); bare transactions ${inPostgres.ratio.median}`,
    aim: `>= ${aim}`,
    isReached: ratio.median >= aim,
    details: { connections, customers: customers.length, ratio, ...api, bareTransactions: inPostgres },
  };
}
