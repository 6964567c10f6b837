import { defineCall } from '@peerbourse/contract/call';
import { fileId } from '@peerbourse/contract/core/files/file.shape';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { appealCase, evidenceKind } from './appeal.shape.ts';

export const addEvidence = defineCall({
  area: 'p2p-appeals',
  name: 'add-evidence',
  path: '/v1/x/p2p-appeals/add-evidence',
  summary: 'One side adds a picture to an open appeal, for both sides and staff or for staff alone',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({
    orderNo,
    kind: evidenceKind,
    /** Sent ahead, for this purpose. */
    fileId,
    isForStaff: z.boolean(),
  }),
  output: z.object({ appeal: appealCase }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.bad-file', 'p2p-appeals.too-many'],
});
