import type { CallParsed } from '@peerbourse/contract/call';
import type { acceptInvitation as call } from '@peerbourse/contract/identity/staff/accept-invitation';
import { audit } from '#modules/core/audit/index.ts';
import { hashPassword, matchingStep, refuseWeakPassword } from '#modules/core/secrets/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { spendInvitation } from './invitation.table.ts';
import { closeTotp, readInvitation } from './invitation.ts';
import { businessMs, type Member, setFactors } from './member.table.ts';

interface Acceptance {
  invitationNo: string;
  member: Member;
  secret: Buffer;
  step: number;
  passwordHash: string;
}

export async function proveAcceptance(ctx: CallContext, input: CallParsed<typeof call>): Promise<Acceptance> {
  const { db, config } = ctx;
  const { invitationNo, member, secret } = await readInvitation(ctx, input);
  refuseWeakPassword(input.password, member.name);
  const step = matchingStep(secret, input.googleCode, await businessMs(db), 0);
  if (step === undefined) throw refuse('security.wrong-code');
  return { invitationNo, member, secret, step, passwordHash: await hashPassword(config, input.password) };
}

/** The invitation is spent with this; from now on the member logs in with both factors. */
export const acceptInvitation: Handler<typeof call, Acceptance> = async ({ tx, actor, config, visitor }, _input, acceptance) => {
  const { invitationNo, member, secret, step, passwordHash } = acceptance;
  if (!(await spendInvitation(tx, invitationNo))) throw refuse('staff.invitation-over');
  await setFactors(tx, member.id, { passwordHash, totpSecret: closeTotp(config.keys, member.staffId, secret), step });
  await audit(tx, { actor, act: 'staff.invitation-accepted', subject: member.name, details: {}, address: visitor.address });
  return { name: member.name };
};
