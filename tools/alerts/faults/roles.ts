import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Service } from '../../load/service.ts';
import { type Fault, repeat, type Untried } from './fault.ts';

const restarts = 3;
/** So that Prometheus sees each start. */
const betweenMs = 17_000;
const pausedMs = 400;

export const roleFaults: readonly Fault[] = [
  {
    alert: 'EventLoopLag',
    severity: 'warning',
    what: `admin gets no processor for ${pausedMs} ms again and again`,
    labels: { job: 'admin' },
    begin: ({ stack }) => {
      const { pid } = stack.service('admin');
      const stop = repeat(200, async () => {
        process.kill(pid, 'SIGSTOP');
        await pause(pausedMs);
        process.kill(pid, 'SIGCONT');
      });
      return { cure: stop };
    },
  },
  {
    alert: 'MemoryNearLimit',
    severity: 'warning',
    what: 'the worker keeps 300 MB more than it needs',
    labels: { job: 'worker' },
    begin: async ({ stack }) => await startedWith(stack.service('worker'), 'globalThis.kept=Buffer.alloc(3e8,1)'),
  },
  {
    alert: 'FileDescriptorsNearLimit',
    severity: 'warning',
    what: 'an api leaves files open, up to nine tenths of its limit',
    labels: { job: 'api' },
    begin: async ({ stack }) => await startedWith(stack.service('api-2'), openFiles),
  },
  {
    alert: 'RestartLoop',
    severity: 'warning',
    what: `web is started ${restarts} times`,
    labels: { job: 'web' },
    begin: async ({ stack }) => {
      const web = stack.service('web');
      for (let count = 0; count < restarts; count++) {
        if (count > 0) await pause(betweenMs);
        await web.stop();
        await web.start();
      }
      return { cure: () => undefined };
    },
  },
];

export const killedApi: Fault = {
  alert: 'RoleDown',
  severity: 'warning',
  what: 'one of two apis is killed',
  labels: { job: 'api' },
  begin: async ({ stack }) => await killed(stack.service('api-1')),
};

export const goneStream: Fault = {
  alert: 'RoleGone',
  severity: 'critical',
  what: 'the only stream is killed',
  labels: { job: 'stream' },
  explains: ['RoleDown'],
  begin: async ({ stack }) => await killed(stack.service('stream')),
};

export const untriedRoles: readonly Untried[] = [
  {
    alert: 'PagesFailing',
    severity: 'critical',
    reason: 'web answers from its copies or without what it lacks: neither an api, a database nor an encoder that fails made it answer 500',
  },
];

/** Without spaces, as NODE_OPTIONS is cut at them. */
const openFiles =
  'import{openSync,readFileSync}from"node:fs";const[,most]=/files\\s+(\\d+)/.exec(readFileSync("/proc/self/limits","utf8"));for(let/**/at=0;at<most*0.9;at++)openSync("/dev/null")';

async function startedWith(service: Service, script: string) {
  await service.stop();
  await service.start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` });
  return {
    cure: async () => {
      await service.stop();
      await service.start();
    },
  };
}

async function killed(service: Service): Promise<{ cure: () => Promise<unknown> }> {
  await service.stop('SIGKILL');
  return { cure: () => service.start() };
}
