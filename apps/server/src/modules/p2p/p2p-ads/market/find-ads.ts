import type { AccountId } from '@peerbourse/contract/ids';
import { blockedAmong } from '#modules/p2p/p2p-blocklist/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Candidate, type Position, type ResidualFilters, selectCandidates, type Walk } from './candidate.table.ts';
import type { ListedRow } from './market-ad.table.ts';

export interface FoundAd {
  row: ListedRow;
  price: bigint;
}

export interface Search {
  walk: Walk;
  residualFilters: ResidualFilters;
  /** Who looks: ads of people between whom and them there is a block are left out. */
  viewerId: AccountId | undefined;
  wanted: number;
  /** What only we can tell of an ad, such as whether the visitor may take it. */
  accept?: (found: FoundAd) => boolean;
}

export interface Found {
  ads: FoundAd[];
  /** Where to go on; nothing when all ads have been seen. */
  next: Pick<Walk, 'fixed' | 'floating'> | undefined;
}

/** However little passes the filters, one call looks at no more ads than these; the reader goes on from there. */
export const maxExamined = 400;
const batch = 120;

export async function findAds(db: Db, search: Search): Promise<Found> {
  let { fixed, floating } = search.walk;
  const ads: FoundAd[] = [];
  for (let examined = 0; examined < maxExamined; ) {
    const size = examined === 0 ? firstLook(search.wanted) : Math.min(batch, maxExamined - examined);
    examined += size;
    const candidates = await selectCandidates(db, { ...search.walk, fixed, floating }, search.residualFilters, size);
    const open = await openOnes(db, search.viewerId, candidates);
    for (const candidate of candidates) {
      const position: Position = { key: candidate.key, rank: candidate.rank, adId: candidate.id };
      if (candidate.isFloating) floating = position;
      else fixed = position;
      const found = { row: candidate, price: candidate.price };
      if (open.has(candidate.id) && (search.accept?.(found) ?? true)) ads.push(found);
      if (ads.length === search.wanted) return { ads, next: { fixed, floating } };
    }
    if (candidates.length < size) return { ads, next: undefined };
  }
  return { ads, next: { fixed, floating } };
}

/** Mostly few are turned down. */
function firstLook(wanted: number): number {
  return Math.min(batch, 10 + wanted + Math.ceil(wanted / 2));
}

/** Those that pass, and between whose advertisers and the visitor there is no block. */
async function openOnes(db: Db, viewerId: AccountId | undefined, candidates: readonly Candidate[]): Promise<Set<string>> {
  const passing = candidates.filter(({ passes }) => passes);
  const owners = [...new Set(passing.map(({ accountId }) => accountId))];
  const blocked = viewerId === undefined ? new Map() : await blockedAmong(db, viewerId, owners);
  return new Set(passing.filter(({ accountId }) => !blocked.has(accountId)).map(({ id }) => id));
}
