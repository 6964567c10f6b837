import type { AccountId } from '@peerbourse/contract/ids';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import type { RequirementCode } from '@peerbourse/rules/p2p-merchants/merchant';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import { accountOf, openHolds } from '#modules/identity/accounts/index.ts';
import { balancesOf, withdrawableOf } from '#modules/money/ledger/index.ts';
import { p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import { openRestrictions } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must } from '#platform/refusal.ts';
import { depositCoin, depositOf } from './deposit/deposit.rules.ts';
import { depositTerms } from './deposit/deposit-terms.ts';

export interface Requirement {
  code: RequirementCode;
  isMet: boolean;
}

/** Everything that must be true of an applicant, met or not. */
export async function requirementsFor(db: Db, actor: UserActor, leastDeposit: bigint): Promise<Requirement[]> {
  const { accountId, mainId } = actor;
  const credentials = await credentialsOf(db, mainId);
  return [
    { code: 'main-account', isMet: accountId === mainId },
    ...(await accountRequirements(db, actor)),
    { code: 'fund-password', isMet: typeof credentials?.fundHash === 'string' },
    { code: 'deposit', isMet: (await freeForDeposit(db, accountId)) >= leastDeposit },
  ];
}

/** What staff may know as well. */
export async function accountRequirements(db: Db, person: Pick<UserActor, 'accountId' | 'mainId'>): Promise<Requirement[]> {
  const account = await accountOf(db, person.mainId);
  must(account, 'whoever applies has an account');
  const holds = await openHolds(db, person.accountId);
  const isHeld = holds.some(({ kind }) => kind === 'p2p' || kind === 'p2p-sell');
  return [
    { code: 'verified', isMet: account.identityLevel === verifiedLevel },
    { code: 'email', isMet: account.email !== null },
    { code: 'phone', isMet: account.phone !== null },
    { code: 'unrestricted', isMet: !isHeld && (await openRestrictions(db, person)).length === 0 },
  ];
}

/** The least that any open currency asks of somebody. */
export async function leastDeposit(db: Db, areaId: string): Promise<bigint> {
  const terms = await depositTerms(db);
  const deposits = (await p2pFiats(db)).map(({ fiat }) => depositOf(terms, fiat, areaId));
  return deposits.reduce((least, each) => (each < least ? each : least), deposits[0] ?? 0n);
}

async function freeForDeposit(db: Db, accountId: AccountId): Promise<bigint> {
  const free = await withdrawableOf(db, accountId, depositCoin);
  const wallet = (await balancesOf(db, accountId)).find(({ asset, purpose }) => asset === depositCoin && purpose === 'otc')?.balance ?? 0n;
  return wallet < free ? wallet : free;
}
