import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Acquirer, CardToken } from './acquirer.ts';
import { brandOf, cardOf, isCardNumber } from './cards.ts';
import { problem, read } from './problem.ts';

const cardShape = z.object({
  number: z.string(),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2999)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
  holder: z.string().check(z.regex(/\S/), z.maxLength(100)),
});

/** Stands for a card from now on: neither the number nor the security code is kept. */
export function makeToken({ state, now, fingerprintSecret }: Acquirer, body: unknown): CardToken {
  const { number, expMonth, expYear, holder } = read(cardShape, body);
  if (!isCardNumber(number)) throw problem(422, 'invalid_card', 'The card number is not valid.');
  // A card is good until the end of its month.
  if (Date.UTC(expYear, expMonth) <= now()) throw problem(422, 'expired_card', 'The card has expired.');
  const { country, funding, isChallenged, declineCode } = cardOf(number);
  const token: CardToken = {
    token: `tok_${randomUUID()}`,
    brand: brandOf(number),
    lastFour: number.slice(-4),
    expMonth,
    expYear,
    country,
    funding,
    fingerprint: createHmac('sha256', fingerprintSecret).update(number).digest('hex'),
    holder,
    behaviour: { isChallenged, declineCode },
  };
  state.tokens.set(token.token, token);
  return token;
}

export function findToken({ state }: Acquirer, token: string): CardToken {
  const found = state.tokens.get(token);
  if (!found) throw problem(404, 'unknown_token', 'There is no such token.');
  return found;
}

export function tokenView({ behaviour: _ours, ...seen }: CardToken) {
  return seen;
}
