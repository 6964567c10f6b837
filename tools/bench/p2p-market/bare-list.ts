import { createServer } from 'node:http';
import type pg from 'pg';
import { adList } from '../../../apps/server/src/modules/p2p/p2p-ads/market/ad-list.ts';
import { readConfig, roleLimits } from '../../../apps/server/src/platform/config.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { allowCopies } from '../../../apps/server/src/platform/db/shared-read.ts';
import type { CallContext } from '../../../apps/server/src/platform/http/serve.ts';
import { filteredList } from './market-acts.ts';

/**
 * The least that answering a list with filters can be: node:http alone, which runs the statements of the api's own verb, prepared, with its
 * own values, and sends what comes back as text. No routes, gates, checks, arithmetic or views. A process of its own.
 */
const [port = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const options = { url: config.databaseUrl('api'), statementMs: 5_000, name: 'bare-list' };
const { pool } = openPool({ ...options, size: roleLimits.api.poolSize });
const statements = await recorded();
process.stderr.write(`the bare list runs ${statements.length} statements\n`);

createServer(async (_request, response) => {
  const answers: unknown[] = [];
  for (const statement of statements) answers.push((await pool.query(statement)).rows);
  const body = JSON.stringify(answers, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(Number(port), '127.0.0.1');

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** What the verb asks of the database for one list, when its copies are at hand. */
async function recorded(): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { db, pool: watched } = openPool({ ...options, size: 1 });
  allowCopies(db, 60_000);
  const listen = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (statement: Statement) => unknown;
    const noting = (statement: Statement) => {
      seen.push({ ...statement, name: `bare-${seen.length}` });
      return query(statement);
    };
    Object.assign(client, { query: noting });
  };
  watched.on('connect', listen);
  const ctx = { db, config, actor: { kind: 'guest' } } as unknown as CallContext;
  await adList(ctx, filteredList);
  seen.length = 0;
  await adList(ctx, filteredList);
  await db.destroy();
  return seen;
}
