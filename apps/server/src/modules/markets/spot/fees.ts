import type { fees as call } from '@peerbourse/contract/markets/spot/fees';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { selectListings } from './listing.table.ts';

export const fees: Handler<typeof call> = async ({ db }) => ({
  fees: (await selectListings(db))
    .filter(({ state }) => state !== 'draft')
    .map(({ symbol, makerRate, takerRate }) => ({ symbol, maker: rateText(makerRate), taker: rateText(takerRate) })),
});

/** A share of one, from millionths. */
export function rateText(millionths: number): string {
  return formatUnits(BigInt(millionths), 6);
}
