import { isActive } from '@peerbourse/rules/p2p-merchants/merchant';
import { merchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { changeMerchant, merchantOf, nowOf } from '../merchant.table.ts';
import { merchantPage } from '../merchant-page.ts';
import { figuresOf } from '../standing.ts';
import { type DueMerchant, unlevelledMerchant } from './keeping.table.ts';

/** Every Monday each merchant gets the level that the last thirty days and the deposit have earned. */
export async function refreshLevels(runtime: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  const act = async (tx: Tx, due: DueMerchant) => await refreshLevel(tx, runtime.config, due);
  await eachDue(runtime, { what: 'levels of merchants', next: unlevelledMerchant, act });
}

async function refreshLevel(tx: Tx, config: Config, { id: accountId }: DueMerchant): Promise<void> {
  await lockProfile(tx, accountId);
  const merchant = await merchantOf(tx, accountId);
  if (!merchant || !isActive(merchant.state)) return;
  const level = merchantLevel(await figuresOf(tx, merchant), await readSetting(tx, 'p2p-merchants.levels'));
  await changeMerchant(tx, merchant, { level, levelled_at: await nowOf(tx) });
  if (level !== merchant.level)
    await notify(tx, config, { accountId, kind: 'merchant_level_changed', values: {}, isSecurity: false, link: merchantPage });
}
