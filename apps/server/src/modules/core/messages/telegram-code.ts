import { randomInt } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

/** Nothing that is easily taken for something else: no I and O, no 0 and 1. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

export const telegramCodeMinutes = 10;

export function makeTelegramCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** With a key of the house: eight characters are few enough that a plain hash could be turned back. */
export function telegramCodeHash(keys: Keys, code: string): Buffer {
  return keys.hmac('telegram-code', code);
}
