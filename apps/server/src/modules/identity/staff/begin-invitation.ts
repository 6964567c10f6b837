import type { beginInvitation as call } from '@peerbourse/contract/identity/staff/begin-invitation';
import { base32 } from '#modules/core/secrets/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { type OpenedInvitation, readInvitation } from './invitation.ts';

export const proveInvitation = (ctx: CallContext, halves: { ticket: string; word: string }): Promise<OpenedInvitation> =>
  readInvitation(ctx, halves);

/** The same secret each time, so that a page that was loaded again does not undo what the phone has read. */
export const beginInvitation: Handler<typeof call, OpenedInvitation> = async (_ctx, _input, { member, secret }) => {
  const totpSecret = base32(secret);
  const otpauth = `otpauth://totp/Peerbourse%20console:${encodeURIComponent(member.name)}?secret=${totpSecret}&issuer=Peerbourse%20console`;
  return { name: member.name, totpSecret, otpauth };
};
