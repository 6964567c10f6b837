import type { AccountId } from '@peerbourse/contract/ids';
import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { credentialsOf, updateFundPassword } from '#modules/core/secrets/index.ts';
import { accountByLogin, confirmIdentity } from '#modules/identity/accounts/index.ts';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { type DemoTrader, demoCustomers } from '../customers.ts';
import { inThePast } from '../in-the-past.ts';
import { daysAgo, type MarketFacts } from './market-facts.ts';
import type { AdPlan } from './plan-ads.ts';
import { type WantedAd, type WrittenAd, writeAds } from './write-ads.ts';
import { writeFaces } from './write-members.ts';
import { type WrittenMethod, writeMethods } from './write-methods.ts';

/** Customers of the demonstration who trade: verified, with a fund password, a name, ways to be paid and coins in the right wallet. */
export async function moveInTraders(tx: Tx, facts: MarketFacts, fundHash: string): Promise<WrittenAd[]> {
  const ids = await Promise.all(demoCustomers.map(async ({ email }) => (await accountByLogin(tx, email, undefined))?.accountId));
  const ads: WrittenAd[] = [];
  for (const [at, { trader }] of demoCustomers.entries()) {
    const accountId = ids[at];
    if (!trader || !accountId || (await credentialsOf(tx, accountId))?.fundHash) continue;
    ads.push(...(await moveIn(tx, facts, { accountId, trader, fundHash, number: 900_000 + at * 10 })));
  }
  return ads;
}

interface Newcomer {
  accountId: AccountId;
  trader: DemoTrader;
  fundHash: string;
  number: number;
}

const joinedDaysAgo = 120;

async function moveIn(tx: Tx, facts: MarketFacts, { accountId, trader, fundHash, number }: Newcomer): Promise<WrittenAd[]> {
  await confirmIdentity(tx, { accountId, realName: trader.realName, areaId: '0' });
  await updateFundPassword(tx, accountId, fundHash);
  // Whoever has just come may not do everything yet.
  const since = daysAgo(facts, joinedDaysAgo);
  await tx.updateTable('accounts_users').set({ created_at: since }).where('id', '=', BigInt(accountId)).execute();
  await tx
    .updateTable('secrets_credentials')
    .set({ password_changed_at: since, fund_changed_at: since })
    .where('account_id', '=', BigInt(accountId))
    .execute();
  const { nickName, mayPublish } = trader;
  const face = { accountId, nickName, mayPublish, isMerchant: false, isBusiness: false, showsCountry: true, isPaused: false, hours: null };
  await writeFaces(tx, [{ ...face, openedDaysAgo: joinedDaysAgo - 1 }], facts);
  const methods = await writeMethods(tx, methodsOf(accountId, trader, number), facts);
  await inThePast(tx, async (setClock) => {
    // Before the first ad.
    await setClock(daysAgo(facts, 7));
    await creditTrader(tx, accountId, trader);
  });
  return mayPublish ? await writeAds(tx, adsOf(accountId, methods), facts) : [];
}

async function creditTrader(tx: Tx, accountId: AccountId, { otc }: DemoTrader): Promise<void> {
  for (const [coin, units] of Object.entries(otc)) {
    const legs = moveLegs(coin, units, { ownerId: null, purpose: 'opening' }, { ownerId: accountId, purpose: 'otc' });
    await moveCoins(tx, { kind: 'credit', key: `credit:demo-trader:${accountId}:${coin}`, reference: 'demo', legs });
  }
}

/** Two that are on in each currency, and one in euros that is off. */
function methodsOf(accountId: AccountId, { realName, fiats }: DemoTrader, number: number) {
  const on = fiats.map((fiat, place) => ({ accountId, holderName: realName, fiat, count: 2, number: number + place, isOff: false }));
  return [...on, { accountId, holderName: realName, fiat: 'EUR', count: 1, number: number + 4, isOff: true }];
}

/** One ad in every state that an ad can have. */
function adsOf(accountId: AccountId, methods: readonly WrittenMethod[]): WantedAd[] {
  const inFiat = (fiat: string) => methods.filter((method) => method.fiat === fiat);
  const [euroOff] = inFiat('EUR').slice(-1);
  return statesOfAds().map(({ methodOff, ...plan }, place) => ({
    accountId,
    name: `carla ${place}`,
    plan,
    methods: methodOff && euroOff ? [euroOff] : inFiat(plan.fiat).slice(0, 2),
  }));
}

function statesOfAds(): Array<AdPlan & { methodOff?: boolean }> {
  const usual: AdPlan = {
    side: 'sell',
    coin: 'USDT',
    fiat: 'EUR',
    isFixed: true,
    spreadPpm: 12_000,
    usdtValue: 800,
    least: 20,
    most: 500,
    payMinutes: 15,
    wantsAcceptance: false,
    remark: 'Payments from your own account only.',
    autoReply: 'Thank you for the order.',
    conditions: noConditions,
    fate: 'online',
    isPrivate: false,
    hiddenReasons: [],
    soldPercent: 0,
    publishedDaysAgo: 6,
    activeDaysAgo: 1,
  };
  return [
    { ...usual, soldPercent: 20 },
    { ...usual, side: 'buy', isFixed: false, spreadPpm: -8_000 },
    { ...usual, fiat: 'USD', fate: 'offline' },
    { ...usual, fiat: 'USD', side: 'buy', fate: 'editing', isFixed: false, spreadPpm: -5_000 },
    { ...usual, fiat: 'USD', fate: 'completed', most: usual.usdtValue, soldPercent: 100 },
    { ...usual, coin: 'BTC', isPrivate: true, spreadPpm: 6_000 },
    { ...usual, coin: 'BTC', side: 'buy', hiddenReasons: ['price_band'], spreadPpm: -130_000 },
    { ...usual, coin: 'ETH', hiddenReasons: ['method_disabled'], methodOff: true, spreadPpm: 9_000 },
    { ...usual, coin: 'ETH', side: 'buy', fate: 'taken-down', remark: 'Best price of all, always.', isFixed: false, spreadPpm: -4_000 },
  ];
}
