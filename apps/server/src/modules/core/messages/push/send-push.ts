import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { NotPublic, publicLookup } from '#platform/public-lookup.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { reasonOfError, reasonOfStatus } from '../http-provider.ts';
import { encryptPush } from './encrypt-push.ts';
import { isPushAddress } from './push-address.rules.ts';
import { authorization } from './push-key.ts';
import { closedSubscription, dropSubscription, readPushKey } from './subscription.table.ts';
import { openSubscription, type Subscription } from './subscriptions.ts';

/** What a device is told: no more than stands on a locked screen. */
export interface PushNote {
  kind: string;
  title: string;
  body: string;
  /** Of the site. */
  link: string;
}

const timeoutMs = 10_000;
/** How long a push service keeps it for a device that is away. */
const keepSeconds = 60 * 60;
const gone: ReadonlySet<number> = new Set([404, 410]);
const refusedForGood: ReadonlySet<number> = new Set([...gone, 400, 401, 403, 413]);

type Sender = Pick<RoleRuntime, 'db' | 'config'>;

/** Hands a note to the push service of a device. A device that is gone is forgotten. */
export async function sendPush({ db, config }: Sender, handle: string, note: PushNote): Promise<void> {
  const [closed, key] = await Promise.all([closedSubscription(db, handle), readPushKey(db)]);
  if (closed === undefined || key === undefined) throw new DeliveryFailure('address', 'the device has unsubscribed');
  const subscription = openSubscription(config.keys, handle, closed);
  const { origin } = new URL(subscription.endpoint);
  const vapid = authorization(config.keys, key, { origin, contact: config.origins[0] as string });
  const status = await post(subscription, note, vapid, config.push.isPrivateAllowed);
  if (gone.has(status)) await dropSubscription(db, handle);
  if (status < 200 || status > 299) throw new DeliveryFailure(reasonOfStatus(status, refusedForGood));
}

/** Asks nobody on the way where else to go: a redirect is an answer like another. */
async function post({ endpoint, keys }: Subscription, note: PushNote, vapid: string, isPrivateAllowed: boolean): Promise<number> {
  if (!isPrivateAllowed && !isPushAddress(endpoint)) throw new DeliveryFailure('address', 'the address is not public');
  const body = encryptPush(Buffer.from(JSON.stringify(note)), {
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
  });
  const options = {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    ...(isPrivateAllowed ? {} : { lookup: publicLookup() }),
    headers: {
      authorization: vapid,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: keepSeconds,
      urgency: 'high',
    },
  };
  const ask = endpoint.startsWith('https:') ? request : requestPlain;
  return await new Promise((done, failed) => {
    const asked = ask(endpoint, options, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asked.on('error', (error) => {
      failed(error instanceof NotPublic ? new DeliveryFailure('address', error.message) : new DeliveryFailure(reasonOfError(error)));
    });
    asked.end(body);
  });
}
