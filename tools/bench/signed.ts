import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { quickPerson } from '../../apps/server/test/support/fixtures/quick-users.ts';
import { giveProgram } from '../../apps/server/test/support/program.ts';
import { browserHeaders, type TestEnvironment } from '../../apps/server/test/support/test-environment.ts';
import { coinBalances } from '../../packages/contract/src/money/assets/coin-balances.ts';
import { maxWindowMs } from '../../packages/contract/src/request-signature.ts';
import { report } from '../load/report.ts';
import type { Service } from '../load/service.ts';
import { openStack } from '../load/stack.ts';
import { type Arm, compare } from './pairs.ts';

const serverCore = 0;
const clientCore = 1;
const lanes = 8;
const agent = new Agent({ keepAlive: true, maxSockets: lanes });
/** Signed once for many requests, within the longest window: the client's own work must not be measured. */
const signedForMs = maxWindowMs / 2;

/** `npm run -s bench -- signed`: calls with an Ed25519 key, the dearer kind, over the same calls with cookies. */
export async function signed(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pairs: { type: 'string', default: '10' }, seconds: { type: 'string', default: '6' } },
  });
  const cores = { 'api-1': serverCore, 'api-2': serverCore, nats: clientCore, redis: clientCore };
  const stack = await openStack({ apis: 2, roles: [], cores, variables: { PB_REQUESTS_PER_MINUTE_FACTOR: '1000000' } });
  try {
    const config = readConfig({ PB_ENV: 'test', PB_PASSWORD_COST: 'test' });
    const rows = { query: stack.query, config } as unknown as TestEnvironment;
    const person = await quickPerson(rows, { identityLevel: 2 });
    const program = await giveProgram(rows, person, { kind: 'ed25519' });
    const access = person.browser.cookies.get('__Host-pb_at');
    const cookies = { ...browserHeaders(coinBalances), cookie: `pb_at=${access}; __Host-pb_at=${access}` };
    let ready = { at: 0, headers: {} as Record<string, string> };
    const signature = () => {
      const now = Date.now();
      if (now - ready.at > signedForMs) {
        const { headers } = program.ready(coinBalances, {}, { atMs: now, window: String(maxWindowMs) });
        const told = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
        ready = { at: now, headers: Object.fromEntries(told) };
      }
      return ready.headers;
    };
    const [cookiePort, keyPort] = stack.ports.api as [number, number];
    const result = await compare({
      ours: arm(stack.service('api-2'), keyPort, signature),
      bare: arm(stack.service('api-1'), cookiePort, () => cookies),
      pairs: Number(values.pairs),
      seconds: Number(values.seconds),
      warmUpSeconds: 2,
      ownCpuSeconds: async () => Object.values(await stack.cpuSeconds()).reduce((sum, part) => sum + part, 0),
    });
    report(
      {
        name: 'signed-calls',
        what: 'balance lists per second with an Ed25519 key over those with cookies, all gates on',
        figure: `${result.ratio.median} (${result.ratio.least} to ${result.ratio.most}); CPU per call ${result.oursCpuMicros.median} µs over ${result.bareCpuMicros.median} µs`,
        aim: '>= 0.8',
        isReached: result.ratio.median >= 0.8,
        details: { lanes, ...result },
      },
      args.length === 0,
    );
  } finally {
    agent.destroy();
    await stack.close();
  }
}

function arm(service: Service, port: number, headersNow: () => Record<string, string>): Arm {
  return {
    cpuSeconds: () => service.cpuSeconds(),
    run: async (seconds) => {
      const until = performance.now() + seconds * 1_000;
      let count = 0;
      const lane = async () => {
        while (performance.now() < until) {
          await ask(port, headersNow());
          count++;
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return count;
    },
  };
}

async function ask(port: number, headers: Record<string, string>): Promise<void> {
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: coinBalances.path, method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    asked.on('error', reject);
    asked.end('{}');
  });
  if (!text.startsWith(`{"code":"${coinBalances.ok}"`)) throw new Error(text.slice(0, 200));
}
