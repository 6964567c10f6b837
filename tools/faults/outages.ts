import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { mixedAsks } from '../load/asks.ts';
import { cpuShares, drive, warmUp } from '../load/drive.ts';
import { report } from '../load/report.ts';
import { openStack, type Stack } from '../load/stack.ts';

/**
 * `npm run -s faults -- outages`: visitors go on being served while Redis forgets everything and NATS restarts, in turn.
 */
export async function outages(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      rate: { type: 'string', default: '300' },
      every: { type: 'string', default: '10' },
    },
  });
  const [seconds, perSecond, everySeconds] = [Number(values.seconds), Number(values.rate), Number(values.every)];
  const stack = await openStack({ apis: 1, roles: ['admin', 'stream', 'worker', 'web'] });
  try {
    const next = await mixedAsks(stack);
    await warmUp(next);
    const end = new AbortController();
    const breaking = breakThings(stack, everySeconds * 1_000, end.signal);
    const before = await stack.cpuSeconds();
    const result = await drive({ perSecond, count: perSecond * seconds, next });
    const cpu = cpuShares(before, await stack.cpuSeconds(), result.seconds);
    end.abort();
    const faults = await breaking;
    report(
      {
        name: 'outages',
        what: `${perSecond} mixed requests/s for ${seconds} s while Redis is flushed and NATS restarted in turn`,
        figure: `${result.failed} of ${result.requests} failed, p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms, ${result.incomplete} pages without prices`,
        aim: '0 failed',
        isReached: result.failed === 0,
        details: { ...result, faults, cpu },
      },
      args.length === 0,
    );
  } finally {
    await stack.close();
  }
}

async function breakThings(stack: Stack, everyMs: number, signal: AbortSignal): Promise<Record<string, number>> {
  const done = { redisFlushed: 0, natsRestarted: 0 };
  for (let turn = 0; ; turn++) {
    // The first one comes early, so that a run of n times the interval has n of them.
    await pause(turn === 0 ? everyMs / 2 : everyMs, signal);
    if (signal.aborted) return done;
    if (turn % 2 === 0) {
      await flushRedis(stack.ports.redis);
      done.redisFlushed += 1;
    } else {
      await stack.nats.stop();
      await stack.nats.start();
      done.natsRestarted += 1;
    }
  }
}

export async function flushRedis(port: number): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.write('*1\r\n$8\r\nFLUSHALL\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!answer.toString().startsWith('+OK')) throw new Error(`Redis answered ${answer.toString()}`);
}
