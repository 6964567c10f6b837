import pg from 'pg';
import type { Query } from '../../faults/harness-database.ts';

export interface MarketSize {
  ads: number;
  /** All in one coin and currency with floating prices, instead of a market of many. */
  isOnePair: boolean;
}

export interface FilledMarket {
  ads: number;
  people: number;
  /** The account of the first advertiser; the others follow without gaps. */
  first: number;
  /** Who has coins, an account in euros and the right to publish: these many, beginning with the first. */
  publishers: number;
}

const adsPerPerson = 10;
const publishers = 100;
const firstNumber = 1_000_000_000_000_000_000n;

/** Numbers of ads follow from their places. */
export function adNoAt(place: number): string {
  return String(firstNumber + BigInt(place));
}

export function handleAt(person: number): string {
  return String(person + 1).padStart(22, 'x');
}

export function methodNoAt(person: number): string {
  return String(2n * firstNumber + BigInt(person));
}

/**
 * A market of so many live ads, written in bulk: ten ads for each advertiser, far apart, four in ten of them in USDT for euros. The list
 * is written as the trigger writes it, and looked at afterwards. Sell ads have no coins aside but for those that are published later;
 * nothing here asks for them. Needs a superuser, because triggers and foreign keys are left out.
 */
export async function fillMarket(superUrl: string, { ads, isOnePair }: MarketSize): Promise<FilledMarket> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  try {
    await setPrices(query);
    await query(`SET session_replication_role = replica`);
    await query(`SET maintenance_work_mem = '512MB'`);
    const people = Math.max(publishers, Math.ceil(ads / adsPerPerson));
    const first = await insertPeople(query, people);
    await insertAds(query, { ads, people, first, isOnePair });
    await listAds(query);
    await query(`SET session_replication_role = origin`);
    await giveCoins(query, first);
    await query('VACUUM ANALYZE');
    await mustBeListed(query);
    return { ads, people, first, publishers };
  } finally {
    await client.end();
  }
}

/** Prices that do not grow old, and no limit that a bench would meet. */
async function setPrices(query: Query): Promise<void> {
  const setting = `INSERT INTO settings_versions (key, version, value, author) VALUES ($1, 1, $2, 'bench')`;
  await query(setting, ['rates.staleAfterSeconds', '86400']);
  await query(
    `SELECT rates_publish(ARRAY['usdt_eur', 'usdt_usd', 'usdt_jpy', 'usdt_aed', 'btc_usdt', 'eth_usdt'],
       ARRAY[92000000, 100000000, 15000000000, 367000000, 9500000000000, 350000000000]::bigint[], ARRAY[1, 1, 1, 1, 1, 1], 'bench')`,
  );
}

async function insertPeople(query: Query, people: number): Promise<number> {
  const [row] = await query<{ first: string }>(
    `WITH born AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, country, invitation_code, identity_level, real_name, created_at)
       SELECT (1000000000 + n)::text, lpad(n::text, 22, 'x'), 'Owner ' || n, 'owner-' || n || '@bench.test',
         (ARRAY['DE', 'FR', 'ES', 'IT'])[n % 4 + 1], 'BENCH' || n, 2, 'Ann Example', now() - interval '200 days'
       FROM generate_series(1, $1::int) AS n RETURNING id)
     SELECT min(id)::text AS first FROM born`,
    [people],
  );
  const first = Number(row?.first);
  const each = `FROM generate_series(0, ${people - 1}) AS n`;
  await query(`INSERT INTO secrets_credentials (account_id, password_hash) SELECT ${first} + n, 'none' ${each}`);
  await query(
    `INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, head_color, user_type, terms_version, terms_accepted_at, is_open, may_publish)
     SELECT ${first} + n, 'Bench ' || n, 'bench:' || n, 1, '#1d4ed8', CASE n % 3 WHEN 0 THEN 1 ELSE 0 END, 1, now(), true, true ${each}`,
  );
  await query(
    `INSERT INTO p2p_users_counters (account_id, orders_total, completed_30d, cancelled_30d, release_seconds, pay_seconds, good_ratings, bad_ratings)
     SELECT ${first} + n, 50 + n % 900, 20 + n % 70, n % 7, 40 + n % 800, 60 + n % 700, 30 + n % 50, n % 3 ${each}`,
  );
  // Whoever is there stays there for as long as the bench runs.
  await query(
    `INSERT INTO p2p_users_presence (account_id, seen_at) SELECT ${first} + n, now() + CASE WHEN n % 10 < 7 THEN interval '1 day' ELSE interval '-1 day' END ${each}`,
  );
  await query(
    `INSERT INTO p2p_blocklist_entries (account_id, blocked_id)
     SELECT ${first} + n, ${first} + (n + step * 31) % ${people} ${each} CROSS JOIN generate_series(1, 3) step
     WHERE (n + step * 31) % ${people} <> n ON CONFLICT DO NOTHING`,
  );
  await query(
    `INSERT INTO p2p_paymethods_methods (method_no, account_id, template_id, template_version, fiat, closed_values, holder_name, account_mark)
     SELECT (2 * ${firstNumber}::numeric + n)::text, ${first} + n, 301, 1, 'EUR', 'closed', 'Ann Example', sha256(n::text::bytea) ${each}`,
  );
  return first;
}

