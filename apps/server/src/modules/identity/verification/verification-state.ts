import type { CallOutput } from '@peerbourse/contract/call';
import type { verificationState as call } from '@peerbourse/contract/identity/verification/verification-state';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { newestCaseOf } from './case.table.ts';
import { maskedName } from './masking.rules.ts';

export const verificationState: Handler<typeof call> = async ({ db, actor }) => {
  const [newest, account] = await Promise.all([newestCaseOf(db, actor.accountId), accountOf(db, actor.mainId)]);
  const isVerified = account?.identityLevel === verifiedLevel;
  // Operators may have verified somebody without an application: such a person is not asked for documents again.
  if (!newest) return isVerified ? { ...nothingYet, state: 'approved' } : nothingYet;
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

const nothingYet: CallOutput<typeof call> = {
  state: 'none',
  name: null,
  documentType: null,
  country: null,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  note: null,
};
