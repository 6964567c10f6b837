import { blockedAmong } from '#modules/p2p-blocklist/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Candidate, type Position, type Residue, selectCandidates, type Walk } from './candidate.table.ts';
import { type MarketRow, marketRows } from './market-ad.table.ts';

export interface FoundAd {
  row: MarketRow;
  price: bigint;
}

export interface Search {
  walk: Walk;
  residue: Residue;
  /** Who looks: ads of people between whom and them there is a block are left out. */
  viewerId: string | undefined;
  wanted: number;
  /** What only we can tell of an ad, such as whether the visitor may take it. */
  accept?: (found: FoundAd) => boolean;
}

export interface Found {
  ads: FoundAd[];
  /** Where to go on; nothing when all ads have been seen. */
  next: Pick<Walk, 'fixed' | 'floating'> | undefined;
}

/** However little passes the filters, one call looks at no more ads than this; the reader goes on from there. */
const mostExamined = 400;
const batch = 100;

export async function findAds(db: Db, search: Search): Promise<Found> {
  let { fixed, floating } = search.walk;
  const ads: FoundAd[] = [];
  for (let examined = 0; examined < mostExamined; examined += batch) {
    const candidates = await selectCandidates(db, { ...search.walk, fixed, floating }, search.residue, batch);
    const rows = await passingRows(db, search, candidates, search.wanted - ads.length);
    for (const candidate of candidates) {
      const position: Position = { key: candidate.key, rank: candidate.rank, adId: candidate.adId };
      if (candidate.isFloating) floating = position;
      else fixed = position;
      const row = rows.get(candidate.adId);
      const found = row && { row, price: candidate.price };
      if (found && (search.accept?.(found) ?? true)) ads.push(found);
      if (ads.length === search.wanted) return { ads, next: { fixed, floating } };
    }
    if (candidates.length < batch) return { ads, next: undefined };
  }
  return { ads, next: { fixed, floating } };
}

/** Only as many as can be shown, unless some of them may still be turned down. */
async function passingRows(
  db: Db,
  { viewerId, accept }: Search,
  candidates: readonly Candidate[],
  missing: number,
): Promise<Map<string, MarketRow>> {
  const passing = candidates.filter(({ passes }) => passes);
  const owners = [...new Set(passing.map(({ accountId }) => accountId))];
  const blocked = viewerId === undefined ? new Map() : await blockedAmong(db, viewerId, owners);
  const open = passing.filter(({ accountId }) => !blocked.has(accountId));
  return await marketRows(
    db,
    (accept ? open : open.slice(0, missing)).map(({ adId }) => adId),
  );
}
