import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'staff.view-quota': row('61401', 'staff_view_quota'),
  'staff.unknown-member': row('61402', 'staff_unknown_member', 'field'),
  'staff.name-taken': row('61403', 'staff_name_taken', 'field'),
  'staff.already-proposed': row('61404', 'staff_already_proposed'),
  'staff.wrong-state': row('61405', 'staff_wrong_state'),
  'staff.proposal-over': row('61406', 'staff_proposal_over'),
  'staff.own-proposal': row('61407', 'staff_own_proposal'),
  'staff.too-few': row('61408', 'staff_too_few'),
  'staff.proposer-left': row('61410', 'staff_proposer_left'),
  'staff.invitation-over': row('61409', 'staff_invitation_over'),
} as const satisfies Record<string, RefusalRow>;
