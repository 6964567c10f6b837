import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '#platform/concurrency.ts';
import type { Config } from '#platform/config.ts';
import type { Keys } from '#platform/keys.ts';
import { metrics } from '#platform/metrics.ts';

/** The library's own choice of algorithm is argon2id. The cost of tests is refused wherever real passwords could be. */
const costs = {
  full: { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const;

type PasswordConfig = Pick<Config, 'keys' | 'passwordCost'>;

/** Hashing is heavy on purpose: two at a time, and whoever would wait behind fifty is told to come back. */
const inTurn = concurrencyLimit({ lanes: 2, longestQueue: 50, retryAfterSeconds: 3 });

/** argon2id over the password and a pepper that the database does not have. The key's id stands before the hash. */
export async function hashPassword({ keys, passwordCost }: PasswordConfig, plain: string): Promise<string> {
  const { id, key } = keys.current('pepper');
  return `${id}${await inTurn(() => hash(peppered(key, plain), costs[passwordCost]))}`;
}

/** Without a hash to compare with, the same work is done in vain: time must not tell who has an account. */
export async function checkPassword(config: PasswordConfig, stored: string | null, plain: string): Promise<boolean> {
  const known = stored ?? (await nobodysHash(config));
  const dollar = known.indexOf('$');
  const key = config.keys.byId('pepper', known.slice(0, dollar));
  const isRight = key !== undefined && (await inTurn(() => verify(known.slice(dollar), peppered(key, plain))));
  metrics.passwordChecks.inc();
  return isRight && stored !== null;
}

/** Whether the pepper has been changed since: such a hash is made again when its password is next at hand. */
export function isOfOldKey(keys: Keys, stored: string): boolean {
  return stored.slice(0, stored.indexOf('$')) !== keys.current('pepper').id;
}

const nobodys = new WeakMap<Keys, Promise<string>>();

function nobodysHash(config: PasswordConfig): Promise<string> {
  const known = nobodys.get(config.keys) ?? hashPassword(config, randomBytes(16).toString('hex'));
  nobodys.set(config.keys, known);
  return known;
}

/** As text: what checks a hash takes no bytes that are not UTF-8. */
function peppered(key: Buffer, plain: string): string {
  return createHmac('sha256', key).update(plain.normalize('NFC')).digest('base64');
}
