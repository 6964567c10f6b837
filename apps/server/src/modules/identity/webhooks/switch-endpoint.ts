import type { switchEndpoint as call } from '@peerbourse/contract/identity/webhooks/switch-endpoint';
import type { Handler } from '#platform/http/serve.ts';
import { holdLines, resumeLines } from './delivery.table.ts';
import { setEndpointState } from './endpoint.table.ts';
import { takeEndpoint } from './take-endpoint.ts';

/** Nothing is left out: what happened while it was paused or off is sent when it goes on, first things first. */
export const switchEndpoint: Handler<typeof call> = async (ctx, { endpointId, isOn }) => {
  const { id, state } = await takeEndpoint(ctx, endpointId);
  if ((state === 'on') === isOn) return {};
  await setEndpointState(ctx.tx, id, isOn ? 'on' : 'paused');
  await (isOn ? resumeLines(ctx.tx, id) : holdLines(ctx.tx, id));
  return {};
};
