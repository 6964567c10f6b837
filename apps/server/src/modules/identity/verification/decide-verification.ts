import type { decideVerification as call } from '@peerbourse/contract/identity/verification/decide-verification';
import type { RejectionReason } from '@peerbourse/contract/identity/verification/verification.shape';
import type { AccountId } from '@peerbourse/contract/ids';
import { defaultLocale, isLocaleCode } from '@peerbourse/contract/locales';
import { wholeName } from '@peerbourse/rules/identity';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { accountOf, confirmIdentity, markApplication } from '#modules/identity/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { translate } from '#platform/texts.ts';
import { type CaseRow, casesOfDocument, lockCase, lockDocument, writeDecision } from './case.table.ts';
import { documentMarks, openNumber } from './document-mark.ts';
import { hasViewed } from './view.table.ts';

export const decideVerification: Handler<typeof call> = async ({ tx, actor, config, visitor }, { caseNo, isApproved, reasons, note }) => {
  if (isApproved === reasons.length > 0) throw refuse('verification.reason-missing', { fields: 'reasons' });
  const row = await lockCase(tx, caseNo);
  if (!row) throw refuse('verification.unknown-case');
  if (row.state !== 'submitted') throw refuse('verification.decided');
  if (!(await hasViewed(tx, row.id, actor.staffId))) throw refuse('verification.not-opened');
  if (isApproved) await requireUnusedDocument(tx, config, row);
  const state = isApproved ? 'approved' : 'rejected';
  await writeDecision(tx, { caseId: row.id, state, reasons: [...new Set(reasons)], note: note || null, decidedBy: actor.name });
  if (isApproved) {
    const realName = wholeName({ firstName: row.first_name, lastName: row.last_name });
    await confirmIdentity(tx, { accountId: row.account_id, realName, areaId: row.country === 'CN' ? '1' : '0' });
  } else await markApplication(tx, row.account_id, false);
  await tellApplicant(tx, config, row.account_id, reasons);
  await audit(tx, {
    actor,
    act: 'verification.decided',
    subject: row.user_id,
    details: { caseNo, state, reasons },
    address: visitor.address,
  });
  return { caseNo, state };
};

/** A message with reasons carries them in the applicant's own words, because a message is never put together later. */
async function tellApplicant(tx: Tx, config: Config, accountId: AccountId, reasons: readonly RejectionReason[]): Promise<void> {
  if (reasons.length === 0) return await notify(tx, config, { accountId, kind: 'verification_approved', values: {}, isSecurity: false });
  const { language = '' } = (await accountOf(tx, accountId)) ?? {};
  const locale = isLocaleCode(language) ? language : defaultLocale;
  const texts = reasons.map((reason) => translate(locale, 'verification', `reason_${reason.replaceAll('-', '_')}`));
  await notify(tx, config, { accountId, kind: 'verification_rejected', values: { reasons: texts.join(' ') }, isSecurity: false });
}

/** Two operators who approve two applications with one document wait for each other here. */
async function requireUnusedDocument(tx: Tx, { keys }: Config, row: CaseRow): Promise<void> {
  const documentNumber = openNumber(keys, row.document_number, row.case_no);
  const marks = documentMarks(keys, { country: row.country, documentType: row.document_type, documentNumber });
  await lockDocument(tx, row.document_mark);
  const others = await casesOfDocument(tx, marks, row.account_id);
  if (others.some(({ state }) => state === 'approved')) throw refuse('verification.document-used');
}
