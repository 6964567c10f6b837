import type { OrderCause, OrderStep } from '@peerbourse/contract/markets/spot/desk/order-step.shape';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';

export const stepText: Readonly<Record<OrderStep['kind'], string>> = {
  placed: 'Taken by the exchange',
  accepted: 'Taken by the market',
  refused: 'Refused by the market',
  amended: 'Changed',
  reduced: 'Made smaller',
  triggered: 'Reached its trigger price',
  trade: 'Traded',
  done: 'Ended',
};

export const causeText: Readonly<Record<OrderCause, string>> = {
  place: 'the order itself',
  'place-oco': 'the pair of orders itself',
  amend: 'a change of the order',
  cancel: 'a cancellation of the order',
  'cancel-all': 'a cancellation of all orders',
  'same-person': 'something else of the same person',
  'somebody-else': 'an order or quote of somebody else',
  time: 'the time',
  reference: 'a new reference price',
  'auction-end': 'the end of an auction',
  state: 'a new state of the market',
  parameters: 'new terms of the market',
};

/** What was to happen where the order would meet one of the same person. */
export const selfTradeText: Readonly<Record<SpotOrder['selfTrade'], string>> = {
  'expire-taker': 'the newer one ends',
  'expire-maker': 'the older one ends',
  'expire-both': 'both end',
  decrement: 'both become smaller',
};

/** What else there is to say of a step: why, from which side, and what happened to the coins that lie aside. */
export function stepDetails({ reason, isMaker, tradeNo, held, back }: OrderStep, holdCoin: string): string {
  const parts = [
    reason !== null && reasonText(reason),
    tradeNo !== null && `trade ${tradeNo}, as ${isMaker ? 'maker' : 'taker'}`,
    held !== null && `${held} ${holdCoin} held`,
    back !== null && `${back} ${holdCoin} given back`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** Reasons are words of the market with dashes between them. */
export function reasonText(reason: string): string {
  return reason === 'oco' ? 'the other order of its pair' : reason.replaceAll('-', ' ');
}
