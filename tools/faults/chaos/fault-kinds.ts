import { existsSync, readFileSync } from 'node:fs';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { WireProxy } from '../../../apps/server/test/support/faults/wire-proxy.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import type { Service } from '../../load/service.ts';
import type { Stack } from '../../load/stack.ts';
import { flushRedis } from '../outages.ts';

/** What can be broken, and what is broken just now: a thing is broken by one fault at a time. */
export interface Grounds {
  stack: Stack;
  postgres: OwnPostgres;
  proxy: WireProxy;
  roles: readonly Service[];
  broken: Set<string>;
}

const withinMs = 300_000;

/** Each breaks something, calls `done` when it is broken, and ends when it is whole again. */
export type Fault = (grounds: Grounds, dice: Dice, done: () => void) => Promise<void>;

export const faultKinds: Readonly<Record<string, Fault>> = {
  'a role killed': async (grounds, dice, done) => {
    const role = await takeOne(grounds, grounds.roles, dice);
    await role.stop('SIGKILL');
    done();
    await pause(dice.between(0, 1_500));
    await startUntilReady(role);
    grounds.broken.delete(role.name);
  },
  'a role stopped for 1 to 5 s': async (grounds, dice, done) => {
    const role = await takeOne(grounds, grounds.roles, dice);
    if (!role.isRunning) await startUntilReady(role);
    process.kill(role.pid, 'SIGSTOP');
    done();
    await pause(dice.between(1_000, 5_000));
    if (role.isRunning) process.kill(role.pid, 'SIGCONT');
    grounds.broken.delete(role.name);
  },
  'PostgreSQL restarted': async (grounds, dice, done) => {
    const service = await takeOne(grounds, [grounds.postgres.service], dice);
    await service.stop('SIGINT');
    done();
    await pause(dice.between(0, 1_000));
    await startUntilReady(service);
    grounds.broken.delete(service.name);
  },
  'a backend killed': async (grounds, dice, done) => {
    const service = await takeOne(grounds, [grounds.postgres.service], dice);
    await killBackend(grounds.postgres, dice);
    done();
    await grounds.postgres.untilReady();
    grounds.broken.delete(service.name);
  },
  'NATS killed and emptied': async (grounds, dice, done) => {
    const { nats } = grounds.stack;
    await takeOne(grounds, [nats], dice);
    await nats.stop('SIGKILL');
    done();
    await pause(dice.between(0, 2_000));
    await startUntilReady(nats);
    grounds.broken.delete(nats.name);
  },
  'Redis emptied': async ({ stack }, _dice, done) => {
    await flushRedis(stack.ports.redis);
    done();
  },
  'a reply to COMMIT lost': async ({ proxy }, _dice, done) => {
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      if (await proxy.dropNextCommit('pb_api', 2_000)) return done();
    }
    throw new Error('nobody committed anything whose reply could have been lost');
  },
  'connections cut': async ({ proxy }, dice, done) => {
    const share = dice.pick([0.25, 0.5, 1]);
    proxy.cut(() => dice.isLucky(share));
    done();
  },
};

/** One that is whole, whom the dice choose; waits until there is one. */
async function takeOne({ broken }: Grounds, services: readonly Service[], dice: Dice): Promise<Service> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    const whole = services.filter(({ name }) => !broken.has(name));
    if (whole.length > 0) {
      const chosen = dice.pick(whole);
      broken.add(chosen.name);
      return chosen;
    }
    await pause(50);
  }
  throw new Error(`none of ${services.map(({ name }) => name).join(', ')} got whole again within ${withinMs / 1_000} s`);
}

/** As whoever supervises processes would: one that ends while it starts is started again. */
export async function startUntilReady(service: Service): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      await service.start();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await service.stop('SIGKILL');
      await pause(300);
    }
  }
}

/** One session of a role: ended in good order, or killed, and then PostgreSQL throws out everybody and recovers. */
async function killBackend(postgres: OwnPostgres, dice: Dice): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    await postgres.untilReady();
    const rows = await postgres.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND usename LIKE 'pb\\_%' AND usename <> 'pb_owner' ORDER BY pid`,
    );
    if (rows.length > 0 && (await killOne(postgres, dice.pick(rows).pid, dice.isLucky(0.5)))) return;
    await pause(50);
  }
  throw new Error('no role had a session that could have been killed');
}

async function killOne({ query, service }: OwnPostgres, pid: number, isGentle: boolean): Promise<boolean> {
  if (isGentle) return (await query<{ is_gone: boolean }>('SELECT pg_terminate_backend($1) AS is_gone', [pid]))[0]?.is_gone === true;
  return parentOf(pid) === service.pid && process.kill(pid, 'SIGKILL');
}

/** Only children of our own server are killed; a number may belong to another process by now. */
function parentOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
