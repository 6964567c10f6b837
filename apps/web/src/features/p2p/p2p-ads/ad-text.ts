import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

/** What an ad does, such as "Sell USDT for EUR". */
export function useAdName(): (ad: Pick<MyAd, 'side' | 'coinCode' | 'fiatCode'>) => string {
  const t = useText('p2p-ads');
  return ({ side, coinCode, fiatCode }) => t(side === 'sell' ? 'name_sell' : 'name_buy', { coin: coinCode, fiat: fiatCode });
}

/** What the api says about one of several ads; it comes as the name of a refusal. */
const problems: Readonly<Record<string, TextKey<'p2p-ads'>>> = {
  'p2p-ads.unknown-ad': 'refused_unknown_ad',
  'p2p-ads.wrong-state': 'refused_wrong_state',
  'p2p-ads.taken-down': 'refused_taken_down',
  'p2p-ads.too-many-edits': 'refused_too_many_edits',
  'p2p-ads.no-price': 'refused_no_price',
  'p2p-ads.price-out-of-band': 'refused_price_out_of_band',
  'p2p-ads.bad-quantity': 'refused_bad_quantity',
  'p2p-ads.bad-method': 'refused_bad_method',
  'p2p-ads.no-right': 'refused_no_right',
  'p2p-ads.not-verified': 'refused_not_verified',
  'p2p-ads.restricted': 'refused_restricted',
  'p2p-ads.market-closed': 'refused_market_closed',
};

export function useProblemText(): (problem: string) => string {
  const t = useText('p2p-ads');
  return (problem) => t(problems[problem] ?? 'refused_otherwise');
}
