import type { releaseMerchantStatus as call } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { businessOf, changeMerchant, daysFrom } from './merchant.table.ts';
import { merchantPage } from './merchant-page.ts';
import { ownMerchant } from './own-merchant.ts';
import { refuseChild } from './refuse-child.ts';
import { conditionsOf, progressOf } from './release-progress.ts';

/** The status ends now; the deposit stays for as long as closed orders can be questioned. */
export const releaseMerchantStatus: Handler<typeof call> = async ({ tx, actor, config }) => {
  const { accountId } = actor;
  refuseChild(actor);
  await lockProfile(tx, accountId);
  const merchant = await ownMerchant(tx, actor);
  const unmet = conditionsOf(await businessOf(tx, accountId)).find(({ isMet }) => !isMet);
  if (unmet) throw refuse('p2p-merchants.still-trading', { condition: unmet.code });
  const { noticeDays } = await readSetting(tx, 'p2p-merchants.rules');
  const until = await daysFrom(tx, noticeDays);
  await changeMerchant(tx, merchant, { state: 'releasing', due_at: until });
  await notify(tx, config, {
    accountId,
    kind: 'merchant_releasing',
    values: { until: until.toISOString() },
    isSecurity: false,
    link: merchantPage,
  });
  return await progressOf(tx, accountId);
};
