import type { setAntiPhishingCode as call } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { updateAntiPhishingCode } from '#modules/core/secrets/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';

export const proveAntiPhishingCode: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'set-anti-phishing-code', factors);

export const setAntiPhishingCode: Handler<typeof call> = async ({ tx, actor }, { antiPhishingCode }) => {
  await updateAntiPhishingCode(tx, actor.mainId, antiPhishingCode);
  return {};
};
