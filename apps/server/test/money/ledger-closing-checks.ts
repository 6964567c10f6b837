import { deepEqual, equal, ok } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { type LedgerCheck, type LedgerHarness, newKey, otc, outcome, spot } from './ledger-harness.ts';

const firstDaysAgo = 40;

/** The day that is closed next. */
async function nextDay(harness: LedgerHarness): Promise<string> {
  const [row] = await harness.ask<{ day: string }>(
    'owner',
    `SELECT coalesce(max(day) + 1, ledger_day_of(app_now()) - ${firstDaysAgo})::text AS day FROM ledger_days`,
  );
  return (row as { day: string }).day;
}

async function dayAfter(harness: LedgerHarness, day: string): Promise<string> {
  const [row] = await harness.ask<{ day: string }>('owner', 'SELECT ($1::date + 1)::text AS day', [day]);
  return (row as { day: string }).day;
}

/** As if it were noon of that day. */
async function on<Result>(harness: LedgerHarness, day: string, act: () => Promise<Result>): Promise<Result> {
  await harness.ask('owner', `UPDATE platform_identity SET clock_offset = ledger_day_begins($1) + interval '12 hours' - now()`, [day]);
  return await act().finally(() => harness.ask('owner', 'UPDATE platform_identity SET clock_offset = NULL'));
}

async function closeDay(harness: LedgerHarness): Promise<string | null> {
  const [row] = await harness.ask<{ day: string | null }>('worker', 'SELECT ledger_close_day()::text AS day');
  return row?.day ?? null;
}

/** Transactions of other databases of the server hold it up as well. */
async function closeInTime(harness: LedgerHarness): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const day = await closeDay(harness);
    if (day !== null) return day;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no day is ever closed');
}

/** So that there is one. */
export async function closeSomeDay(harness: LedgerHarness): Promise<void> {
  if ((await harness.ask('owner', 'SELECT FROM ledger_closings LIMIT 1')).length > 0) return;
  await on(harness, await nextDay(harness), () => harness.newOwnerWith(5n));
  await closeInTime(harness);
}

const use = (harness: LedgerHarness, ownerId: AccountId, amount: bigint) =>
  harness.act('api', (tx) =>
    moveCoins(tx, { kind: 'transfer', key: newKey(), reference: '', legs: moveLegs('USDT', amount, spot(ownerId), otc(ownerId)) }),
  );

const rawMove = `SELECT ledger_post('transfer', $1, '', ARRAY[$2, $2]::bigint[], '{USDT,USDT}', '{spot,otc}', '{"",""}', '{-1,1}')`;

async function closingsOf(harness: LedgerHarness, ownerId: AccountId, day: string): Promise<string[]> {
  const rows = await harness.ask<{ closing: string }>(
    'owner',
    `SELECT concat(purpose, ' ', balance) AS closing FROM ledger_closings JOIN ledger_accounts ON id = account_id
     WHERE owner_id = $1 AND day = $2 ORDER BY purpose`,
    [ownerId, day],
  );
  return rows.map(({ closing }) => closing);
}

/** Somebody has written into the day that is closed next and keeps the transaction open; whether its journal was looked at is for the caller. */
async function slowWriter(harness: LedgerHarness, day: string) {
  const ownerId = await on(harness, day, () => harness.newOwnerWith(100n));
  const client = await harness.connect('api');
  await on(harness, day, async () => {
    await client.query('BEGIN');
    await client.query(rawMove, [newKey(), ownerId]);
  });
  return { ownerId, client };
}

const closingChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'a closing is what an account came to at the end of a day on which it moved': async (harness) => {
    const day = await nextDay(harness);
    const after = await dayAfter(harness, day);
    const ownerId = await on(harness, day, () => harness.newOwnerWith(100n));
    const still = await on(harness, day, () => harness.newOwnerWith(7n));
    await on(harness, day, () => use(harness, ownerId, 30n));
    await on(harness, after, () => use(harness, ownerId, 10n));
    deepEqual([await closeInTime(harness), await closeInTime(harness)], [day, after]);
    deepEqual(await closingsOf(harness, ownerId, day), ['otc 30', 'spot 70']);
    deepEqual(await closingsOf(harness, ownerId, after), ['otc 40', 'spot 60']);
    deepEqual([await closingsOf(harness, still, day), await closingsOf(harness, still, after)], [['spot 7'], []]);
  },

  'what all accounts come to at the end of a day is nothing': async (harness) => {
    await closeSomeDay(harness);
    const sums = await harness.ask('owner', 'SELECT FROM ledger_last_closings GROUP BY asset HAVING sum(balance) <> 0');
    equal(sums.length, 0);
  },

  'nothing comes into a day that is closed, nor into one before it': async (harness) => {
    const day = await nextDay(harness);
    const ownerId = await on(harness, day, () => harness.newOwnerWith(100n));
    equal(await closeInTime(harness), day);
    const [before] = await harness.ask<{ day: string }>('owner', `SELECT (min(day) - 3)::text AS day FROM ledger_days`);
    for (const closed of [day, before?.day ?? ''])
      equal(await outcome(on(harness, closed, () => use(harness, ownerId, 1n))), 'PB013', closed);
    equal(await outcome(use(harness, ownerId, 1n)), 'done');
  },

  'a day is not closed before those have ended who wrote into it': async (harness) => {
    const day = await nextDay(harness);
    const { ownerId, client } = await slowWriter(harness, day);
    try {
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      equal(await closeDay(harness), null);
      equal(await closeDay(harness), null);
      await client.query('COMMIT');
      equal(await closeInTime(harness), day);
      deepEqual(await closingsOf(harness, ownerId, day), ['otc 1', 'spot 99']);
    } finally {
      await client.end();
    }
  },

  'whoever comes to his end when the day is over has written nothing': async (harness) => {
    const day = await nextDay(harness);
    const { ownerId, client } = await slowWriter(harness, day);
    try {
      equal(await closeDay(harness), null);
      equal(await outcome(client.query('COMMIT')), 'PB013');
    } finally {
      await client.end();
    }
    equal(await closeInTime(harness), day);
    deepEqual(await closingsOf(harness, ownerId, day), ['spot 100']);
  },

  'whoever takes too long writes no journal': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const [{ text } = { text: '' }] = await harness.ask<{ text: string }>(
      'owner',
      `SELECT pg_get_functiondef('ledger_longest_act'::regproc) AS text`,
    );
    await harness.ask('owner', text.replace(/interval '[^']+'/, `interval '0 seconds'`));
    const late = await outcome(use(harness, ownerId, 1n)).finally(() => harness.ask('owner', text));
    equal(late, 'PB013');
    equal(await outcome(use(harness, ownerId, 1n)), 'done');
  },

  'two who close days at once do not meet': async (harness) => {
    const day = await nextDay(harness);
    await on(harness, day, () => harness.newOwnerWith(1n));
    const [one, two] = [await harness.connect('worker'), await harness.connect('worker')];
    try {
      await Promise.all([one.query('BEGIN'), two.query('BEGIN')]);
      await one.query('SELECT ledger_close_day()');
      const second = outcome(two.query('SELECT ledger_close_day()'));
      await new Promise((resolve) => setTimeout(resolve, 30));
      await one.query('COMMIT');
      equal(await second, 'done');
      await two.query('COMMIT');
    } finally {
      await Promise.all([one.end(), two.end()]);
    }
    while ((await nextDay(harness)) <= day) await closeInTime(harness);
  },

  // The last one: after it there is no day to close.
  'a day that is not over stays open': async (harness) => {
    const isOver = 'ledger_day_begins(day + 1) + ledger_longest_act() <= app_now()';
    await closeSomeDay(harness);
    const left = async () =>
      (await harness.ask('owner', `SELECT FROM (SELECT max(day) + 1 AS day FROM ledger_days) next WHERE ${isOver}`)).length;
    while ((await left()) > 0) await closeInTime(harness);
    equal(await closeDay(harness), null);
    const rows = await harness.ask<{ is_over: boolean }>('owner', `SELECT ${isOver} AS is_over FROM ledger_days`);
    ok(rows.every(({ is_over: isPast }) => isPast));
  },
};

export const ledgerClosingChecks: readonly LedgerCheck[] = Object.entries(closingChecks).map(([name, run]) => ({ name, run }));