interface Rows {
  ads: number;
  people: number;
  first: number;
  isOnePair: boolean;
}

/** People take turns. Side, price and ways to pay follow from places that have nothing to do with each other. */
async function insertAds(query: Query, { ads, people, first, isOnePair }: Rows): Promise<void> {
  const pair = (name: string, many: string) => (isOnePair ? `'${name}'` : many);
  await query(
    `INSERT INTO p2p_ads_ads (ad_no, account_id, side, coin, fiat, state, fixed_price, premium_ppm, quantity, remaining, fee_ppm, min_amount,
       max_amount, pay_minutes, template_ids, wants_acceptance, countries, min_orders)
     SELECT (${firstNumber}::numeric + n)::text, ${first} + n % ${people}, CASE (n / 7) % 2 WHEN 0 THEN 'sell' ELSE 'buy' END, coin, fiat, 'online',
       CASE WHEN NOT floats THEN (price_of_pair::numeric * (1000000 + spread) / 1000000)::bigint END, CASE WHEN floats THEN spread END,
       1000000000000, 1000000000000, 0, 2000 + lot % 5 * 1000, 50000 + lot % 90 * 1000, (ARRAY[15, 20, 30, 60])[lot % 4 + 1],
       CASE fiat WHEN 'EUR' THEN ARRAY[301 + lot % 10, 301 + (lot + 3) % 10, 301 + (lot + 7) % 10] ELSE own END,
       lot % 5 = 0, CASE lot % 11 WHEN 0 THEN '{DE}' ELSE '{}' END::text[], CASE lot % 13 WHEN 0 THEN 20 END
     FROM (
       SELECT n, abs(hashint8(n)) AS lot, (abs(hashint8(n + 77)) % 90000 - 45000)::int AS spread,
         ${isOnePair ? 'true' : 'abs(hashint8(n + 5)) % 2 = 0'} AS floats,
         ${pair('USDT', `(ARRAY['USDT', 'USDT', 'USDT', 'USDT', 'USDT', 'USDT', 'USDT', 'BTC', 'ETH', 'BTC'])[n % 10 + 1]`)} AS coin,
         ${pair('EUR', `(ARRAY['EUR', 'EUR', 'EUR', 'EUR', 'USD', 'JPY', 'AED', 'EUR', 'EUR', 'USD'])[n % 10 + 1]`)} AS fiat
       FROM generate_series(0, ${ads - 1}::bigint) n) planned
     JOIN LATERAL (
       SELECT (CASE coin WHEN 'USDT' THEN 1::numeric WHEN 'BTC' THEN 95000 ELSE 3500 END
         * CASE fiat WHEN 'EUR' THEN 92000000 WHEN 'USD' THEN 100000000 WHEN 'JPY' THEN 15000000000 ELSE 367000000 END)::bigint AS price_of_pair) priced ON true
     JOIN LATERAL (SELECT CASE fiat WHEN 'USD' THEN '{401,402}' WHEN 'JPY' THEN '{141,142}' ELSE '{501,502}' END::int[] AS own) ways ON true`,
  );
}

/** As the trigger does it, for all ads at once. */
async function listAds(query: Query): Promise<void> {
  const indexes = await query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'p2p_ads_listed' AND indexname LIKE 'p2p_ads_listed_f%'`,
  );
  for (const { indexname } of indexes) await query(`DROP INDEX ${indexname}`);
  await query(
    `INSERT INTO p2p_ads_listed (ad_id, template_id, coin, fiat, side, price_key, premium_key, rank)
     SELECT ad.id, template_id, coin, fiat, side, CASE side WHEN 'sell' THEN fixed_price ELSE -fixed_price END,
       CASE side WHEN 'sell' THEN premium_ppm ELSE -premium_ppm END, owner.rank
     FROM p2p_ads_ads ad JOIN (SELECT account_id, p2p_ads_rank(account_id) AS rank FROM p2p_users_counters) owner USING (account_id)
     CROSS JOIN unnest(0 || template_ids) template_id`,
  );
  for (const { indexdef } of indexes) await query(indexdef);
}

/** Through the ledger: publishing takes them aside. */
async function giveCoins(query: Query, first: number): Promise<void> {
  await query(
    `SELECT ledger_post('credit', 'credit:bench:' || owner, '', ARRAY[NULL, owner], '{USDT,USDT}', '{opening,otc}', '{"",""}',
       ARRAY[-1000000000000, 1000000000000]::bigint[])
     FROM generate_series($1::bigint, $1::bigint + $2::bigint - 1) owner`,
    [first, publishers],
  );
}

async function mustBeListed(query: Query): Promise<void> {
  const [counted] = await query<{ isWhole: boolean }>(
    `SELECT (SELECT count(*) FROM p2p_ads_listed) = (SELECT sum(1 + cardinality(template_ids)) FROM p2p_ads_ads ad WHERE p2p_ads_is_listed(ad)) AS "isWhole"`,
  );
  if (!counted?.isWhole) throw new Error('the list is not what the ads say');
}
