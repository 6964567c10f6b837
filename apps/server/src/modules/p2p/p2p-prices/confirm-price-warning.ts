import type { confirmPriceWarning as call } from '@peerbourse/contract/p2p/p2p-prices/confirm-price-warning';
import { parseUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { openHolds } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { writeConfirmation } from './confirmation.table.ts';

export const confirmPriceWarning: Handler<typeof call> = async ({ tx, actor: { accountId } }, { adNo, price }) => {
  if ((await openHolds(tx, accountId)).some(({ kind }) => kind === 'p2p')) throw refuse('risk.blocked');
  const until = await writeConfirmation(tx, { accountId, adNo, price: parseUnits(price, p2pPriceScale) });
  return { until: until.toISOString() };
};
