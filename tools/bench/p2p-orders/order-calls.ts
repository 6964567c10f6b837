import type { Call } from '../../../packages/contract/src/call.ts';
import { headers } from '../../../packages/contract/src/headers.ts';
import { confirmPaid } from '../../../packages/contract/src/p2p/p2p-orders/commands/confirm-paid.ts';
import { releaseCoins } from '../../../packages/contract/src/p2p/p2p-orders/commands/release-coins.ts';
import { placeOrder } from '../../../packages/contract/src/p2p/p2p-orders/place-order.ts';
import { callFor } from '../../load/asks.ts';
import type { Arm } from '../pairs.ts';
import { type BenchTrader, connections, type OrderBench } from './grounds.ts';

interface Placed {
  orderNo: string;
  version: number;
}

/** Makes a call for somebody, as their browser would. */
export async function ask({ api }: OrderBench, who: BenchTrader, call: Call, input: object): Promise<unknown> {
  return await callFor(api.address, call, input, { origin: api.origin, cookie: who.cookie, [headers.deviceId]: 'chaos' });
}

export async function place(bench: OrderBench, at: number): Promise<Placed> {
  const taker = bench.takers[Math.floor(Math.random() * bench.takers.length)] as BenchTrader;
  return (await ask(bench, taker, placeOrder, { adNo: bench.ads[at], price: '1.01', amount: '10.1' })) as Placed;
}

async function live(bench: OrderBench, at: number): Promise<void> {
  const taker = bench.takers[Math.floor(Math.random() * bench.takers.length)] as BenchTrader;
  const maker = bench.makers[at] as BenchTrader;
  const { orderNo, version } = (await ask(bench, taker, placeOrder, { adNo: bench.ads[at], price: '1.01', amount: '10.1' })) as Placed;
  const paid = (await ask(bench, taker, confirmPaid, { orderNo, version, userPaymethodId: maker.methodNo })) as { order: Placed };
  const proof = { amountSeen: '10.1', isPayerTheBuyer: true, accountPwd: '294817', secretKey: 'x'.repeat(16) };
  await ask(bench, maker, releaseCoins, { orderNo, version: paid.order.version, ...proof });
}

/** Through the api, so many connections at a time. */
function apiArm(bench: OrderBench, act: (at: number) => Promise<unknown>, isHot: boolean): Arm {
  return {
    run: async (seconds) => {
      const until = performance.now() + seconds * 1_000;
      let done = 0;
      const lane = async () => {
        while (performance.now() < until) {
          await act(isHot ? 0 : Math.floor(Math.random() * bench.ads.length));
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: connections }, lane));
      return done;
    },
    cpuSeconds: () => bench.api.service.cpuSeconds() + bench.postgresCpu(),
  };
}

function bareArm(bench: OrderBench, name: 'place' | 'life', hot: boolean): Arm {
  return {
    run: async (seconds) => {
      const started = performance.now();
      const perSecond = await bench.pgbench(name, { clients: connections, hot, limit: ['-T', String(Math.max(1, Math.round(seconds)))] });
      return perSecond * ((performance.now() - started) / 1_000);
    },
    cpuSeconds: bench.postgresCpu,
  };
}

export function armsOf(bench: OrderBench) {
  return {
    place: apiArm(bench, (at) => place(bench, at), false),
    hotPlace: apiArm(bench, (at) => place(bench, at), true),
    life: apiArm(bench, (at) => live(bench, at), false),
    barePlace: bareArm(bench, 'place', false),
    bareLife: bareArm(bench, 'life', false),
  } satisfies Record<string, Arm>;
}
