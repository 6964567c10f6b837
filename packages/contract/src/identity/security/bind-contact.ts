import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { dialCode, phone } from '#identity/accounts/registration.shape.ts';
import { moment } from '#wire.ts';
import { email, factors, sixDigits } from './proof.shape.ts';

export const bindContact = defineCall({
  area: 'security',
  name: 'bind-contact',
  path: '/v1/x/security/bind-contact',
  summary: 'Binds or changes the email address or the phone number',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    kind: z.enum(['email', 'mobile']),
    email: z.optional(email),
    dialCode: z.optional(dialCode),
    phone: z.optional(phone),
    code: sixDigits,
    factors,
  }),
  output: z.object({ holdUntil: z.nullable(moment) }),
  refusals: [
    'security.no-target',
    'security.contact-taken',
    'security.wrong-code',
    'security.factors-missing',
    'security.too-many-guesses',
  ],
});
