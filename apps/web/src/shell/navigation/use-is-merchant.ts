import type { CallOutput } from '@peerbourse/contract/call';
import type { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#base/api/read.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { isCopper } from '#site/session/is-copper.ts';
import { useSession } from '#site/session/use-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { useIsPainted } from '../use-is-painted.ts';

type MyTrader = CallOutput<typeof myProfile>;

/** Nothing is ever kept or asked for under it. */
const unasked = ['p2p-users/unasked'];

/**
 * Whether the member is a merchant; false while that is not known. Nobody without P2P is asked about. The parts of a page are the first to
 * read what came with it: an entry that the navigation above them had made would be empty, and they would wait for what is there.
 */
export function useIsMerchant(): boolean {
  const isPainted = useIsPainted();
  const person = useSession().account?.userInfo;
  const { p2pState } = useSiteSettings();
  const isAsked = isPainted && p2pState && person != null && !isCopper(person);
  const { data } = useQuery<MyTrader>({ ...optionsOf(myTraderQuery), ...(isAsked ? {} : { queryKey: unasked, enabled: false }) });
  return data !== undefined && isMerchant(data);
}
