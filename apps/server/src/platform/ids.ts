import { randomBytes } from 'node:crypto';

export function instanceName(): string {
  return randomBytes(4).toString('hex');
}

/** What people see instead of row ids: a counter would publish our volume. 64 random bits, never shorter than 18 digits. */
export function publicNumber(): string {
  const random = randomBytes(8).readBigUInt64BE() % 8_000_000_000_000_000_000n;
  return (random + 1_000_000_000_000_000_000n).toString();
}

/** For public addresses. */
export function publicHandle(): string {
  return randomBytes(16).toString('base64url');
}
