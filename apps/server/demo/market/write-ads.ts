import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { amountFor, maxAmountFor, quantityFor } from '@peerbourse/rules/p2p-price';
import type { Insertable } from 'kysely';
import { audit } from '#modules/core/audit/index.ts';
import { divideLegs, feeOf, type Leg, moveCoins } from '#modules/money/ledger/index.ts';
import { conditionColumns, moveReserve } from '#modules/p2p/p2p-ads/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { P2pAdsAds } from '#platform/db/types.gen.ts';
import { must } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import { inThePast } from '../in-the-past.ts';
import { numberFrom } from './cast.ts';
import { daysAgo, factOf, type MarketFacts } from './market-facts.ts';
import type { AdPlan } from './plan-ads.ts';
import type { WrittenMethod } from './write-methods.ts';

/** An ad of somebody, with what tells it from all others. */
export interface WantedAd {
  accountId: AccountId;
  name: string;
  plan: AdPlan;
  methods: readonly WrittenMethod[];
}

export interface WrittenAd {
  adNo: AdNo;
  accountId: AccountId;
  plan: AdPlan;
}

type AdRow = Insertable<P2pAdsAds> & { ad_no: AdNo };

/** Rows come to the market together; coins go through the ledger, seller by seller. */
export async function writeAds(tx: Tx, wanted: readonly WantedAd[], facts: MarketFacts): Promise<WrittenAd[]> {
  const rows = wanted.map((ad) => rowOf(ad, facts));
  const written = await tx.insertInto('p2p_ads_ads').values(rows).returning(['id', 'ad_no']).execute();
  const ids = new Map(written.map(({ id, ad_no }) => [ad_no, id]));
  const uses = wanted.flatMap(({ plan, methods }, i) =>
    plan.side === 'sell' ? methods.map((method) => ({ ad_id: idOf(ids, rows[i] as AdRow), method_id: method.id })) : [],
  );
  await tx.insertInto('p2p_ads_user_methods').values(uses).execute();
  await writeEdits(tx, [...ids.values()]);
  await moveCoinsOfAds(tx, rows);
  for (const [i, { plan }] of wanted.entries()) if (plan.fate === 'taken-down') await noteTakeDown(tx, rows[i] as AdRow);
  return wanted.map(({ accountId, plan }, i) => ({ adNo: (rows[i] as AdRow).ad_no, accountId, plan }));
}

function idOf(ids: ReadonlyMap<string, bigint>, { ad_no }: AdRow): bigint {
  return ids.get(ad_no) ?? 0n;
}

function rowOf({ accountId, name, plan, methods }: WantedAd, facts: MarketFacts): AdRow {
  const { side, coin, fiat } = plan;
  must(methods.length > 0, `${name} says how it is paid`);
  const isTakenDown = plan.fate === 'taken-down';
  const feePpm = feeOfPair(plan, facts);
  const { quantity, ...limits } = amountsOf(plan, facts);
  return {
    ad_no: numberFrom(`ad ${name}`) as AdNo,
    account_id: BigInt(accountId),
    side,
    coin,
    fiat,
    // What is to be sold must be on offer first.
    state: plan.fate === 'completed' ? 'online' : isTakenDown ? 'offline' : plan.fate,
    resumes_as: plan.fate === 'editing' ? 'online' : null,
    is_hidden: plan.isPrivate,
    hidden_reasons: [...plan.hiddenReasons, ...(isTakenDown ? ['approval'] : [])],
    taken_down_for: isTakenDown ? 'misleading' : null,
    fixed_price: plan.isFixed ? facts.priceAt(coin, fiat, plan.spreadPpm) : null,
    premium_ppm: plan.isFixed ? null : plan.spreadPpm,
    quantity,
    remaining: quantity,
    fee_ppm: Number(feePpm),
    reserved_fee: side === 'sell' ? feeOf(quantity, feePpm) : 0n,
    ...limits,
    pay_minutes: plan.payMinutes,
    template_ids: [...new Set(methods.map(({ templateId }) => templateId))],
    wants_acceptance: plan.wantsAcceptance,
    remark: plan.remark,
    auto_reply: plan.autoReply,
    ...conditionColumns(plan.conditions, factOf(facts.coins, coin).scale),
    created_at: daysAgo(facts, plan.publishedDaysAgo),
    changed_at: daysAgo(facts, plan.activeDaysAgo),
    active_at: daysAgo(facts, plan.activeDaysAgo),
  };
}

