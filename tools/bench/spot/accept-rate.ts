import { insertOrders } from '../../../apps/server/src/modules/markets/spot/order.table.ts';
import { acceptOrder } from '../../../apps/server/src/modules/markets/spot/placing/accept-order.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { nextOrder, openSpotBench, type SpotBench } from './grounds.ts';

const clients = 64;

/** How many orders a second are accepted from 64 clients at once, with and without gathering those of one moment. */
export async function acceptRate({ rounds, orders, isKept }: { rounds: number; orders: number; isKept: boolean }): Promise<void> {
  const bench = await openSpotBench({ apis: 0 });
  try {
    const samples: Array<{ gathered: number; alone: number }> = [];
    let next = 0;
    for (let pair = -1; pair < rounds; pair++) {
      const sample = { gathered: 0, alone: 0 };
      for (const arm of pair % 2 === 0 ? (['gathered', 'alone'] as const) : (['alone', 'gathered'] as const)) {
        sample[arm] = await acceptAll(bench, arm, next, orders);
        next += orders;
      }
      if (pair >= 0) samples.push(sample);
      process.stderr.write(`together ${sample.gathered}/s, each alone ${sample.alone}/s\n`);
    }
    const ratio = spread(samples.map(({ gathered, alone }) => round(gathered / alone, 3)));
    const perSecond = { gathered: spread(samples.map(({ gathered }) => gathered)), alone: spread(samples.map(({ alone }) => alone)) };
    report(
      {
        name: 'spot-accepting',
        what: `orders a second accepted from ${clients} clients, gathered over each in a transaction of its own`,
        figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${perSecond.gathered.median}/s over ${perSecond.alone.median}/s`,
        aim: '>= 2.5',
        isReached: ratio.median >= 2.5,
        details: { ratio, perSecond, rounds, ordersPerRound: orders },
      },
      isKept,
    );
  } finally {
    await bench.close();
  }
}

async function acceptAll(
  { pools: { api }, owners, stack }: SpotBench,
  arm: 'gathered' | 'alone',
  first: number,
  count: number,
): Promise<number> {
  let next = first;
  const began = performance.now();
  const client = async () => {
    while (next < first + count) {
      const order = nextOrder(owners, next++);
      const { outcome } =
        arm === 'gathered'
          ? await acceptOrder(api, order)
          : await transaction(api, async (tx) => (await insertOrders(tx, [order]))[0] ?? { outcome: 'lost' });
      if (outcome !== 'accepted') throw new Error(`an order of the bench was refused: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1_000;
  // Nobody matches here: what waits would make the tables of the next round longer.
  await stack.query('DELETE FROM spot_inbox');
  return round(count / seconds, 0);
}
