import type { Db } from '#platform/db/pool.ts';

export async function selectCoins(db: Db) {
  return await db.selectFrom('reference_coins').select(['coin', 'name', 'scale']).orderBy('sort').execute();
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
