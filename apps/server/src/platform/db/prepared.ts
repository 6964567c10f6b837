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
  const names = namesOfHot();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const askedMs = monotonicMs();
      const client = await pool.connect().finally(() => waited((monotonicMs() - askedMs) / 1000));
      const known = wrapped.get(client) ?? preparingClient(client, names);
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
function preparingClient(client: pg.PoolClient, names: Names): PostgresPoolClient {
  let waiting = '';
  let isInside = false;

  async function query(text: string, values: readonly unknown[]) {
    if (text === 'begin' || text.startsWith(withCommit)) {
      waiting = text;
      return nothing;
    }
    const before = waiting;
    waiting = '';
    const wasInside = isInside || before === 'begin' || text.startsWith('start transaction');
    isInside = wasInside && text !== 'commit' && text !== 'rollback';
    const isEmpty = before === 'begin' && (text === 'commit' || text === 'rollback');
    if (isEmpty) return nothing;
    if (before === '' || text === 'rollback') return await ask(text, values, wasInside);
    if (values.length === 0) return await send(client, `${before};${text}`, values);
    await send(client, before, []);
    return await ask(text, values, wasInside);
  }

  /** A plan that a migration has outdated is asked for again; inside a transaction only the transaction as a whole can be. */
  async function ask(text: string, values: readonly unknown[], isInTransaction: boolean) {
    try {
      return await send(client, text, values, names.of(text, values));
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.forget();
      if (isInTransaction) throw error;
      return await send(client, text, values);
    }
  }

  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

async function send(client: pg.PoolClient, text: string, values: readonly unknown[], name?: string) {
  // Several statements in one message have several results.
  const results = [await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })].flat();
  return results.at(-1) ?? nothing;
}

interface Names {
  of: (text: string, values: readonly unknown[]) => string | undefined;
  /** All of them: what has outdated one plan may have outdated others. No name is given twice, so the old plans are never met again. */
  forget: () => void;
}

/** Each pool counts for itself: its connections keep the plans. */
function namesOfHot(): Names {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let given = 0;
  return {
    of: (text, values) => {
      const known = names.get(text);
      if (known !== undefined || values.length === 0 || names.size >= maxNames) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size >= maxCounted) counts.clear();
      counts.set(text, count);
      if (count < hotAfter) return undefined;
      counts.delete(text);
      const name = `hot-${given++}`;
      names.set(text, name);
      return name;
    },
    forget: () => names.clear(),
  };
}

/** A migration has changed what the statement answers, and this connection still has the plan of before. */
export function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}
