import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { Fact } from '../../apps/server/src/platform/db/outbox.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { type FactBus, openFactBus } from '../../apps/server/src/platform/nats/fact-bus.ts';
import type { ServerFrame } from '../../packages/contract/src/core/live/protocol.ts';
import { report } from '../load/report.ts';
import { openStack, type Stack } from '../load/stack.ts';

/** Where each worker dies: after it took facts, after it sent them, or whenever the blow falls. */
const places = ['outbox.published:kill', 'outbox.claimed:kill', ''];
const settlesWithinMs = 20_000;

/** `npm run -s faults -- relay-kill`: workers are killed while they hand facts on; no listener may miss or repeat one. */
export async function relayKill(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { kills: { type: 'string', default: '20' } } });
  const kills = Number(values.kills);
  // Named places to die exist only in development and tests.
  const stack = await openStack({ apis: 1, roles: ['admin', 'stream', 'worker'], variables: { PB_ENV: 'test' } });
  const bus = openFactBus({
    url: readConfig(stack.variables).natsUrl('stream'),
    prefix: 'pb',
    name: 'relay-kill',
    keys: readConfig(stack.variables).factKeys,
    log: makeLog('silent', 'harness'),
  });
  try {
    const heard = listenToBus(bus);
    const socket = await openListener(stack);
    const first = socket.startedAt + 1;
    const end = new AbortController();
    const telling = tellFacts(stack, end.signal);
    await stack.service('worker').stop('SIGKILL');
    for (let round = 0; round < kills; round++) await killWorker(stack, places[round % places.length] as string);
    await stack.service('worker').start();
    end.abort();
    await telling;
    const last = await settle(stack, () => socket.seqs.at(-1) ?? 0);
    await socket.close();
    const problems = [...busProblems(heard, first, last), ...socketProblems(socket, first, last)];
    const facts = last - first + 1;
    report(
      {
        name: 'relay-kill',
        what: `${kills} workers killed with SIGKILL in mid-relay while facts are told; listeners on NATS and on a live socket`,
        figure: `${facts} facts, ${problems.length} missed or repeated, ${heard.length - new Set(heard).size} sent twice by the relay`,
        aim: '0 missed or repeated',
        isReached: problems.length === 0 && facts > 100,
        details: {
          kills,
          facts,
          heardOnNats: heard.length,
          heardOnSocket: socket.seqs.length,
          snapshots: socket.snapshots(),
          problems: problems.slice(0, 20),
        },
      },
      args.length === 0,
    );
  } finally {
    await bus.close();
    await stack.close();
  }
}

/** Sequence numbers of the rates as the bus brought them, doubles included. */
function listenToBus(bus: FactBus): number[] {
  const heard: number[] = [];
  bus.subscribe((fact: Fact) => {
    if (fact.stream === 'rates' && fact.key === 'all') heard.push(fact.seq);
  });
  return heard;
}

/** A browser's socket, through the proxy. */
async function openListener({ siteUrl }: Stack) {
  const socket = new WebSocket(`${siteUrl.replace('http', 'ws')}/live`, { headers: { origin: siteUrl } });
  const seqs: number[] = [];
  let snapshots = 0;
  const started = new Promise<number>((resolve) => {
    socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as ServerFrame;
      if (frame.op === 'hello') socket.send(JSON.stringify({ op: 'sub', ch: 'rates' }));
      if (frame.op === 'upd') seqs.push(frame.seq);
      if (frame.op !== 'snap') return;
      snapshots += 1;
      resolve(frame.seq);
    });
  });
  const closed = once(socket, 'close');
  return {
    seqs,
    startedAt: await started,
    snapshots: () => snapshots,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

/** Publishes prices until it is stopped; some of it is rolled back and must never be heard of. */
async function tellFacts(stack: Stack, signal: AbortSignal): Promise<void> {
  const publish = `SELECT rates_publish(ARRAY['btc_usdt'], ARRAY[(SELECT price FROM rates_prices WHERE pair = 'btc_usdt')], ARRAY[1], 'relay-kill')`;
  while (!signal.aborted) {
    await stack.query(publish);
    await stack.query(`BEGIN; ${publish}; ROLLBACK`);
    await pause(3, signal);
  }
}

async function killWorker(stack: Stack, place: string): Promise<void> {
  const worker = stack.service('worker');
  if (place !== '') {
    // A process that lives on would wait for its exit for ever: facts are told all the time, so it dies at its first batch.
    await once(worker.spawn({ PB_FAULTS: place }), 'exit', { signal: AbortSignal.timeout(30_000) });
    return;
  }
  await worker.start();
  await pause(Math.random() * 200);
  await worker.stop('SIGKILL');
}

/** Waits until everything told was handed on and the socket has come to the end; answers the last sequence number. */
async function settle(stack: Stack, position: () => number): Promise<number> {
  const until = performance.now() + settlesWithinMs;
  for (;;) {
    const [row] = await stack.query<{ last: number; waiting: number }>(
      `SELECT (SELECT last_seq::int FROM platform_fact_heads WHERE stream = 'rates' AND key = 'all') AS last,
        (SELECT count(*)::int FROM platform_outbox WHERE published_at IS NULL) AS waiting`,
    );
    const { last, waiting } = row as { last: number; waiting: number };
    const isSettled = waiting === 0 && position() >= last;
    if (isSettled || performance.now() > until) return last;
    await pause(100);
  }
}

/** The bus may bring a fact twice or late, but never leave one out. */
function busProblems(heard: readonly number[], first: number, last: number): string[] {
  const seen = new Set(heard);
  return range(first, last)
    .filter((seq) => !seen.has(seq))
    .map((seq) => `NATS never brought ${seq}`);
}

/** The socket brings each fact once, in order. */
function socketProblems({ seqs, snapshots }: { seqs: readonly number[]; snapshots: () => number }, first: number, last: number): string[] {
  const wrong = seqs.flatMap((seq, at) => (seq === first + at ? [] : [`the socket brought ${seq} in the place of ${first + at}`]));
  if (seqs.length < last - first + 1) wrong.push(`the socket ended at ${seqs.at(-1)} of ${last}`);
  if (snapshots() !== 1) wrong.push(`the socket got ${snapshots()} snapshots`);
  return wrong;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
