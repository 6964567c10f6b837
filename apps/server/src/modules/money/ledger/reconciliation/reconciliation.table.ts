import type { RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface Problem {
  subject: string;
  expected: string;
  found: string;
}

/** What was looked at, and the first things that are wrong with it. */
export interface Look {
  looked: number;
  problems: Problem[];
}

type Rows = RawBuilder<unknown>;

const shownProblems = 50;

/** How a problem is told. Only what is wrong is put into words: that is little, and what is right may be millions of rows. */
interface Telling {
  subject: Rows;
  expected: Rows;
  found: Rows;
  joined: Rows;
}

const asText: Telling = { subject: sql`subject`, expected: sql`expected`, found: sql`found`, joined: sql`` };

/** Units as people write them, exactly. */
const decimal = (units: Rows) => sql`trim_scale(${units} * ('1e-' || coalesce(scale, 0))::numeric)::text`;

/** Of rows with an account and a part of it. */
const ofAccounts: Telling = {
  subject: sql`concat_ws(' ', 'account', account_id, account.asset, purpose, nullif(problem.sub_key, ''))`,
  expected: decimal(sql`expected`),
  found: decimal(sql`found`),
  joined: sql`LEFT JOIN ledger_accounts account ON account.id = account_id LEFT JOIN ledger_assets ON ledger_assets.asset = account.asset`,
};

/** Of rows with a subject and its asset. */
export const ofAssets: Telling = {
  subject: sql`subject`,
  expected: decimal(sql`expected`),
  found: decimal(sql`found`),
  joined: sql`LEFT JOIN ledger_assets ON ledger_assets.asset = problem.asset`,
};

/** Rows say what is expected and what was found; where the two differ there is a problem. */
export async function compare(tx: Tx, { subject, expected, found, joined }: Telling, rows: Rows): Promise<Look> {
  const { rows: looks } = await sql<Look>`
    WITH compared AS MATERIALIZED (${rows})
    SELECT (SELECT count(*)::int FROM compared) AS looked, coalesce((
      SELECT jsonb_agg(jsonb_build_object('subject', ${subject}, 'expected', ${expected}, 'found', ${found}))
      FROM (SELECT * FROM compared WHERE expected IS DISTINCT FROM found LIMIT ${shownProblems}) problem ${joined}), '[]') AS problems`.execute(
    tx,
  );
  return looks[0] as Look;
}

/** How far a look reaches. */
export interface Reach {
  /** Everything is read. Else days that are closed are what their closings say. */
  isFull: boolean;
  /** The first id of what is looked at one by one, and the first day of which closings are. */
  since: string;
  sinceDay: string;
  /** Since when no day is closed. */
  openSince: string;
}

export async function reachOf(tx: Tx, days: number | null): Promise<Reach> {
  const { rows } = await sql<Omit<Reach, 'isFull'>>`
    SELECT coalesce(ledger_first_id(make_interval(days => ${days}::int)), '00000000-0000-0000-0000-000000000000')::text AS since,
      coalesce(ledger_day_of(app_now()) - ${days}::int, '-infinity')::text AS "sinceDay", ledger_open_since()::text AS "openSince"`.execute(
    tx,
  );
  return { isFull: days === null, ...(rows[0] as Omit<Reach, 'isFull'>) };
}

/** What was moved, account by account; a closing counts for everything before it. */
const moved = ({ isFull, openSince }: Reach) =>
  isFull
    ? sql`SELECT account_id, asset, amount AS units FROM ledger_postings`
    : sql`
      SELECT account_id, asset, balance AS units FROM ledger_last_closings
      UNION ALL SELECT account_id, asset, amount FROM ledger_postings WHERE at >= ${openSince}::timestamptz`;

/** Coins only move: of each asset there is as much below zero as above. */
export async function sumsOfAssets(tx: Tx, reach: Reach): Promise<Look> {
  const rows = sql`SELECT asset AS subject, asset, 0 AS expected, sum(units) AS found FROM (${moved(reach)}) moved GROUP BY asset`;
  return await compare(tx, ofAssets, rows);
}

/** A balance is the sum of its postings, and is not below zero. Closings know accounts and not their parts. */
export async function balancesOfPostings(tx: Tx, reach: Reach): Promise<Look> {
  return reach.isFull ? await balancesOfParts(tx) : await balancesOfAccounts(tx, reach);
}

async function balancesOfAccounts(tx: Tx, reach: Reach): Promise<Look> {
  return await compare(
    tx,
    ofAccounts,
    sql`
      SELECT account_id, '' AS sub_key, greatest(coalesce(units, 0), 0) AS expected, coalesce(balance, 0) AS found
      FROM (
        SELECT account_id, sum(units) AS units FROM (${moved(reach)}) moved
        WHERE account_id NOT IN (SELECT id FROM ledger_accounts JOIN ledger_purposes USING (purpose) WHERE is_folded) GROUP BY account_id) summed
      FULL JOIN (SELECT account_id, sum(balance) AS balance FROM ledger_balances GROUP BY account_id) kept USING (account_id)`,
  );
}

async function balancesOfParts(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    ofAccounts,
    sql`
      SELECT account_id, sub_key, greatest(units, 0) AS expected, coalesce(balance, 0) AS found
      FROM (
        SELECT account_id, sub_key, sum(amount) AS units FROM ledger_postings WHERE balance_after IS NOT NULL GROUP BY account_id, sub_key) summed
      FULL JOIN ledger_balances USING (account_id, sub_key)`,
  );
}

