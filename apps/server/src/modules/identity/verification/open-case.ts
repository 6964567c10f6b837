import type { openCase as call } from '@peerbourse/contract/identity/verification/open-case';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { caseByNumber, casesOfDocument } from './case.table.ts';
import { maskedCaseView } from './case.view.ts';
import { countView } from './count-view.ts';
import { documentMarks, openNumber } from './document-mark.ts';
import { showPictures } from './show-pictures.ts';

/** Shows what the queue hides, once it is written down that it was shown. */
export const openCase: Handler<typeof call> = async ({ tx, actor, config, visitor }, { caseNo }) => {
  const row = await caseByNumber(tx, caseNo);
  if (!row) throw refuse('verification.unknown-case');
  const viewsLeft = await countView(tx, actor, { caseId: row.id, recoveryNo: null });
  await audit(tx, { actor, act: 'verification.opened', subject: row.user_id, details: { caseNo }, address: visitor.address });

  const documentNumber = openNumber(config.keys, row.document_number, caseNo);
  const marks = documentMarks(config.keys, { country: row.country, documentType: row.document_type, documentNumber });
  const files = [row.front_file, row.selfie_file, ...(row.back_file ? [row.back_file] : [])];
  const [picture, same] = await Promise.all([showPictures(tx, { actor, config }, files), casesOfDocument(tx, marks, row.account_id)]);
  return {
    ...maskedCaseView(config, row),
    name: [row.first_name, row.last_name].join(' '),
    documentNumber,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    front: picture(row.front_file),
    back: row.back_file ? picture(row.back_file) : null,
    selfie: picture(row.selfie_file),
    sameDocument: same.map(({ case_no, user_id, state }) => ({ caseNo: case_no, userId: user_id, state })),
    viewsLeft,
  };
};
