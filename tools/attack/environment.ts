import { randomUUID } from 'node:crypto';
import type { Call, CallInput, StaffRole } from '@peerbourse/contract/call';
import pg from 'pg';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import {
  type CallOptions,
  insertStaff,
  makeCall,
  staffHeaders,
  type TestEnvironment,
} from '../../apps/server/test/support/test-environment.ts';

/** A database role that an attacker may have taken over. */
export type DatabaseRole = 'api' | 'admin' | 'worker' | 'stream' | 'matcher' | 'readonly';

interface StackAddresses {
  /** The one origin that visitors reach. */
  front: string;
  /** The web process itself, behind the front. */
  web: string;
  stream: string;
  /** Where mails of the stack arrive. */
  mailCatcher: string;
  /** The session of a member of staff with every role. */
  staffCookie: string;
  /** A statement with the rights of a role. Its deferred checks run at once, and then it is undone. */
  queryAs: (role: DatabaseRole, text: string, values?: unknown[]) => Promise<pg.QueryResult>;
}

/** What the fixtures of the server's tests ask of an environment, and what else of a stack can be attacked. */
export type AttackEnvironment = TestEnvironment & StackAddresses;

/** From the variables of a stack of e2e/stack.ts. The stack stays with whoever started it. */
export async function openAttackEnvironment(variables: Record<string, string | undefined>): Promise<AttackEnvironment> {
  const given = JSON.parse(variables.PB_E2E_SERVER ?? '{}') as Record<string, string>;
  const config = readConfig(given);
  const owner = openPool(config.databaseUrl('owner'), 4);
  const byRole = new Map<DatabaseRole, pg.Pool>();
  const staffCookie = variables.PB_E2E_STAFF ?? '';
  const addresses = { api: variables.PB_E2E_API ?? '', admin: variables.PB_E2E_CONSOLE ?? '', stream: variables.PB_E2E_STREAM ?? '' };
  const originOf = (role: 'api' | 'admin') => (role === 'admin' ? config.consoleOrigins : config.origins)[0] ?? '';
  const query = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows as Array<Record<string, unknown>>;
  const prices = await holdPrices(query);

  const environment = {
    config,
    variables: given,
    query,
    originOf,
    addressOf: (role: keyof typeof addresses) => addresses[role],
    addStaff: async (name: string, roles: readonly StaffRole[]) => {
      const token = `session-of-${name}`;
      await insertStaff(owner, { name, roles, token });
      return staffHeaders(token);
    },
    call: <C extends Call>(call: C, input: CallInput<C>, { headers = {}, ...options }: CallOptions = {}) => {
      const own = { origin: originOf(call.role), ...(call.role === 'admin' ? { cookie: staffCookie } : {}) };
      return makeCall(addresses[call.role], call, input, { ...options, headers: { ...own, ...headers } });
    },
    front: variables.PB_E2E_SITE ?? '',
    web: `http://127.0.0.1:${given.PB_WEB_PORT}`,
    stream: addresses.stream,
    mailCatcher: variables.PB_E2E_POST ?? '',
    staffCookie,
    queryAs: async (role: DatabaseRole, text: string, values: unknown[] = []) => {
      const pool = byRole.get(role) ?? openPool(config.databaseUrl(role), 2);
      byRole.set(role, pool);
      return await undone(pool, text, values);
    },
    close: async () => {
      await prices.release();
      await Promise.all([owner, ...byRole.values()].map((pool) => pool.end()));
    },
  };
  // Roles of a stack are processes of their own, so that whatever starts and ends them in a test is missing here.
  return environment as unknown as AttackEnvironment;
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  return pool;
}

async function undone(pool: pg.Pool, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Without values several statements may stand in one text.
    const result = await (values.length === 0 ? client.query(text) : client.query(text, values));
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return result;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/**
 * Fixtures set the prices that their ads are judged by. Until the attacks are over no other price is collected, so that none comes
 * between a fixture and its ad; afterwards the prices are those from before.
 */
async function holdPrices(query: (text: string, values?: unknown[]) => Promise<Array<Record<string, unknown>>>) {
  const job = 'rates.collect-prices';
  await query(`UPDATE platform_jobs SET claim = $2, claimed_until = 'infinity' WHERE name = $1`, [job, randomUUID()]);
  const before = await query(`SELECT pair, price::text FROM rates_prices WHERE pair IN ('usdt_eur', 'usdt_php', 'btc_usdt')`);
  return {
    release: async () => {
      for (const { pair, price } of before)
        await query(`SELECT rates_publish(ARRAY[$1], ARRAY[$2::bigint], ARRAY[1], 'attack')`, [pair, price]);
      await query('UPDATE platform_jobs SET claim = NULL, claimed_until = NULL, next_run_at = now() WHERE name = $1', [job]);
    },
  };
}