/** Each posting begins with the balance that the one before it left; the last one left the balance of now. */
export async function stepsOfBalances(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    ofAssets,
    sql`
      SELECT concat('posting ', id) AS subject, asset, coalesce(begins, balance, 0) AS expected, balance_after AS found
      FROM (
        SELECT id, account_id, sub_key, asset, balance_after, lead(balance_after - amount) OVER (PARTITION BY account_id, sub_key ORDER BY id) AS begins
        FROM ledger_postings WHERE balance_after IS NOT NULL AND journal_id >= ${since}::uuid) step
      LEFT JOIN ledger_balances USING (account_id, sub_key)`,
  );
}

/** What a posting says of its account is so. */
export async function accountsOfPostings(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('posting ', posting.id) AS subject, 'of its account' AS expected,
        CASE
          WHEN account.id IS NULL THEN 'of an account that is not there'
          WHEN posting.owner_id IS DISTINCT FROM account.owner_id THEN 'of another owner'
          WHEN posting.asset <> account.asset THEN 'of another asset'
          WHEN (balance_after IS NULL) <> is_folded THEN 'of another purpose'
          ELSE 'of its account'
        END AS found
      FROM ledger_postings posting LEFT JOIN (ledger_accounts account JOIN ledger_purposes USING (purpose)) ON account.id = account_id
      WHERE journal_id >= ${since}::uuid`,
  );
}

/** A journal has postings, is balanced asset by asset, and is what it was when it was written. */
export async function journals(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('journal ', coalesce(journal.id, moved.journal_id)) AS subject, 'balanced, as it was written' AS expected,
        CASE
          WHEN journal.id IS NULL THEN 'postings without a journal'
          WHEN moved.journal_id IS NULL THEN 'a journal without postings'
          WHEN NOT is_balanced THEN 'not balanced'
          WHEN first_at <> journal.at OR last_at <> journal.at
            OR content <> ledger_fingerprint(kind, key, reference,
              coalesce(hold_id || '/' || exit, (SELECT 'hold' FROM ledger_holds WHERE ledger_holds.journal_id = journal.id)), legs) THEN 'changed afterwards'
          ELSE 'balanced, as it was written'
        END AS found
      FROM (SELECT * FROM ledger_journals WHERE id >= ${since}::uuid) journal
      LEFT JOIN ledger_hold_exits ON journal_id = journal.id
      FULL JOIN (
        SELECT journal_id, bool_and(units = 0) AS is_balanced, min(first_at) AS first_at, max(last_at) AS last_at,
          array_agg(leg) AS legs
        FROM (
          SELECT journal_id, ROW(account_id, sub_key, amount)::ledger_leg AS leg, at AS first_at, at AS last_at,
            sum(amount) OVER (PARTITION BY journal_id, asset) AS units
          FROM ledger_postings WHERE journal_id >= ${since}::uuid) posting
        GROUP BY journal_id) moved ON moved.journal_id = journal.id`,
  );
}

