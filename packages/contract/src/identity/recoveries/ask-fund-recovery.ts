import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { base64File } from '#core/files/file.shape.ts';
import { factors } from '#identity/security/proof.shape.ts';

export const askFundRecovery = defineCall({
  area: 'recoveries',
  name: 'ask-fund-recovery',
  path: '/v1/x/recoveries/ask-fund-recovery',
  summary: 'Somebody who forgot the fund password asks for people to look at it',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  rate: { points: 5, perSeconds: 3600 },
  input: z.strictObject({ factors, selfie: base64File }),
  output: z.object({ caseNo: z.string() }),
  refusals: [
    'security.recovery-open',
    'security.recovery-unverified',
    'security.not-bound',
    'files.refused',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});
