import type { releaseQuotes as call } from '@peerbourse/contract/markets/spot/release-quotes';
import type { Handler } from '#platform/http/serve.ts';
import { listedMarket } from '../listed-market.ts';
import { askRelease } from './quote-set.table.ts';

export const releaseQuotes: Handler<typeof call> = async ({ tx, actor }, { symbol }) => {
  await listedMarket(tx, symbol);
  await askRelease(tx, actor.accountId, symbol);
  return {};
};
