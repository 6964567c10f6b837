import { someBasicConfigDefault } from '@peerbourse/contract/core/site/site-settings';
import type { AccountId } from '@peerbourse/contract/ids';
import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { hashPassword } from '#modules/core/secrets/index.ts';
import { insertFirstVersion } from '#modules/core/settings/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { asOwner, refuseLive } from '../../src/as-owner.ts';
import { demoFundPassword, demoPassword } from '../customers.ts';
import { type CastMember, castOf, type MarketSize } from './cast.ts';
import { type MarketFacts, type PairPrice, readMarketFacts } from './market-facts.ts';
import { moveInTraders } from './move-in-traders.ts';
import { plansOf } from './plan-ads.ts';
import { markSeen } from './presence.ts';
import { seedHistory } from './seed-history.ts';
import { type WantedAd, type WrittenAd, writeAds } from './write-ads.ts';
import { type Hashes, writeMembers } from './write-members.ts';
import { type WantedMethods, type WrittenMethod, writeMethods } from './write-methods.ts';

export const wholeMarket: MarketSize = { advertisers: 400, fiats: p2pFiatCodes, ordersPerAd: 1 };

/** So many at a time, each lot whole or not at all. */
const perLot = 24;

/** A P2P market with people, history and ads of every state. A second run changes nothing. */
export async function seedDemoMarket(config: Config, size: MarketSize = wholeMarket, priceOf?: PairPrice): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    const facts = await readMarketFacts(db, config.keys, priceOf);
    const [password, fund] = [await hashPassword(config, demoPassword), await hashPassword(config, demoFundPassword)];
    const members = await unknownOf(db, castOf(size));
    const ads: WrittenAd[] = [];
    for (let at = 0; at < members.length; at += perLot) {
      const lot = members.slice(at, at + perLot);
      ads.push(...(await transaction(db, (tx) => moveInMembers(tx, lot, size, facts, { password, fund }))));
    }
    ads.push(...(await transaction(db, (tx) => moveInTraders(tx, facts, fund))));
    await markSeen(db);
    await seedHistory(db, config, facts, ads, size.ordersPerAd);
  });
}

async function unknownOf(db: Db, members: readonly CastMember[]): Promise<CastMember[]> {
  const rows = await db
    .selectFrom('accounts_users')
    .select('email')
    .where(
      'email',
      'in',
      members.map(({ email }) => email),
    )
    .execute();
  const known = new Set(rows.map(({ email }) => email));
  return members.filter(({ email }) => !known.has(email));
}

async function moveInMembers(
  tx: Tx,
  members: readonly CastMember[],
  { fiats }: MarketSize,
  facts: MarketFacts,
  hashes: Hashes,
): Promise<WrittenAd[]> {
  const ids = await writeMembers(tx, members, facts, hashes);
  const accountOf = ({ email }: CastMember): AccountId => ids.get(email) ?? ('' as AccountId);
  const planned = members.map((member) => ({ member, plans: plansOf(member, fiats) }));
  const inputs = planned.flatMap(({ member, plans }) => plannedMethods(member, accountOf(member), new Set(plans.map(({ fiat }) => fiat))));
  const methods = await writeMethods(tx, inputs, facts);
  const byOwner = Map.groupBy(methods, ({ accountId, fiat }) => `${accountId} ${fiat}`);
  const ads = planned.flatMap(({ member, plans }) =>
    plans.map((plan, place): WantedAd => {
      const own = byOwner.get(`${accountOf(member)} ${plan.fiat}`) ?? [];
      return { accountId: accountOf(member), name: `${member.email} ${place}`, plan, methods: methodsFor(own, member, place) };
    }),
  );
  return await writeAds(tx, ads, facts);
}

function plannedMethods(
  { index, part, realName, fiat: home }: CastMember,
  accountId: AccountId,
  fiats: ReadonlySet<string>,
): WantedMethods[] {
  return [...fiats].map((fiat, place) => ({
    accountId,
    holderName: realName,
    fiat,
    count: 1 + ((index + place) % 3),
    number: index * 4 + place + 1,
    isOff: part === 'method-off' && fiat === home,
  }));
}

/** Most ads take every way to pay, some the first one only. */
function methodsFor(own: readonly WrittenMethod[], { index }: CastMember, place: number): readonly WrittenMethod[] {
  return (index + place) % 4 === 3 ? own.slice(0, 1) : own;
}

/** The market can be seen, unless operators have decided about it. */
export async function openDemoMarket(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    const value = { ...someBasicConfigDefault, p2pState: true, fastTrade: true };
    await transaction(db, (tx) => insertFirstVersion(tx, { key: 'site.switches', value, author: 'demonstration' }));
  });
}
