import type { merchantFiatList as call } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { isActive } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Handler } from '#platform/http/serve.ts';
import { merchantOf } from './merchant.table.ts';

export const merchantFiatList: Handler<typeof call> = async ({ db, actor }) => {
  const merchant = await merchantOf(db, actor.accountId);
  return { fiats: merchant && isActive(merchant.state) ? merchant.fiats.map((fiatCode) => ({ fiatCode })) : [] };
};
