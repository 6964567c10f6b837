import { parseArgs } from 'node:util';
import { acceptRate } from './accept-rate.ts';
import { apiRate } from './api-rate.ts';
import { candlesGrowth } from './candles-growth.ts';
import { openOrders } from './open-orders.ts';
import { orderLatency } from './order-latency.ts';
import { settleRate } from './settle-rate.ts';

const parts = ['settle', 'accept', 'api', 'latency', 'open', 'candles'] as const;

/**
 * `npm run -s bench -- spot`: what the market adds to its settlements, what gathering orders gains, what the api adds to accepting them, how
 * soon their owners are told, what a million open orders cost, and what pages of charts cost when these are long.
 */
export async function spot(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '10' },
      orders: { type: 'string', default: '6000' },
      seconds: { type: 'string', default: '8' },
      open: { type: 'string', default: '1000000' },
      candles: { type: 'string', default: '5000000' },
    },
  });
  // Figures of a smaller run are no figures of this bench.
  const isKept = args.every((arg) => arg === '--only' || (parts as readonly string[]).includes(arg));
  const [rounds, orders, seconds] = [Number(values.rounds), Number(values.orders), Number(values.seconds)];
  const isWanted = (part: (typeof parts)[number]) => values.only === undefined || part === values.only;
  if (isWanted('settle')) await settleRate({ rounds, orders, isKept });
  if (isWanted('accept')) await acceptRate({ rounds, orders, isKept });
  if (isWanted('api')) await apiRate({ rounds, seconds, isKept });
  if (isWanted('latency')) await orderLatency({ rounds, seconds, isKept });
  if (isWanted('open')) await openOrders({ orders: Number(values.open), isKept });
  if (isWanted('candles')) await candlesGrowth({ candles: Number(values.candles), rounds, isKept });
}
