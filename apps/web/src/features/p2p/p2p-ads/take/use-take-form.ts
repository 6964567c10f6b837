import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { type FormEvent, useState } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { type AdDetail, adDetailQuery } from '#queries/p2p-ads/ad-detail.query.ts';
import { type AdTerms, adTermsQuery } from '#queries/p2p-ads/ad-terms.query.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { firstOwn, useOwnMethods } from './own-method-select.tsx';
import { amountsOf, type Digits, problemOf, settledAmounts, type TakeAmounts, type TakeDraft } from './take.form.ts';
import { useDigits } from './use-digits.ts';
import { type Taking, useTaking, type WantedOrder } from './use-taking.ts';

export interface TakeInput {
  /** As its row shows it: the price of the row is the price of the order. */
  ad: MarketAd;
  /** What was looked for in the hall. */
  wanted: string | undefined;
  method: string | undefined;
  /** Of an ad that is not listed. */
  shareCode?: string | undefined;
}

/** Everything that the parts of an open ad have in common. */
export interface TakeForm {
  ad: MarketAd;
  terms: AdTerms | undefined;
  pictures: AdDetail['pictures'];
  digits: Digits;
  isLogin: boolean;
  /** Nothing speaks against an order. */
  mayTake: boolean;
  amounts: TakeAmounts;
  /** The same once nobody types any more. */
  settled: TakeAmounts;
  type: (draft: TakeDraft) => void;
  /** Somebody has pressed the button. */
  isChecked: boolean;
  /** Own accounts, for whoever sells. */
  methods: SavedMethod[] | undefined;
  methodNo: string | undefined;
  chooseMethod: (userPaymethodId: string) => void;
  order: WantedOrder;
  taking: Taking;
  submit: (event: FormEvent) => void;
}

export function useTakeForm({ ad: listed, wanted, method, shareCode }: TakeInput): TakeForm {
  const { isLogin } = useSession();
  const detail = useReadWhen(isLogin, adDetailQuery(listed.adNo));
  const terms = useReadWhen(!isLogin, adTermsQuery(listed.adNo)) ?? detail;
  const ad = { ...(detail ?? listed), price: listed.price };
  const mayTake = isLogin && ad.reasons.length === 0;
  const digits = useDigits(ad.coinCode, ad.fiatCode);
  const [draft, setDraft] = useState<TakeDraft>({ unit: 'fiat', typed: wanted ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const own = useOwnMethod(ad, mayTake && ad.side === 'buy', method);
  const taking = useTaking(ad, mayTake);
  const amounts = amountsOf(draft, ad, digits);
  const settled = settledAmounts(amounts);
  const userPaymethodIds = own.methodNo === undefined ? [] : [own.methodNo];
  const order = { draft: { unit: draft.unit, typed: settled[draft.unit] }, shareCode, userPaymethodIds };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const isPayable = ad.side === 'sell' || userPaymethodIds.length > 0;
    if (mayTake && isPayable && !taking.isRunning && problemOf(amounts, ad, digits) === undefined) taking.begin(order);
  }

  function type(next: TakeDraft): void {
    setDraft(next);
    taking.reset();
  }

  const pictures = detail?.pictures ?? [];
  return { ad, terms, pictures, digits, isLogin, mayTake, amounts, settled, type, isChecked, ...own, order, taking, submit };
}

/** The account that the money of a sale goes to. */
function useOwnMethod(
  ad: MarketAd,
  isSelling: boolean,
  preferred: string | undefined,
): Pick<TakeForm, 'methods' | 'methodNo' | 'chooseMethod'> {
  const methods = useOwnMethods(ad, isSelling);
  const [chosen, chooseMethod] = useState<string>();
  const found = methods?.find(({ userPaymethodId }) => userPaymethodId === chosen) ?? firstOwn(methods, preferred);
  return { methods, methodNo: found?.userPaymethodId, chooseMethod };
}
