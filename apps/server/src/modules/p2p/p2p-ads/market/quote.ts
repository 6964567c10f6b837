import type { AdNo } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import { refuse } from '#platform/refusal.ts';

/** What somebody was promised: an ad at a price, for a while. */
export interface Quote {
  adNo: AdNo;
  takerId: string;
  price: bigint;
  /** Of the reference that the price was made from; empty when a fixed price needed none. */
  priceId: string;
  amount: bigint;
  quantity: bigint;
  expiresAt: Date;
}

/** How much worse than the quote a floating price may have become when the order is placed. */
export const maxSlippagePpm = 5_000;

const purpose = 'p2p-quote';

type Wire = [adNo: AdNo, takerId: string, price: string, priceId: string, amount: string, quantity: string, expiresAtMs: number];

/** Encrypted: it names rows, which stay inside. */
export function writeQuote(config: Config, { adNo, takerId, price, priceId, amount, quantity, expiresAt }: Quote): string {
  const wire: Wire = [adNo, takerId, String(price), priceId, String(amount), String(quantity), expiresAt.getTime()];
  return config.keys.encrypt(purpose, JSON.stringify(wire), '');
}

/** Of this person, and not over at that moment. */
export function readQuote(config: Config, token: string, { takerId, now }: { takerId: string; now: Date }): Quote {
  const [adNo, owner, price, priceId, amount, quantity, expiresAtMs] = opened(config, token);
  const quote = {
    adNo,
    takerId: owner,
    price: BigInt(price),
    priceId,
    amount: BigInt(amount),
    quantity: BigInt(quantity),
    expiresAt: new Date(expiresAtMs),
  };
  if (quote.takerId !== takerId || quote.expiresAt <= now) throw refuse('p2p-ads.quote-over');
  return quote;
}

function opened({ keys }: Config, token: string): Wire {
  try {
    return JSON.parse(keys.decrypt(purpose, token, '').toString()) as Wire;
  } catch {
    // Whatever was not written with a key of ours is no quote.
    throw refuse('p2p-ads.quote-over');
  }
}
