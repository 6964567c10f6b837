import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { type AdConditions, noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { p2pCoinCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { autoReplies, remarkOf } from './ad-text.ts';
import type { CastMember } from './cast.ts';

/** An ad as somebody thinks of it, before it has a price and a number. Amounts are whole US dollars. */
export interface AdPlan {
  side: AdSide;
  coin: string;
  fiat: string;
  isFixed: boolean;
  /** Over the reference price. */
  spreadPpm: number;
  usdtValue: number;
  least: number;
  most: number;
  payMinutes: number;
  wantsAcceptance: boolean;
  remark: string;
  autoReply: string;
  conditions: AdConditions;
  fate: 'online' | 'offline' | 'editing' | 'completed' | 'taken-down';
  isPrivate: boolean;
  hiddenReasons: readonly string[];
  /** What somebody has bought of it, in percent of the largest order that it allows. */
  soldPercent: number;
  publishedDaysAgo: number;
  /** When its owner last had to do with it. */
  activeDaysAgo: number;
}

const [usdt, ...otherCoins] = p2pCoinCodes;

/** Currencies that many trade beside their own. */
const secondHomes = ['EUR', 'USD'];

/** Both sides in the currency of the advertiser, another coin in turn, and for every second one a currency abroad. */
export function plansOf(member: CastMember, fiats: readonly string[]): AdPlan[] {
  const turn = Math.floor(member.index / fiats.length);
  const coin = otherCoins[turn % otherCoins.length] as string;
  const isOtherSale = ((turn % otherCoins.length) + Math.floor(turn / otherCoins.length)) % 2 === 0;
  const abroad = member.index % 2 === 1 ? secondHomes[Math.floor(member.index / 2) % 2] : undefined;
  const isAbroad = abroad !== undefined && abroad !== member.fiat && fiats.includes(abroad);
  return [
    planOf(member, 0, { side: 'sell', coin: usdt, fiat: member.fiat }),
    planOf(member, 1, { side: 'buy', coin: usdt, fiat: member.fiat }),
    withFate(planOf(member, 2, { side: isOtherSale ? 'sell' : 'buy', coin, fiat: member.fiat }), member),
    ...(isAbroad
      ? [planOf(member, 3, { side: 'sell', coin: usdt, fiat: abroad }), planOf(member, 4, { side: 'buy', coin: usdt, fiat: abroad })]
      : []),
    ...(member.part === 'completed' ? [soldOut(planOf(member, 5, { side: 'sell', coin: usdt, fiat: member.fiat }))] : []),
  ];
}

type Pair = Pick<AdPlan, 'side' | 'coin' | 'fiat'>;

function planOf(member: CastMember, place: number, pair: Pair): AdPlan {
  const { index, part, dice } = member;
  const isPricedOut = part === 'priced-out';
  const isIdle = part === 'idle';
  const distance = isPricedOut ? 130_000 : 1_000 + Math.floor(dice() * 35_000);
  const usdtValue = one([300, 800, 1_500, 4_000, 9_000, 25_000], dice);
  const publishedDaysAgo = isIdle ? 60 : 1 + Math.floor(dice() * 20);
  return {
    ...pair,
    isFixed: dice() < 0.5 || isPricedOut,
    spreadPpm: pair.side === 'sell' ? distance : -distance,
    usdtValue,
    least: one([10, 20, 50, 100], dice),
    most: Math.min(usdtValue, one([250, 1_000, 2_500, 10_000], dice)),
    payMinutes: one([15, 15, 20, 30, 60], dice),
    wantsAcceptance: (index + place) % 9 === 4,
    remark: remarkOf(pair.fiat, index + place),
    autoReply: autoReplies[(index + place) % autoReplies.length] as string,
    conditions: (index + place) % 3 === 2 ? conditionsAt(index, member.country) : noConditions,
    fate: 'online',
    isPrivate: false,
    hiddenReasons: reasonsOf(member, pair),
    soldPercent: part === 'ordinary' && pair.side === 'sell' && (index + place) % 4 === 0 ? 10 + Math.floor(dice() * 50) : 0,
    publishedDaysAgo,
    activeDaysAgo: isIdle ? 45 : Math.floor(dice() * publishedDaysAgo),
  };
}

/** Why the market does not list it; the sweeps find the same. */
function reasonsOf({ part, fiat: home }: CastMember, { side, fiat }: Pair): string[] {
  if (part === 'priced-out') return ['price_band'];
  if (part === 'idle') return ['idle'];
  return part === 'method-off' && side === 'sell' && fiat === home ? ['method_disabled'] : [];
}

/** What has become of the third ad of an advertiser. */
function withFate(plan: AdPlan, { part }: CastMember): AdPlan {
  if (part === 'offline' || part === 'editing' || part === 'taken-down') return { ...plan, fate: part };
  return part === 'private' ? { ...plan, isPrivate: true } : plan;
}

/** One order has taken all of it. */
function soldOut(plan: AdPlan): AdPlan {
  return { ...plan, fate: 'completed', isFixed: true, usdtValue: plan.most, conditions: noConditions, soldPercent: 100 };
}

/** Every kind of condition in turn. */
function conditionsAt(index: number, country: string): AdConditions {
  const kinds: ReadonlyArray<Partial<AdConditions>> = [
    { needsEmail: true },
    { needsPhone: true },
    { minJoinDays: 30 },
    { minOrders: 10, minRatePercent: 90 },
    { minRatingPercent: 95 },
    { minHolding: '0.5' },
    { countries: [country] },
    { excludesMerchants: true },
    { perUserLimit: 1 },
    { maxOrders: 500 },
    { needsEmail: true, needsPhone: true, minJoinDays: 7, minOrders: 1, minRatePercent: 80, perUserLimit: 3 },
  ];
  return { ...noConditions, ...kinds[Math.floor(index / 3) % kinds.length] };
}

function one<Item>(items: readonly Item[], dice: () => number): Item {
  return items[Math.floor(dice() * items.length)] as Item;
}
