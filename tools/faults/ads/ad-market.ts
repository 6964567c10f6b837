import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { p2pAdRulesDefault, p2pCoinRowsDefault } from '../../../packages/contract/src/p2p/p2p-config/config.shape.ts';
import type { HarnessDatabase, Query } from '../harness-database.ts';

/** Of the seller, so that every part has a fee that is cut. */
export const feePpm = 1_234n;
export const openingUnits = 20_000_000_000n;
export const openingPrice = 100_000_000n;

export interface AdTraders {
  sellerId: AccountId;
  buyerId: AccountId;
  /** A saved account of the seller, which ads are paid to. */
  methodNo: string;
}

export type AdMarket = Awaited<ReturnType<typeof openAdMarket>>;

/** A market in which one coin is traded for euros, at a price that does not grow old. */
export async function openAdMarket({ query, pools }: HarnessDatabase) {
  const setting = `INSERT INTO settings_versions (key, version, value, author) VALUES ($1, 1, $2, 'harness')`;
  await query(setting, ['rates.staleAfterSeconds', '86400']);
  await query(setting, ['p2p-config.ads', JSON.stringify({ ...p2pAdRulesDefault, editsPerFiveMinutes: 1_000 })]);
  const usdt = { ...p2pCoinRowsDefault.USDT, sellFeePpm: Number(feePpm) };
  await query(setting, ['p2p-config.coins', JSON.stringify({ ...p2pCoinRowsDefault, USDT: usdt })]);
  const setPrice = async (units: bigint): Promise<void> => {
    await query(`SELECT rates_publish(ARRAY['usdt_eur'], ARRAY[$1]::bigint[], ARRAY[1], 'harness')`, [String(units)]);
  };
  await setPrice(openingPrice);
  // Parts of ads are taken here without orders, which the public role cannot do otherwise.
  await query('ALTER TABLE ledger_holds DISABLE TRIGGER p2p_orders_holds');
  return { query, pools, setPrice, newTraders: () => newTraders(query) };
}

/** Somebody who sells, with coins and the right to publish, and somebody who buys. */
async function newTraders(query: Query): Promise<AdTraders> {
  const [sellerId, buyerId] = [await newAccount(query), await newAccount(query)];
  await query(
    `INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, head_color, may_publish, terms_version, terms_accepted_at, is_open)
     VALUES ($1::bigint, 'Seller ' || $1, 'seller:' || $1, 1, '#1d4ed8', true, 1, app_now(), true)`,
    [sellerId],
  );
  const methodNo = publicNumber();
  await query(
    `INSERT INTO p2p_paymethods_methods (method_no, account_id, template_id, template_version, fiat, closed_values, holder_name, account_mark)
     SELECT $1::text, $2::bigint, id, version, 'EUR', 'closed', 'Ann Example', sha256($1::text::bytea) FROM p2p_paymethods_templates WHERE code = 'sepa-instant'`,
    [methodNo, sellerId],
  );
  await query(
    `SELECT ledger_post('credit', 'credit:harness:' || $1::bigint, '', ARRAY[NULL, $1::bigint], '{USDT,USDT}', '{opening,otc}', '{"",""}', ARRAY[-$2::bigint, $2::bigint])`,
    [sellerId, String(openingUnits)],
  );
  return { sellerId, buyerId, methodNo };
}

async function newAccount(query: Query): Promise<AccountId> {
  const number = publicNumber();
  const [row] = await query<{ id: AccountId }>(
    `WITH born AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, country, invitation_code, identity_level, real_name)
       VALUES ($1, right(repeat('x', 22) || $1, 22), 'Trader', $1 || '@faults.test', 'DE', $1, 2, 'Ann Example') RETURNING id),
     credentials AS (INSERT INTO secrets_credentials (account_id, password_hash) SELECT id, 'none' FROM born)
     SELECT id::text FROM born`,
    [number],
  );
  return (row as { id: AccountId }).id;
}
