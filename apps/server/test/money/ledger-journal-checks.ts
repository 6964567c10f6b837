import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AccountId } from '@peerbourse/contract/ids';
import { type Leg, moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import type { Move } from '#modules/money/ledger/move-coins.ts';
import { fee, type LedgerCheck, type LedgerHarness, newKey, opening, otc, outcome, spot, tally } from './ledger-harness.ts';

function transfer(ownerId: AccountId, amount: bigint, key = newKey()): Move {
  return { kind: 'transfer', key, reference: 'a transfer', legs: moveLegs('USDT', amount, spot(ownerId), otc(ownerId)) };
}

const post = (harness: LedgerHarness, move: Move) => harness.act('api', (tx) => moveCoins(tx, move));

/** Straight to the function: legs that TypeScript would not let through. */
const rawPost = `SELECT ledger_post($1, $2, '', $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[]) AS journal`;

const journalChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'a transfer moves what it says, to the last unit': async (harness) => {
    const ownerId = await harness.newOwnerWith(1_000n);
    const journal = await post(harness, transfer(ownerId, 333n));
    equal(await harness.balance(spot(ownerId)), 667n);
    equal(await harness.balance(otc(ownerId)), 333n);
    const postings = await harness.ask(
      'owner',
      'SELECT amount, owner_id, asset, balance_after FROM ledger_postings WHERE journal_id = $1 ORDER BY amount',
      [journal],
    );
    deepEqual(postings, [
      { amount: -333n, owner_id: BigInt(ownerId), asset: 'USDT', balance_after: 667n },
      { amount: 333n, owner_id: BigInt(ownerId), asset: 'USDT', balance_after: 333n },
    ]);
    const [row] = await harness.ask('owner', 'SELECT kind, reference, at <= app_now() AS "isPast" FROM ledger_journals WHERE id = $1', [
      journal,
    ]);
    deepEqual(row, { kind: 'transfer', reference: 'a transfer', isPast: true });
  },

  'legs of one account count together': async (harness) => {
    const ownerId = await harness.newOwnerWith(10n);
    const legs = [...moveLegs('USDT', 6n, spot(ownerId), otc(ownerId)), ...moveLegs('USDT', 4n, spot(ownerId), otc(ownerId))];
    const journal = await post(harness, { ...transfer(ownerId, 1n), legs });
    const rows = await harness.ask('owner', 'SELECT amount FROM ledger_postings WHERE journal_id = $1 ORDER BY 1', [journal]);
    deepEqual(rows, [{ amount: -10n }, { amount: 10n }]);
  },

  'I8 the same act happens once, also when its answer was lost': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const move = transfer(ownerId, 10n);
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(harness, move)));
    equal(answers.filter((journal) => journal !== null).length, 1);
    equal(await post(harness, move), null);
    equal(await harness.balance(otc(ownerId)), 10n);
  },

  'a key belongs to one act': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const other = await harness.newOwner();
    const move = transfer(ownerId, 10n);
    await post(harness, move);
    const others: Move[] = [
      { ...move, legs: moveLegs('USDT', 11n, spot(ownerId), otc(ownerId)) },
      { ...move, legs: moveLegs('USDT', 10n, otc(ownerId), spot(ownerId)) },
      { ...move, legs: moveLegs('USDT', 10n, spot(ownerId), otc(other)) },
      { ...move, kind: 'payment' },
      { ...move, reference: 'something else' },
    ];
    for (const another of others) equal(await outcome(post(harness, another)), 'PB002');
    equal(await harness.balance(spot(ownerId)), 90n);
  },

  'I2 64 spends at once never take more than there is': async (harness) => {
    const ownerId = await harness.newOwnerWith(40n);
    const asks = Array.from({ length: 64 }, () => outcome(post(harness, transfer(ownerId, 1n))));
    deepEqual(tally(await Promise.all(asks)), { done: 40, 'ledger.too-little': 24 });
    equal(await harness.balance(spot(ownerId)), 0n);
    equal(await harness.balance(otc(ownerId)), 40n);
  },

  'I2 a balance is never below zero, not even for the owner of the tables': async (harness) => {
    const ownerId = await harness.newOwnerWith(5n);
    const update = `UPDATE ledger_balances SET balance = -1 WHERE account_id IN (SELECT id FROM ledger_accounts WHERE owner_id = $1)`;
    equal(await outcome(harness.ask('owner', update, [ownerId])), '23514');
  },

  'of a refused act nothing stays, and its key is free': async (harness) => {
    const ownerId = await harness.newOwnerWith(10n);
    const move = transfer(ownerId, 11n);
    equal(await outcome(post(harness, move)), 'ledger.too-little');
    deepEqual(await harness.ask('owner', 'SELECT id FROM ledger_journals WHERE key = $1', [move.key]), []);
    notEqual(await post(harness, { ...move, legs: moveLegs('USDT', 10n, spot(ownerId), otc(ownerId)) }), null);
  },

  'I1 a journal that is not balanced dies at commit': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const wrong: Array<[string[], string[], string[]]> = [
      [['USDT'], ['spot'], ['5']],
      [
        ['USDT', 'USDT'],
        ['spot', 'otc'],
        ['-5', '6'],
      ],
      [
        ['USDT', 'BTC'],
        ['spot', 'spot'],
        ['-5', '5'],
      ],
    ];
    for (const [assets, purposes, amounts] of wrong) {
      const client = await harness.connect('worker');
      await client.query('BEGIN');
      const values = ['transfer', newKey(), assets.map(() => ownerId), assets, purposes, assets.map(() => ''), amounts];
      equal(await outcome(client.query(rawPost, values)), 'done');
      equal(await outcome(client.query('COMMIT')), 'PB010');
      await client.end();
    }
    equal(await harness.balance(spot(ownerId)), 100n);
  },

  'legs with a problem never reach the database': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const [less, more] = moveLegs('USDT', 5n, spot(ownerId), otc(ownerId)) as [Leg, Leg];
    for (const legs of [[less], [less, { ...more, amount: 6n }], [less, more, { ...more, amount: 0n }]]) {
      const message = await post(harness, { ...transfer(ownerId, 1n), legs }).then(String, (error: Error) => error.message);
      ok(message.startsWith('Bug:'), message);
    }
  },

  'I1 nobody adds to an old journal, and no posting is without one': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const journal = await post(harness, transfer(ownerId, 10n));
    const add = (columns: string, which: string) =>
      harness.ask(
        'owner',
        `INSERT INTO ledger_postings (journal_id, amount, account_id, owner_id, asset, balance_after, at)
         SELECT ${columns}, account_id, owner_id, asset, balance_after, at FROM ledger_postings WHERE journal_id = $1 ${which}`,
        [journal],
      );
    equal(await outcome(add('journal_id, 1', 'AND amount > 0')), 'PB010');
    equal(await outcome(add(`'${randomUUID()}'::uuid, amount`, '')), 'PB010');
  },

  'an act that moves nothing is none, and wallets have no parts': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const legs = [...moveLegs('USDT', 5n, spot(ownerId), otc(ownerId)), ...moveLegs('USDT', 5n, otc(ownerId), spot(ownerId))];
    equal(await outcome(post(harness, { ...transfer(ownerId, 1n), legs })), 'PB005');
    const part = moveLegs('USDT', 5n, spot(ownerId), { ...otc(ownerId), subKey: 'a part' });
    equal(await outcome(post(harness, { ...transfer(ownerId, 1n), legs: part })), 'PB005');
  },

  'an account is for what its owner can have, of an asset that is listed': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const account = `SELECT ledger_account_ids(ARRAY[$1::bigint], ARRAY[$2], ARRAY[$3])`;
    equal(await outcome(harness.ask('owner', account, [ownerId, 'USDT', 'fee'])), '23503');
    equal(await outcome(harness.ask('owner', account, [null, 'USDT', 'spot'])), '23503');
    equal(await outcome(harness.ask('owner', account, [ownerId, 'NOCOIN', 'otc'])), '23503');
    equal(await outcome(harness.ask('owner', account, [ownerId, 'USDT', 'otc'])), 'done');
  },

  'whoever is first makes an account, and there is one': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const other = await harness.newOwner();
    const pay = () => post(harness, { ...transfer(ownerId, 1n), legs: moveLegs('USDT', 1n, spot(ownerId), otc(other)) });
    deepEqual(tally(await Promise.all(Array.from({ length: 16 }, () => outcome(pay())))), { done: 16 });
    equal((await harness.ask('owner', 'SELECT id FROM ledger_accounts WHERE owner_id = $1', [other])).length, 1);
    equal(await harness.balance(otc(other)), 16n);
    const twins = `SELECT asset, purpose FROM ledger_accounts WHERE owner_id IS NULL GROUP BY 1, 2 HAVING count(*) > 1`;
    deepEqual(await harness.ask('owner', twins), []);
  },

  'nobody waits for an account of the house': async (harness) => {
    const [one, two] = [await harness.newOwnerWith(100n), await harness.newOwnerWith(100n)];
    const legs = (ownerId: AccountId) => moveLegs('USDT', 3n, spot(ownerId), fee);
    const slow = await harness.connect('api');
    await slow.query('BEGIN');
    await slow.query(rawPost, ['fee', newKey(), [one, null], ['USDT', 'USDT'], ['spot', 'fee'], ['', ''], ['-3', '3']]);
    const paid = harness.act('api', (tx) => moveCoins(tx, { ...transfer(two, 1n), legs: legs(two) }));
    const waited = await Promise.race([paid.then(() => false), new Promise((resolve) => setTimeout(resolve, 6_000, true))]);
    await slow.query('ROLLBACK');
    await slow.end();
    await paid;
    equal(waited, false);
  },

  'postings of an account are numbered in their order, whoever writes them': async (harness) => {
    const ownerId = await harness.newOwnerWith(1_000n);
    const clients = await Promise.all(Array.from({ length: 3 }, () => harness.connect('api')));
    for (let round = 0; round < 9; round += 1) {
      const values = ['transfer', newKey(), [ownerId, ownerId], ['USDT', 'USDT'], ['spot', 'otc'], ['', ''], ['-1', '1']];
      await clients[round % 3]?.query(rawPost, values);
    }
    await Promise.all(clients.map((client) => client.end()));
    const rows = await harness.ask<{ balance_after: bigint }>(
      'owner',
      `SELECT balance_after FROM ledger_postings JOIN ledger_accounts account ON account.id = account_id
       WHERE account.owner_id = $1 AND purpose = 'otc' ORDER BY ledger_postings.id`,
      [ownerId],
    );
    deepEqual(
      rows.map(({ balance_after: after }) => after),
      Array.from({ length: 9 }, (_, at) => BigInt(at + 1)),
    );
  },

  'owners are told at commit, each of each journal, and of nothing that did not happen': async (harness) => {
    const [one, two] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    const told = async (ownerId: AccountId) =>
      (
        await harness.ask<{ kind: string; assets: string }>(
          'owner',
          `SELECT body ->> 'kind' AS kind, body -> 'assets' ->> 0 AS assets FROM platform_outbox
           WHERE stream = 'ledger' AND key = (SELECT user_id FROM accounts_users WHERE id = $1) ORDER BY key_seq`,
          [ownerId],
        )
      ).map(({ kind, assets }) => `${kind} ${assets}`);
    await harness.act('api', async (tx) => {
      await moveCoins(tx, { ...transfer(one, 5n), kind: 'payment', legs: moveLegs('USDT', 5n, spot(one), spot(two)) });
      await moveCoins(tx, transfer(one, 5n));
    });
    await outcome(post(harness, transfer(one, 1_000n)));
    deepEqual(await told(one), ['credit USDT', 'payment USDT', 'transfer USDT']);
    deepEqual(await told(two), ['payment USDT']);
  },

  'business time is the time of the ledger, in any month': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await harness.ask('owner', `UPDATE platform_identity SET clock_offset = interval '400 days'`);
    const journal = await post(harness, transfer(ownerId, 5n)).finally(() =>
      harness.ask('owner', 'UPDATE platform_identity SET clock_offset = NULL'),
    );
    const rows = await harness.ask<{ days: number }>(
      'owner',
      `SELECT extract(day FROM at - app_now())::int AS days FROM ledger_postings WHERE journal_id = $1
       UNION ALL SELECT extract(day FROM at - app_now())::int FROM ledger_journals WHERE id = $1`,
      [journal],
    );
    equal(rows.length, 3);
    ok(rows.every(({ days }) => days === 399));
  },

  'coins of one asset may pay for another, as one act': async (harness) => {
    const [one, two] = [await harness.newOwnerWith(100n), await harness.newOwnerWith(7n, 'spot', 'BTC')];
    const legs = [...moveLegs('USDT', 60n, spot(one), spot(two)), ...moveLegs('BTC', 7n, spot(two), spot(one))];
    await post(harness, { ...transfer(one, 1n), kind: 'spot-trade', legs });
    deepEqual([await harness.balance(spot(one)), await harness.balance(spot(one), 'BTC')], [40n, 7n]);
    deepEqual([await harness.balance(spot(two)), await harness.balance(spot(two), 'BTC')], [60n, 0n]);
  },

  'coins leave': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const legs = moveLegs('USDT', 100n, spot(ownerId), opening);
    await harness.act('worker', (tx) => moveCoins(tx, { ...transfer(ownerId, 1n), kind: 'debit', legs }));
    equal(await harness.balance(spot(ownerId)), 0n);
  },
};

export const ledgerJournalChecks: readonly LedgerCheck[] = Object.entries(journalChecks).map(([name, run]) => ({ name, run }));
