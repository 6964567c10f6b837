import { createHash, randomBytes } from 'node:crypto';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { wallets } from '../../../packages/contract/src/money/assets/asset.shape.ts';
import { insertOwners, type Query } from '../harness-database.ts';
import type { Balances, FoundTransfer } from './history.ts';

export const coins = ['USDT', 'BTC'] as const;
/** In smallest units. */
const openingUnits = 1_000_000n;
const atOnce = 200;

export interface Customer {
  ownerId: AccountId;
  cookie: string;
}

/** People with coins, each logged in for longer than a run takes. */
export async function openCustomers(query: Query, count: number): Promise<Customer[]> {
  const owners = await insertOwners(query, count);
  await giveCoins(query, owners);
  return await Promise.all(owners.map((ownerId) => logIn(query, ownerId)));
}

export async function giveCoins(query: Query, ownerIds: readonly AccountId[]): Promise<void> {
  for (const coin of coins) {
    // All of it changes one row of the opening account. Its versions of one transaction are gone through again and again.
    for (let first = 0; first < ownerIds.length; first += atOnce) {
      await query(
        `SELECT ledger_post('credit', 'opening:${coin}:' || owner, 'opening', ARRAY[NULL, owner], ARRAY['${coin}', '${coin}'],
           ARRAY['opening', 'spot'], ARRAY['', ''], ARRAY[-$2::bigint, $2::bigint]) FROM unnest($1::bigint[]) AS owner`,
        [ownerIds.slice(first, first + atOnce), String(openingUnits)],
      );
    }
  }
}

/** Rows of a session that lasts longer than a run, on a device that nobody takes for a new one. */
export async function logIn(query: Query, ownerId: AccountId): Promise<Customer> {
  const [access, refresh] = [randomBytes(32), randomBytes(32)].map((token) => token.toString('base64url')) as [string, string];
  await query(
    `WITH family AS (
       INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, method, is_new_device, began_at, expires_at)
       VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $1, 'chaos', 'chaos', '127.0.0.1', 'password', false,
         app_now() - interval '2 days', app_now() + interval '30 days')
       RETURNING id)
     INSERT INTO sessions_tokens (family_id, generation, refresh_hash, access_hash, access_expires_at)
     SELECT id, 1, $2, $3, app_now() + interval '1 day' FROM family`,
    [ownerId, hashOf(refresh), hashOf(access)],
  );
  return { ownerId, cookie: `__Host-pb_at=${access}; __Host-pb_rt=${refresh}` };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export async function balancesOfAll(query: Query, ownerIds: readonly AccountId[]): Promise<Balances> {
  const rows = await query<{ place: string; balance: string }>(
    `SELECT concat_ws('/', owner_id, asset, purpose) AS place, sum(balance)::text AS balance
     FROM ledger_accounts JOIN ledger_balances ON account_id = id
     WHERE owner_id = ANY ($1::bigint[]) AND purpose = ANY ($2) GROUP BY 1`,
    [ownerIds, wallets],
  );
  return new Map(rows.map(({ place, balance }) => [place, BigInt(balance)]));
}

/** Every transfer of these people; the last part of its key is the one that they sent. */
export async function transfersOfAll(query: Query, ownerIds: readonly AccountId[]): Promise<FoundTransfer[]> {
  const rows = await query<{ key: string; journal: string; owner: AccountId; coin: string; wallets: string[]; amounts: string[] }>(
    `SELECT right(key, 36) AS key, journal.id::text AS journal, posting.owner_id::text AS owner, posting.asset AS coin,
       array_agg(purpose) AS wallets, array_agg(amount::text) AS amounts
     FROM ledger_journals journal JOIN ledger_postings posting ON journal_id = journal.id JOIN ledger_accounts account ON account.id = account_id
     WHERE kind = 'transfer' AND posting.owner_id = ANY ($1::bigint[]) GROUP BY key, journal.id, posting.owner_id, posting.asset`,
    [ownerIds],
  );
  return rows.map(({ key, journal, owner, coin, wallets: names, amounts }) => ({
    key,
    journalId: journal,
    ownerId: owner,
    coin,
    moved: Object.fromEntries(names.map((wallet, at) => [wallet, BigInt(amounts[at] as string)])),
  }));
}
