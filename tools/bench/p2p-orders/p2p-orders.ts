import { parseArgs } from 'node:util';
import { type Report, report } from '../../load/report.ts';
import { measureDelivery } from './delivery.ts';
import { type OrderBench, openOrderBench } from './grounds.ts';
import { measureGrowth } from './growth.ts';
import { measureSweep } from './sweep.ts';
import { measureThroughput } from './throughput.ts';

const parts = ['throughput', 'growth', 'sweep', 'delivery'] as const;

/**
 * `npm run -s bench -- p2p-orders`: orders through the api over bare transactions with the same rows, what orders cost a merchant with
 * very many, the sweep of deadlines, and how soon sockets know. `--only` is one of throughput, growth, sweep, delivery.
 */
export async function p2pOrders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      pairs: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '10' },
      orders: { type: 'string', default: '100000' },
      due: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '8' },
      sockets: { type: 'string', default: '1000' },
    },
  });
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<string, number>;
  const { pairs = 6, seconds = 10, orders = 100_000, due = 10_000, rounds = 8, sockets = 1_000 } = numbers;
  const plans: Record<(typeof parts)[number], (bench: OrderBench) => Promise<Report[]>> = {
    throughput: (bench) => measureThroughput(bench, { pairs, seconds }),
    growth: async (bench) => [await measureGrowth(bench, { orders, rounds })],
    sweep: async (bench) => [await measureSweep(bench, due)],
    delivery: async (bench) => [await measureDelivery(bench, { sockets, perMinute: 500, seconds: seconds * 6 })],
  };
  // Figures of a smaller run are no figures of this bench.
  const isKept = args.every((arg) => arg === '--only' || (parts as readonly string[]).includes(arg));
  for (const part of parts.filter((name) => values.only === undefined || name === values.only)) {
    const bench = await openOrderBench(part === 'delivery' ? ['stream', 'worker'] : []);
    try {
      for (const each of await plans[part](bench)) report(each, isKept);
    } finally {
      await bench.close();
    }
  }
}
