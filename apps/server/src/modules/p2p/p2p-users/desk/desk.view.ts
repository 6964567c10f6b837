import type { CallOutput } from '@peerbourse/contract/call';
import type { traderList } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import type { viewTrader } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import type { Trader } from '../profile.table.ts';
import { publicView, type RestrictionText } from '../profile.view.ts';
import type { RestrictionRow } from './desk.table.ts';

type Listed = CallOutput<typeof traderList>['traders'][number];
type Restriction = CallOutput<typeof viewTrader>['restrictions'][number];

/** What the market sees of a trader, and what staff have decided; not why. */
export function listedView(trader: Trader, heldBack: readonly string[]): Listed {
  const { userId, mayPublish, createdAt } = trader;
  return { ...publicView(trader), userId, mayPublish, since: createdAt.toISOString(), heldBack: [...heldBack] as Listed['heldBack'] };
}

export function restrictionView(row: RestrictionRow): Restriction {
  const { restrictionNo, note, setBy, liftedBy } = row;
  const { kind, reason } = row as RestrictionText;
  return {
    restrictionNo,
    kind,
    reason,
    note,
    setBy,
    liftedBy,
    setAt: row.setAt.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  };
}
