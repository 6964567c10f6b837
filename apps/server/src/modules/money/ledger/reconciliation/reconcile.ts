import type { CallOutput } from '@peerbourse/contract/call';
import type { reconciliation as call } from '@peerbourse/contract/money/ledger/reconciliation';
import type { Db } from '#platform/db/pool.ts';
import { snapshot, type Tx } from '#platform/db/transaction.ts';
import {
  accountsOfPostings,
  balancesOfPostings,
  businessTime,
  clearingOfCorrections,
  closingsOfPostings,
  coinsInBetween,
  correctionsOfJournals,
  escrowOfHolds,
  foldsOfPostings,
  holdsInTime,
  holdsOfJournals,
  journals,
  type Look,
  lotsAsGiven,
  powersOfJournals,
  type Reach,
  reachOf,
  stepsOfBalances,
  sumsOfAssets,
} from './reconciliation.table.ts';
import { holdsOfOrders, reservesOfAds, reservesOfQuotes } from './set-aside.table.ts';

export type Reconciliation = CallOutput<typeof call>;

/** Each check by its name. Sums are always over everything: days that are closed count by their closings. */
const checks: Readonly<Record<string, (tx: Tx, reach: Reach) => Promise<Look>>> = {
  'postings-sum-to-zero': sumsOfAssets,
  'balances-equal-postings': balancesOfPostings,
  'folds-equal-postings': foldsOfPostings,
  'closings-equal-postings': closingsOfPostings,
  'escrow-equals-holds': escrowOfHolds,
  'reserves-cover-ads': reservesOfAds,
  'order-holds-equal-orders': holdsOfOrders,
  'quote-reserves-equal-sets': reservesOfQuotes,
  'holds-in-time': holdsInTime,
  'journals-as-written': journals,
  'postings-follow-each-other': stepsOfBalances,
  'postings-fit-accounts': accountsOfPostings,
  'holds-fit-journals': holdsOfJournals,
  'lots-as-given': lotsAsGiven,
  'corrections-fit-journals': correctionsOfJournals,
  'clearing-was-approved': clearingOfCorrections,
  'journals-within-powers': powersOfJournals,
};

/** Does the ledger add up? All checks see the same moment, however much happens meanwhile. Without `days` everything is read. */
export async function reconcile(db: Db, { days }: { days: number | null }): Promise<Reconciliation> {
  return await snapshot(db, async (tx) => {
    const reach = await reachOf(tx, days);
    const looks: Reconciliation['checks'] = [];
    for (const [name, look] of Object.entries(checks)) looks.push({ name, ...(await look(tx, reach)) });
    const between = await coinsInBetween(tx);
    return {
      at: (await businessTime(tx)).toISOString(),
      isRed: looks.some(({ problems }) => problems.length > 0),
      checks: looks,
      suspense: between.map(({ since: began, ...row }) => ({ ...row, since: began.toISOString() })),
    };
  });
}
