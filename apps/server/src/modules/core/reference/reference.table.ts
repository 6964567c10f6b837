import { fixedRead } from '#platform/db/shared-read.ts';

export const selectCoins = fixedRead(async (db) => {
  return await db.selectFrom('reference_coins').select(['coin', 'name', 'scale']).orderBy('sort').execute();
});

/** Coins that others are traded against. */
export const selectQuoteCoins = fixedRead(async (db): Promise<string[]> => {
  const rows = await db
    .selectFrom('rates_quote_coins')
    .innerJoin('reference_coins', 'reference_coins.coin', 'rates_quote_coins.quote')
    .select('coin')
    .execute();
  return rows.map(({ coin }) => coin);
});

export const selectP2pCoins = fixedRead(async (db) => {
  return await db.selectFrom('reference_coins').select(['coin', 'name', 'scale']).where('is_p2p', '=', true).orderBy('sort').execute();
});

export const selectChains = fixedRead(async (db) => {
  return await db
    .selectFrom('reference_coin_chains')
    .select(['chain_coin_id', 'coin', 'name', 'is_deposit_open', 'is_withdrawal_open'])
    .orderBy('sort')
    .execute();
});

export const selectFiats = fixedRead(async (db) => {
  return await db.selectFrom('reference_fiats').select(['fiat', 'symbol', 'decimals', 'country']).orderBy('sort').execute();
});

export const selectDisplayFiats = fixedRead(async (db) => {
  return await db
    .selectFrom('reference_fiats')
    .select(['fiat', 'symbol', 'decimals', 'country'])
    .where('is_display', '=', true)
    .orderBy('sort')
    .execute();
});

export const selectCountries = fixedRead(async (db) => {
  return await db.selectFrom('reference_countries').select(['country', 'dial_code', 'may_register']).orderBy('country').execute();
});
