import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { monotonicMs } from '../clock.ts';

/** A text that came so often to this pool is worth a plan of its own on each connection. */
const hotAfter = 5;
/** Each connection keeps the plans; texts that are put together from many parts must not fill it. */
const maxNames = 500;
const maxCounted = 5_000;

/** Put before the last statement of a transaction, which has no parameters and no answer: it is sent together with COMMIT. */
export const withCommit = '/* with commit */ ';

/** The pool as Kysely uses it, with statements that come again and again prepared by name, and fewer round trips for transactions. */
export function preparing(pool: pg.Pool, waited: (seconds: number) => void): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = namesOfHot();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const askedMs = monotonicMs();
      const client = await pool.connect().finally(() => waited((monotonicMs() - askedMs) / 1000));
      const known = wrapped.get(client) ?? preparingClient(client, nameOf);
      wrapped.set(client, known);
      return known;
    },
  };
}

const nothing = { command: '', rowCount: 0, rows: [] };

/**
 * BEGIN waits for the first statement and COMMIT takes the last one along, where these have no parameters: PostgreSQL then reads both from
 * one message, and does not run the second one when the first has failed.
 */
function preparingClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let waiting = '';

  async function query(text: string, values: readonly unknown[]) {
    if (text === 'begin' || text.startsWith(withCommit)) {
      waiting = text;
      return nothing;
    }
    const before = waiting;
    waiting = '';
    const isEmpty = before === 'begin' && (text === 'commit' || text === 'rollback');
    if (isEmpty) return nothing;
    if (before === '' || text === 'rollback') return await send(client, text, values, nameOf(text, values));
    if (values.length === 0) return await send(client, `${before};${text}`, values);
    await send(client, before, []);
    return await send(client, text, values, nameOf(text, values));
  }

  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

async function send(client: pg.PoolClient, text: string, values: readonly unknown[], name?: string) {
  try {
    // Several statements in one message have several results.
    const results = [await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })].flat();
    return results.at(-1) ?? nothing;
  } catch (error) {
    if (isOutdated(error)) void (client as unknown as pg.Client).end();
    throw error;
  }
}

type NameOf = (text: string, values: readonly unknown[]) => string | undefined;

/** Each pool counts for itself: its connections keep the plans. */
function namesOfHot(): NameOf {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text, values) => {
    const known = names.get(text);
    if (known !== undefined || values.length === 0 || names.size >= maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts.clear();
    counts.set(text, count);
    if (count < hotAfter) return undefined;
    counts.delete(text);
    const name = `hot-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A migration has changed what the statement answers. The connection goes, and with it the plan; the next one asks again. */
function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}
