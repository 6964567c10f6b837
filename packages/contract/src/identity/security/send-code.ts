import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { dialCode, phone } from '#identity/accounts/registration.shape.ts';
import { codePurpose, email, proof, ticket } from './proof.shape.ts';

export const sendCode = defineCall({
  area: 'security',
  name: 'send-code',
  path: '/v1/msg/verifyCode/send',
  summary: 'Sends a 6-digit code by mail or SMS for one purpose',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({
    purpose: codePurpose,
    channel: z.enum(['email', 'mobile']),
    email: z.optional(email),
    dialCode: z.optional(dialCode),
    phone: z.optional(phone),
    ticket: z.optional(ticket),
    proof: z.optional(proof),
  }),
  output: z.object({ sentTo: z.string(), resendSeconds: z.int(), validSeconds: z.int() }),
  refusals: ['security.code-too-soon', 'security.proof-needed', 'security.no-target', 'security.ticket-over', 'security.too-many-guesses'],
});
