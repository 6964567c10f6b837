import * as z from 'zod/mini';
import { verificationMethod } from '#identity/security/proof.shape.ts';

/** Either the session is open, or these codes are needed first. */
export const logInAnswer = z.object({
  state: z.enum(['opened', 'verify']),
  ticket: z.nullable(z.string()),
  /** Every one of them is needed, asked for in this order. */
  methods: z.array(verificationMethod),
  /** Where codes go, as far as a stranger may know. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
