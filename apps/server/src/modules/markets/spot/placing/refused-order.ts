import { must, type Refusal, refuse } from '#platform/refusal.ts';

/** What the ledger or the market says to an order before it is accepted, as a refusal. */
export function refusedOrder(outcome: string): Refusal {
  switch (outcome) {
    case 'too-little':
      return refuse('ledger.too-little');
    case 'price-limit':
    case 'lots-limit':
    case 'reserve-limit':
      return refuse('spot.over-limit');
    case 'paused':
      return refuse('spot.quotes-paused');
    case 'client-order-id':
      return refuse('spot.client-order-id');
    case 'unknown-order':
      return refuse('spot.unknown-order');
    case 'not-amendable':
      return refuse('spot.not-amendable');
    case 'lots-gone':
      return refuse('spot.quantity-gone');
  }
  must(false, `an order was refused for ${outcome}`);
}
