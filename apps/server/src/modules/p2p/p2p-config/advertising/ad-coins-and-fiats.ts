import type { adCoinsAndFiats as call } from '@peerbourse/contract/p2p/p2p-config/ad-coins-and-fiats';
import type { Handler } from '#platform/http/serve.ts';
import { advertisable } from './advertisable.ts';

export const adCoinsAndFiats: Handler<typeof call> = async ({ db, visitor }) => {
  const { coins, fiats } = await advertisable(db, visitor.country);
  return { allCoinList: coins, allFiatList: fiats };
};
