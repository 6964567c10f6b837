import { adList } from '../../../apps/server/src/modules/p2p/p2p-ads/market/ad-list.ts';
import { checkEligibility } from '../../../apps/server/src/modules/p2p/p2p-ads/market/check-eligibility.ts';
import { publishAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/publish-ad.ts';
import { advertiserPage } from '../../../apps/server/src/modules/p2p/p2p-users/advertiser-page.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openCountries } from '../../../apps/server/src/platform/http/country.ts';
import { makeServer, route } from '../../../apps/server/src/platform/http/serve.ts';
import { startRole } from '../../../apps/server/src/platform/role-runtime.ts';
import { adList as adListCall } from '../../../packages/contract/src/p2p/p2p-ads/market/ad-list.ts';
import { checkEligibility as checkEligibilityCall } from '../../../packages/contract/src/p2p/p2p-ads/market/check-eligibility.ts';
import { publishAd as publishAdCall } from '../../../packages/contract/src/p2p/p2p-ads/own/publish-ad.ts';
import { advertiserPage as advertiserPageCall } from '../../../packages/contract/src/p2p/p2p-users/advertiser-page.ts';
import { ungatedActor } from '../ledger/ungated-api.ts';

/**
 * The market of the api with gates that let everybody through: the same server, verbs and pool, but whoever asks is who the cookie
 * says, nobody is counted, and nobody proves a fund password, which is work of the processor. A process of its own.
 */
const [port = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { db, log } = startRole('api', config);

const server = await makeServer({
  routes: [
    route(adListCall, adList),
    route(checkEligibilityCall, checkEligibility),
    route(advertiserPageCall, advertiserPage),
    route(publishAdCall, publishAd),
  ],
  config,
  db,
  log,
  rateGate: async () => ({ limit: 1, remaining: 1, resetSeconds: 1, isOver: false }),
  sessionGate: async ({ visitor }) => ungatedActor(visitor),
  unseal: async ({ request }) => request.body as Record<string, unknown>,
  countryOf: openCountries(config),
  origins: config.origins,
});
server.get('/readyz', () => 'ok');
await server.listen({ host: '127.0.0.1', port: Number(port) });
