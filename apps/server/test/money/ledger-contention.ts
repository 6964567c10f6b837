import { deepEqual, ok } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { divideLegs, endHold, giveLot, holdCoins, moveCoins, moveLegs, wallets } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import {
  escrow,
  fee,
  type LabRole,
  type LedgerCheck,
  type LedgerHarness,
  newKey,
  opening,
  otc,
  outcome,
  spot,
  tally,
} from './ledger-harness.ts';

/** Three people and their accounts, which everybody in a fight wants at once. */
export interface Ring {
  owners: readonly AccountId[];
}

export async function newRing(harness: LedgerHarness): Promise<Ring> {
  const owners = [await harness.newOwner(), await harness.newOwner(), await harness.newOwner()];
  for (const ownerId of owners) {
    for (const wallet of wallets) for (const asset of ['USDT', 'BTC']) await harness.credit(ownerId, 1_000_000n, wallet, asset);
  }
  return { owners };
}

/** Something that somebody does; `turn` makes the same verb go the other way round for half of the fighters. */
type Verb = (harness: LedgerHarness, ring: Ring, turn: number) => Promise<unknown>;

const journalOf = (kind: string) => ({ kind, key: newKey(), reference: `order ${kind}` });

function two({ owners }: Ring, turn: number): [AccountId, AccountId] {
  return [owners[turn % 3] as AccountId, owners[(turn + 1 + (turn % 2)) % 3] as AccountId];
}

function act(role: LabRole, ctx: (tx: Tx, from: AccountId, to: AccountId) => Promise<unknown>): Verb {
  return (harness, ring, turn) => harness.act(role, (tx) => ctx(tx, ...two(ring, turn)));
}

/** Sets coins aside, then ends the hold in another transaction. */
function withHold(end: (tx: Tx, holdId: string, from: AccountId, to: AccountId) => Promise<unknown>, isSale = false): Verb {
  return async (harness, ring, turn) => {
    const [from, to] = two(ring, turn);
    const hold = {
      ownerId: from,
      asset: 'USDT',
      from: 'spot' as const,
      to: { ...escrow, subKey: newKey() },
      amount: 10n,
      deadline: null,
      isSale,
    };
    const holdId = await harness.act('api', (tx) => holdCoins(tx, { ...journalOf('p2p-hold'), ...hold }));
    await harness.act('api', (tx) => end(tx, holdId, from, to));
  };
}

