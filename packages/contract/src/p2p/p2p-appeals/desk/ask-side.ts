import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import * as z from 'zod/mini';
import { evidenceKind, orderSide, questionTemplate, staffWords } from '../appeal.shape.ts';
import { listedCase } from './case.shape.ts';

export const askSide = defineCall({
  area: 'p2p-appeals',
  name: 'ask-side',
  path: '/v1/admin/p2p-appeals/ask-side',
  summary: 'Staff ask one side a question in an open case; both people read it, and the time of staff stands still',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z
    .strictObject({
      orderNo,
      side: orderSide,
      evidence: z.nullable(evidenceKind),
      /** Asks in the language of each reader; then words are not needed. */
      template: z.optional(questionTemplate),
      text: staffWords,
    })
    .check(z.refine(({ template, text }) => template !== undefined || text.length >= minWords, { path: ['text'] })),
  output: listedCase,
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.asked'],
});
