import type { setFundPassword as call } from '@peerbourse/contract/identity/security/set-fund-password';
import { notify } from '#modules/core/notifications/index.ts';
import { credentialsOf, hashPassword, isWeakFundPassword, updateFundPassword } from '#modules/core/secrets/index.ts';
import { holdAfterChange, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

export const proveFundPasswordChange: Prove<typeof call, string> = async (ctx, { fundPassword, factors }) => {
  if (isWeakFundPassword(fundPassword)) throw refuse('security.weak-fund-password');
  await proveFactors(ctx, 'set-fund-password', factors);
  return await hashPassword(ctx.config, fundPassword);
};

/** The first one harms nobody; another one holds withdrawals back, as every sensitive change does. */
export const setFundPassword: Handler<typeof call, string> = async ({ tx, actor, config }, _input, fundHash) => {
  const { mainId } = actor;
  const isFirst = (await credentialsOf(tx, mainId))?.fundHash === null;
  await updateFundPassword(tx, mainId, fundHash);
  const holdUntil = isFirst ? null : await holdAfterChange(tx, mainId, 'fund-password-changed');
  const kind = isFirst ? 'fund_password_set' : 'fund_password_changed';
  await notify(tx, config, { accountId: mainId, kind, values: {}, isSecurity: true });
  return { holdUntil: holdUntil?.toISOString() ?? null };
};
