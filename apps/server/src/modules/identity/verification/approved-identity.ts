import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { approvedCaseOf } from './case.table.ts';
import { showPictures, type Viewer } from './show-pictures.ts';

/** What an account was verified with, for an operator who compares somebody with it. The view is the caller's to count. */
export async function approvedIdentity(db: Db, accountId: AccountId, viewer: Viewer) {
  const row = await approvedCaseOf(db, accountId);
  if (!row) return null;
  const picture = await showPictures(db, viewer, [row.front_file, row.selfie_file]);
  return {
    caseId: row.id,
    shown: {
      caseNo: row.case_no,
      firstName: row.first_name,
      lastName: row.last_name,
      birthDate: row.birth_date,
      country: row.country,
      documentType: row.document_type,
      approvedAt: row.decided_at?.toISOString() ?? null,
      front: picture(row.front_file),
      selfie: picture(row.selfie_file),
    },
  };
}
