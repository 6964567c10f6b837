import type { askFundRecovery as call } from '@peerbourse/contract/identity/recoveries/ask-fund-recovery';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { cleanPicture, keepPicture } from '#modules/core/files/index.ts';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import { accountOf, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { insertRecovery } from './recovery.table.ts';
import { tellAsked } from './tell-owner.ts';

type Selfie = Awaited<ReturnType<typeof cleanPicture>>;

export const proveFundRecovery: Prove<typeof call, Selfie> = async (ctx, { factors, selfie }) => {
  if (!(await credentialsOf(ctx.db, ctx.actor.mainId))?.fundHash) throw refuse('security.not-bound');
  if ((await accountOf(ctx.db, ctx.actor.mainId))?.identityLevel !== verifiedLevel) throw refuse('security.recovery-unverified');
  const picture = await cleanPicture(selfie);
  await proveFactors(ctx, 'ask-fund-recovery', factors);
  return picture;
};

export const askFundRecovery: Handler<typeof call, Selfie> = async (ctx, _input, selfie) => {
  const { tx, config, actor } = ctx;
  const selfieFile = await keepPicture(ctx, { accountId: actor.mainId, purpose: 'recovery-selfie', picture: selfie });
  const caseNo = publicNumber();
  const recovery = { caseNo, accountId: actor.mainId, kind: 'fund-password' as const, lost: [], newEmail: null, selfieFile };
  if (!(await insertRecovery(tx, recovery))) throw refuse('security.recovery-open');
  await tellAsked(tx, config, actor.mainId);
  return { caseNo };
};
