import type { homeTicker as call } from '@peerbourse/contract/markets/market-data/home-ticker';
import { priceBoard } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';

const leading = 5;

export const homeTicker: Handler<typeof call> = async ({ db }) => {
  const { rows } = await priceBoard(db);
  return {
    tickers: rows.slice(0, leading).map(({ pair, base, quote, price, open, shownDecimals }) => ({
      pair,
      base,
      quote,
      price,
      open,
      shownDecimals,
    })),
  };
};
