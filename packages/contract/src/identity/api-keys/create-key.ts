import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { userId } from '#ids.ts';
import { addressList, apiKey, askedScopes, keyName, lifeDays } from './key.shape.ts';

/** Without `userId` the key acts for the main account, with it for that sub-account. */
const common = { userId: z.optional(userId), name: keyName, scopes: askedScopes, addresses: addressList, lifeDays, factors };

export const createKey = defineCall({
  area: 'api-keys',
  name: 'create-key',
  path: '/v1/x/api-keys/create-key',
  summary: 'Makes an API key: Ed25519 of a public key that is given, or HMAC-SHA256 with a secret that is told once',
  role: 'api',
  auth: 'main',
  changes: 'write',
  rate: { points: 20, perSeconds: 60 },
  input: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('ed25519'),
      /** PEM, or the 32 bytes (or their DER) as base64. */
      publicKey: z.string().check(z.minLength(43), z.maxLength(300)),
      ...common,
    }),
    z.strictObject({ kind: z.literal('hmac'), ...common }),
  ]),
  output: z.object({
    key: apiKey,
    /** Of an HMAC key. It is told here and never again. */
    secret: z.nullable(z.string()),
  }),
  refusals: [
    'api-keys.unverified',
    'sub-accounts.unknown',
    'api-keys.too-many',
    'api-keys.bad-public-key',
    'api-keys.bad-address',
    'api-keys.needs-addresses',
    'sessions.held',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});
