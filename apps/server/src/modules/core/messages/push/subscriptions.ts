import { createECDH, createHash, randomUUID } from 'node:crypto';
import type { MainId } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Keys } from '#platform/keys.ts';
import { isPushAddress } from './push-address.rules.ts';
import { deleteSubscription, replaceSubscription } from './subscription.table.ts';

/** As browsers write it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const subscriptionPurpose = 'push-subscription';

const mostOfAccount = 10;

/** Keeps where a browser wants its messages, as long as this login lasts. False if we would not send there. */
export async function keepSubscription(
  tx: Tx,
  config: Config,
  { mainId: accountId, sessionId }: { mainId: MainId; sessionId: string },
  subscription: Subscription,
): Promise<boolean> {
  const { endpoint, keys } = subscription;
  if (!(config.push.isPrivateAllowed || isPushAddress(endpoint)) || !isPoint(keys.p256dh)) return false;
  const handle = randomUUID();
  const closed = config.keys.encrypt(subscriptionPurpose, JSON.stringify({ endpoint, keys }), handle);
  await replaceSubscription(tx, { handle, accountId, sessionId, mark: markOf(endpoint), closed }, mostOfAccount);
  return true;
}

export async function forgetSubscription(tx: Tx, accountId: MainId, endpoint: string): Promise<void> {
  await deleteSubscription(tx, accountId, markOf(endpoint));
}

export function openSubscription(keys: Keys, handle: string, closed: string): Subscription {
  return JSON.parse(keys.decrypt(subscriptionPurpose, closed, handle).toString()) as Subscription;
}

const markOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** Whether it lies on the curve: otherwise nothing could be encrypted for it later. */
function isPoint(text: string): boolean {
  const one = createECDH('prime256v1');
  one.generateKeys();
  try {
    one.computeSecret(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
