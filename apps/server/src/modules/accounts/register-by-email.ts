import type { registerByEmail as call } from '@peerbourse/contract/accounts/register-by-email';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { openAccount, proveRegistration } from './open-account.ts';

export const proveEmailRegistration: Prove<typeof call, string> = (deed, input) =>
  proveRegistration(deed, { ...input, dialCode: null, phone: null });

export const registerByEmail: Handler<typeof call, string> = (deed, input, passwordHash) =>
  openAccount(deed, { ...input, dialCode: null, phone: null }, passwordHash);
