import type { Report } from '../../load/report.ts';
import { compare } from '../pairs.ts';
import type { Grounds } from './grounds.ts';
import { connections } from './wrk.ts';

const aim = 0.4;

/** Transfers per second through the api over bare transactions, with the gates of the api and without them. */
export async function measureTransfers(
  { arms, ownCpuSeconds, customers }: Grounds,
  times: { pairs: number; seconds: number },
): Promise<{ reachedPerSecond: number; result: Report }> {
  const options = { ...times, bare: arms.bare, warmUpSeconds: Math.min(3, times.seconds), ownCpuSeconds };
  const ungated = await compare({ ...options, ours: arms.ungated });
  const gated = await compare({ ...options, ours: arms.api });
  const { median, least, most } = ungated.ratio;
  return {
    reachedPerSecond: gated.oursPerSecond.median,
    result: {
      name: 'ledger-transfers',
      what: 'transfers/s through the api without session and rate gate over pgbench with the same rows',
      figure: `${median} (${least} to ${most}), with the gates ${gated.ratio.median}; CPU per transfer ${ungated.oursCpuMicros.median} µs over ${ungated.bareCpuMicros.median} µs`,
      aim: `>= ${aim}`,
      isReached: median >= aim,
      details: {
        connections,
        customers: customers.length,
        numerator: 'wrk, HTTP, one api process; all processes share all cores',
        denominator: 'pgbench -M prepared: idempotency row with its answer, then ledger_post, in one transaction; four statements',
        withoutGates: ungated,
        withGates: gated,
      },
    },
  };
}
