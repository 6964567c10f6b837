import * as z from 'zod/mini';
import { offeredScopes, scopes } from '#api-scope.ts';
import { userId } from '#ids.ts';
import { keyIdPattern } from '#request-signature.ts';
import { moment } from '#wire.ts';

/** The most keys that an account has at a time, and the most addresses of one. */
export const mostKeys = 20;
export const mostAddresses = 20;
/** A key that works from anywhere ends after this many days at the latest. */
export const mostDaysAnywhere = 90;
const mostDays = 3_650;

export const keyId = z.string().check(z.regex(keyIdPattern));
export const keyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
export const keyKind = z.enum(['ed25519', 'hmac']);
/** Single addresses, or networks as `203.0.113.0/24` and `2001:db8::/48`. */
export const addressList = z.array(z.string().check(z.minLength(2), z.maxLength(49))).check(z.maxLength(mostAddresses));
export const lifeDays = z.nullable(z.int().check(z.gte(1), z.lte(mostDays)));
export const askedScopes = z.array(z.enum(offeredScopes)).check(z.minLength(1), z.maxLength(offeredScopes.length));

/** Why a key is of no use any more: its owner ended it, its time is over, or every session of the person was ended for this reason. */
export const endReasons = [
  'revoked',
  'expired',
  'by-owner',
  'password-changed',
  'password-reset',
  'recovered',
  'locked',
  'locked-by-staff',
  'ended-by-staff',
  'closed',
] as const;
export type EndReason = (typeof endReasons)[number];

export const apiKey = z.object({
  keyId,
  /** For whom it acts: the main account, or one of its sub-accounts. */
  account: z.object({ userId, userName: z.string() }),
  name: z.string(),
  kind: keyKind,
  scopes: z.array(z.enum(scopes)),
  addresses: z.array(z.string()),
  /** Of an Ed25519 key, 32 bytes as base64url. */
  publicKey: z.nullable(z.string()),
  createdAt: moment,
  /** Null where it ends only when somebody ends it. */
  endsAt: z.nullable(moment),
  /** Null while it is good. */
  ended: z.nullable(z.object({ at: moment, reason: z.enum(endReasons) })),
  lastUsed: z.nullable(z.object({ at: moment, address: z.string() })),
});
