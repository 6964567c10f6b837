import type { Config } from '#platform/config.ts';
import type { DeskCase } from './case.table.ts';
import { openNumber } from './document-mark.ts';
import { maskedName, maskedNumber } from './masking.rules.ts';

/** What every operator of the queue may see. */
export function maskedCaseView({ keys }: Pick<Config, 'keys'>, row: DeskCase) {
  return {
    caseNo: row.case_no,
    state: row.state,
    userId: row.user_id,
    country: row.country,
    documentType: row.document_type,
    name: maskedName({ firstName: row.first_name, lastName: row.last_name }),
    documentNumber: maskedNumber(openNumber(keys, row.document_number, row.case_no)),
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    earlier: row.earlier,
    isRenewal: row.is_renewal,
    expiresOn: row.expires_on,
    openHits: row.open_hits,
  };
}
