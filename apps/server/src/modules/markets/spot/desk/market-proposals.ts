import type { CallOutput } from '@peerbourse/contract/call';
import type { marketProposals as call } from '@peerbourse/contract/markets/spot/desk/market-proposals';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { selectCoins, selectTermedMarket } from './desk-market.table.ts';
import { type Scales, termsView } from './listed-terms.ts';
import { type ListedProposal, type NewMarketRow, newestProposals } from './market-proposal.table.ts';

type ChangeView = CallOutput<typeof call>['proposals'][number]['change'];

const limit = 200;

export const marketProposals: Handler<typeof call> = async ({ db, actor }) => {
  const proposals = await newestProposals(db, limit);
  const views = proposals.map(async (proposal) => {
    const { proposalNo, symbol, reason, state, proposedBy, decidedBy, proposerStaffId, proposedAt, decidedAt } = proposal;
    const isOwn = proposerStaffId === actor.staffId;
    return {
      proposalNo,
      symbol,
      reason,
      state,
      proposedBy,
      decidedBy,
      change: await changeView(db, proposal),
      proposedAt: proposedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      mayDecide: state === 'open' && !isOwn && actor.roles.includes('approver'),
      mayWithdraw: (state === 'open' || state === 'stale') && isOwn && actor.roles.includes('risk'),
    };
  });
  return { proposals: await Promise.all(views) };
};

async function changeView(db: Db, { kind, symbol, terms, fromState, toState }: ListedProposal): Promise<ChangeView> {
  if (kind === 'state') return { kind, from: fromState as NonNullable<typeof fromState>, to: toState as NonNullable<typeof toState> };
  must(terms, 'a proposal of terms has them');
  if (kind === 'list') {
    const market = terms as NewMarketRow;
    const scales = await scalesOf(db, market);
    return { kind, priceScale: scales.priceScale, lotScale: scales.lotScale, terms: termsView(market, scales) };
  }
  const market = await selectTermedMarket(db, symbol);
  must(market, `${symbol} is listed`);
  return { kind, before: termsView(market, market), terms: termsView(terms, market) };
}

async function scalesOf(db: Db, { base, quote, price_scale, lot_scale }: NewMarketRow): Promise<Scales> {
  const scaleOf = new Map((await selectCoins(db)).map(({ coin, scale }) => [coin, scale]));
  return { priceScale: price_scale, lotScale: lot_scale, baseScale: scaleOf.get(base) ?? 0, quoteScale: scaleOf.get(quote) ?? 0 };
}
