import type { homeMarketTable as call } from '@peerbourse/contract/markets/market-data/home-market-table';
import { priceBoard } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const homeMarketTable: Handler<typeof call> = async ({ db }) => await priceBoard(db);
