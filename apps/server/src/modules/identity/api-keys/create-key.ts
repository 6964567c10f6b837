import { randomBytes } from 'node:crypto';
import type { CallParsed } from '@peerbourse/contract/call';
import type { createKey as call } from '@peerbourse/contract/identity/api-keys/create-key';
import { mostDaysAnywhere, mostKeys } from '@peerbourse/contract/identity/api-keys/key.shape';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { notify } from '#modules/core/notifications/index.ts';
import { type Account, familyOf, lockAccountRow, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { askedAddresses } from './asked-addresses.ts';
import { countLiveKeys, insertKey } from './key.table.ts';
import { keyView } from './key.view.ts';
import { publicKeyOf } from './signature.rules.ts';

interface Asked {
  account: Account;
  addresses: string[];
  lifeDays: number | null;
  publicKey: Buffer | null;
}

/** What is wrong is said before codes are spent. A session that a phone let in has proved too little for this. */
export const proveNewKey: Prove<typeof call, Asked> = async (ctx, input) => {
  const { actor, db } = ctx;
  if (actor.isHeld) throw refuse('sessions.held');
  const [main, ...children] = await familyOf(db, actor.mainId);
  must(main, 'an account that acts exists');
  if (main.identityLevel !== verifiedLevel) throw refuse('api-keys.unverified');
  const account = input.userId === undefined ? main : [main, ...children].find(({ userId }) => userId === input.userId);
  if (!account) throw refuse('sub-accounts.unknown');
  const addresses = askedAddresses(input.addresses, input.scopes);
  const lifeDays = addresses.length > 0 ? input.lifeDays : Math.min(input.lifeDays ?? mostDaysAnywhere, mostDaysAnywhere);
  const publicKey = askedPublicKey(input);
  await proveFactors(ctx, 'create-api-key', input.factors);
  return { account, addresses, lifeDays, publicKey };
};

/** Two submissions make two keys at the most, because codes serve once: the answer, which holds a secret, is not kept for a repetition. */
export const createKey: Handler<typeof call, Asked> = async ({ tx, actor, config }, { name, kind, scopes }, { account, ...asked }) => {
  const { mainId } = actor;
  const { accountId } = account;
  await lockAccountRow(tx, mainId);
  if ((await countLiveKeys(tx, accountId)) >= mostKeys) throw refuse('api-keys.too-many', { most: mostKeys });
  const keyId = `pbk_${randomBytes(16).toString('base64url')}`;
  const secret = kind === 'hmac' ? `pbs_${randomBytes(32).toString('base64url')}` : null;
  const closedSecret = secret && config.keys.encrypt('api-keys', secret, keyId);
  const key = await insertKey(tx, { keyId, accountId, mainId, name, kind, closedSecret, scopes: [...new Set(scopes)], ...asked });
  await notify(tx, config, { accountId: mainId, kind: 'api_key_added', values: { name }, isSecurity: true, link: '/account/api-keys' });
  return { key: keyView(key, [account]), secret };
};

function askedPublicKey(input: CallParsed<typeof call>): Buffer | null {
  if (input.kind === 'hmac') return null;
  const publicKey = publicKeyOf(input.publicKey);
  if (!publicKey) throw refuse('api-keys.bad-public-key');
  return publicKey;
}
