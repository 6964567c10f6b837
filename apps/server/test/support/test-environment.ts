import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Call, type CallInput, type CallOutput, type ServingRole, type StaffRole, staffRoles } from '@peerbourse/contract/call';
import type { Envelope } from '@peerbourse/contract/envelope';
import { headers, terminalTypes } from '@peerbourse/contract/headers';
import pg from 'pg';
import { createClient } from 'redis';
import { inject } from 'vitest';
import { type Config, type RoleName, readConfig } from '#platform/config.ts';
import type { RunningRole } from '#platform/role-runtime.ts';
import { roleTable } from '#roles/table.ts';

export const origin = 'http://peerbourse.test';
export const consoleOrigin = 'http://console.peerbourse.test';
/** The session of the member of staff with all roles, who makes the admin calls of a stage unless a test says otherwise. */
const operatorToken = 'session-of-the-operator';
const mainFile = join(import.meta.dirname, '../../src/main.ts');

export interface CallAnswer<C extends Call = Call> {
  status: number;
  headers: Headers;
  body: Envelope<CallOutput<C>>;
}

export interface CallOptions {
  /** Laid over what a browser of ours sends; undefined takes a header away. */
  headers?: Record<string, string | undefined>;
  address?: string;
}

export interface ChildRole {
  process: ChildProcess;
  exited: Promise<unknown>;
}

export type TestEnvironment = Awaited<ReturnType<typeof openTestEnvironment>>;

