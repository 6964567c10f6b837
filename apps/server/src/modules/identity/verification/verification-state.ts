import type { CallOutput } from '@peerbourse/contract/call';
import type { verificationState as call } from '@peerbourse/contract/identity/verification/verification-state';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { approvedCaseOf, type CaseRow, newestCaseOf, today } from './case.table.ts';
import { mayRenew } from './expiry/may-renew.rules.ts';
import { maskedName } from './masking.rules.ts';

type State = CallOutput<typeof call>;

export const verificationState: Handler<typeof call> = async ({ db, actor }) => {
  const [newest, approved, account] = await Promise.all([
    newestCaseOf(db, actor.mainId),
    approvedCaseOf(db, actor.mainId),
    accountOf(db, actor.mainId),
  ]);
  const { years: minimumAge, countries: minimumAges } = await readSetting(db, 'verification.minimumAge');
  const isVerified = account?.identityLevel === verifiedLevel;
  const ages = { minimumAge, minimumAges };
  // Operators may have verified somebody without an application: such a person is not asked for documents again.
  if (!newest) return { ...nothingYet, ...ages, state: isVerified ? 'approved' : 'none' };
  const expiry = approved ? await expiryOf(db, approved) : null;
  if (approved && isVerified) return { ...caseOf(approved), ...ages, state: 'approved', expiry, ...renewalOf(newest) };
  return { ...caseOf(newest), ...ages, state: stateOf(newest), expiry, renewal: null };
};

/** Why the newest renewal was turned down is shown beside the document that still counts. */
function renewalOf({ state, reasons, note }: CaseRow): Pick<State, 'renewal' | 'reasons' | 'note'> {
  return state === 'rejected'
    ? { renewal: state, reasons, note }
    : { renewal: state === 'submitted' ? state : null, reasons: [], note: null };
}

/** Of an account that is not verified: an approval that no longer counts ended with its document. */
function stateOf({ state, expires_on }: CaseRow): State['state'] {
  if (state === 'approved') return expires_on === null ? 'approved' : 'expired';
  return state === 'replaced' ? 'expired' : state;
}

async function expiryOf(db: Db, { expires_on: endsOn }: CaseRow): Promise<State['expiry']> {
  if (endsOn === null) return null;
  const { fallsBack, graceDays } = await readSetting(db, 'verification.expiry');
  const day = await today(db);
  return { endsOn, isOver: endsOn < day, lastDay: fallsBack ? dayAfter(endsOn, graceDays) : null, mayRenew: mayRenew(endsOn, day) };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function caseOf(row: CaseRow) {
  return {
    name: maskedName({ firstName: row.first_name, lastName: row.last_name }),
    documentType: row.document_type,
    country: row.country,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reasons: row.reasons,
    note: row.note,
  };
}

const nothingYet = {
  name: null,
  documentType: null,
  country: null,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  note: null,
  expiry: null,
  renewal: null,
};
