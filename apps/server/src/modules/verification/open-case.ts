import type { openCase as call } from '@peerbourse/contract/verification/open-case';
import { audit } from '#modules/audit/index.ts';
import { openTicket, pictureSizes } from '#modules/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type CaseRow, caseByNumber, casesOfDocument } from './case.table.ts';
import { maskedCaseView } from './case.view.ts';
import { documentMarks, openNumber } from './document-mark.ts';
import { hourOfViews, insertView } from './view.table.ts';

/** Different cases that one operator may open within an hour. */
const viewsPerHour = 30;

/** Shows what the queue hides, once it is written down that it was shown. */
export const openCase: Handler<typeof call> = async ({ tx, actor, config, visitor }, { caseNo }) => {
  must(actor.kind === 'staff', 'only staff reach this verb');
  const row = await caseByNumber(tx, caseNo);
  if (!row) throw refuse('verification.unknown-case');
  const { others, wait_seconds: retryAfterSeconds } = await hourOfViews(tx, actor.staffId, row.id);
  if (others >= viewsPerHour) throw refuse('verification.too-many-views', { retryAfterSeconds });
  await insertView(tx, { caseId: row.id, staffId: actor.staffId, staffName: actor.name });
  await audit(tx, { actor, act: 'verification.opened', subject: row.user_id, details: { caseNo }, address: visitor.address });

  const documentNumber = openNumber(config.keys, row.document_number, caseNo);
  const marks = documentMarks(config.keys, { country: row.country, documentType: row.document_type, documentNumber });
  const [pictures, same] = await Promise.all([picturesOf(tx, { row, actor, config }), casesOfDocument(tx, marks, row.account_id)]);
  return {
    ...maskedCaseView(config, row),
    ...pictures,
    name: [row.first_name, row.last_name].join(' '),
    documentNumber,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    sameDocument: same.map(({ case_no, user_id, state }) => ({ caseNo: case_no, userId: user_id, state })),
    viewsLeft: viewsPerHour - others - 1,
  };
};

async function picturesOf(db: Db, { row, actor, config }: { row: CaseRow; actor: StaffActor; config: Config }) {
  const named = [row.front_file, row.selfie_file, ...(row.back_file ? [row.back_file] : [])];
  const sizes = new Map((await pictureSizes(db, named)).map((size) => [size.file_id, size]));
  const picture = (fileId: string) => {
    const size = sizes.get(fileId);
    // A file that was erased leaves an empty frame.
    return { url: size ? `/files/${openTicket(config, actor, fileId)}` : '', width: size?.width ?? 0, height: size?.height ?? 0 };
  };
  return { front: picture(row.front_file), back: row.back_file ? picture(row.back_file) : null, selfie: picture(row.selfie_file) };
}
