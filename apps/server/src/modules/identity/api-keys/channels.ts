import { keyIdPattern } from '@peerbourse/contract/request-signature';

export { overKeys } from './key.table.ts';

/** Sockets name the session that they belong to; the id of a key is no number. */
export function isKeyId(id: string): boolean {
  return keyIdPattern.test(id);
}
