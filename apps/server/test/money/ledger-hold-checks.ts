import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { endHold, holdCoins, moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { type EndOfHold, insertExit, type NewHold } from '#modules/money/ledger/ledger.table.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { escrow, fee, type LedgerCheck, type LedgerHarness, newKey, otc, outcome, spot, tally } from './ledger-harness.ts';

function newHold(ownerId: AccountId, amount: bigint, more: Partial<NewHold> = {}): NewHold {
  const journal = { kind: 'p2p-hold', key: newKey(), reference: 'order of the lab' };
  return {
    ...journal,
    ownerId,
    asset: 'USDT',
    from: 'spot',
    to: { ...escrow, subKey: newKey() },
    amount,
    deadline: null,
    isSale: false,
    ...more,
  };
}

function release(holdId: string, to: AccountId, amount: bigint): EndOfHold {
  return { holdId, exit: 'release', kind: 'p2p-release', key: newKey(), shares: [{ to: otc(to), amount }] };
}

const end = (harness: LedgerHarness, how: EndOfHold) => harness.act('api', (tx) => endHold(tx, how));

const holdChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'a hold sets coins aside and remembers what for': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const deadline = new Date('2030-01-01T00:00:00Z');
    const hold = newHold(ownerId, 40n, { deadline });
    const holdId = await harness.act('api', (tx) => holdCoins(tx, hold));
    equal(await harness.balance(spot(ownerId)), 60n);
    equal(await harness.balance(hold.to), 40n);
    const [row] = await harness.ask('owner', 'SELECT asset, amount, sub_key, reference, deadline FROM ledger_holds WHERE id = $1', [
      holdId,
    ]);
    deepEqual(row, { asset: 'USDT', amount: 40n, sub_key: hold.to.subKey, reference: hold.reference, deadline });
  },

  'I8 a hold that is asked for again is the same one': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const hold = newHold(ownerId, 40n);
    const ids = await Promise.all(Array.from({ length: 8 }, () => harness.act('api', (tx) => holdCoins(tx, hold))));
    equal(new Set(ids).size, 1);
    match(ids[0] ?? '', /^[0-9a-f-]{36}$/);
    equal(await harness.balance(hold.to), 40n);
    equal(await outcome(harness.act('api', (tx) => holdCoins(tx, { ...hold, amount: 41n }))), 'PB002');
    equal(await outcome(harness.act('api', (tx) => holdCoins(tx, { ...hold, to: { ...escrow, subKey: 'another' } }))), 'PB002');
  },

  'more than there is cannot be set aside': async (harness) => {
    const ownerId = await harness.newOwnerWith(39n);
    equal(await outcome(harness.act('api', (tx) => holdCoins(tx, newHold(ownerId, 40n)))), 'ledger.too-little');
  },

  'only coins of somebody are set aside, where a balance keeps them': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const raw = `SELECT ledger_hold('p2p-hold', $1, 'order', $2, 'USDT', $3, NULL, $4, 'part', $5, NULL, false)`;
    equal(await outcome(harness.ask('worker', raw, [newKey(), null, 'fee', 'escrow', 5])), 'PB005');
    equal(await outcome(harness.ask('worker', raw, [newKey(), ownerId, 'spot', 'fee', 5])), 'PB005');
    for (const amount of [0, -5])
      notEqual(await outcome(harness.ask('worker', raw, [newKey(), ownerId, 'spot', 'escrow', amount])), 'done');
    equal(await harness.balance(spot(ownerId)), 100n);
  },

  'the coins of a hold go on, go back, or are divided; its part of escrow is gone then': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(300n), await harness.newOwner()];
    const ends: EndOfHold[] = [
      { ...release('', buyer, 100n) },
      { ...release('', buyer, 100n), exit: 'refund', shares: [{ to: spot(seller), amount: 100n }] },
      {
        ...release('', buyer, 100n),
        exit: 'split',
        shares: [
          { to: otc(buyer), amount: 60n },
          { to: spot(seller), amount: 37n },
          { to: fee, amount: 3n },
        ],
      },
    ];
    for (const how of ends) {
      const { holdId, subKey } = await harness.hold(seller, 100n);
      const journal = await end(harness, { ...how, holdId });
      equal(await harness.balance({ ...escrow, subKey }), undefined);
      const [exit] = await harness.ask('owner', 'SELECT exit, journal_id FROM ledger_hold_exits WHERE hold_id = $1', [holdId]);
      deepEqual(exit, { exit: how.exit, journal_id: journal });
    }
    deepEqual([await harness.balance(spot(seller)), await harness.balance(otc(buyer))], [137n, 160n]);
    const wallets = await harness.ask(
      'owner',
      `SELECT FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE owner_id IS NULL AND balance = 0`,
    );
    equal(wallets.length, 0);
  },

  'a wallet that is empty keeps its row': async (harness) => {
    const ownerId = await harness.newOwnerWith(10n);
    await harness.hold(ownerId, 10n);
    equal(await harness.balance(spot(ownerId)), 0n);
  },

  'I5 a hold ends once, whoever of 64 is first': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    const { holdId, subKey } = await harness.hold(seller, 100n);
    const ways: EndOfHold[] = [
      release(holdId, buyer, 100n),
      { ...release(holdId, buyer, 100n), exit: 'refund', shares: [{ to: spot(seller), amount: 100n }] },
      {
        ...release(holdId, buyer, 100n),
        exit: 'split',
        shares: [
          { to: otc(buyer), amount: 50n },
          { to: spot(seller), amount: 50n },
        ],
      },
    ];
    const asks = Array.from({ length: 64 }, (_, at) => outcome(end(harness, { ...(ways[at % 3] as EndOfHold), key: newKey() })));
    deepEqual(tally(await Promise.all(asks)), { done: 1, 'ledger.hold-over': 63 });
    equal(((await harness.balance(spot(seller))) ?? 0n) + ((await harness.balance(otc(buyer))) ?? 0n), 100n);
    equal(await harness.balance({ ...escrow, subKey }), undefined);
    equal((await harness.ask('owner', 'SELECT FROM ledger_hold_exits WHERE hold_id = $1', [holdId])).length, 1);
  },

  'I8 an end whose answer was lost may be asked for again, another end may not': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    const { holdId } = await harness.hold(seller, 100n);
    const how = release(holdId, buyer, 100n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => end(harness, how)));
    equal(answers.filter((journal) => journal !== null).length, 1);
    equal(await outcome(end(harness, { ...how, shares: [{ to: spot(seller), amount: 100n }] })), 'ledger.hold-over');
    equal(await outcome(end(harness, { ...how, exit: 'refund' })), 'ledger.hold-over');
    equal(await outcome(end(harness, { ...how, key: newKey() })), 'ledger.hold-over');
    equal(await harness.balance(otc(buyer)), 100n);
  },

  'an end gives all of a hold and nothing more': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(200n), await harness.newOwner()];
    const { holdId } = await harness.hold(seller, 100n);
    // Other coins in the same part must not be reached.
    const wrong: Array<Array<{ to: ReturnType<typeof otc>; amount: bigint }>> = [
      [{ to: otc(buyer), amount: 99n }],
      [{ to: otc(buyer), amount: 101n }],
      [
        { to: otc(buyer), amount: 150n },
        { to: spot(seller), amount: -50n },
      ],
      [
        { to: otc(buyer), amount: 100n },
        { to: spot(seller), amount: 0n },
      ],
      [],
    ];
    for (const shares of wrong)
      equal(await outcome(harness.act('api', (tx) => insertExit(tx, { ...release(holdId, buyer, 1n), shares }))), 'PB005');
    equal(await outcome(end(harness, release('00000000-0000-7000-8000-000000000000', buyer, 100n))), 'PB005');
    equal(await outcome(end(harness, release(holdId, buyer, 100n))), 'done');
  },

  'escrow is entered and left by holds': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(200n), await harness.newOwner()];
    const { holdId, subKey } = await harness.hold(seller, 100n);
    const part = { ...escrow, subKey };
    for (const legs of [moveLegs('USDT', 5n, spot(seller), part), moveLegs('USDT', 5n, part, otc(buyer))]) {
      const move = { kind: 'transfer', key: newKey(), reference: '', legs };
      equal(await outcome(harness.act('worker', (tx) => moveCoins(tx, move))), 'PB005');
    }
    equal(await outcome(end(harness, { ...release(holdId, buyer, 100n), shares: [{ to: escrow, amount: 100n }] })), 'PB005');
    equal(await harness.balance(part), 100n);
  },

  'an end with the key of another act leaves the hold open': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(200n), await harness.newOwner()];
    const key = newKey();
    await harness.act('api', (tx) =>
      moveCoins(tx, { kind: 'transfer', key, reference: '', legs: moveLegs('USDT', 5n, spot(seller), otc(seller)) }),
    );
    const { holdId, subKey } = await harness.hold(seller, 100n);
    equal(await outcome(end(harness, { ...release(holdId, buyer, 100n), key })), 'PB002');
    equal(await harness.balance({ ...escrow, subKey }), 100n);
    equal(await outcome(end(harness, release(holdId, buyer, 100n))), 'done');
  },

  'two holds of one part end one by one': async (harness) => {
    const [seller, buyer] = [await harness.newOwnerWith(200n), await harness.newOwner()];
    const one = await harness.hold(seller, 60n);
    const two = await harness.hold(seller, 40n, one.subKey);
    await end(harness, release(one.holdId, buyer, 60n));
    equal(await harness.balance({ ...escrow, subKey: one.subKey }), 40n);
    await end(harness, release(two.holdId, buyer, 40n));
    equal(await harness.balance({ ...escrow, subKey: one.subKey }), undefined);
  },

  'a share has an amount, and so has a hold': async (harness) => {
    const ownerId = await harness.newOwnerWith(10n);
    const wrong: Array<(tx: Tx) => Promise<unknown>> = [
      (tx) => endHold(tx, { ...release(newKey(), ownerId, 1n), shares: [{ to: otc(ownerId), amount: 0n }] }),
      (tx) => endHold(tx, { ...release(newKey(), ownerId, 1n), shares: [] }),
      (tx) => holdCoins(tx, newHold(ownerId, 0n)),
    ];
    for (const act of wrong) {
      const message = await harness.act('api', act).then(String, (error: Error) => error.message);
      ok(message.startsWith('Bug:'), message);
    }
  },
};

export const ledgerHoldChecks: readonly LedgerCheck[] = Object.entries(holdChecks).map(([name, run]) => ({ name, run }));
