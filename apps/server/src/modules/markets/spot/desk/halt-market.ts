import type { haltMarket as call } from '@peerbourse/contract/markets/spot/desk/halt-market';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { selectTermedMarket } from './desk-market.table.ts';
import { haltMarket as halt } from './market-proposal.table.ts';

/** One person is enough to stop; two open again. Orders stay where they are, and whoever wants to cancels. */
export const haltMarket: Handler<typeof call> = async ({ tx, actor, visitor }, { symbol, reason }) => {
  if (!(await selectTermedMarket(tx, symbol))) throw refuse('spot.unknown-market');
  const isHalted = await halt(tx, symbol, actor.staffId);
  if (isHalted) await audit(tx, { actor, act: 'spot.market-halted', subject: symbol, details: { reason }, address: visitor.address });
  return { isHalted };
};
