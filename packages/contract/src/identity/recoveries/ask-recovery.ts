import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { base64File } from '#core/files/file.shape.ts';
import { email, ticket, verificationMethod } from '#identity/security/proof.shape.ts';

export const askRecovery = defineCall({
  area: 'recoveries',
  name: 'ask-recovery',
  path: '/v1/x/recoveries/ask-recovery',
  summary: 'Somebody who cannot give the codes any more asks for people to look at it',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  rate: { points: 5, perSeconds: 3600 },
  input: z.strictObject({
    ticket,
    lost: z.array(verificationMethod).check(z.minLength(1), z.maxLength(3)),
    newEmail: z.optional(email),
    selfie: base64File,
  }),
  output: z.object({ caseNo: z.string() }),
  refusals: ['security.ticket-over', 'security.recovery-open', 'security.recovery-unverified', 'security.not-bound', 'files.refused'],
});