/** A database of its own, with names of its own in Redis and NATS, and whatever roles a test starts on it. */
export async function openTestEnvironment(overrides: Record<string, string> = {}) {
  const name = randomBytes(4).toString('hex');
  const database = inject('templateDatabase').replace(/template$/, name);
  const { host } = new URL(inject('superUrl'));
  const variables = { ...environmentOf(name, `postgres://pb_{role}@${host}/${database}`), ...overrides };
  const config = readConfig(variables);
  await asSuperuser((client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${inject('templateDatabase')} OWNER pb_owner`));
  const owner = new pg.Pool({ connectionString: config.databaseUrl('owner'), max: 4 });
  owner.on('error', () => undefined);
  await insertStaff(owner, { name: 'operator', roles: staffRoles, token: operatorToken });
  const running = new Map<RoleName, RunningRole>();
  const children: ChildRole[] = [];

  return {
    config,
    variables,
    /** Asks as the owner, whose rights no role has. */
    query: async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await owner.query<Row & pg.QueryResultRow>(text, values)).rows,

    /** Asks with the rights of a role, as somebody could who has taken it over. */
    queryAs: async <Row extends object = Record<string, unknown>>(role: string, text: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: config.databaseUrl(role) });
      await client.connect();
      try {
        return (await client.query<Row & pg.QueryResultRow>(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },

    /** Breaks every connection of a role to the database, as a restart of PostgreSQL would. */
    cutConnections: (role: RoleName): Promise<void> =>
      asSuperuser((client) =>
        client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = $2', [
          database,
          `pb_${role}`,
        ]),
      ),

    /** Another member of staff, logged in: what to send so that a call is theirs. */
    addStaff: async (name: string, roles: readonly StaffRole[]): Promise<{ cookie: string }> => {
      const token = `session-of-${name}`;
      await insertStaff(owner, { name, roles, token });
      return staffHeaders(token);
    },

    start: async (role: RoleName, by: (config: Config) => Promise<RunningRole> = starterOf(role)): Promise<RunningRole> => {
      const started = await by(config);
      running.set(role, started);
      return started;
    },

    stop: async (role: RoleName): Promise<void> => {
      await running.get(role)?.stop();
      running.delete(role);
    },

    addressOf: (role: RoleName): string => addressOf(running, role),

    /** Where the pages come from that make the calls of a role. */
    originOf: (role: ServingRole): string => (role === 'admin' ? consoleOrigin : origin),

    /** Everything that Redis knows of this stage is gone, as after a FLUSHALL. */
    forgetRedis: (): Promise<void> => dropRedisKeys(config.redisPrefix),

    /** A process of its own, for what must be able to die. */
    spawn: (role: RoleName, more: Record<string, string> = {}): ChildRole => {
      const child = spawnRole(role, { ...variables, ...more });
      children.push(child);
      return child;
    },

    call: <C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallAnswer<C>> =>
      makeCall(addressOf(running, call.role), call, input, options),

    close: async (): Promise<void> => {
      await Promise.all(children.map(endChild));
      await Promise.all([...running.values()].map((role) => role.stop()));
      await owner.end();
      await asSuperuser((client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
      await dropRedisKeys(config.redisPrefix);
    },
  };
}

function environmentOf(name: string, databaseUrl: string): Record<string, string> {
  return {
    PB_ENV: 'test',
    PB_PASSWORD_COST: 'test',
    PB_DATABASE_URL: databaseUrl,
    PB_REDIS_URL: process.env.PB_REDIS_URL ?? 'redis://127.0.0.1:6379',
    PB_REDIS_PREFIX: `pb-test-${name}:`,
    PB_NATS_URL: inject('natsUrl'),
    PB_NATS_PREFIX: `pb-test-${name}`,
    PB_API_PORT: '0',
    PB_ADMIN_PORT: '0',
    PB_STREAM_PORT: '0',
    PB_WORKER_PORT: '0',
    PB_MATCHER_PORT: '0',
    PB_ORIGINS: origin,
    PB_CONSOLE_ORIGINS: consoleOrigin,
    PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'silent',
    PB_LEAVE_MS: '0',
    // A test sees what it has written; the tests of copies allow them.
    PB_COPIES_MS: '0',
    // Tests ask faster than people; the test of the rates sets its own factor.
    PB_REQUESTS_PER_MINUTE_FACTOR: '1000000',
    // A machine under load is late, and its Redis is not away.
    PB_REDIS_LATE_MS: '30000',
    // Prices come only from the test itself.
    PB_PRICE_SOURCES: '',
    // Nobody listens there: a message of a test never reaches a demonstration that runs beside it.
    PB_MAIL_URL: 'smtp://127.0.0.1:9',
    PB_SMS_URL: 'http://127.0.0.1:9/sms',
    PB_TELEGRAM_URL: 'http://127.0.0.1:9/telegram',
    PB_TELEGRAM_TOKEN: '',
  };
}

function starterOf(role: RoleName): (config: Config) => Promise<RunningRole> {
  return async (config) => {
    const load = roleTable[role];
    if (!load) throw new Error(`${role} cannot run yet`);
    return await (await load()).role.start(config);
  };
}

function addressOf(running: ReadonlyMap<RoleName, RunningRole>, role: RoleName): string {
  const address = running.get(role)?.address;
  if (!address) throw new Error(`the test has not started ${role}`);
  return address;
}

/** A session that no clock of a test can end. */
export async function insertStaff(
  owner: pg.Pool,
  { name, roles, token }: { name: string; roles: readonly StaffRole[]; token: string },
): Promise<void> {
  await owner.query(
    `WITH member AS (
       INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
       VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $1 || '@staff.test', 'none', 'none', $2, 'active') RETURNING id)
     INSERT INTO staff_sessions (session_no, member_id, token_hash, device, address, seen_at, expires_at)
     SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, id, $3, 'test', '127.0.0.1', app_now() + interval '100 years', app_now() + interval '100 years' FROM member`,
    [name, roles, createHash('sha256').update(token).digest()],
  );
}

export function staffHeaders(token: string): { cookie: string } {
  return { cookie: `__Host-pb_staff=${token}` };
}

/** What a page of our own origin sends. */
export function browserHeaders(call: Call): Record<string, string> {
  const isStaff = call.role === 'admin';
  return {
    'content-type': 'application/json',
    origin: isStaff ? consoleOrigin : origin,
    'sec-fetch-site': 'same-origin',
    [headers.terminalType]: terminalTypes.web,
    [headers.deviceId]: 'device-of-the-tests',
    ...(isStaff ? staffHeaders(operatorToken) : {}),
    ...(call.idempotent ? { [headers.idempotencyKey]: randomUUID() } : {}),
  };
}

export async function makeCall<C extends Call>(
  address: string,
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallAnswer<C>> {
  const given = { ...browserHeaders(call), ...(options.address ? { 'x-forwarded-for': options.address } : {}), ...options.headers };
  const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${address}${call.path}`, { method: 'POST', headers: sent, body: JSON.stringify(input) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<CallOutput<C>> };
}

function spawnRole(role: RoleName, variables: Record<string, string>): ChildRole {
  const child = spawn(process.execPath, [mainFile, `--roles=${role}`], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { process: child, exited: once(child, 'exit') };
}

async function endChild({ process: child, exited }: ChildRole): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
}

async function asSuperuser(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('superUrl') });
  await client.connect();
  await act(client).finally(() => client.end());
}

async function dropRedisKeys(prefix: string): Promise<void> {
  const client = await createClient({ url: process.env.PB_REDIS_URL ?? 'redis://127.0.0.1:6379' }).connect();
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 })) if (keys.length > 0) await client.del(keys);
  client.destroy();
}
