import { useRead } from '#base/api/read.ts';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import type { AdDraft } from '../terms/ad.form.ts';

/** How whoever has chosen nothing is paid, or pays: by the first of their own accounts that works. No other account is shown unasked. */
export function useUsualMethods({ side, fiat }: AdDraft): string[] {
  const own = useRead(myMethodListQuery(fiat))?.paymethods ?? [];
  const first = own.find(({ state }) => state === 'ACTIVE');
  if (!first) return [];
  return [side === 'sell' ? first.userPaymethodId : first.paymethodId];
}
