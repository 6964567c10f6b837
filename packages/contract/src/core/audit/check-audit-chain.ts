import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { moment } from '#wire.ts';

const blockNo = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const checkAuditChain = defineCall({
  area: 'audit',
  name: 'check-audit-chain',
  path: '/v1/admin/audit/check-audit-chain',
  summary: 'Recomputes the chain of the audit log and names the first block that is wrong',
  role: 'admin',
  auth: 'staff',
  roles: ['auditor'],
  changes: 'read',
  rate: { points: 60, perSeconds: 60 },
  input: z.strictObject({
    fromBlock: z.optional(blockNo),
    /** A head that was noted elsewhere; without it nobody sees that the newest blocks are gone. */
    known: z.optional(z.strictObject({ blockNo, hash })),
  }),
  output: z.object({
    problem: z.nullable(
      z.object({
        kind: z.enum([
          'block-missing',
          'block-moved',
          'link-broken',
          'signature-wrong',
          'key-unknown',
          'block-edited',
          'rows-missing',
          'rows-added',
          'rows-edited',
          'tail-cut',
          'head-replaced',
        ]),
        blockNo: z.string(),
        /** The first row that is not what was sealed, where one can be named. */
        entryNo: z.nullable(z.string()),
      }),
    ),
    blocks: z.int(),
    rows: z.int(),
    /** Where to go on; null when everything was checked. */
    nextBlock: z.nullable(z.string()),
    head: z.nullable(z.object({ blockNo: z.string(), hash: z.string(), sealedAt: moment, keyId: z.string() })),
    unsealed: z.object({ rows: z.int(), oldestSeconds: z.int() }),
  }),
  refusals: [],
});
