import type { AccountId, UserId } from '@peerbourse/contract/ids';
import { p2pAdRulesDefault, p2pCoinRowsDefault, p2pGeneralDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { encryptValues } from '#modules/p2p/p2p-paymethods/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { publicNumber } from '#platform/ids.ts';

export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Where orders are lived: the owner's eyes, the two roles that change orders, and what they are configured with. */
export interface OrderGrounds {
  query: Query;
  pools: Record<'api' | 'worker', Db>;
  config: Config;
}

export interface OrderTrader {
  accountId: AccountId;
  userId: UserId;
  methodNo: string;
}

const openingUnits = 100_000_000_000n;

/** One coin for euros at a price that does not grow old, fees on both sides, and rules that let people act more often than in life. */
export async function openOrderMarket({ query }: Pick<OrderGrounds, 'query'>): Promise<void> {
  const settings = {
    'rates.staleAfterSeconds': 86_400,
    'risk.rules': { answerHours: 72, decisionDays: 30, rules: [] },
    'p2p-config.general': { ...p2pGeneralDefault, dayCancellOrderNum: 100 },
    'p2p-config.ads': { ...p2pAdRulesDefault, editsPerFiveMinutes: 1_000, adsPerPairAndSide: 20, publicAdsOfNonMerchants: 20 },
    'p2p-config.coins': { ...p2pCoinRowsDefault, USDT: { ...p2pCoinRowsDefault.USDT, sellFeePpm: 1_234, buyFeePpm: 777 } },
  };
  for (const [key, value] of Object.entries(settings)) {
    await query(`INSERT INTO settings_versions (key, version, value, author) VALUES ($1, 1, $2, 'harness') ON CONFLICT DO NOTHING`, [
      key,
      JSON.stringify(value),
    ]);
  }
  // Nothing is over while nobody can act, and these grounds have no api of their own.
  await query(`
    INSERT INTO platform_instances (role, instance, version, started_at, seen_at) VALUES ('api', 'harness', 'none', now(), now() + interval '1 day')
    ON CONFLICT DO NOTHING`);
  await query(`SELECT rates_publish(ARRAY['usdt_eur'], ARRAY[100000000]::bigint[], ARRAY[1], 'harness')`);
}

/** Merchants with coins in the wallet of the market and an account in euros: each of them can be on both sides. */
export async function newTraders({ query, config }: OrderGrounds, count: number): Promise<OrderTrader[]> {
  const numbers = Array.from({ length: count }, () => publicNumber());
  const rows = await query<{ accountId: AccountId; userId: UserId }>(
    `WITH born AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, country, invitation_code, identity_level, real_name)
       SELECT no, right(repeat('x', 22) || no, 22), 'Trader', no || '@faults.test', 'DE', no, 2, 'Ann Example' FROM unnest($1::text[]) AS no
       RETURNING id, user_id),
     credentials AS (INSERT INTO secrets_credentials (account_id, password_hash) SELECT id, 'none' FROM born),
     profiles AS (
       INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, head_color, user_type, may_publish, terms_version,
         terms_accepted_at, is_open)
       SELECT id, 'Trader ' || id, 'trader:' || id, 1, '#1d4ed8', 1, true, 1, app_now(), true FROM born)
     SELECT id::text AS "accountId", user_id AS "userId" FROM born`,
    [numbers],
  );
  await query(
    `SELECT ledger_post('credit', 'credit:orders:' || owner, '', ARRAY[NULL, owner], '{USDT,USDT}', '{opening,otc}', '{"",""}',
       ARRAY[-$2::bigint, $2::bigint]) FROM unnest($1::bigint[]) AS owner`,
    [rows.map(({ accountId }) => accountId), String(openingUnits)],
  );
  const methods = rows.map(() => publicNumber());
  const closed = methods.map((methodNo) => encryptValues(config.keys, { iban: 'DE89370400440532013000' }, methodNo));
  await query(
    `INSERT INTO p2p_paymethods_methods (method_no, account_id, template_id, template_version, fiat, closed_values, holder_name, account_mark)
     SELECT given.method_no, given.owner, template.id, template.version, 'EUR', given.closed, 'Ann Example', sha256(given.method_no::bytea)
     FROM unnest($1::text[], $2::bigint[], $3::text[]) AS given (method_no, owner, closed)
     JOIN p2p_paymethods_templates template ON template.code = 'sepa-instant'`,
    [methods, rows.map(({ accountId }) => accountId), closed],
  );
  return rows.map((row, at) => ({ ...row, methodNo: methods[at] as string }));
}
