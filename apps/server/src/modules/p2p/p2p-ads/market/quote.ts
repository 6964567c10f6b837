import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { refuse } from '#platform/refusal.ts';

/** What somebody was promised: an ad at a price, for a while. */
export interface Quote {
  adNo: string;
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

type Wire = [adNo: string, takerId: string, price: string, priceId: string, amount: string, quantity: string, expiresAtMs: number];

export function writeQuote(config: Config, { adNo, takerId, price, priceId, amount, quantity, expiresAt }: Quote): string {
  const wire: Wire = [adNo, takerId, String(price), priceId, String(amount), String(quantity), expiresAt.getTime()];
  const body = Buffer.from(JSON.stringify(wire)).toString('base64url');
  return `${body}.${config.keys.hmac('p2p-quote', body).toString('base64url')}`;
}

/** Of this person, and not over at that moment. */
export function readQuote(config: Config, token: string, { takerId, now }: { takerId: string; now: Date }): Quote {
  const [body = '', mark = ''] = token.split('.');
  const expected = config.keys.hmac('p2p-quote', body);
  const given = Buffer.from(mark, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refuse('p2p-ads.quote-over');
  const [adNo, owner, price, priceId, amount, quantity, expiresAtMs] = JSON.parse(Buffer.from(body, 'base64url').toString()) as Wire;
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
