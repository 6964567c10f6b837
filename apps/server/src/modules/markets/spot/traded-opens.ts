import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import { selectOpens } from './shown-market.table.ts';

/** What each market opened at that ever traded, by its symbol. */
export async function tradedOpens(db: Db, since: Date): Promise<Map<string, string>> {
  const rows = await selectOpens(db, since);
  return new Map(rows.map(({ symbol, open, priceScale }) => [symbol, formatUnits(open, priceScale)]));
}
