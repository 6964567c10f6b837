import type { CallInput, StaffRole } from '@peerbourse/contract/call';
import { proposeStaffChange } from '@peerbourse/contract/identity/staff/propose-staff-change';
import type { ProposalKind } from './staff-text.ts';

export interface ProposalDraft {
  kind: ProposalKind;
  name: string;
  email: string;
  roles: readonly StaffRole[];
  reason: string;
}

export type ProposalField = 'name' | 'email' | 'roles' | 'reason';

const messages: Record<ProposalField, string> = {
  name: 'Use 3 to 32 small letters, digits, dots and hyphens.',
  email: 'Enter an email address.',
  roles: 'Choose at least one role.',
  reason: 'Say why, in 3 to 200 characters.',
};

/** What the draft says, in the shape of the contract, or what is still wrong with it. */
export function readProposal(
  draft: ProposalDraft,
): { input: CallInput<typeof proposeStaffChange> } | { problems: Partial<Record<ProposalField, string>> } {
  const parsed = proposeStaffChange.input.safeParse(inputOf(draft));
  if (parsed.success) return { input: parsed.data };
  const fields = parsed.error.issues.map((issue) => issue.path[0]).filter((field): field is ProposalField => String(field) in messages);
  return { problems: Object.fromEntries(fields.map((field) => [field, messages[field]])) };
}

function inputOf({ kind, name, email, roles, reason }: ProposalDraft): Record<string, unknown> {
  const common = { kind, name: name.trim(), reason: reason.trim() };
  if (kind === 'add') return { ...common, email: email.trim().toLowerCase(), roles };
  return kind === 'change-roles' ? { ...common, roles } : common;
}
