import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { factors } from '../security/proof.shape.ts';
import { moment } from '../wire.ts';

export const myData = defineCall({
  area: 'privacy',
  name: 'my-data',
  path: '/v1/x/privacy/my-data',
  summary: 'Everything that is stored about the person, for taking along',
  door: 'api',
  auth: 'main',
  changes: 'write',
  rate: { points: 5, perSeconds: 3600 },
  input: z.strictObject({ factors }),
  output: z.object({ exportedAt: moment, sections: z.record(z.string(), z.json()) }),
  refusals: ['security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
