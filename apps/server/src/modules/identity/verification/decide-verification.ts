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
import type { Handler, Prove } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { type ScreeningList, screeningOf } from '#platform/screening/screening.ts';
import { translate } from '#platform/texts.ts';
import { type CaseRow, casesOfDocument, lockCase, lockDocument, replaceApproved, today, writeDecision } from './case.table.ts';
import { documentMarks, openNumber } from './document-mark.ts';
import { hitsOfAccount } from './screening/hit.table.ts';
import { screenCase } from './screening/screen-case.ts';
import { hasViewed } from './view.table.ts';

/** The list may have to be read from a file, which is no work for a transaction. */
export const findList: Prove<typeof call, ScreeningList | null> = async ({ config }) => await screeningOf(config).current();

export const decideVerification: Handler<typeof call, ScreeningList | null> = async (ctx, input, list) => {
  const { tx, actor, config, visitor } = ctx;
  const { caseNo, isApproved, face, reasons, note } = input;
  if (isApproved === reasons.length > 0) throw refuse('verification.reason-missing', { fields: 'reasons' });
  const row = await takeCase(tx, caseNo, actor);
  if (isApproved && face !== 'same') throw refuse('verification.face-unanswered', { fields: 'face' });
  const screening = isApproved ? await passChecks(tx, config, row, list) : null;
  const state = isApproved ? 'approved' : 'rejected';
  if (isApproved) await replaceApproved(tx, row.account_id);
  const decision = { caseId: row.id, state, reasons: [...new Set(reasons)], note: note || null, face } as const;
  await writeDecision(tx, { ...decision, screeningId: screening?.id ?? null, decidedBy: actor.name });
  await (isApproved ? verify(tx, row) : markApplication(tx, row.account_id, false));
  await tellApplicant(tx, config, row.account_id, reasons);
  await audit(tx, {
    actor,
    act: 'verification.decided',
    subject: row.user_id,
    details: { caseNo, state, reasons, face, ...screening?.asked },
    address: visitor.address,
  });
  return { caseNo, state };
};

/** A case that waits, and that this member has looked at. */
async function takeCase(tx: Tx, caseNo: string, { staffId }: StaffActor): Promise<CaseRow> {
  const row = await lockCase(tx, caseNo);
  if (!row) throw refuse('verification.unknown-case');
  if (row.state !== 'submitted') throw refuse('verification.decided');
  if (!(await hasViewed(tx, row.id, staffId))) throw refuse('verification.not-opened');
  return row;
}

async function verify(tx: Tx, row: CaseRow): Promise<void> {
  const realName = wholeName({ firstName: row.first_name, lastName: row.last_name });
  await confirmIdentity(tx, { accountId: row.account_id, realName, areaId: row.country === 'CN' ? '1' : '0' });
}

/** What nobody can approve away: an ended document, one of another account, a list that was not asked, and hits that two have not cleared. */
async function passChecks(tx: Tx, config: Config, row: CaseRow, list: ScreeningList | null) {
  if (row.expires_on !== null && row.expires_on < (await today(tx))) throw refuse('verification.document-ended', { fields: 'expiresOn' });
  await requireUnusedDocument(tx, config, row);
  if (!list) throw refuse('verification.no-list');
  const id = await screenCase(tx, list, row);
  const hits = await hitsOfAccount(tx, row.account_id);
  if (hits.some(({ hitState }) => hitState !== 'cleared')) throw refuse('verification.hit-open');
  return { id, asked: { list: list.name, listVersion: list.version } };
}

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
