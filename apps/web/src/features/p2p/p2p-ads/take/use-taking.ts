import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { confirmPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/confirm-price-warning';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import type { TakeDraft } from './take.form.ts';
import { type OrderChecks, useOrderChecks } from './use-order-checks.ts';

/** What somebody wants to take, besides the ad and its price. */
export interface WantedOrder {
  draft: TakeDraft;
  /** A promised price. */
  quote?: string | undefined;
  /** Of an ad that is not listed. */
  shareCode?: string | undefined;
  /** Own accounts, for whoever sells. */
  userPaymethodIds: string[];
}

export interface Taking {
  checks: OrderChecks;
  /** One confirmation of everything that has to be confirmed. */
  confirmation: { isAsked: boolean; isGiven: boolean; isMissing: boolean; give: (isGiven: boolean) => void };
  /** Whoever sells is asked for the fund password. */
  password: { isAsked: boolean; close: () => void };
  problem: Problem | undefined;
  isRunning: boolean;
  /** The press on the button: places the order, or asks for what is missing. */
  begin: (wanted: WantedOrder) => void;
  place: (wanted: WantedOrder, fundPassword?: string) => Promise<void>;
  /** What was said about the last attempt is over. */
  reset: () => void;
}

/** From the press to the order. Whoever gets one goes to its page. */
export function useTaking(ad: MarketAd, mayAsk: boolean, onFailed?: (problem: Problem) => void): Taking {
  const navigate = useNavigate();
  const checks = useOrderChecks(ad, mayAsk);
  const placing = useCallMutation(placeOrder);
  const confirming = useCallMutation(confirmPriceWarning);
  const [isGiven, setIsGiven] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [isAskingPassword, setIsAskingPassword] = useState(false);
  const { adNo, price } = ad;
  const isAsked = checks.confirmsPrice || checks.toConfirm.length > 0;

  async function place({ draft, quote, shareCode, userPaymethodIds }: WantedOrder, accountPwd?: string): Promise<void> {
    if (checks.confirmsPrice && !(await confirming.run({ adNo, price }))) return;
    const order = await placing.run(
      {
        adNo,
        price,
        ...(draft.unit === 'fiat' ? { amount: draft.typed } : { quantity: draft.typed }),
        ...(quote === undefined ? {} : { quote }),
        ...(shareCode === undefined ? {} : { shareCode }),
        ...(checks.toConfirm.length > 0 ? { confirmedDoubts: checks.toConfirm } : {}),
        ...(accountPwd === undefined ? {} : { userPaymethodIds, accountPwd }),
      },
      failed,
    );
    if (order) await navigate(`/p2p-trade/order/${order.orderNo}`);
  }

  function failed(problem: Problem): void {
    if (problem.refusal !== 'security.wrong-fund-password') setIsAskingPassword(false);
    if (problem.refusal === 'risk.question' || problem.refusal === 'p2p-prices.unconfirmed') {
      setIsGiven(false);
      checks.renew();
    }
    onFailed?.(problem);
  }

  function begin(wanted: WantedOrder): void {
    setIsPressed(true);
    if (isAsked && !isGiven) return;
    if (ad.side === 'buy') setIsAskingPassword(true);
    else void place(wanted);
  }

  return {
    checks,
    confirmation: { isAsked, isGiven, isMissing: isPressed && isAsked && !isGiven, give: setIsGiven },
    password: { isAsked: isAskingPassword, close: () => setIsAskingPassword(false) },
    problem: placing.problem ?? confirming.problem,
    isRunning: placing.isRunning || confirming.isRunning,
    begin,
    place,
    reset: () => {
      placing.reset();
      confirming.reset();
    },
  };
}
