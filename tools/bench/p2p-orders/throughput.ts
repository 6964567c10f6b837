import type { Report } from '../../load/report.ts';
import { type Arm, compare } from '../pairs.ts';
import { connections, type OrderBench } from './grounds.ts';
import { armsOf } from './order-calls.ts';

interface Times {
  pairs: number;
  seconds: number;
}

/** Orders per second through the api with all gates over bare transactions with the same rows, and on one ad over many. */
export async function measureThroughput(bench: OrderBench, times: Times): Promise<Report[]> {
  const arms = armsOf(bench);
  const options = { ...times, warmUpSeconds: Math.min(3, times.seconds), ownCpuSeconds: bench.ownCpuSeconds };
  const measure = async (name: string, what: string, aim: number, ours: Arm, bare: Arm): Promise<Report> => {
    const { ratio, ...rest } = await compare({ ...options, ours, bare });
    return {
      name: `p2p-orders-${name}`,
      what,
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${rest.oursPerSecond.median}/s over ${rest.barePerSecond.median}/s`,
      aim: `>= ${aim}`,
      isReached: ratio.median >= aim,
      details: { connections, ratio, ...rest },
    };
  };
  return [
    await measure(
      'place',
      'orders placed/s through the api with all gates over pgbench with the same rows',
      0.4,
      arms.place,
      arms.barePlace,
    ),
    await measure(
      'life',
      'whole orders/s (place, pay, release) through the api with all gates but the hash of the password over pgbench with the same rows',
      0.35,
      arms.life,
      arms.bareLife,
    ),
    await measure('hot', 'orders placed/s on one ad over those on many', 0.5, arms.hotPlace, arms.place),
  ];
}
