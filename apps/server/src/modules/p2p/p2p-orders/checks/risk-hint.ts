import type { DoubtCode, RiskLevel } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';
import type { riskHint as call } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { priceWarning } from '#modules/p2p/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { orderOf } from '../order.table.ts';
import { sideOf } from '../order-state.ts';
import { isFirstTrade } from '../trade.table.ts';
import { isBarred, isOnNewDevice } from './doubts.ts';
import { levelOf } from './risk-level.rules.ts';

/** Before money is sent or coins go: who pays looks at the seller, who releases at the buyer and at their own device. */
export const riskHint: Handler<typeof call> = async (
  { db, actor },
  { orderNo, act },
): Promise<{ level: RiskLevel; reasons: DoubtCode[] }> => {
  const order = await orderOf(db, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const isBuyer = sideOf(order, actor.accountId) === 'buyer';
  if (isBuyer !== (act === 'pay')) throw refuse('p2p-orders.not-now');
  const { adNo, coin, fiat, price, buyerId, sellerId } = order;
  const applies: Record<DoubtCode, boolean> = {
    restriction: await isBarred(db, isBuyer ? sellerId : buyerId, isBuyer ? 'sell' : 'buy'),
    'new-device': await isOnNewDevice(db, actor),
    'price-deviation': (await priceWarning(db, { accountId: actor.accountId, adNo, coin, fiat, price })).isWarned,
    'first-trade': await isFirstTrade(db, buyerId, sellerId),
  };
  const reasons = (Object.keys(applies) as DoubtCode[]).filter((code) => applies[code]);
  return { level: levelOf(reasons, act), reasons };
};
