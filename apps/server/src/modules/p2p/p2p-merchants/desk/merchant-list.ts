import type { ListedMerchant } from '@peerbourse/contract/p2p/p2p-merchants/desk/desk.shape';
import type { merchantList as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-list';
import type { Handler } from '#platform/http/serve.ts';
import { usdtText } from '../deposit/deposit.rules.ts';
import type { Merchant } from '../merchant.table.ts';
import { countMerchants, listedMerchants } from './desk.table.ts';
import { openRemovalsOf, type RemovalRow, removalView } from './removal.table.ts';

const most = 200;

export const merchantList: Handler<typeof call> = async ({ db }, { state, userId }) => {
  const filter = { state, userId };
  const merchants = await listedMerchants(db, filter, most);
  const removals = await openRemovalsOf(
    db,
    merchants.map(({ accountId }) => accountId),
  );
  return { merchants: merchants.map((each) => listed(each, removals.get(each.accountId))), count: await countMerchants(db, filter) };
};

function listed(merchant: Merchant, removal: RemovalRow | undefined): ListedMerchant {
  const { userId, nickName, state, kind, level, fiats, deposit, required, dueAt, approvedAt } = merchant;
  return {
    userId,
    nickName,
    state,
    accountType: kind,
    level,
    fiatCodes: fiats,
    deposit: usdtText(deposit),
    required: usdtText(required),
    dueAt: dueAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    removal: removal ? removalView(removal) : null,
  };
}