/** Coins in escrow are those of the holds that have not ended, order by order. */
export async function escrowOfHolds(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    ofAccounts,
    sql`
      SELECT account_id, sub_key, coalesce(units, 0) AS expected, coalesce(balance, 0) AS found
      FROM (
        SELECT target_id AS account_id, sub_key, sum(amount) AS units FROM ledger_holds hold JOIN ledger_accounts ON ledger_accounts.id = target_id
        WHERE purpose = 'escrow' AND NOT EXISTS (SELECT FROM ledger_hold_exits WHERE hold_id = hold.id) GROUP BY target_id, sub_key) held
      FULL JOIN (
        SELECT account_id, sub_key, balance FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE purpose = 'escrow') kept
        USING (account_id, sub_key)`,
  );
}

/** A hold is what its journal set aside, and its end took all of it. */
export async function holdsOfJournals(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('hold ', hold.id) AS subject, 'as its journals say' AS expected,
        CASE
          WHEN NOT EXISTS (
            SELECT FROM ledger_postings posting WHERE posting.journal_id = hold.journal_id AND account_id = target_id
              AND posting.sub_key = hold.sub_key AND posting.amount = hold.amount AND posting.asset = hold.asset)
            OR NOT EXISTS (
              SELECT FROM ledger_postings posting WHERE posting.journal_id = hold.journal_id AND account_id = source_id
                AND posting.amount = -hold.amount) THEN 'not what was set aside'
          WHEN hold_id IS NOT NULL AND NOT EXISTS (
            SELECT FROM ledger_postings posting WHERE posting.journal_id = ended.journal_id AND account_id = target_id
              AND posting.sub_key = hold.sub_key AND posting.amount = -hold.amount) THEN 'an end that did not take it'
          ELSE 'as its journals say'
        END AS found
      FROM ledger_holds hold LEFT JOIN ledger_hold_exits ended ON hold_id = hold.id
      WHERE hold.id >= ${since}::uuid OR hold_id IS NULL`,
  );
}

/** Whoever sweeps the holds has a minute. */
export async function holdsInTime(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('hold ', id) AS subject, 'ended by its deadline' AS expected,
        CASE WHEN deadline < app_now() - interval '1 minute' THEN 'open since ' || to_char(deadline AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'
          ELSE 'ended by its deadline' END AS found
      FROM ledger_holds WHERE deadline IS NOT NULL AND NOT EXISTS (SELECT FROM ledger_hold_exits WHERE hold_id = ledger_holds.id)`,
  );
}

export async function lotsAsGiven(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('lot ', id) AS subject, 'as it was given' AS expected,
        CASE WHEN content = ledger_lot_fingerprint(owner_id, asset, amount, reference, expires_at) THEN 'as it was given' ELSE 'changed afterwards' END AS found
      FROM ledger_lots WHERE id >= ${since}::uuid OR expires_at > app_now()`,
  );
}

/** What has been added up is the sum of all that was moved, without what was added since. */
export async function foldsOfPostings(tx: Tx, reach: Reach): Promise<Look> {
  return await compare(
    tx,
    ofAccounts,
    sql`
      SELECT fold.account_id, '' AS sub_key, coalesce(summed.units, 0) - coalesce(unfolded.units, 0) AS expected, balance AS found
      FROM ledger_folds fold
      LEFT JOIN (
        SELECT account_id, sum(units) AS units FROM (${moved(reach)}) moved
        WHERE account_id IN (SELECT account_id FROM ledger_folds) GROUP BY account_id) summed USING (account_id)
      LEFT JOIN LATERAL (
        SELECT sum(amount) AS units FROM ledger_postings posting
        WHERE posting.account_id = fold.account_id AND balance_after IS NULL AND written_in >= folded_to) unfolded ON true`,
  );
}

/** A closing is the one before it and the postings of its day. */
export async function closingsOfPostings(tx: Tx, { sinceDay, openSince }: Reach): Promise<Look> {
  return await compare(
    tx,
    ofAccounts,
    sql`
      SELECT account_id, day::text AS sub_key, coalesce(before.balance, 0) + coalesce(units, 0) AS expected, coalesce(closing.balance, 0) AS found
      FROM (
        SELECT account_id, ledger_day_of(at) AS day, sum(amount) AS units FROM ledger_postings
        WHERE at >= ledger_day_begins(${sinceDay}::date) AND at < ${openSince}::timestamptz GROUP BY 1, 2) moved
      FULL JOIN (SELECT account_id, day, balance FROM ledger_closings WHERE day >= ${sinceDay}::date) closing USING (account_id, day)
      LEFT JOIN LATERAL (
        SELECT balance FROM ledger_closings earlier WHERE earlier.account_id = coalesce(moved.account_id, closing.account_id)
          AND earlier.day < coalesce(moved.day, closing.day) ORDER BY earlier.day DESC LIMIT 1) before ON true`,
  );
}

/** What was approved has its journal, and coins that came or went by hand were approved. */
export async function correctionsOfJournals(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('correction ', correction_no) AS subject, CASE WHEN state = 'approved' THEN ${decimal(sql`correction.amount`)} ELSE 'no journal' END AS expected,
        coalesce((SELECT ${decimal(sql`posting.amount`)} FROM ledger_postings posting JOIN ledger_accounts account ON account.id = account_id
          WHERE posting.journal_id = journal.id AND account.owner_id IS NOT DISTINCT FROM correction.owner_id AND account.purpose = wallet AND account.asset = correction.asset), 'no journal') AS found
      FROM ledger_corrections correction JOIN reference_coins ON coin = asset
      LEFT JOIN ledger_journals journal ON key = 'correction:' || correction_no AND journal.id IS NOT DISTINCT FROM coalesce(correction.journal_id, journal.id)
      UNION ALL
      SELECT concat('journal ', id), 'a correction', 'nobody approved it' FROM ledger_journals
      WHERE id >= ${since}::uuid AND key LIKE 'correction:%'
        AND NOT EXISTS (SELECT FROM ledger_corrections WHERE journal_id = ledger_journals.id AND state = 'approved')`,
  );
}

