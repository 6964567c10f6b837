import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { openCustomers } from '../../faults/chaos/customers.ts';
import { type Query, reconciliationProblems } from '../../faults/harness-database.ts';
import { cpuSecondsOf } from '../../load/service.ts';
import { openStack } from '../../load/stack.ts';
import type { Arm } from '../pairs.ts';
import { runPgbench } from './pgbench.ts';
import { familyCpuSeconds, postgresSettings } from './postgres-server.ts';
import { startUngatedApi, ungatedCookie } from './ungated-api.ts';
import { connections, runTransfers } from './wrk.ts';

export type Grounds = Awaited<ReturnType<typeof openGrounds>>;

/**
 * An api, the same without its gates, and people with coins who are logged in. No worker runs: relaying facts costs the same
 * whoever wrote them, and its rest would be paid by the arm that comes next.
 */
export async function openGrounds(customerCount: number) {
  const postgres = await openOwnPostgres(postgresSettings);
  const stack = await openStack({ apis: 1, roles: [], superUrl: postgres.superUrl });
  const ungated = await startUngatedApi(stack.variables);
  const folder = mkdtempSync(join(tmpdir(), 'pb-bench-'));
  const customers = await openCustomers(stack.query, customerCount);
  const ownerIds = customers.map(({ ownerId }) => ownerId);
  await openSecondWallets(stack.query, ownerIds);
  const owners = ownerIds.map(Number);
  const all = { first: Math.min(...owners), last: Math.max(...owners) };
  if (all.last - all.first + 1 !== owners.length) throw new Error('the ids of the customers have gaps');
  const databaseUrl = (role: string) => (stack.variables.PB_DATABASE_URL as string).replace('{role}', role);
  const api = stack.service('api-1');
  const postgresCpu = () => familyCpuSeconds(postgres.service.pid);

  const cookieFile = (name: string, cookies: readonly string[]) => {
    const file = join(folder, name);
    writeFileSync(file, `${cookies.join('\n')}\n`);
    return file;
  };
  const origin = stack.variables.PB_ORIGINS as string;
  const ungatedCookies = customers.map(({ ownerId }) => ungatedCookie(ownerId));
  const apiArm = (address: string, pid: number, cookies: string): Arm => ({
    run: async (seconds) => await granted(stack.query, () => runTransfers({ address, cookies, origin, seconds })),
    cpuSeconds: () => cpuSecondsOf(pid) + postgresCpu(),
  });
  const bareOptions = { url: databaseUrl('api'), folder };
  return {
    customers,
    apiUrl: `http://127.0.0.1:${stack.ports.api[0]}`,
    origin,
    /** Bare transactions at a given pace: the time of each in milliseconds, from when it was due. */
    bareTimes: (seconds: number, perSecond: number) =>
      runPgbench({ ...bareOptions, ...all, seconds, perSecond }).then(({ tookMs }) => tookMs),
    arms: {
      api: apiArm(
        `http://127.0.0.1:${stack.ports.api[0]}`,
        api.pid,
        cookieFile(
          'sessions',
          customers.map(({ cookie }) => cookie),
        ),
      ),
      ungated: apiArm(ungated.address, ungated.service.pid, cookieFile('accounts', ungatedCookies)),
      ungatedHot: apiArm(ungated.address, ungated.service.pid, cookieFile('one-account', ungatedCookies.slice(0, 1))),
      bare: { run: async (seconds) => await pgbenchCount({ ...bareOptions, ...all, seconds }), cpuSeconds: postgresCpu },
      bareHot: {
        run: async (seconds) => await pgbenchCount({ ...bareOptions, first: all.first, last: all.first, seconds }),
        cpuSeconds: postgresCpu,
      },
    } satisfies Record<string, Arm>,
    /** Of everything that belongs to the bench. */
    ownCpuSeconds: async () => {
      const { postgres: _seenByStack, ...others } = await stack.cpuSeconds();
      return Object.values(others).reduce((sum, part) => sum + part, ungated.service.cpuSeconds() + postgresCpu());
    },
    /** Speed at the expense of a coin is none. */
    mustAddUp: async () => {
      const { db } = openPool({ url: databaseUrl('worker'), size: 1, statementMs: 600_000, name: 'bench' });
      const problems = await reconciliationProblems(db).finally(() => db.destroy());
      if (problems.length > 0) throw new Error(`the ledger does not add up: ${problems.join('; ')}`);
    },
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      await ungated.service.stop();
      await stack.close();
      await postgres.close();
    },
  };
}

/** Nobody's first transfer is measured: it makes an account. */
async function openSecondWallets(query: Query, ownerIds: readonly string[]): Promise<void> {
  for (let first = 0; first < ownerIds.length; first += 200) {
    await query(
      `SELECT ledger_post('transfer', 'second-wallet:' || owner, '', ARRAY[owner, owner], '{USDT,USDT}', '{spot,otc}', '{"",""}', '{-1,1}')
       FROM unnest($1::bigint[]) AS owner`,
      [ownerIds.slice(first, first + 200)],
    );
  }
}

/**
 * A refusal is an answer too, and a quick one: what was answered must have been written. Those under way when a run ends are
 * not told of, and may be written in the next one.
 */
async function granted(query: Query, run: () => Promise<number>): Promise<number> {
  const lastPosting = async () => Number((await query<{ id: string }>('SELECT last_value AS id FROM ledger_posting_ids'))[0]?.id);
  const before = await lastPosting();
  const answered = await run();
  const written = ((await lastPosting()) - before) / 2;
  if (written < answered || written > answered + 2 * connections)
    throw new Error(`${answered} transfers were answered, ${written} were written`);
  return answered;
}

/** As many as were done in the time that connecting took as well, so that the bare side does not pay for starting again. */
async function pgbenchCount(options: Parameters<typeof runPgbench>[0]): Promise<number> {
  const started = performance.now();
  const { perSecond } = await runPgbench(options);
  return perSecond * ((performance.now() - started) / 1_000);
}
