import { useRead } from '#base/api/read.ts';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import type { Digits } from './take.form.ts';

const usual: Digits = { coinScale: 8, fiatDecimals: 2 };

/** How finely a coin and a currency are counted; as most are, until that is known. */
export function useDigits(coinCode: string, fiatCode: string): Digits {
  const coin = useRead(coinListQuery)?.coinList.find((found) => found.coinCode === coinCode);
  const fiat = useRead(fiatListQuery)?.fiatList.find((found) => found.fiatCode === fiatCode);
  return { coinScale: coin?.decimals ?? usual.coinScale, fiatDecimals: fiat?.decimals ?? usual.fiatDecimals };
}
