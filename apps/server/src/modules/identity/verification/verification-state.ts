import type { verificationState as call } from '@peerbourse/contract/identity/verification/verification-state';
import type { Handler } from '#platform/http/serve.ts';
import { newestCaseOf } from './case.table.ts';
import { maskedName } from './masking.rules.ts';

export const verificationState: Handler<typeof call> = async ({ db, actor }) => {
  const newest = await newestCaseOf(db, actor.accountId);
  if (!newest) return nothingYet;
  return {
    state: newest.state,
    name: maskedName({ firstName: newest.first_name, lastName: newest.last_name }),
    documentType: newest.document_type,
    country: newest.country,
    submittedAt: newest.submitted_at.toISOString(),
    decidedAt: newest.decided_at?.toISOString() ?? null,
    reasons: newest.reasons,
    note: newest.note,
  };
};

const nothingYet = {
  state: 'none' as const,
  name: null,
  documentType: null,
  country: null,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  note: null,
};