function feeOfPair({ side, coin, fiat }: AdPlan, { coins, fiats }: MarketFacts): bigint {
  if (factOf(fiats, fiat).isFeeFree) return 0n;
  const { buyFeePpm, sellFeePpm } = factOf(coins, coin);
  return side === 'buy' ? buyFeePpm : sellFeePpm;
}

/** Round amounts in the currency of the ad, within what a single order may be worth. */
function amountsOf({ coin, fiat, usdtValue, least, most, spreadPpm }: AdPlan, facts: MarketFacts) {
  const { decimals, minUnits, maxUnits } = factOf(facts.fiats, fiat);
  const { scale } = factOf(facts.coins, coin);
  const inFiat = (dollars: number) =>
    rounded(amountFor(BigInt(dollars), { price: facts.priceAt('USDT', fiat, 0), coinScale: 0, fiatDecimals: decimals }), 2);
  const trade = { price: facts.priceAt(coin, fiat, spreadPpm), coinScale: scale, fiatDecimals: decimals };
  const quantity = rounded(quantityFor(larger(inFiat(usdtValue), minUnits * 2n), trade), 4);
  const min = smaller(larger(inFiat(least), minUnits), maxAmountFor(quantity, trade));
  return { quantity, min_amount: min, max_amount: larger(min, smaller(inFiat(most), maxUnits)) };
}

/** Cut to so many digits that are not zero. */
function rounded(units: bigint, digits: number): bigint {
  const step = 10n ** BigInt(Math.max(0, units.toString().length - digits));
  return units - (units % step);
}

const larger = (left: bigint, right: bigint) => (left > right ? left : right);
const smaller = (left: bigint, right: bigint) => (left < right ? left : right);

/** Staff read the words of each ad at its newest change. */
async function writeEdits(tx: Tx, ids: readonly bigint[]): Promise<void> {
  const all = ids.map(String);
  await sql`
    INSERT INTO p2p_ads_edits (ad_id, act, version, remark, auto_reply, at)
    SELECT id, act, version, remark, auto_reply, CASE act WHEN 'publish' THEN created_at ELSE changed_at END
    FROM p2p_ads_ads CROSS JOIN unnest(ARRAY['publish', 'open']) act
    WHERE id = ANY(${all}::bigint[]) AND (act = 'publish' OR state = 'editing') ORDER BY id, act DESC`.execute(tx);
}

/** Sellers get their coins before their first ad; those of an ad are set aside when it is published. */
async function moveCoinsOfAds(tx: Tx, rows: readonly AdRow[]): Promise<void> {
  const sales = rows.filter(({ side }) => side === 'sell').toSorted((one, other) => timeOf(one) - timeOf(other));
  await inThePast(tx, async (setClock) => {
    for (const [ownerId, own] of Map.groupBy(sales, ({ account_id }) => String(account_id) as AccountId)) {
      await setClock(new Date(timeOf(own[0] as AdRow) - 60 * 60_000));
      await creditSeller(tx, ownerId, own);
      for (const row of own) {
        await setClock(new Date(timeOf(row)));
        await reserveCoins(tx, row);
      }
    }
  });
}

const timeOf = ({ created_at }: AdRow) => new Date(created_at ?? 0).getTime();

/** Half as much again as the ads need. */
async function creditSeller(tx: Tx, ownerId: AccountId, own: readonly AdRow[]): Promise<void> {
  const opening = { ownerId: null, purpose: 'opening' } as const;
  const legs = [...Map.groupBy(own, ({ coin }) => coin)].flatMap(([coin, ads]): Leg[] => {
    const needed = ads.reduce((sum, ad) => sum + reserveOf(ad), 0n);
    return divideLegs(coin, opening, [{ to: { ownerId, purpose: 'otc' }, amount: (needed * 3n) / 2n }]);
  });
  await moveCoins(tx, { kind: 'credit', key: `credit:demo-market:${ownerId}`, reference: 'demo', legs });
}

function reserveOf({ remaining, reserved_fee }: AdRow): bigint {
  return BigInt(remaining) + BigInt(reserved_fee ?? 0);
}

async function reserveCoins(tx: Tx, row: AdRow): Promise<void> {
  const { ad_no: adNo, account_id, coin } = row;
  await moveReserve(tx, { adNo, accountId: String(account_id) as AccountId, side: row.side as AdSide, coin }, reserveOf(row), 1);
}

async function noteTakeDown(tx: Tx, { ad_no: adNo }: AdRow): Promise<void> {
  const actor = { kind: 'system', name: 'demonstration' } as const;
  await audit(tx, {
    actor,
    act: 'p2p-ads.taken-down',
    subject: adNo,
    details: { reason: 'misleading', note: 'Promises what it does not keep.' },
  });
}
