import type { AdNo } from '@peerbourse/contract/ids';
import { wholePpm } from '@peerbourse/rules/p2p-price';
import { openPairs } from '#modules/p2p/p2p-config/index.ts';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { priceOf } from '../ad-price.rules.ts';
import { type MarketRow, marketRowByNo, type TakenRow } from './market-ad.table.ts';
import { maxSlippagePpm } from './quote.ts';

/** An ad that can be taken, and its price at this moment. */
export async function priceNow(db: Db, adNo: AdNo): Promise<{ row: TakenRow; price: bigint }> {
  const row = await marketRowByNo(db, adNo);
  const isOffered = row?.isTakeable && (await openPairs(db))(row.coin, row.fiat);
  const price = isOffered ? priceOf(row, await referencePrice(db, row.coin, row.fiat)) : undefined;
  if (!row || price === undefined) throw refuse('p2p-ads.unknown-ad');
  return { row, price };
}

/** A fixed price is what it is; one that follows the market may have moved a little since it was shown. */
export function holdsPrice({ fixedPrice }: Pick<MarketRow, 'fixedPrice'>, seen: bigint, current: bigint): boolean {
  if (fixedPrice !== null) return seen === current;
  const distance = seen > current ? seen - current : current - seen;
  return distance * wholePpm <= current * BigInt(maxSlippagePpm);
}
