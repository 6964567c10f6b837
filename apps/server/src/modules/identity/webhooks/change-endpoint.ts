import type { changeEndpoint as call } from '@peerbourse/contract/identity/webhooks/change-endpoint';
import type { Handler } from '#platform/http/serve.ts';
import { describeEndpoint } from './endpoint.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

/** Another address is another endpoint: whoever registers one proves who he is. */
export const changeEndpoint: Handler<typeof call> = async (ctx, { endpointId, description, types }) => {
  await describeEndpoint(ctx.tx, await takeEndpoint(ctx, endpointId), { description, types: [...new Set(types)] });
  return {};
};
