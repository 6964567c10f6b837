import type { verificationCase as call } from '@peerbourse/contract/identity/verification/verification-case';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { caseByNumber } from './case.table.ts';
import { maskedCaseView } from './case.view.ts';

export const verificationCase: Handler<typeof call> = async ({ db, config }, { caseNo }) => {
  const row = await caseByNumber(db, caseNo);
  if (!row) throw refuse('verification.unknown-case');
  return { ...maskedCaseView(config, row), reasons: row.reasons, note: row.note, face: row.face };
};
