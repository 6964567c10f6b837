import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import { useQueryClient } from '@tanstack/react-query';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { mergeTrader } from './merge-trader.ts';

/** Shows what an act has made of the own profile, without asking again. */
export function useTakeTrader(): (answer: Partial<OtcUser>) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData<MyTrader>(myTraderQuery.queryKey, (before) => before && mergeTrader(before, answer));
  };
}
