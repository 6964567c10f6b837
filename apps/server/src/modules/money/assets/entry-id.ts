import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config.ts';

/**
 * Postings of the whole exchange are numbered in one row, so their ids would tell how much is moved. People see them mixed
 * within 62 bits by a network of four rounds that only our key can undo, plus what makes each of them 19 digits long.
 */
const halfBits = 31n;
const halfMask = (1n << halfBits) - 1n;
const rounds = [0, 1, 2, 3];
const offset = 10n ** 18n;

export function publicEntryId({ keys }: Pick<Config, 'keys'>, id: bigint): string {
  const { key } = keys.current(keyPurpose);
  return String(offset + mixed(id, (left, right) => rounds.reduce<Halves>((halves, round) => step(key, round, halves), [left, right])));
}

/** The posting behind a public id; one of somebody else, or none at all, for what was made up. */
export function postingIdOf({ keys }: Pick<Config, 'keys'>, publicId: string): bigint {
  const { key } = keys.current(keyPurpose);
  const hidden = (BigInt(publicId) - offset) & ((1n << (2n * halfBits)) - 1n);
  // The same rounds from the end, with the halves changed over before and after.
  return mixed(hidden, (left, right) => {
    const [first, second] = rounds.toReversed().reduce<Halves>((halves, round) => step(key, round, halves), [right, left]);
    return [second, first];
  });
}

type Halves = readonly [left: bigint, right: bigint];

const keyPurpose = 'history-entries';

function mixed(value: bigint, mix: (left: bigint, right: bigint) => Halves): bigint {
  const [left, right] = mix(value >> halfBits, value & halfMask);
  return (left << halfBits) | right;
}

function step(key: Buffer, round: number, [left, right]: Halves): Halves {
  const digest = createHmac('sha256', key).update(`${round}:${right}`).digest();
  return [right, left ^ (digest.readBigUInt64BE() & halfMask)];
}
