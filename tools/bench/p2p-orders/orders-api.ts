import { releaseCoins } from '../../../apps/server/src/modules/p2p/p2p-orders/commands/release-coins.ts';
import { routes } from '../../../apps/server/src/modules/p2p/p2p-orders/http.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { route } from '../../../apps/server/src/platform/http/serve.ts';
import { startHttpRole } from '../../../apps/server/src/platform/http-role.ts';
import { apiOptions } from '../../../apps/server/src/roles/api.ts';
import { releaseCoins as releaseCall } from '../../../packages/contract/src/p2p/p2p-orders/commands/release-coins.ts';

/**
 * The api with the calls of orders, all of its gates included. Only the fund password of a release is not compared: a hash that is
 * made to be slow would be all that is measured. A process of its own.
 */
const config = readConfig(process.env);
const others = routes.filter(([call]) => call.name !== releaseCall.name);
await startHttpRole(config, {
  ...apiOptions(config),
  routers: [async () => ({ routes: [...others, route(releaseCall, releaseCoins as never)] })],
  openUnseal:
    async () =>
    () =>
    async ({ request }) =>
      request.body as Record<string, unknown>,
});
