import type { logInStaff as call } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { issueLogInTicket, type Member, proveStaffPassword } from '#modules/identity/staff/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';

export const proveStaffLogIn: Prove<typeof call, Member> = (ctx, { username, password }) => proveStaffPassword(ctx, username, password);

/** The second step is asked for always, so the answer is a ticket and never a session. */
export const logInStaff: Handler<typeof call, Member> = async (ctx, _input, member) => ({ ticket: await issueLogInTicket(ctx, member) });
