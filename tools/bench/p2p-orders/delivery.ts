import { once } from 'node:events';
import { WebSocket } from 'ws';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { UserActor } from '../../../apps/server/src/platform/http/session-gate.ts';
import { writeTicket } from '../../../apps/server/src/platform/live/ticket.ts';
import { round } from '../../load/drive.ts';
import type { Report } from '../../load/report.ts';
import type { BenchTrader, OrderBench } from './grounds.ts';
import { place } from './order-calls.ts';

const aimMs = 300;

/** From the answer to whoever placed an order until the sockets of both people have it, at a pace of orders. */
export async function measureDelivery(
  bench: OrderBench,
  options: { sockets: number; perMinute: number; seconds: number },
): Promise<Report> {
  const { sockets: count, perMinute, seconds } = options;
  const arrived = new Map<string, number[]>();
  const note = (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as { op: string; data?: { orderNo?: string } };
    const orderNo = frame.op === 'upd' ? frame.data?.orderNo : undefined;
    if (orderNo !== undefined) arrived.set(orderNo, [...(arrived.get(orderNo) ?? []), performance.now()]);
  };
  const people = [...bench.makers, ...bench.takers];
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const group = Array.from(
      { length: Math.min(50, count - sockets.length) },
      (_, at) => people[(sockets.length + at) % people.length] as BenchTrader,
    );
    sockets.push(...(await Promise.all(group.map((who) => listen(bench, who, note)))));
  }
  const answered = new Map<string, number>();
  const orders = Math.round((perMinute * seconds) / 60);
  const began = performance.now();
  const placing: Promise<void>[] = [];
  for (let order = 0; order < orders; order += 1) {
    await pause(Math.max(0, began + (order * 60_000) / perMinute - performance.now()));
    placing.push(place(bench, order % bench.ads.length).then(({ orderNo }) => void answered.set(orderNo, performance.now())));
  }
  await Promise.all(placing);
  await pause(5_000);
  for (const socket of sockets) socket.terminate();
  return reportOf(options, answered, arrived);
}

/** Everybody listens to their own orders; some of them have several windows open. */
async function listen({ stack, api, config }: OrderBench, who: BenchTrader, note: (raw: Buffer) => void): Promise<WebSocket> {
  const { accountId, userId } = who;
  const socket = new WebSocket(`ws://127.0.0.1:${stack.ports.stream}/live`, { headers: { origin: api.origin } });
  const isThere = new Promise<void>((resolve, reject) => {
    socket.on('message', (raw: Buffer) => {
      const { op } = JSON.parse(raw.toString()) as { op: string };
      if (op === 'authed') socket.send(JSON.stringify({ op: 'sub', ch: `p2p-orders.${userId}` }));
      if (op === 'snap') resolve();
      if (op === 'refused') reject(new Error(raw.toString()));
      note(raw);
    });
  });
  await once(socket, 'open');
  const actor = { kind: 'user', accountId, mainId: accountId, userId, sessionId: '0' } as unknown as UserActor;
  socket.send(JSON.stringify({ op: 'auth', ticket: writeTicket(actor, config.ticketSecret, Date.now()) }));
  await isThere;
  return socket;
}

function reportOf(
  { sockets, perMinute }: { sockets: number; perMinute: number },
  answered: Map<string, number>,
  arrived: Map<string, number[]>,
): Report {
  const late = [...answered].flatMap(([orderNo, at]) => (arrived.get(orderNo) ?? []).map((came) => Math.max(0, came - at)));
  const missing = [...answered.keys()].filter((orderNo) => (arrived.get(orderNo) ?? []).length < 2).length;
  const sorted = late.toSorted((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN, 1);
  return {
    name: 'p2p-orders-delivery',
    what: `an order event on the sockets of both people after the answer, ${perMinute} orders a minute, ${sockets} sockets`,
    figure: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${missing} of ${answered.size} orders missing`,
    aim: `p99 < ${aimMs} ms, none missing`,
    isReached: at(0.99) < aimMs && missing === 0,
    details: { sockets, perMinute, orders: answered.size, frames: late.length, p50: at(0.5), p99: at(0.99), most: at(1), missing },
  };
}
