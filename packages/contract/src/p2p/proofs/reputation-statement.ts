import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const reputationStatement = defineCall({
  area: 'proofs',
  name: 'reputation-statement',
  path: '/v1/x/proofs/reputation-statement',
  summary: "A trader's own figures as of now, signed, to show elsewhere",
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({
    /** The statement in canonical JSON: exactly these bytes are signed. */
    body: z.string(),
    keyId: z.string(),
    /** Ed25519, in base64url. */
    signature: z.string(),
  }),
  rate: { points: 10, perSeconds: 60 },
  refusals: [],
});
