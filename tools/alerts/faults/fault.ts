import pg from 'pg';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Installation } from '../installation.ts';
import type { Severity } from '../prometheus-files.ts';

/** What is really broken, and which alert has to say so. */
export interface Fault {
  alert: string;
  severity: Exclude<Severity, 'none'>;
  /** In words, for the report. */
  what: string;
  /** What the alert has to say besides its name. */
  labels?: Readonly<Record<string, string>>;
  /** Alerts that this one explains, so that nobody is told of them meanwhile. */
  explains?: readonly string[];
  begin: (site: Installation) => Promise<Begun> | Begun;
}

export interface Begun {
  cure: () => unknown;
  /** When it is a fault by the rule's own measure, if that is later than its beginning: an age has to be reached first. */
  sinceMs?: number;
}

/** An alert that only promtool tries. */
export interface Untried {
  alert: string;
  severity: Severity;
  /** Why it cannot be broken for real here. */
  reason: string;
}

/** Does something again and again until it is stopped; whether it succeeds is not its concern. */
export function repeat(everyMs: number, act: () => unknown): () => Promise<void> {
  const end = new AbortController();
  const going = (async () => {
    while (!end.signal.aborted) {
      await attempt(act);
      await pause(everyMs, end.signal);
    }
  })();
  return () => {
    end.abort();
    return going;
  };
}

async function attempt(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // As it is said above.
  }
}

/** A connection of the superuser to the database of the exchange; its triggers and foreign keys do not hold. */
export async function openSuperuser({ postgres, stack }: Installation): Promise<pg.Client> {
  const url = new URL(postgres.superUrl);
  url.pathname = new URL(stack.variables.PB_DATABASE_URL as string).pathname;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => undefined);
  await client.connect();
  await client.query("SET session_replication_role = 'replica'");
  return client;
}

export async function asSuperuser(site: Installation, text: string, values: unknown[] = []): Promise<Array<Record<string, unknown>>> {
  const client = await openSuperuser(site);
  return await client.query<Record<string, unknown>>(text, values).then(
    async ({ rows }) => {
      await client.end();
      return rows;
    },
    async (error: unknown) => {
      await client.end();
      throw error;
    },
  );
}

/** The job stands still, as if its worker hung in it. */
export async function holdJob(site: Installation, name: string): Promise<() => Promise<unknown>> {
  const claim = '00000000-0000-4000-8000-000000000000';
  await asSuperuser(site, `UPDATE platform_jobs SET claim = $2, claimed_until = 'infinity' WHERE name = $1`, [name, claim]);
  return () => asSuperuser(site, 'UPDATE platform_jobs SET claim = NULL, claimed_until = NULL WHERE name = $1', [name]);
}

/** Whoever reads or writes the table waits, `heldMs` at a time with a gap between. */
export async function blockTable(site: Installation, table: string, heldMs: number): Promise<() => Promise<void>> {
  const client = await openSuperuser(site);
  const stop = repeat(50, async () => {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await pause(heldMs);
    await client.query('COMMIT');
  });
  return async () => {
    await stop();
    await client.end();
  };
}
