import type { Db } from '#platform/db/pool.ts';

export async function selectCoins(db: Db) {
  return await db.selectFrom('reference_coins').select(['coin', 'name', 'scale']).orderBy('sort').execute();
}

/** Coins that others are traded against. */
export async function selectQuoteCoins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('rates_quote_coins')
    .innerJoin('reference_coins', 'reference_coins.coin', 'rates_quote_coins.quote')
    .select('coin')
    .execute();
  return rows.map(({ coin }) => coin);
}

export async function selectP2pCoins(db: Db) {
  return await db.selectFrom('reference_coins').select(['coin', 'name', 'scale']).where('is_p2p', '=', true).orderBy('sort').execute();
}

export async function selectChains(db: Db) {
  return await db
    .selectFrom('reference_coin_chains')
    .select(['chain_coin_id', 'coin', 'name', 'is_deposit_open', 'is_withdrawal_open'])
    .orderBy('sort')
    .execute();
}

export async function selectFiats(db: Db) {
  return await db.selectFrom('reference_fiats').select(['fiat', 'symbol', 'decimals', 'country']).orderBy('sort').execute();
}

export async function selectDisplayFiats(db: Db) {
  return await db
    .selectFrom('reference_fiats')
    .select(['fiat', 'symbol', 'decimals', 'country'])
    .where('is_display', '=', true)
    .orderBy('sort')
    .execute();
}

export async function selectCountries(db: Db) {
  return await db.selectFrom('reference_countries').select(['country', 'dial_code', 'may_register']).orderBy('country').execute();
}
