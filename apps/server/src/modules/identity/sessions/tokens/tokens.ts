import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

export interface Tokens {
  refresh: string;
  access: string;
}

export const accessSeconds = 10 * 60;
export const sessionSeconds = 30 * 24 * 60 * 60;

export function firstTokens(keys: Keys): Tokens {
  return withAccess(keys, randomBytes(32).toString('base64url'));
}

/**
 * The next pair follows from the one before and a key of the house: whoever asks again because an answer was lost gets
 * the same pair, without our keeping a token that could be read here.
 */
export function nextTokens(keys: Keys, refresh: string): Tokens {
  return withAccess(keys, derive(keys, 'refresh', refresh));
}

export function withAccess(keys: Keys, refresh: string): Tokens {
  return { refresh, access: derive(keys, 'access', refresh) };
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function derive(keys: Keys, label: string, token: string): string {
  return createHmac('sha256', keys.current('sessions').key).update(`${label}|${token}`).digest('base64url');
}
