import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';

/** A number of a round; PostgreSQL counts them in four bytes. */
const roundNo = z.int().check(z.gte(1), z.lte(2_147_483_647));

export const roundLog = defineCall({
  area: 'proofs',
  name: 'round-log',
  path: '/v1/x/proofs/round-log',
  summary: 'The public log of all rounds of escrow, the newest first. One without a signature was not balanced',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  sameForGuests: true,
  input: z.strictObject({
    /** The newest one asked for; without it, of all. */
    upTo: z.optional(roundNo),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
  }),
  output: z.object({
    rounds: z.array(
      z.object({
        roundNo: z.int(),
        /** The round in canonical JSON. */
        body: z.string(),
        /** The SHA-256 of the body, in hex: the next round names it. */
        hash: z.string(),
        keyId: z.nullable(z.string()),
        signature: z.nullable(z.string()),
      }),
    ),
    /** Where the next page begins. */
    upTo: z.nullable(z.int()),
  }),
  rate: { points: 60, perSeconds: 60 },
  refusals: [],
});
