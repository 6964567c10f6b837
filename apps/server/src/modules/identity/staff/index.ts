export { closeTotp, hashOf, invite, openTotp, wordOf } from './invitation.ts';
export { issueLogInTicket, openStaffSession, proveStaffCode, proveStaffPassword, type StaffCodeProof } from './log-in.ts';
export {
  activeMembers,
  allMembers,
  businessMs,
  countOtherMembers,
  insertMember,
  lockMembers,
  type Member,
  memberByName,
  setFactors,
  updateState,
} from './member.table.ts';
export { endSessionsOf, insertSession } from './session.table.ts';
