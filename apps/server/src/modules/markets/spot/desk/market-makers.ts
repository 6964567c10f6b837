import type { CallOutput } from '@peerbourse/contract/call';
import type { marketMakers as call } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { formatUnits } from '@peerbourse/rules/money';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { type Listing, selectListings } from '../listing.table.ts';
import { type MakerRow, selectMakers } from './maker.table.ts';
import { makerFigures } from './maker-figures.rules.ts';

type MakerSet = CallOutput<typeof call>['sets'][number];

export const marketMakers: Handler<typeof call> = async ({ db }) => {
  const admitted = await readSetting(db, 'spot.makers');
  const markets = new Map((await selectListings(db)).map((market) => [market.symbol, market]));
  return {
    sets: (await selectMakers(db, admitted)).map((row) => {
      const market = markets.get(row.symbol);
      must(market, `${row.symbol} is listed`);
      return makerView(row, market, admitted);
    }),
  };
};

function makerView({ symbol, userId, ...row }: MakerRow, market: Listing, admitted: readonly string[]): MakerSet {
  const levels = row.levels.map(({ side, tick, lots }) => ({ side, tick: BigInt(tick), lots: BigInt(lots) }));
  return {
    symbol,
    base: market.base,
    quote: market.quote,
    userId,
    isAdmitted: admitted.includes(userId),
    reservedBase: formatUnits(row.baseUnits, market.baseScale),
    reservedQuote: formatUnits(row.quoteUnits, market.quoteScale),
    ...makerFigures(levels, market),
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    outcome: row.outcome as MakerSet['outcome'],
  };
}
