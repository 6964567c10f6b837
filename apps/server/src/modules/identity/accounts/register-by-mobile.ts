import type { registerByMobile as call } from '@peerbourse/contract/identity/accounts/register-by-mobile';
import { phoneProblem } from '@peerbourse/rules/phone';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { openAccount, proveRegistration } from './open-account.ts';

export const proveMobileRegistration: Prove<typeof call, string> = async (ctx, input) => {
  if (phoneProblem(input.phone, input.dialCode)) throw refuse('request.invalid', { fields: 'phone' });
  return await proveRegistration(ctx, { ...input, email: null });
};

export const registerByMobile: Handler<typeof call, string> = (ctx, input, passwordHash) =>
  openAccount(ctx, { ...input, email: null }, passwordHash);
