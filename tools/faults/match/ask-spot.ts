import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { Call } from '../../../packages/contract/src/call.ts';
import { type Envelope, isSuccess } from '../../../packages/contract/src/envelope.ts';
import { headers, terminalTypes } from '../../../packages/contract/src/headers.ts';
import { refusals } from '../../../packages/contract/src/refusals.ts';

const answersWithinMs = 5_000;
/** A clear no. Any other answer that is no success may come of the faults, and is asked for again. */
const noes = new Map(
  (
    [
      'ledger.too-little',
      'spot.unknown-order',
      'spot.not-amendable',
      'spot.quantity-gone',
      'spot.over-limit',
      'spot.no-price',
      'spot.price-step',
      'spot.quantity-step',
    ] as const
  ).map((id) => [String(refusals[id].code), id]),
);

export type Answer = { is: 'ok'; data: unknown } | { is: 'refused'; why: string } | { is: 'unknown'; why: string };

export interface Asking {
  call: Call;
  input: object;
  key: string;
  cookie: string;
}

/** Asks one of the apis, as a browser would. */
export type AskSpot = (asking: Asking, dice: Dice) => Promise<Answer>;

export function askSpot(apis: readonly string[], origin: string): AskSpot {
  return async ({ call: { path }, input, key, cookie }, dice) => {
    try {
      const answer = await fetch(`${dice.pick(apis)}${path}`, {
        method: 'POST',
        signal: AbortSignal.timeout(answersWithinMs),
        headers: {
          'content-type': 'application/json',
          origin,
          'sec-fetch-site': 'same-origin',
          cookie,
          [headers.terminalType]: terminalTypes.web,
          [headers.deviceId]: 'chaos',
          [headers.idempotencyKey]: key,
        },
        body: JSON.stringify(input),
      });
      return read(path, (await answer.json()) as Envelope<unknown>);
    } catch (error) {
      return { is: 'unknown', why: (error as Error).name };
    }
  };
}

function read(path: string, { code, data, msg }: Envelope<unknown> & { msg?: string }): Answer {
  if (isSuccess(path, code)) return { is: 'ok', data };
  const no = noes.get(String(code));
  return no ? { is: 'refused', why: no } : { is: 'unknown', why: `${code} ${msg ?? ''}` };
}
