import { acceptInvitation as acceptInvitationCall } from '@peerbourse/contract/identity/staff/accept-invitation';
import { beginInvitation as beginInvitationCall } from '@peerbourse/contract/identity/staff/begin-invitation';
import { decideStaffProposal as decideStaffProposalCall } from '@peerbourse/contract/identity/staff/decide-staff-proposal';
import { endStaffSession as endStaffSessionCall } from '@peerbourse/contract/identity/staff/end-staff-session';
import { logOutStaff as logOutStaffCall } from '@peerbourse/contract/identity/staff/log-out-staff';
import { myStaffAccount as myStaffAccountCall } from '@peerbourse/contract/identity/staff/my-staff-account';
import { proposeStaffChange as proposeStaffChangeCall } from '@peerbourse/contract/identity/staff/propose-staff-change';
import { staffList as staffListCall } from '@peerbourse/contract/identity/staff/staff-list';
import { staffProposals as staffProposalsCall } from '@peerbourse/contract/identity/staff/staff-proposals';
import { staffSessions as staffSessionsCall } from '@peerbourse/contract/identity/staff/staff-sessions';
import { route } from '#platform/http/serve.ts';
import { acceptInvitation, proveAcceptance } from './accept-invitation.ts';
import { beginInvitation, proveInvitation } from './begin-invitation.ts';
import { decideStaffProposal } from './decide-staff-proposal.ts';
import { endStaffSession } from './end-staff-session.ts';
import { logOutStaff } from './log-out-staff.ts';
import { myStaffAccount } from './my-staff-account.ts';
import { proposeStaffChange } from './propose-staff-change.ts';
import { staffList } from './staff-list.ts';
import { staffProposals } from './staff-proposals.ts';
import { staffSessions } from './staff-sessions.ts';

export { openUnseal } from '#modules/core/sealing/index.ts';
export { openStaffGate } from './open-staff-gate.ts';

export const routes = [
  route(myStaffAccountCall, myStaffAccount),
  route(logOutStaffCall, logOutStaff),
  route(staffListCall, staffList),
  route(proposeStaffChangeCall, proposeStaffChange),
  route(staffProposalsCall, staffProposals),
  route(decideStaffProposalCall, decideStaffProposal),
  route(beginInvitationCall, beginInvitation, proveInvitation),
  route(acceptInvitationCall, acceptInvitation, proveAcceptance),
  route(staffSessionsCall, staffSessions),
  route(endStaffSessionCall, endStaffSession),
];
