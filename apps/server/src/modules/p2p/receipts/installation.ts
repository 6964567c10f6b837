import type { Receipt } from '@peerbourse/rules/receipts/receipt';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';

/** Who signs: the legal entity that runs the exchange, and its address. */
export async function installationOf(db: Db, { origins }: Pick<Config, 'origins'>): Promise<Receipt['installation']> {
  const { legalEntity } = await readSetting(db, 'site.brand');
  const [origin] = origins;
  must(origin, 'the site has a name');
  return { name: legalEntity, origin };
}
