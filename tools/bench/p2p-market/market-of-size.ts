import pg from 'pg';
import { makeDatabase, markDatabase, migrate } from '../../../apps/server/src/one-shots.ts';
import { p2pAdRulesDefault } from '../../../packages/contract/src/p2p/p2p-config/config.shape.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import { round } from '../../load/drive.ts';
import { type FilledMarket, fillMarket, type MarketSize } from './fill-market.ts';
import { origin } from './market-acts.ts';

/** Publishers publish more here than people usually may. */
const maxAllowed = 100;

export interface MarketOfSize {
  filled: FilledMarket;
  fillSeconds: number;
  bytes: number;
  /** As the superuser. */
  query: pg.Pool;
  /** For roles that ask it. */
  variables: Record<string, string>;
  urlOf(user: string): string;
}

/** A database with a market of a size, on the server of the bench. */
export async function openMarketOfSize({ superUrl }: OwnPostgres, name: string, size: MarketSize): Promise<MarketOfSize> {
  const urlOf = (user: string) => Object.assign(new URL(superUrl), { username: user, pathname: `/${name}` }).href;
  await makeDatabase(superUrl, name);
  await migrate(urlOf('pb_owner'));
  await markDatabase(urlOf('pb_owner'), 'demo');
  const started = performance.now();
  const filled = await fillMarket(urlOf('postgres'), size);
  const fillSeconds = round((performance.now() - started) / 1_000, 1);
  process.stderr.write(`${name}: ${filled.ads} ads of ${filled.people} people, filled in ${fillSeconds} s\n`);
  const query = new pg.Pool({ connectionString: urlOf('postgres'), max: 1 });
  query.on('error', () => undefined);
  await query.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await query.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('p2p-config.ads', 1, $1, 'bench')`, [
    JSON.stringify({ ...p2pAdRulesDefault, adsPerPairAndSide: maxAllowed }),
  ]);
  const { rows } = await query.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const variables = {
    PB_ENV: 'demo',
    NODE_ENV: 'production',
    PB_DATABASE_URL: `postgres://pb_{role}@${new URL(superUrl).host}/${name}`,
    PB_ORIGINS: origin,
    PB_LOG_LEVEL: 'error',
  };
  return { filled, fillSeconds, bytes: Number(rows[0]?.bytes), query, variables, urlOf };
}
