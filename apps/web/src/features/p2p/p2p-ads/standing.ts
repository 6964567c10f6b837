import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import { verifiedLevel } from '@peerbourse/rules/identity-level';

type Restriction = OtcUser['restrictions'][number];

/** What keeps somebody from advertising, if anything does. */
export type Standing =
  | { kind: 'fine' }
  /** The first two have no ads either: the api answers nothing about them. */
  | { kind: 'no-profile' | 'terms' }
  | { kind: 'closed' | 'unverified' | 'no-right' }
  | { kind: 'restricted'; restriction: Restriction };

interface Asked {
  trader: Pick<OtcUser, 'userId' | 'acceptedTermsVersion' | 'currentTermsVersion' | 'mayPublish' | 'restrictions'>;
  /** Of the account; unknown until it is known who is logged in. */
  account: { identityLevel: number; openOtc: boolean } | undefined;
}

/** The first hurdle on the way: later ones may be gone by the time it is. */
export function standingOf({ trader, account }: Asked): Standing {
  if (account && account.identityLevel !== verifiedLevel) return { kind: 'unverified' };
  if (account?.openOtc === false) return { kind: 'closed' };
  if (trader.userId === undefined) return { kind: 'no-profile' };
  if (trader.acceptedTermsVersion === null) return { kind: 'terms' };
  const restriction = trader.restrictions.find(({ kind }) => kind === 'publish' || kind === 'all');
  if (restriction) return { kind: 'restricted', restriction };
  return { kind: trader.mayPublish ? 'fine' : 'no-right' };
}

/** Whether there can be ads to show. */
export function hasAds(trader: Asked['trader']): boolean {
  return trader.userId !== undefined && trader.acceptedTermsVersion !== null;
}