export const verbs: Readonly<Record<string, Verb>> = {
  transfer: act('api', (tx, from) => moveCoins(tx, { ...journalOf('transfer'), legs: moveLegs('USDT', 5n, spot(from), otc(from)) })),
  'transfer back': act('api', (tx, from) => moveCoins(tx, { ...journalOf('transfer'), legs: moveLegs('USDT', 5n, otc(from), spot(from)) })),
  pay: act('api', (tx, from, to) => moveCoins(tx, { ...journalOf('payment'), legs: moveLegs('USDT', 5n, spot(from), spot(to)) })),
  trade: act('api', (tx, from, to) =>
    moveCoins(tx, {
      ...journalOf('spot-trade'),
      legs: [...moveLegs('USDT', 5n, spot(from), spot(to)), ...moveLegs('BTC', 1n, spot(to), spot(from))],
    }),
  ),
  'pay with fee': act('api', (tx, from, to) =>
    moveCoins(tx, {
      ...journalOf('payment'),
      legs: divideLegs('USDT', otc(from), [
        { to: otc(to), amount: 9n },
        { to: fee, amount: 1n },
      ]),
    }),
  ),
  credit: act('worker', (tx, from) => moveCoins(tx, { ...journalOf('credit'), legs: moveLegs('USDT', 5n, opening, spot(from)) })),
  withdraw: act('worker', (tx, from) =>
    moveCoins(tx, { ...journalOf('withdrawal'), legs: moveLegs('USDT', 5n, otc(from), opening), leavingOwnerId: from }),
  ),
  'hold and release': withHold((tx, holdId, _from, to) =>
    endHold(tx, { holdId, exit: 'release', kind: 'p2p-release', key: newKey(), shares: [{ to: otc(to), amount: 10n }] }),
  ),
  'hold and refund': withHold((tx, holdId, from) =>
    endHold(tx, { holdId, exit: 'refund', kind: 'p2p-refund', key: newKey(), shares: [{ to: spot(from), amount: 10n }] }),
  ),
  'sell, split and give a lot': withHold(async (tx, holdId, from, to) => {
    const shares = [
      { to: otc(to), amount: 6n },
      { to: spot(from), amount: 4n },
    ];
    await endHold(tx, { holdId, exit: 'split', kind: 'p2p-split', key: newKey(), shares });
    await giveLot(tx, { ownerId: to, asset: 'USDT', amount: 1n, reference: newKey(), expiresAt: new Date(Date.now() + 1_000) });
  }, true),
  // Accounts of the ring were made owner by owner and wallet by wallet, so the second journal has the later accounts.
  'two journals in one transaction': act('api', async (tx, from) => {
    await moveCoins(tx, { ...journalOf('transfer'), legs: moveLegs('USDT', 5n, spot(from), otc(from)) });
    const later = moveLegs('USDT', 5n, { ownerId: from, purpose: 'contract' }, { ownerId: from, purpose: 'earn' });
    await moveCoins(tx, { ...journalOf('transfer'), legs: later });
  }),
  'two journals of two people': (harness, { owners }) =>
    harness.act('api', async (tx) => {
      const [first, , last] = owners as [AccountId, AccountId, AccountId];
      await moveCoins(tx, { ...journalOf('transfer'), legs: moveLegs('USDT', 5n, otc(first), spot(first)) });
      await moveCoins(tx, { ...journalOf('transfer'), legs: moveLegs('USDT', 5n, otc(last), spot(last)) });
    }),
  'use contract and earn': act('api', (tx, from, to) =>
    moveCoins(tx, {
      ...journalOf('contract'),
      legs: moveLegs('USDT', 5n, { ownerId: from, purpose: 'contract' }, { ownerId: to, purpose: 'earn' }),
    }),
  ),
  fold: (harness) => harness.ask('worker', 'SELECT ledger_fold()'),
};

/** Lets many do these things to the same accounts at once, and says how often what came of it. */
export async function fight(
  harness: LedgerHarness,
  ring: Ring,
  names: readonly string[],
  rounds: number,
  fighters = 8,
): Promise<Record<string, number>> {
  const outcomes: string[] = [];
  const lanes = Array.from({ length: fighters }, async (_, lane) => {
    for (let round = 0; round < rounds; round += 1) {
      const verb = verbs[names[(lane + round) % names.length] as string] as Verb;
      outcomes.push(await outcome(verb(harness, ring, lane + round * 2)));
    }
  });
  await Promise.all(lanes);
  return tally(outcomes);
}

/** Everything at once, for whoever has seconds only. */
export const ledgerFightChecks: readonly LedgerCheck[] = [
  {
    name: 'all verbs at once on the same accounts: no deadlock, and the sums are right',
    run: async (harness) => {
      const ring = await newRing(harness);
      const counts = await fight(harness, ring, Object.keys(verbs), 30, 10);
      deepEqual(Object.keys(counts), ['done'], JSON.stringify(counts));
      const wrong = await harness.ask(
        'owner',
        `SELECT account_id, sub_key FROM ledger_balances FULL JOIN (
           SELECT account_id, sub_key, sum(amount) AS units FROM ledger_postings WHERE balance_after IS NOT NULL GROUP BY 1, 2) summed USING (account_id, sub_key)
         WHERE coalesce(balance, 0) <> coalesce(units, 0)`,
      );
      deepEqual(wrong, []);
    },
  },
  {
    name: 'facts come after every balance: a second journal does not wait with a head in its hands',
    run: async (harness) => {
      const ring = await newRing(harness);
      const counts = await fight(
        harness,
        ring,
        ['two journals in one transaction', 'use contract and earn', 'two journals of two people'],
        20,
        10,
      );
      deepEqual(Object.keys(counts), ['done'], JSON.stringify(counts));
      ok((counts.done ?? 0) === 200);
    },
  },
];
