import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@peerbourse/contract/call';
import { audit } from '#modules/core/audit/index.ts';
import {
  checkPassword,
  forgetGuesses,
  guessLimits,
  hashPassword,
  isOfOldKey,
  matchingStep,
  takeGuess,
} from '#modules/core/secrets/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { hashOf, openTotp } from './invitation.ts';
import { businessMs, type Member, memberById, memberByName, takeStep, updatePasswordHash } from './member.table.ts';
import { staffCookie } from './open-staff-gate.ts';
import { insertLogIn, insertSession, logInMember, spendLogIn } from './session.table.ts';

/** A wrong name and a wrong password look and last alike: the hash of nobody is compared, and the failure is noted either way. */
export async function proveStaffPassword(ctx: CallContext, username: string, password: string): Promise<Member> {
  const { db, config, visitor } = ctx;
  const name = username.trim().toLowerCase();
  await takeGuess(db, guessLimits.staffAddress, visitor.address);
  await takeGuess(db, guessLimits.staffPassword, name);
  const member = await memberByName(db, name);
  const isRight = await checkPassword(config, member?.state === 'active' ? member.passwordHash : null, password);
  // What was typed as a name may be a password, so only names of members are written down.
  if (!isRight) await noteFailure(ctx, member?.name ?? '', 'wrong-password');
  if (!isRight || !member) throw refuse('security.wrong-login');
  await forgetGuesses(db, guessLimits.staffPassword, name);
  const { passwordHash } = member;
  if (passwordHash !== null && isOfOldKey(config.keys, passwordHash))
    await updatePasswordHash(db, member.id, { from: passwordHash, to: await hashPassword(config, password) });
  return member;
}

export async function issueLogInTicket({ tx }: CallContext, { id }: Member): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await insertLogIn(tx, hashOf(ticket), id);
  return ticket;
}

export interface StaffCodeProof {
  member: Member;
  ticketHash: Buffer;
  step: number;
}

export async function proveStaffCode(ctx: CallContext, ticket: string, code: string): Promise<StaffCodeProof> {
  const { db, config } = ctx;
  const ticketHash = hashOf(ticket);
  const memberId = await logInMember(db, ticketHash);
  const member = memberId && (await memberById(db, memberId));
  if (!member || member.state !== 'active') throw refuse('security.ticket-over');
  await takeGuess(db, guessLimits.staffAuthenticator, member.name);
  const step = matchingStep(openTotp(config.keys, member), code, await businessMs(db), member.totpStep);
  if (step === undefined) {
    await noteFailure(ctx, member.name, 'wrong-code');
    throw refuse('security.wrong-code');
  }
  return { member, ticketHash, step };
}

/** Opens the session: the ticket and the code are spent with it, or nothing is. */
export async function openStaffSession(
  ctx: CallContext,
  { member, ticketHash, step }: StaffCodeProof,
): Promise<{ name: string; roles: StaffRole[] }> {
  const { tx, visitor, cookies } = ctx;
  if (!(await spendLogIn(tx, ticketHash))) throw refuse('security.ticket-over');
  if (!(await takeStep(tx, member.id, step))) throw refuse('security.wrong-code');
  const token = randomBytes(32).toString('base64url');
  const sessionNo = publicNumber();
  const device = visitor.userAgent.slice(0, 300);
  await insertSession(tx, { sessionNo, memberId: member.id, tokenHash: hashOf(token), device, address: visitor.address });
  await forgetGuesses(tx, guessLimits.staffAuthenticator, member.name);
  const actor = { kind: 'staff', staffId: member.staffId, name: member.name, roles: member.roles, sessionId: sessionNo } as const;
  await audit(tx, { actor, act: 'staff.logged-in', subject: member.name, details: { device }, address: visitor.address });
  cookies.set(staffCookie, token, { sameSite: 'Strict' });
  return { name: member.name, roles: member.roles };
}

async function noteFailure({ db, actor, visitor }: CallContext, name: string, reason: string): Promise<void> {
  must(actor.kind !== 'user', 'users do not reach the admin role');
  await transaction(db, (tx) =>
    audit(tx, { actor, act: 'staff.log-in-failed', subject: name, details: { reason }, address: visitor.address }),
  );
}
