import pg from 'pg';
import { insertOwners, type Query } from '../../faults/harness-database.ts';

const coins = ['USDT', 'BTC', 'ETH', 'USDC', 'SOL'];
const openingUnits = 1_000_000;
const movedUnits = 1_000;

export interface Filled {
  first: number;
  people: number;
  accounts: number;
  journals: number;
  postings: number;
}

export interface Filling {
  people: number;
  /** Of each person and coin. The first brings coins in; each later one moves some of them from spot to otc. */
  journalsPerCoin: number;
  /** Over how much of the past they are spread. */
  days: number;
}

/**
 * Writes years of the ledger as its functions would have written it, only in bulk: every journal with its fingerprint, every
 * posting with the balance that it left. People take turns, so the entries of one are far apart. The reconciliation must find
 * nothing. Needs a superuser, because triggers and foreign keys are left out.
 */
export async function fillLedger(superUrl: string, filling: Filling): Promise<Filled> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  try {
    await query(`SET session_replication_role = replica`);
    await query(`SET maintenance_work_mem = '512MB'`);
    const owners = await insertOwners(query, filling.people);
    const filled = await fillFor(query, Number(owners[0]), filling);
    await query('VACUUM ANALYZE');
    return filled;
  } finally {
    await client.end();
  }
}

async function fillFor(query: Query, first: number, { people, journalsPerCoin, days }: Filling): Promise<Filled> {
  await makePastPartitions(query, days);
  const rebuildIndexes = await dropIndexes(query);
  const base = await insertAccounts(query, first, people);
  const perRound = people * coins.length;
  for (let round = 0; round < journalsPerCoin; round++)
    await insertRound(query, { first, base, perRound, rounds: journalsPerCoin, days, round });
  await query(`SELECT setval('ledger_posting_ids', $1::bigint)`, [2 * perRound * journalsPerCoin]);
  await rebuildIndexes();
  await insertBalances(query, { base, perRound, rounds: journalsPerCoin });
  await insertHeads(query, { first, people, journals: coins.length * journalsPerCoin });
  await query('SELECT ledger_fold()');
  const journals = perRound * journalsPerCoin;
  return { first, people, accounts: 2 * perRound, journals, postings: 2 * journals };
}

/** As if the months had passed. */
async function makePastPartitions(query: Query, days: number): Promise<void> {
  await query(`
    DO $$ DECLARE month date; BEGIN
      FOR back IN 1..${Math.ceil(days / 28)} LOOP
        month := date_trunc('month', now()) - make_interval(months => back);
        EXECUTE format('CREATE TABLE %I PARTITION OF ledger_postings FOR VALUES FROM (%L) TO (%L)',
          'ledger_postings_' || to_char(month, 'YYYYMM'), month, (month + interval '1 month')::date);
      END LOOP;
    END $$`);
}

/** Postings come faster without indexes; the answer makes them again. */
async function dropIndexes(query: Query): Promise<() => Promise<void>> {
  const indexes = await query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'ledger_postings'`,
  );
  for (const { indexname } of indexes) await query(`DROP INDEX ${indexname}`);
  return async () => {
    for (const { indexdef } of indexes) await query(indexdef.replace(' ON ONLY ', ' ON '));
  };
}

/** Two accounts for each owner and coin, in this order: their ids can be reckoned. Answers the first id. */
async function insertAccounts(query: Query, first: number, people: number): Promise<number> {
  const [row] = await query<{ base: string }>(
    `WITH made AS (
       INSERT INTO ledger_accounts (owner_id, asset, purpose)
       SELECT owner, asset, purpose
       FROM generate_series($1::bigint, $1::bigint + $2::bigint - 1) owner, unnest($3::text[]) WITH ORDINALITY AS coin (asset, place),
         unnest('{spot,otc}'::text[]) WITH ORDINALITY AS wallet (purpose, turn)
       ORDER BY owner, coin.place, turn RETURNING id)
     SELECT min(id)::text AS base FROM made`,
    [first, people, coins],
  );
  return Number(row?.base);
}

interface Round {
  first: number;
  base: number;
  perRound: number;
  rounds: number;
  days: number;
  round: number;
}

/**
 * One journal for each owner and coin, spread over this round's share of the year. Its fingerprint is that of `ledger_fingerprint`,
 * which takes many times as long.
 */
async function insertRound(query: Query, { first, base, perRound, rounds, days, round }: Round): Promise<void> {
  const isOpening = round === 0;
  const moved = isOpening ? openingUnits : movedUnits;
  const spotAfter = openingUnits - round * movedUnits;
  await query(
    `WITH act AS MATERIALIZED (
       SELECT n, at, kind, key, asset, owner_id, source, target,
         (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid AS id
       FROM (
         SELECT n, begins + (n * (now() - interval '1 hour' - begins) / ${perRound * rounds}) AS at, '${isOpening ? 'credit' : 'transfer'}' AS kind,
           'bulk:' || n AS key, asset, ${first}::bigint + place / ${coins.length} AS owner_id,
           ${isOpening ? 'house.id' : `${base}::bigint + 2 * place`} AS source, ${base}::bigint + 2 * place + ${isOpening ? 0 : 1} AS target
         FROM generate_series(0, ${perRound - 1}::bigint) place
         CROSS JOIN LATERAL (SELECT ${round * perRound}::bigint + place AS n, ($1::text[])[place % ${coins.length} + 1] AS asset) turn
         CROSS JOIN (SELECT now() - interval '${days} days' AS begins) past
         JOIN ledger_accounts house USING (asset) WHERE house.owner_id IS NULL AND house.purpose = 'opening') planned),
     journals AS (
       INSERT INTO ledger_journals (id, kind, key, content, at)
       SELECT id, kind, key, sha256(convert_to(jsonb_build_array(kind, key, '', '',
         jsonb_build_array(jsonb_build_array(source, '', -${moved}), jsonb_build_array(target, '', ${moved})))::text, 'UTF8')), at FROM act)
     INSERT INTO ledger_postings (id, journal_id, account_id, owner_id, asset, amount, balance_after, at)
     SELECT 2 * n + 1, id, source, ${isOpening ? 'NULL' : 'owner_id'}, asset, -${moved}, ${isOpening ? 'NULL::bigint' : spotAfter}, at FROM act
     UNION ALL
     SELECT 2 * n + 2, id, target, owner_id, asset, ${moved}, ${isOpening ? openingUnits : round * movedUnits}, at FROM act`,
    [coins],
  );
}

async function insertBalances(query: Query, { base, perRound, rounds }: Pick<Round, 'base' | 'perRound' | 'rounds'>): Promise<void> {
  const gone = (rounds - 1) * movedUnits;
  await query(
    `INSERT INTO ledger_balances (account_id, balance, version)
     SELECT ${base}::bigint + n, CASE n % 2 WHEN 0 THEN ${openingUnits - gone} ELSE ${gone} END, ${rounds}
     FROM generate_series(0, ${2 * perRound - 1}::bigint) n`,
  );
}

/** Each owner was told of each of his journals; what was told is deleted after a while, where he stands is not. */
async function insertHeads(query: Query, { first, people, journals }: { first: number; people: number; journals: number }): Promise<void> {
  await query(
    `INSERT INTO platform_fact_heads (stream, key, last_seq)
     SELECT 'ledger', user_id, ${journals} FROM accounts_users WHERE id BETWEEN $1 AND $1 + $2 - 1`,
    [first, people],
  );
}
