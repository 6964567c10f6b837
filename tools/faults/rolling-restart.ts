import { parseArgs } from 'node:util';
import { mixedAsks } from '../load/asks.ts';
import { drive, warmUp } from '../load/drive.ts';
import { report } from '../load/report.ts';
import { openStack, type Stack } from '../load/stack.ts';

/** `npm run -s faults -- rolling-restart`: two api processes restart in turn and nobody notices. */
export async function rollingRestart(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: 'string', default: '10000' }, rate: { type: 'string', default: '100' } },
  });
  const [count, perSecond] = [Number(values.requests), Number(values.rate)];
  const stack = await openStack({ apis: 2, roles: ['admin', 'stream', 'worker', 'web'] });
  try {
    const next = await mixedAsks(stack);
    await warmUp(next);
    const end = new AbortController();
    const restarting = restartInTurn(stack, end.signal);
    const result = await drive({ perSecond, count, next });
    end.abort();
    const restarts = await restarting;
    report(
      {
        name: 'rolling-restart',
        what: `${count} mixed requests at ${perSecond}/s while two api processes restart in turn`,
        figure: `${result.failed} of ${result.requests} failed over ${restarts} restarts, p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms, ${result.incomplete} pages without prices`,
        aim: '0 failed',
        isReached: result.failed === 0 && restarts >= 2,
        details: { ...result, restarts },
      },
      args.length === 0,
    );
  } finally {
    await stack.close();
  }
}

async function restartInTurn(stack: Stack, signal: AbortSignal): Promise<number> {
  const apis = [stack.service('api-1'), stack.service('api-2')] as const;
  let restarts = 0;
  while (!signal.aborted) {
    const api = apis[restarts % 2] as (typeof apis)[0];
    await api.stop('SIGTERM');
    await api.start();
    restarts += 1;
  }
  return restarts;
}
