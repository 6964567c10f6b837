import type { EndReason } from '@peerbourse/contract/identity/api-keys/key.shape';
import type { MainId } from '@peerbourse/contract/ids';
import { notify } from '#modules/core/notifications/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { endFamilyKeys } from './key.table.ts';

/** Whatever ends every session of a person ends the keys of the family: somebody else may have made one, or hold it by now. */
export async function endKeys(tx: Tx, config: Config, mainId: MainId, reason: EndReason): Promise<void> {
  const names = await endFamilyKeys(tx, mainId, reason);
  if (names.length === 0) return;
  const values = { name: names.join(', ') };
  await notify(tx, config, { accountId: mainId, kind: 'api_keys_ended', values, isSecurity: true, link: '/account/api-keys' });
}
