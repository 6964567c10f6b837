import type { Installation } from '../installation.ts';
import { asSuperuser, type Fault, openSuperuser, repeat, type Untried } from './fault.ts';

const slot = 'left_behind';
const segments = 260;

export const storeFaults: readonly Fault[] = [
  {
    alert: 'PostgresWalGrows',
    severity: 'warning',
    what: `a replication slot that nobody reads keeps ${segments} segments of WAL`,
    begin: async (site) => {
      await asSuperuser(site, 'SELECT pg_create_physical_replication_slot($1, true)', [slot]);
      // A switch leaves the rest of a segment empty, if anything is in it.
      await asSuperuser(site, `SELECT pg_logical_emit_message(false, 'alerts', 'x'), pg_switch_wal() FROM generate_series(1, $1)`, [
        segments,
      ]);
      return { cure: () => asSuperuser(site, 'SELECT pg_drop_replication_slot($1)', [slot]) };
    },
  },
  {
    alert: 'RedisMemoryNearLimit',
    severity: 'warning',
    what: 'Redis may use no more memory than it does, and is given more to keep',
    begin: ({ redis }) => {
      const used = Number(/used_memory:(\d+)/.exec(redis('INFO', 'memory'))?.[1]);
      redis('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      redis('CONFIG', 'SET', 'maxmemory', String(used + 1_000_000));
      let turn = 0;
      const stop = repeat(1_000, () =>
        redis('EVAL', "for at=1,200 do redis.call('SET', 'filling:'..ARGV[1]..':'..at, string.rep('x', 10000)) end", '0', String(turn++)),
      );
      return {
        cure: async () => {
          await stop();
          redis('CONFIG', 'SET', 'maxmemory', '0');
        },
      };
    },
  },
  {
    alert: 'PostgresConnectionsNearLimit',
    severity: 'warning',
    what: 'so many connections are open that 86 % of those that PostgreSQL allows are taken',
    begin: (site) => takeConnections(site, 0.86),
  },
];

export const lastConnections: Fault = {
  alert: 'PostgresConnectionsNearLimit',
  severity: 'critical',
  what: 'so many connections are open that 97 % of those that PostgreSQL allows are taken',
  begin: (site) => takeConnections(site, 0.97),
};

export const redisRefuses: Fault = {
  alert: 'RedisAway',
  severity: 'warning',
  what: 'Redis refuses every command of the roles',
  labels: { job: 'api' },
  begin: ({ redis }) => {
    redis('ACL', 'SETUSER', 'default', '-@all');
    return { cure: () => redis('ACL', 'SETUSER', 'default', '+@all') };
  },
};

export const redisGone: Fault = {
  alert: 'RedisDown',
  severity: 'warning',
  what: 'Redis is stopped',
  explains: ['RedisAway'],
  begin: async ({ stack }) => {
    await stack.redis.stop();
    return { cure: () => stack.redis.start() };
  },
};

export const postgresGone: Fault = {
  alert: 'PostgresAway',
  severity: 'critical',
  what: 'PostgreSQL is stopped',
  explains: [
    'Outages',
    'FactsNotRelayed',
    'OutboxBehind',
    'JobsStopped',
    'JobFailures',
    'StuckTimers',
    'SlowCalls',
    'ErrorBudgetBurn',
    'PoolExhausted',
  ],
  begin: async ({ postgres }) => {
    await postgres.service.stop('SIGINT');
    return { cure: () => postgres.service.start() };
  },
};

const wraparound = 'the exporter of Debian, 0.11, does not measure it, and 500 million transactions take days';

export const untriedStores: readonly Untried[] = [
  { alert: 'PostgresWraparound', severity: 'warning', reason: wraparound },
  { alert: 'PostgresWraparound', severity: 'critical', reason: wraparound },
];

async function takeConnections(site: Installation, share: number) {
  const [row] = await site.postgres.query<{ most: number; open: number }>(
    `SELECT current_setting('max_connections')::int AS most, count(*)::int AS open FROM pg_stat_activity WHERE datname IS NOT NULL`,
  );
  const { most, open } = row ?? { most: 0, open: 0 };
  const taken: Array<Awaited<ReturnType<typeof openSuperuser>>> = [];
  for (let count = open; count < Math.ceil(most * share); count++) taken.push(await openSuperuser(site));
  return { cure: () => Promise.all(taken.map((client) => client.end())) };
}
