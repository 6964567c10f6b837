import type { CallParsed } from '@peerbourse/contract/call';
import type { applyForMerchantStatus as call } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { proofsOf } from '@peerbourse/rules/p2p-merchants/merchant';
import { attachFiles } from '#modules/core/files/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { offeredFiat } from '#modules/p2p/p2p-config/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertApplication, newestApplicationOf, type Proof } from './application.table.ts';
import { applicationView } from './application.view.ts';
import { depositFor } from './deposit/deposit.rules.ts';
import { depositTerms } from './deposit/deposit-terms.ts';
import { setDepositAside } from './deposit/move-deposit.ts';
import { closeDetails } from './desk/application-words.ts';
import { mayApply } from './may-apply.ts';
import { beginReview, merchantOf } from './merchant.table.ts';
import { refuseChild } from './refuse-child.ts';
import { requirementsFor } from './requirements.ts';

type Input = CallParsed<typeof call>;

/** The application and its deposit come together: there is none without the other. */
export const applyForMerchantStatus: Handler<typeof call> = async (ctx, input) => {
  const { tx, actor, config } = ctx;
  const { accountId, userId } = actor;
  refuseChild(actor);
  await lockProfile(tx, accountId);
  await admitApplicant(ctx);
  await checkInput(tx, input);
  const deposit = await depositOfApplicant(ctx, input.fiatCodes);
  const files = proofsIn(input);
  const named = files.map(({ fileId, kind }) => ({ fileId, purpose: `merchant-${kind}` as const }));
  if (!(await attachFiles(tx, accountId, named))) throw refuse('p2p-merchants.bad-file');
  const applicationNo = publicNumber();
  const applied = { accountId, kind: input.accountType, fiats: input.fiatCodes, deposit };
  const version = await beginReview(tx, applied);
  const closedDetails = closeDetails(config.keys, input, applicationNo);
  await insertApplication(tx, { ...applied, applicationNo, closedDetails, agreementVersion: input.agreementVersion, files });
  await setDepositAside(tx, { accountId, userId, version }, deposit);
  const application = await newestApplicationOf(tx, accountId);
  must(application, 'an application that was handed in is there');
  return await applicationView({ ...ctx, db: tx }, application);
};

/** Coins are looked at when they move: the ledger says itself what is missing. */
async function admitApplicant({ tx, actor }: CallContext<UserActor>): Promise<void> {
  const answer = await mayApply(tx, await merchantOf(tx, actor.accountId));
  if (answer === false) throw refuse('p2p-merchants.not-now');
  if (answer !== true) throw refuse('p2p-merchants.cooling-off', { until: answer.toISOString() });
  const unmet = (await requirementsFor(tx, actor, 0n)).find(({ isMet }) => !isMet);
  if (unmet) throw refuse('p2p-merchants.not-ready', { requirement: unmet.code });
}

async function checkInput(tx: Tx, input: Input): Promise<void> {
  const { fiatsPerApplication, agreementVersion } = await readSetting(tx, 'p2p-merchants.rules');
  if (input.fiatCodes.length > fiatsPerApplication) throw refuse('p2p-merchants.too-many-fiats', { most: fiatsPerApplication });
  for (const fiat of input.fiatCodes) await offeredFiat(tx, fiat);
  if (input.agreementVersion !== agreementVersion) throw refuse('p2p-merchants.old-agreement');
  if ((input.accountType === 'company') !== (input.company !== null)) throw refuse('p2p-merchants.company-missing');
  await checkFiles(tx, input);
}

async function checkFiles(tx: Tx, input: Input): Promise<void> {
  const { identityProveLimit, fundProveLimit, applyBusinessFileCount } = await readSetting(tx, 'p2p-config.general');
  const files = proofsIn(input);
  const needed = proofsOf(input.accountType);
  if (needed.some((kind) => files.every((file) => file.kind !== kind))) throw refuse('p2p-merchants.proofs-missing');
  const isTooMany = input.identityFiles.length > identityProveLimit || input.fundFiles.length > fundProveLimit;
  if (isTooMany || files.length > applyBusinessFileCount) throw refuse('p2p-merchants.too-many-files', { most: applyBusinessFileCount });
  if (files.some(({ kind }) => !needed.includes(kind))) throw refuse('p2p-merchants.bad-file');
}

function proofsIn({ identityFiles, fundFiles, companyFiles }: Input): Proof[] {
  return [
    ...identityFiles.map((fileId) => ({ fileId, kind: 'identity' as const })),
    ...fundFiles.map((fileId) => ({ fileId, kind: 'funds' as const })),
    ...companyFiles.map((fileId) => ({ fileId, kind: 'company' as const })),
  ];
}

async function depositOfApplicant({ tx, actor }: CallContext<UserActor>, fiats: readonly string[]): Promise<bigint> {
  const account = await accountOf(tx, actor.accountId);
  return depositFor(await depositTerms(tx), fiats, account?.areaId ?? '');
}
