import { type InvitationHalves, invitationOfFragment } from './invitation-of-fragment.ts';

/** Takes an invitation out of the address, so that it stays in neither the history nor a screenshot. */
export function takeInvitation(): InvitationHalves | undefined {
  const found = invitationOfFragment(location.hash);
  if (found) history.replaceState(null, '', location.pathname + location.search);
  return found;
}
