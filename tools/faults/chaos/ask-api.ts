import { type Envelope, isSuccess } from '../../../packages/contract/src/envelope.ts';
import { headers, terminalTypes } from '../../../packages/contract/src/headers.ts';
import { transferCoins } from '../../../packages/contract/src/money/assets/transfer-coins.ts';
import { refusals } from '../../../packages/contract/src/refusals.ts';
import { formatUnits } from '../../../packages/rules/src/money.ts';
import type { Customer } from './customers.ts';
import type { Told } from './history.ts';
import type { Ask } from './traffic.ts';

const answersWithinMs = 4_000;
const scales = { USDT: 6, BTC: 8 } as const;
/** A clear no. Any other answer that is no success may come of the faults, and is asked for again. */
const noes: ReadonlySet<string> = new Set([refusals['ledger.too-little'].code]);

/** Asks one of the apis, as a browser would. */
export function askApi(apis: readonly string[], origin: string, customers: readonly Customer[]): Ask {
  const cookies = new Map(customers.map(({ ownerId, cookie }) => [ownerId, cookie]));
  return async ({ key, ownerId, coin, from, to, amount }, dice) => {
    const { path } = transferCoins;
    try {
      const answer = await fetch(`${dice.pick(apis)}${path}`, {
        method: 'POST',
        signal: AbortSignal.timeout(answersWithinMs),
        headers: {
          'content-type': 'application/json',
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: cookies.get(ownerId) as string,
          [headers.terminalType]: terminalTypes.web,
          [headers.deviceId]: 'chaos',
          [headers.idempotencyKey]: key,
        },
        body: JSON.stringify({ coin, from, to, amount: formatUnits(amount, scales[coin as keyof typeof scales]) }),
      });
      return read(path, (await answer.json()) as Envelope<{ journalId: string }>);
    } catch (error) {
      return { is: 'unknown', why: (error as Error).name };
    }
  };
}

function read(path: string, { code, data }: Envelope<{ journalId: string }>): Told {
  if (isSuccess(path, code)) return { is: 'ok', journalId: data.journalId };
  if (noes.has(String(code))) return { is: 'refused', code: String(code) };
  return { is: 'unknown', why: code === refusals['request.bug'].code ? 'bug' : String(code) };
}
