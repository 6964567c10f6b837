import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';

export const cancelAfter = defineCall({
  area: 'spot',
  name: 'cancel-after',
  path: '/v1/x/spot/cancel-after',
  summary: 'Cancels all orders and quotes of the account after so many seconds, unless it is asked again before; 0 takes the deadline away',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'spot',
  rate: { points: 600, perSeconds: 60 },
  input: z.strictObject({ seconds: z.union([z.literal(0), z.int().check(z.minimum(5), z.maximum(86_400))]) }),
  output: z.object({ cancelsAt: z.nullable(moment) }),
  refusals: [],
});
