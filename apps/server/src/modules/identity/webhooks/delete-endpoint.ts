import type { deleteEndpoint as call } from '@peerbourse/contract/identity/webhooks/delete-endpoint';
import type { Handler } from '#platform/http/serve.ts';
import { deleteEndpointRow } from './endpoint.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

export const deleteEndpoint: Handler<typeof call> = async (ctx, { endpointId }) => {
  await deleteEndpointRow(ctx.tx, await takeEndpoint(ctx, endpointId));
  return {};
};
