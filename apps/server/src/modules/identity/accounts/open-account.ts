import { randomInt } from 'node:crypto';
import type { MainId, UserId } from '@peerbourse/contract/ids';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { mayRegisterFrom } from '@peerbourse/rules/registration-countries';
import { countryMayRegister } from '#modules/core/reference/index.ts';
import { isClosedIn } from '#modules/core/restrictions/index.ts';
import { hashPassword, insertCredentials, issueTicket, refuseWeakPassword, spendCode } from '#modules/core/secrets/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { publicHandle, publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { accountByInvitation, insertAccount } from './account.table.ts';

export interface Registration {
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  country: string;
  code: string;
  password: string;
  invitationCode?: string | undefined;
  marketing?: object | undefined;
}

const ticketLifeMs = 5 * 60_000;
const invitationAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Where a code goes, and under which name it is kept. */
export function codeTarget({ email, dialCode, phone }: Pick<Registration, 'email' | 'dialCode' | 'phone'>): string {
  return email ?? `+${dialCode}${phone}`;
}

/** Before the transaction: everything that can be wrong with the input itself, then the code, then the slow hash. */
export async function proveRegistration({ db, config, visitor }: CallContext, registration: Registration): Promise<string> {
  await refuseClosedCountries(db, registration, visitor.country);
  refuseWeakPassword(registration.password, registration.email ?? registration.phone ?? '');
  const { invitationCode } = registration;
  if (invitationCode && !(await accountByInvitation(db, invitationCode.toUpperCase()))) throw refuse('accounts.invitation-unknown');
  const asked = { purpose: 'register', target: codeTarget(registration), deviceId: visitor.deviceId };
  if (!(await spendCode(db, asked, registration.code))) throw refuse('security.wrong-code');
  return await hashPassword(config, registration.password);
}

/** The country that was chosen, the one of the dial code and the one of the address must all be open. */
async function refuseClosedCountries(db: CallContext['db'], { country, dialCode }: Registration, visitorCountry: string): Promise<void> {
  const isOpen =
    mayRegisterFrom(country) &&
    (visitorCountry === '' || mayRegisterFrom(visitorCountry)) &&
    (await countryMayRegister(db, { country, dialCode })) &&
    !(await isClosedIn(db, country, 'accounts')) &&
    !(await isClosedIn(db, visitorCountry, 'accounts'));
  if (!isOpen) throw refuse('accounts.country-closed');
}

export async function openAccount({ tx, visitor }: CallContext, registration: Registration, passwordHash: string) {
  const inviter = registration.invitationCode ? await accountByInvitation(tx, registration.invitationCode.toUpperCase()) : undefined;
  const userId = publicNumber() as UserId;
  const accountId = await insertAccount(tx, {
    userId,
    encryptUserId: publicHandle(),
    userName: `User-${userId.slice(-6)}`,
    invitationCode: newInvitationCode(),
    mainId: null,
    email: registration.email,
    dialCode: registration.dialCode,
    phone: registration.phone,
    country: registration.country,
    invitedBy: inviter?.accountId ?? null,
    marketing: registration.marketing ?? {},
    language: visitor.locale.code satisfies LocaleCode,
  });
  // Whoever has the code owns the address, so that the truth may be told.
  if (accountId === undefined) throw refuse('accounts.exists');
  await insertCredentials(tx, accountId, passwordHash);
  // It belongs to no other account, so it is a main one.
  const ticket = await issueTicket(tx, {
    kind: 'log-in',
    accountId: accountId as MainId,
    holds: { needs: [], method: 'registration' },
    lifeMs: ticketLifeMs,
  });
  return { userId, ticket };
}

export function newInvitationCode(): string {
  return Array.from({ length: 8 }, () => invitationAlphabet[randomInt(invitationAlphabet.length)]).join('');
}
