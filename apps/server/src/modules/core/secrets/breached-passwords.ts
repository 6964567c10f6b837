import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInFilter, type PasswordFilter, readFilter } from './password-filter.ts';

/** Made by `npm run -s passwords`, which also says where its entries come from. */
const file = join(import.meta.dirname, 'breached-passwords.bin');

let filter: PasswordFilter | undefined;

/** Read once, by the first who asks. */
export function breachedPasswords(): PasswordFilter {
  filter ??= readFilter(readFileSync(file));
  return filter;
}

/** Whether somebody has lost this password before, in whatever case: those are tried first. */
export function isBreachedPassword(password: string): boolean {
  return isInFilter(breachedPasswords(), password.toLowerCase());
}
