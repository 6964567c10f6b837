import type { AccountId } from '../../packages/contract/src/ids.ts';
import { type LedgerModel, placeOf } from './model.ts';

/** What one owner has by the database, compared with the model: by asset and purpose, parts added up. */
export function balanceDifferences(
  model: LedgerModel,
  ownerId: AccountId,
  rows: ReadonlyArray<{ asset: string; purpose: string; balance: bigint }>,
): string[] {
  const has = new Map(rows.map(({ asset, purpose, balance }) => [`${asset}/${purpose}`, balance]));
  const should = new Map<string, bigint>();
  for (const [key, balance] of model.balances) {
    const place = placeOf(key);
    const name = `${place.asset}/${place.purpose}`;
    if (place.ownerId === ownerId && balance !== 0n) should.set(name, (should.get(name) ?? 0n) + balance);
  }
  return differences(has, should).map((difference) => `owner ${ownerId}: ${difference}`);
}

/** Everything that anybody has, the house included; places are written as the model writes them. */
export function accountDifferences(model: LedgerModel, rows: ReadonlyArray<{ place: string; balance: string }>): string[] {
  const has = new Map(rows.map(({ place, balance }) => [place, BigInt(balance)]));
  return differences(has, model.balances);
}

/** Escrow, order by order. */
export function partDifferences(model: LedgerModel, rows: ReadonlyArray<{ sub_key: string; balance: string }>): string[] {
  const has = new Map(rows.map(({ sub_key, balance }) => [sub_key, BigInt(balance)]));
  const escrow = [...model.balances].filter(([key]) => placeOf(key).purpose === 'escrow');
  return differences(has, new Map(escrow.map(([key, balance]) => [placeOf(key).subKey, balance])));
}

/** What is not there is empty. */
function differences(has: ReadonlyMap<string, bigint>, should: ReadonlyMap<string, bigint>): string[] {
  return [...new Set([...has.keys(), ...should.keys()])]
    .filter((key) => (has.get(key) ?? 0n) !== (should.get(key) ?? 0n))
    .map((key) => `${key} has ${has.get(key) ?? 0n} and should have ${should.get(key) ?? 0n}`);
}
