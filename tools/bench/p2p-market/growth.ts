import type { OwnPostgres } from '../../db/own-postgres.ts';
import type { Report } from '../../load/report.ts';
import { actsPerBatch, type Growth, growthOf } from '../cost-growth.ts';
import { startUngatedApi, type UngatedApi } from '../ledger/ungated-api.ts';
import { marketActs } from './market-acts.ts';
import { type MarketOfSize, openMarketOfSize } from './market-of-size.ts';

const aim = 1.3;

/** What is asked of a market costs PostgreSQL in a large one over the same in a small one. */
export async function measureGrowth(
  postgres: OwnPostgres,
  { ads, base, rounds }: { ads: number; base: number; rounds: number },
): Promise<Report> {
  const small = await openMarketOfSize(postgres, 'small', { ads: base, isOnePair: false });
  const large = await openMarketOfSize(postgres, 'large', { ads, isOnePair: false });
  const apis: UngatedApi[] = [];
  try {
    for (const { variables } of [small, large]) apis.push(await startUngatedApi(variables, 'tools/bench/p2p-market/bare-market.ts'));
    const [smallApi, largeApi] = apis as [UngatedApi, UngatedApi];
    const acts = { small: marketActs(smallApi.address, small.filled), large: marketActs(largeApi.address, large.filled) };
    const costs: Record<string, Growth> = {};
    for (const name of Object.keys(acts.small) as Array<keyof typeof acts.small>) {
      const sizes = { small: { query: small.query, act: acts.small[name] }, large: { query: large.query, act: acts.large[name] } };
      costs[name] = await growthOf(name, sizes, rounds);
    }
    return reportOf(small, large, costs);
  } finally {
    for (const { service } of apis) await service.stop();
    for (const { query } of [small, large]) await query.end();
  }
}

function reportOf(small: MarketOfSize, large: MarketOfSize, costs: Record<string, Growth>): Report {
  const sizeOf = ({ filled, fillSeconds, bytes }: MarketOfSize) => ({ ...filled, fillSeconds, bytes });
  return {
    name: 'p2p-market-growth',
    what: `cost of a question to the P2P market in PostgreSQL with ${large.filled.ads} live ads over ${small.filled.ads}`,
    figure: Object.entries(costs)
      .map(([name, { time, pages }]) => `${name} ${time.median} in time, ${pages.median} in pages`)
      .join('; '),
    aim: `<= ${aim} each`,
    isReached: Object.values(costs).every(({ time, pages }) => time.median <= aim && pages.median <= aim),
    details: { actsPerBatch, small: sizeOf(small), large: sizeOf(large), costs },
  };
}
