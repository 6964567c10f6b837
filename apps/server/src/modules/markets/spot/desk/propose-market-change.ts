import type { MarketChange, MarketTerms, NewMarket } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import type { proposeMarketChange as call } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { nextStates } from '@peerbourse/matching/states';
import { audit } from '#modules/core/audit/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { selectCoins, selectTermedMarket, type TermedMarket } from './desk-market.table.ts';
import { isNarrower, readTerms, type TermsRow, type UnitsRow, unitsOf } from './listed-terms.ts';
import { insertProposal, type NewMarketRow, type ProposedChange } from './market-proposal.table.ts';

/** The first person. Nothing changes before somebody else has decided. */
export const proposeMarketChange: Handler<typeof call> = async ({ tx, actor, visitor }, { change, reason }) => {
  const proposed = await checkedChange(tx, change);
  const proposalNo = publicNumber();
  await insertProposal(tx, { proposalNo, change: proposed, reason, staffId: actor.staffId });
  const { symbol } = proposed;
  await audit(tx, {
    actor,
    act: 'spot.change-proposed',
    subject: symbol,
    details: { proposalNo, change: { ...change }, reason },
    address: visitor.address,
  });
  return { proposalNo, symbol };
};

async function checkedChange(db: Db, change: MarketChange): Promise<ProposedChange> {
  if (change.kind === 'list') return await newListing(db, change.market);
  const market = await selectTermedMarket(db, change.symbol);
  if (!market) throw refuse('spot.unknown-market');
  const { symbol } = market;
  if (change.kind === 'terms') {
    if (change.version !== market.version) throw refuse('spot.changed-meanwhile');
    return { kind: 'terms', symbol, version: change.version, terms: otherTerms(market, change.terms) };
  }
  const { from, to } = change;
  if (from !== market.state) throw refuse('spot.changed-meanwhile');
  if (!nextStates[from].includes(to)) throw refuse('spot.impossible-state');
  return { kind: 'state', symbol, from, to };
}

async function newListing(db: Db, { base, quote, priceScale, lotScale, terms }: NewMarket): Promise<ProposedChange> {
  const symbol = `${base}${quote}`;
  if (await selectTermedMarket(db, symbol)) throw refuse('spot.already-listed');
  const scaleOf = new Map((await selectCoins(db)).map(({ coin, scale }) => [coin, scale]));
  const [baseScale, quoteScale] = [scaleOf.get(base), scaleOf.get(quote)];
  if (base === quote || baseScale === undefined || quoteScale === undefined) throw refuse('spot.unsound-terms');
  const scales = { priceScale, lotScale, baseScale, quoteScale };
  const units = unitsOf(scales);
  if (!units) throw refuse('spot.unsound-terms');
  const row: NewMarketRow = { base, quote, price_scale: priceScale, lot_scale: lotScale, ...units, ...sound(terms, scales, units) };
  return { kind: 'list', symbol, terms: row };
}

function otherTerms(market: TermedMarket, terms: MarketTerms): TermsRow {
  const next = sound(terms, market, unitsOf(market) as UnitsRow);
  // Before its first auction nobody has an order.
  if (isNarrower(next, market) && market.state !== 'announced') throw refuse('spot.orders-open');
  return next;
}

function sound(terms: MarketTerms, scales: Parameters<typeof readTerms>[1], units: UnitsRow): TermsRow {
  const row = readTerms(terms, scales, units);
  if (!row) throw refuse('spot.unsound-terms');
  return row;
}
