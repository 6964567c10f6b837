import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds). */
const stepMs = 30_000;
/** Phones whose clock is a little off are let in: one step to each side. */
const tolerance = 1;

export function stepAt(ms: number): number {
  return Math.floor(ms / stepMs);
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) as number) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step whose code this is, as long as it is later than the last one that was used. */
export function matchingStep(secret: Buffer, code: string, nowMs: number, lastStep: number): number | undefined {
  const now = stepAt(nowMs);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return steps.find((step) => step > lastStep && isSame(totpCode(secret, step), code));
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What apps take: the alphabet of RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
