import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { moment } from '#wire.ts';

export const takeMyRecords = defineCall({
  area: 'privacy',
  name: 'take-my-records',
  path: '/v1/x/privacy/take-my-records',
  summary: 'Everything that is stored about the person, for taking along',
  role: 'api',
  auth: 'main',
  changes: 'write',
  rate: { points: 5, perSeconds: 3600 },
  input: z.strictObject({ factors }),
  output: z.object({ exportedAt: moment, sections: z.record(z.string(), z.json()) }),
  refusals: ['security.wrong-code', 'security.factors-missing', 'security.too-many-guesses'],
});