/** Coins come and go through clearing only where two members of staff have agreed. */
export async function clearingOfCorrections(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('journal ', posting.journal_id) AS subject, 'an approved correction' AS expected,
        CASE WHEN correction.id IS NULL THEN 'nobody approved it'
          WHEN posting.amount <> -correction.amount THEN 'another amount than was approved'
          ELSE 'an approved correction' END AS found
      FROM ledger_postings posting JOIN ledger_accounts account ON account.id = account_id
      LEFT JOIN ledger_corrections correction ON correction.journal_id = posting.journal_id AND state = 'approved' AND decided_by <> proposed_by
      WHERE account.purpose = 'clearing' AND posting.journal_id >= ${since}::uuid`,
  );
}

/** What a journal did was a power of the role that wrote it. The owner of the tables has the powers of all. */
export async function powersOfJournals(tx: Tx, { since }: Reach): Promise<Look> {
  return await compare(
    tx,
    asText,
    sql`
      SELECT concat('journal ', way.journal_id) AS subject, 'a power of its writer' AS expected,
        CASE WHEN EXISTS (
          SELECT FROM ledger_powers power
          WHERE power.kind = way.kind AND power.from_purpose = way.from_purpose AND power.to_purpose = way.to_purpose
            AND power.receiver = way.receiver AND (power.role = way.written_by OR way.written_by = 'pb_owner'))
          THEN 'a power of its writer'
          ELSE concat_ws(' ', written_by, way.kind, 'from', from_purpose, 'to', to_purpose, 'of', receiver) END AS found
      FROM (${waysOfPairs(since)} UNION ALL ${waysOfSets(since)}) way`,
  );
}

// Corrections have a check of their own; older journals do not say who wrote them. That a posting is no older than its journal the database
// does not know by itself: without being told it reads all postings.
const waysOfPairs = (since: string) => sql`
  SELECT journal.id AS journal_id, kind, written_by, giver.purpose AS from_purpose, taker.purpose AS to_purpose,
    CASE
      WHEN taker.owner_id IS NULL THEN 'house'
      WHEN taker.owner_id = coalesce(giver.owner_id, source.owner_id) THEN 'owner'
      WHEN taker.owner_id = ANY (hold.receivers) THEN 'named'
      ELSE 'anybody' END AS receiver
  FROM ledger_journals journal
  JOIN ledger_postings giving ON giving.journal_id = journal.id AND giving.at = journal.at AND giving.amount < 0
    AND giving.journal_id >= ${since}::uuid
  JOIN ledger_accounts giver ON giver.id = giving.account_id
  JOIN ledger_postings taking ON taking.journal_id = journal.id AND taking.at = journal.at AND taking.amount > 0 AND taking.asset = giving.asset
    AND taking.journal_id >= ${since}::uuid
  JOIN ledger_accounts taker ON taker.id = taking.account_id
  LEFT JOIN ledger_hold_exits ended ON ended.journal_id = journal.id
  LEFT JOIN ledger_holds hold ON hold.id = ended.hold_id
  LEFT JOIN ledger_accounts source ON source.id = hold.source_id
  WHERE journal.id >= ${since}::uuid AND written_by IS NOT NULL AND 'clearing' NOT IN (giver.purpose, taker.purpose)
    AND kind NOT IN (SELECT power.kind FROM ledger_powers power WHERE in_sets)`;

/** In a journal of many accounts every pair of them would be too much to look at, and has no meaning. */
const waysOfSets = (since: string) => sql`
  SELECT journal_id, kind, written_by, from_purpose, to_purpose, receiver
  FROM (
    SELECT journal.id AS journal_id, kind, written_by, array_agg(account.owner_id) AS owners, array_agg(account.asset) AS assets,
      array_agg(purpose) AS purposes, array_agg(amount) AS amounts
    FROM ledger_journals journal
    JOIN ledger_postings posting ON posting.journal_id = journal.id AND posting.at = journal.at AND posting.journal_id >= ${since}::uuid
    JOIN ledger_accounts account ON account.id = account_id
    WHERE journal.id >= ${since}::uuid AND kind IN (SELECT power.kind FROM ledger_powers power WHERE in_sets)
    GROUP BY journal.id) act
  CROSS JOIN LATERAL ledger_ways(owners, assets, purposes, amounts)`;

export interface SuspenseRow {
  accountId: string;
  coin: string;
  purpose: string;
  balance: string;
  since: Date;
}

const shownSuspense = 200;

/**
 * Coins in between: nobody's to use until somebody settles them, the oldest first. Of what is set aside for ads and orders it is
 * what no open hold, no ad and no merchant explains. `since` is when the account was empty last, or its first posting.
 */
export async function coinsInBetween(tx: Tx): Promise<SuspenseRow[]> {
  const { rows } = await sql<SuspenseRow>`
    SELECT account_id::text AS "accountId", asset AS coin, purpose, ${decimal(sql`units`)} AS balance, since FROM (
      SELECT kept.*, balance - CASE WHEN purpose IN ('ad-reserve', 'order-hold') THEN coalesce((
          SELECT sum(amount) FROM ledger_holds hold
          WHERE target_id = account_id AND NOT EXISTS (SELECT FROM ledger_hold_exits WHERE hold_id = hold.id)), 0) ELSE 0 END
        - CASE WHEN purpose = 'ad-reserve' THEN coalesce((
          SELECT sum(ad.units) FROM p2p_ads_reserves ad WHERE ad.account_id = kept.owner_id AND ad.coin = kept.asset), 0) ELSE 0 END
        - CASE WHEN purpose = 'order-hold' THEN coalesce((
          SELECT units FROM spot_holds held WHERE held.owner_id = kept.owner_id AND held.asset = kept.asset), 0) ELSE 0 END
        - CASE WHEN purpose = 'quote' THEN coalesce((
          SELECT sum(units) FROM spot_reserves kept_for WHERE kept_for.owner_id = kept.owner_id AND kept_for.asset = kept.asset), 0) ELSE 0 END
        - CASE WHEN purpose = 'deposit' THEN coalesce((
          SELECT units FROM p2p_merchants_deposits left_by WHERE left_by.account_id = kept.owner_id AND left_by.coin = kept.asset), 0) ELSE 0 END AS units
      FROM ledger_account_balances kept
      WHERE purpose IN ('risk', 'deposit', 'dust', 'compensation', 'ad-reserve', 'order-hold', 'quote') AND balance <> 0) between_all
    JOIN reference_coins ON coin = asset
    JOIN LATERAL (
      SELECT min(at) AS since FROM ledger_postings posting WHERE posting.account_id = between_all.account_id
        AND posting.id > coalesce((
          SELECT max(id) FROM ledger_postings emptied
          WHERE emptied.account_id = posting.account_id AND emptied.sub_key = posting.sub_key AND balance_after = 0), 0)) age ON true
    WHERE units <> 0 ORDER BY since LIMIT ${shownSuspense}`.execute(tx);
  return rows;
}

export async function businessTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT app_now() AS at`.execute(tx);
  return (rows[0] as { at: Date }).at;
}
