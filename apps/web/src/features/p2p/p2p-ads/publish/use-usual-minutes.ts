import { useRead } from '#base/api/read.ts';
import { adCoinsAndFiatsQuery } from '#queries/p2p-config/ad-coins-and-fiats.query.ts';

/** The pay window of whoever has chosen none. */
export function useUsualMinutes(fiat: string): number | undefined {
  return useRead(adCoinsAndFiatsQuery)?.allFiatList.find(({ fiatCode }) => fiatCode === fiat)?.payTimeLimits[0];
}
