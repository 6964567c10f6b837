import { createHash } from 'node:crypto';

/** The mark of an English text, kept beside each translation of it. */
export function markOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}
