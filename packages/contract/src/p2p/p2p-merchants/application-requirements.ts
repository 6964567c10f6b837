import { defineCall } from '@peerbourse/contract/call';
import { decimal, empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { merchantKind, merchantState, proofKind, requirement } from './merchant.shape.ts';

export const applicationRequirements = defineCall({
  area: 'p2p-merchants',
  name: 'application-requirements',
  path: '/v1/p2p/user/getApplyMerchantRelation',
  summary: 'What an application needs: conditions with whether they are met, kinds of account with their proofs, and the agreement',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: z.object({
    /** Whether somebody who meets everything may apply now; not while an application, a status or a waiting time runs. */
    isOpen: z.boolean(),
    state: merchantState,
    requirements: z.array(requirement),
    accountTypes: z.array(
      z.object({ accountType: merchantKind, proofs: z.array(z.object({ kind: proofKind, least: z.int(), most: z.int() })) }),
    ),
    /** Of all kinds together. */
    mostFiles: z.int(),
    /** The least that any currency asks for, in USDT. */
    leastDeposit: decimal,
    /** A form that applicants of mainland China fill in and add to their proofs; empty for everybody else. */
    formUrl: z.string(),
    agreementVersion: z.int(),
  }),
  refusals: [],
});
