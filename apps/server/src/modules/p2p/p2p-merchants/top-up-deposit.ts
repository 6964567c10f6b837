import type { topUpDeposit as call } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { parseUnits } from '@peerbourse/rules/money';
import { depositScale } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { mostDeposit, usdtText } from './deposit/deposit.rules.ts';
import { setDepositAside } from './deposit/move-deposit.ts';
import { changeMerchant } from './merchant.table.ts';
import { ownMerchant } from './own-merchant.ts';
import { refuseChild } from './refuse-child.ts';
import { standingOf } from './standing.ts';

/** Whoever has added what was missing is a merchant again at once. */
export const topUpDeposit: Handler<typeof call> = async ({ tx, actor }, { amount }) => {
  refuseChild(actor);
  await lockProfile(tx, actor.accountId);
  const merchant = await ownMerchant(tx, actor);
  const units = parseUnits(amount, depositScale);
  const missing = merchant.required - merchant.deposit;
  const deposit = merchant.deposit + units;
  if (units === 0n || units < missing || deposit > mostDeposit) {
    throw refuse('p2p-merchants.bad-amount', { least: usdtText(missing > 0n ? missing : 1n), most: usdtText(mostDeposit) });
  }
  const changed = await changeMerchant(tx, merchant, { state: 'approved', deposit, due_at: null });
  await setDepositAside(tx, changed, units);
  return await standingOf(tx, actor.accountId);
};
