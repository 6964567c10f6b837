import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { DoubtCode } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';
import { useQueryClient } from '@tanstack/react-query';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { checkDoubtfulOrderQuery } from '#queries/p2p-orders/check-doubtful-order.query.ts';
import { checkPriceChangeQuery } from '#queries/p2p-orders/check-price-change.query.ts';
import { checkPriceWarningQuery } from '#queries/p2p-prices/check-price-warning.query.ts';

/** What the server says about an order before it is placed. */
export interface OrderChecks {
  /** The price is another one by now. */
  newPrice: string | undefined;
  /** How far the price is from the reference, where that has to be confirmed. */
  warning: { deviationPpm: number; reference: string } | undefined;
  /** What else makes the order doubtful. */
  doubts: Array<Exclude<DoubtCode, 'price-deviation'>>;
  /** Those that an order has to name as confirmed. */
  toConfirm: DoubtCode[];
  /** The price has to be confirmed by a call of its own first. */
  confirmsPrice: boolean;
  /** Asks again: an answer of the server has shown that something is old. */
  renew: () => void;
}

export function useOrderChecks({ adNo, coinCode, fiatCode, price }: MarketAd, mayAsk: boolean): OrderChecks {
  const client = useQueryClient();
  const doubtful = checkDoubtfulOrderQuery(adNo, price);
  const farPrice = checkPriceWarningQuery({ adNo, coinCode, fiatCode, price });
  const change = useReadWhen(mayAsk, checkPriceChangeQuery(adNo, price));
  const warned = useReadWhen(mayAsk, farPrice);
  const reasons = useReadWhen(mayAsk, doubtful)?.reasons ?? [];
  const { isWarned = false, isConfirmed = false, deviationPpm = null, reference = null } = warned ?? {};
  return {
    newPrice: change?.isChanged ? change.price : undefined,
    warning: isWarned && deviationPpm !== null && reference !== null ? { deviationPpm, reference } : undefined,
    doubts: reasons.flatMap(({ code }) => (code === 'price-deviation' ? [] : [code])),
    toConfirm: reasons.flatMap(({ code, mustConfirm }) => (mustConfirm && code !== 'price-deviation' ? [code] : [])),
    confirmsPrice: isWarned && !isConfirmed,
    renew: () => {
      for (const { queryKey } of [doubtful, farPrice]) void client.invalidateQueries({ queryKey });
    },
  };
}
