import type { askFundRecovery as call } from '@peerbourse/contract/recoveries/ask-fund-recovery';
import { proveFactors } from '#modules/accounts/index.ts';
import { storePicture } from '#modules/files/index.ts';
import { notify } from '#modules/notifications/index.ts';
import { credentialsOf } from '#modules/secrets/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertRecovery } from './recovery.table.ts';

export const proveFundRecovery: Prove<typeof call, void> = async (deed, { factors }) => {
  must(deed.actor.kind === 'user', 'only users reach this verb');
  if (!(await credentialsOf(deed.db, deed.actor.mainId))?.fundHash) throw refuse('security.not-bound');
  await proveFactors(deed, 'ask-fund-recovery', factors);
};

export const askFundRecovery: Handler<typeof call> = async (deed, { selfie }) => {
  const { tx, config, actor } = deed;
  must(actor.kind === 'user', 'only users reach this verb');
  const selfieFile = await storePicture(deed, { accountId: actor.mainId, purpose: 'recovery-selfie', base64: selfie });
  const caseNo = publicNumber();
  const recovery = { caseNo, accountId: actor.mainId, kind: 'fund-password' as const, lost: [], newEmail: null, selfieFile };
  if (!(await insertRecovery(tx, recovery))) throw refuse('security.recovery-open');
  await notify(tx, config, { accountId: actor.mainId, kind: 'recovery_asked', values: {}, isSecurity: true });
  return { caseNo };
};
