import { routes } from '../../../apps/server/src/modules/money/assets/http.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openCountries } from '../../../apps/server/src/platform/http/country.ts';
import { makeServer } from '../../../apps/server/src/platform/http/serve.ts';
import { startRole } from '../../../apps/server/src/platform/role-runtime.ts';
import { ungatedActor } from './ungated-api.ts';

/**
 * The api with gates that let everybody through: the same server, verbs and pool as the role's, but whoever asks is who the
 * cookie says, and nobody is counted. A process of its own. What it does more than a bare transaction is the way to the ledger.
 */
const [port = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { db, log } = startRole('api', config);

const server = await makeServer({
  routes,
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
