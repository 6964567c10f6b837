import { premiumPpmOf } from '@peerbourse/rules/p2p-price';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Confirmation, isConfirmed } from './confirmation.table.ts';
import { referencePrice } from './reference-prices.ts';

export interface PriceWarning {
  /** So far from the reference that it has to be confirmed. */
  isWarned: boolean;
  isConfirmed: boolean;
  deviationPpm: bigint | null;
  reference: bigint | null;
}

/** A price far above the reference costs money; one far below it is what fraud looks like. Both are worth a second look. */
export async function priceWarning(db: Db, { coin, fiat, ...seen }: Confirmation & { coin: string; fiat: string }): Promise<PriceWarning> {
  const reference = (await referencePrice(db, coin, fiat))?.units ?? null;
  const deviationPpm = reference === null ? null : premiumPpmOf(seen.price, reference);
  const { warnAbovePpm } = await readSetting(db, 'p2p-prices.warning');
  const isWarned = deviationPpm !== null && (deviationPpm < 0n ? -deviationPpm : deviationPpm) > BigInt(warnAbovePpm);
  return { isWarned, isConfirmed: isWarned && (await isConfirmed(db, seen)), deviationPpm, reference };
}
