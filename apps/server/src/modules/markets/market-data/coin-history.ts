import type { coinHistory as call } from '@peerbourse/contract/markets/market-data/coin-history';
import { priceHistory } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const coinHistory: Handler<typeof call> = async ({ db }, { coin, period }) => await priceHistory(db, coin, period);
