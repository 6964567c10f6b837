import { noConditions } from '../../../packages/contract/src/p2p/p2p-ads/ad.shape.ts';
import { adList } from '../../../packages/contract/src/p2p/p2p-ads/market/ad-list.ts';
import { checkEligibility } from '../../../packages/contract/src/p2p/p2p-ads/market/check-eligibility.ts';
import { publishAd } from '../../../packages/contract/src/p2p/p2p-ads/own/publish-ad.ts';
import { advertiserPage } from '../../../packages/contract/src/p2p/p2p-users/advertiser-page.ts';
import { callFor } from '../../load/asks.ts';
import { ungatedCookie } from '../ledger/ungated-api.ts';
import { adNoAt, type FilledMarket, handleAt, methodNoAt } from './fill-market.ts';

export const origin = 'http://127.0.0.1';
export const plainList = { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' } as const;

/** What people filter by most. */
export const filteredList = { ...plainList, amount: '150', paymethodIds: ['301', '303'], maxPayMinutes: 30 };

/** Everything that can be asked for at once: hardly an ad passes, so that a call looks at as many as it may. */
export const worstList = {
  ...plainList,
  amount: '501.37',
  paymethodIds: ['301', '303', '305', '307', '309'],
  country: 'DE',
  merchantsOnly: true,
  onlineOnly: true,
  withoutAcceptance: true,
  eligibleOnly: true,
  maxPayMinutes: 15,
  minRatePercent: 97,
};

/** What is asked of a market, by people and about ads whom the dice choose. */
export function marketActs(address: string, { ads, people, first, publishers }: FilledMarket) {
  const anyone = () => Math.floor(Math.random() * people);
  const as = (person: number) => ({ origin, cookie: ungatedCookie(String(first + person), String(1_000_000_001 + person)) });
  return {
    'ad list': () => callFor(address, adList, plainList, { origin }),
    'ad list with every filter': () => callFor(address, adList, worstList, as(anyone())),
    'advertiser page': () => callFor(address, advertiserPage, { encryptUserId: handleAt(anyone()) }, { origin }),
    // The first four of each ten are in the pair that everybody trades.
    'take check': () => {
      const adNo = adNoAt(Math.floor((Math.random() * ads) / 10) * 10 + Math.floor(Math.random() * 4));
      return callFor(address, checkEligibility, { adNo, amount: '100' }, as(anyone()));
    },
    publish: () => {
      const person = Math.floor(Math.random() * publishers);
      return callFor(address, publishAd, adOf(person), as(person));
    },
  } satisfies Record<string, () => Promise<unknown>>;
}

function adOf(person: number) {
  return {
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    isOnline: true,
    isHidden: false,
    pricing: { priceType: 'floating', premiumPpm: Math.floor(Math.random() * 40_000) },
    quantity: '100',
    minAmount: '20',
    maxAmount: '50',
    payMinutes: 15,
    userPaymethodIds: [methodNoAt(person)],
    paymethodIds: [],
    wantsAcceptance: false,
    remark: 'From your own account only.',
    autoReply: '',
    conditions: noConditions,
    accountPwd: '294817',
    secretKey: 'not-sealed-here-',
  };
}
