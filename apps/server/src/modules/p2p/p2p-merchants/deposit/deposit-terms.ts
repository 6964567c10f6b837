import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { DepositTerms } from './deposit.rules.ts';

export async function depositTerms(db: Db): Promise<DepositTerms> {
  const [general, { deposits }] = await Promise.all([readSetting(db, 'p2p-config.general'), readSetting(db, 'p2p-merchants.rules')]);
  return { ...general, deposits };
}
