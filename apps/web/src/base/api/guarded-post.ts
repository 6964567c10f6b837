import { type IssuedKey, type SealKey, SealKeys } from '@peerbourse/client/sealing/seal-keys';
import { sealRequest } from '@peerbourse/client/sealing/seal-request';
import type { Call } from '@peerbourse/contract/call';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { refusals } from '@peerbourse/contract/refusals';
import type { Challenge } from 'altcha-lib';
import { terminalCode } from '#base/lib/terminal.ts';
import type { Post, PostMore } from './call.ts';
import { Refused } from './failure.ts';
import { proofOfWork } from './proof-of-work.ts';

type Guarded = Pick<Call, 'path' | 'sealed' | 'bound'>;
type Input = Record<string, unknown>;

const ourKeys = new SealKeys();

/** Sends what needs more than a plain request: fields that travel encrypted, and work that keeps robots slow. */
export async function guardedPost(post: Post, call: Guarded, input: Input, more: PostMore, keys = ourKeys): Promise<unknown> {
  try {
    return await withFreshKey(post, call, input, more, keys);
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    return await withFreshKey(post, call, { ...input, proof: await proofOfWork(challenge) }, more, keys);
  }
}

/** A key that the server has forgotten is asked for again, once. */
async function withFreshKey(post: Post, call: Guarded, input: Input, more: PostMore, keys: SealKeys): Promise<unknown> {
  // Some acts ask for the password only sometimes; without it there is nothing to close.
  if (call.sealed.every((field) => input[field] === undefined)) return await post(call.path, input, more);
  try {
    return await sendSealed(post, call, input, more, await keys.get(() => issuedBy(post)));
  } catch (error) {
    if (!isRefusal(error, 'security.seal-unknown')) throw error;
    keys.reset();
    return await sendSealed(post, call, input, more, await keys.get(() => issuedBy(post)));
  }
}

async function issuedBy(post: Post): Promise<IssuedKey> {
  return (await post(issueEncryptionKey.path, {})) as IssuedKey;
}

async function sendSealed(post: Post, { path, sealed, bound }: Guarded, input: Input, more: PostMore, key: SealKey): Promise<unknown> {
  const { encryptKey, timestamp } = key;
  const code = terminalCode();
  const fields = sealed.filter((field) => input[field] !== undefined);
  const { body, headers } = await sealRequest({
    path,
    input,
    fields,
    bound,
    encryptKey,
    timestamp: timestamp(),
    terminalCode: code,
    deviceId: code,
  });
  return await post(path, body, { ...more, headers: { ...more.headers, ...headers } });
}

function challengeOf(error: unknown): Challenge | undefined {
  return isRefusal(error, 'security.proof-needed') ? (error.data as { challenge?: Challenge } | null)?.challenge : undefined;
}

function isRefusal(error: unknown, id: 'security.seal-unknown' | 'security.proof-needed'): error is Refused {
  return error instanceof Refused && error.code === refusals[id].code;
}
