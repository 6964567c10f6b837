import type { registerByEmail as call } from '@peerbourse/contract/identity/accounts/register-by-email';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { openAccount, proveRegistration } from './open-account.ts';

export const proveEmailRegistration: Prove<typeof call, string> = (ctx, input) =>
  proveRegistration(ctx, { ...input, dialCode: null, phone: null });

export const registerByEmail: Handler<typeof call, string> = (ctx, input, passwordHash) =>
  openAccount(ctx, { ...input, dialCode: null, phone: null }, passwordHash);
