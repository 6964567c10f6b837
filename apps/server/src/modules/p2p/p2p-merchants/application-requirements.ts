import type { CallOutput } from '@peerbourse/contract/call';
import type { applicationRequirements as call } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { merchantKinds, type ProofKind, proofsOf } from '@peerbourse/rules/p2p-merchants/merchant';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { mainlandArea, usdtText } from './deposit/deposit.rules.ts';
import { mayApply } from './may-apply.ts';
import { merchantOf } from './merchant.table.ts';
import { leastDeposit, requirementsFor } from './requirements.ts';

export const applicationRequirements: Handler<typeof call> = async ({ db, actor }) => {
  const [account, merchant, general, rules] = await Promise.all([
    accountOf(db, actor.accountId),
    merchantOf(db, actor.accountId),
    readSetting(db, 'p2p-config.general'),
    readSetting(db, 'p2p-merchants.rules'),
  ]);
  const areaId = account?.areaId ?? '';
  const least = await leastDeposit(db, areaId);
  return {
    isOpen: (await mayApply(db, merchant)) === true,
    state: merchant?.state ?? 'none',
    requirements: await requirementsFor(db, actor, least),
    accountTypes: accountTypes({
      identity: general.identityProveLimit,
      funds: general.fundProveLimit,
      company: general.applyBusinessFileCount,
    }),
    mostFiles: general.applyBusinessFileCount,
    leastDeposit: usdtText(least),
    formUrl: areaId === mainlandArea ? general.cnApplyBusinessFileUrl : '',
    agreementVersion: rules.agreementVersion,
  };
};

function accountTypes(most: Record<ProofKind, number>): CallOutput<typeof call>['accountTypes'] {
  return merchantKinds.map((accountType) => ({
    accountType,
    proofs: proofsOf(accountType).map((kind) => ({ kind, least: 1, most: most[kind] })),
  }));
}
