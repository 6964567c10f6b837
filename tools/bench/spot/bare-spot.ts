import { candles } from '../../../apps/server/src/modules/markets/spot/candles.ts';
import { trades } from '../../../apps/server/src/modules/markets/spot/trades.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openCountries } from '../../../apps/server/src/platform/http/country.ts';
import { makeServer, route } from '../../../apps/server/src/platform/http/serve.ts';
import { startRole } from '../../../apps/server/src/platform/role-runtime.ts';
import { candles as candlesCall } from '../../../packages/contract/src/markets/spot/candles.ts';
import { trades as tradesCall } from '../../../packages/contract/src/markets/spot/trades.ts';
import { ungatedActor } from '../ledger/ungated-api.ts';

/**
 * What the api shows of spot markets, with gates that let everybody through: the same server, verbs and pool, but whoever asks is who the
 * cookie says, and nobody is counted. A process of its own.
 */
const [port = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { db, log } = startRole('api', config);

const server = await makeServer({
  routes: [route(candlesCall, candles), route(tradesCall, trades)],
  config,
  db,
  log,
  rateGate: async () => ({ limit: 1, remaining: 1, resetSeconds: 1, isOver: false }),
  sessionGate: async ({ visitor }) => ungatedActor(visitor),
  countryOf: openCountries(config),
  origins: config.origins,
});
server.get('/readyz', () => 'ok');
await server.listen({ host: '127.0.0.1', port: Number(port) });
