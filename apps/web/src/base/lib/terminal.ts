import { readCache, writeCache } from './local-cache.ts';

/** What tells this browser from others: random, made here, and gone when the visitor clears the site's storage. */
export function terminalCode(): string {
  const known = readCache('terminal_code');
  if (known !== '') return known;
  const made = crypto.randomUUID();
  writeCache('terminal_code', made);
  return made;
}
