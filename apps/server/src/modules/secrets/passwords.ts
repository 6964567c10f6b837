import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Keys } from '#platform/keys.ts';
import { openLanes } from '#platform/lanes.ts';

/** The library's own choice of algorithm is argon2id. */
const cost = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };

/** Hashing is heavy on purpose: two at a time, and whoever would wait behind fifty is told to come back. */
const inTurn = openLanes({ lanes: 2, longestQueue: 50, retryAfterSeconds: 3 });

/** argon2id over the password and a pepper that the database does not have. The key's id stands before the hash. */
export async function hashPassword(keys: Keys, plain: string): Promise<string> {
  const { id, key } = keys.current('pepper');
  return `${id}${await inTurn(() => hash(peppered(key, plain), cost))}`;
}

/** Without a hash to compare with, the same work is done in vain: time must not tell who has an account. */
export async function checkPassword(keys: Keys, stored: string | null, plain: string): Promise<boolean> {
  const known = stored ?? (await nobodysHash(keys));
  const dollar = known.indexOf('$');
  const key = keys.byId('pepper', known.slice(0, dollar));
  const isRight = key !== undefined && (await inTurn(() => verify(known.slice(dollar), peppered(key, plain))));
  return isRight && stored !== null;
}

/** Whether the pepper has been changed since: such a hash is made anew when its password is next at hand. */
export function isOfOldKey(keys: Keys, stored: string): boolean {
  return stored.slice(0, stored.indexOf('$')) !== keys.current('pepper').id;
}

const nobodys = new WeakMap<Keys, Promise<string>>();

function nobodysHash(keys: Keys): Promise<string> {
  const known = nobodys.get(keys) ?? hashPassword(keys, randomBytes(16).toString('hex'));
  nobodys.set(keys, known);
  return known;
}

/** As text: what checks a hash takes no bytes that are not UTF-8. */
function peppered(key: Buffer, plain: string): string {
  return createHmac('sha256', key).update(plain.normalize('NFC')).digest('base64');
}
