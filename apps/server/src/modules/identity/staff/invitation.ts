import { createHash, randomBytes } from 'node:crypto';
import { guessLimits, takeGuess } from '#modules/core/secrets/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { sameSecret } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { endInvitationsOf, insertInvitation, openInvitation } from './invitation.table.ts';
import { type Member, memberById } from './member.table.ts';

type Keys = Config['keys'];

const totpBytes = 20;
export const purpose = 'staff-totp';

/** Makes a way in for a member. Answers the half that the decider hands out, and the number from which the other half follows. */
export async function invite(
  tx: Db,
  keys: Keys,
  { memberId, proposalId }: { memberId: string; proposalId: string | null },
): Promise<{ ticket: string; invitationNo: string }> {
  const ticket = randomBytes(32).toString('base64url');
  const invitationNo = publicNumber();
  await endInvitationsOf(tx, memberId);
  const totpSecret = keys.encrypt(purpose, randomBytes(totpBytes), invitationNo);
  await insertInvitation(tx, { invitationNo, memberId, proposalId, ticketHash: hashOf(ticket), totpSecret });
  return { ticket, invitationNo };
}

/** The proposer's half. It is not stored: whoever reads the database has neither. */
export function wordOf(keys: Keys, invitationNo: string): string {
  return keys.hmac('staff-invitation', invitationNo).toString('base64url').slice(0, 12);
}

export interface OpenedInvitation {
  invitationNo: string;
  member: Member;
  secret: Buffer;
}

/** Opens with both halves or not at all, and does not tell which of them was wrong. */
export async function readInvitation(
  { db, config, visitor }: Pick<CallContext, 'db' | 'config' | 'visitor'>,
  { ticket, word }: { ticket: string; word: string },
): Promise<OpenedInvitation> {
  await takeGuess(db, guessLimits.staffAddress, visitor.address);
  const found = await openInvitation(db, hashOf(ticket));
  if (!found || !sameSecret(word, wordOf(config.keys, found.invitationNo))) throw refuse('staff.invitation-over');
  const member = await memberById(db, found.memberId);
  must(member, 'an invitation belongs to a member');
  return { invitationNo: found.invitationNo, member, secret: config.keys.decrypt(purpose, found.totpSecret, found.invitationNo) };
}

export function closeTotp(keys: Keys, staffId: string, secret: Buffer): string {
  return keys.encrypt(purpose, secret, staffId);
}

export function openTotp(keys: Keys, { staffId, totpSecret }: Member): Buffer {
  must(totpSecret, 'an active member has an authenticator');
  return keys.decrypt(purpose, totpSecret, staffId);
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
