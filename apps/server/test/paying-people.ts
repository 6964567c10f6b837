import { randomInt } from 'node:crypto';
import { addMethod } from '@peerbourse/contract/p2p-paymethods/add-method';
import { hashPassword } from '../src/modules/secrets/passwords.ts';
import { type QuickPerson, quickPerson, type Traits } from './quick-people.ts';
import type { Stage } from './stage.ts';

export const fundPassword = '294817';
const hashes = new WeakMap<Stage, Promise<string>>();

/** A verified trader with a fund password, whose account, password and device are a month old. */
export async function payingPerson(stage: Stage, traits: Traits = {}): Promise<QuickPerson> {
  const hash = hashes.get(stage) ?? hashPassword(stage.config, fundPassword);
  hashes.set(stage, hash);
  const person = await quickPerson(stage, { identityLevel: 2, profile: {}, ...traits });
  const { accountId } = person;
  const [{ main } = { main: accountId }] = await stage.query<{ main: string }>(
    'SELECT coalesce(main_id, id)::text AS main FROM accounts_users WHERE id = $1',
    [accountId],
  );
  await stage.query(`UPDATE accounts_users SET created_at = created_at - interval '30 days' WHERE id = $1`, [main]);
  await stage.query(`UPDATE sessions_devices SET first_seen_at = first_seen_at - interval '30 days' WHERE main_id = $1`, [main]);
  await stage.query(
    `UPDATE secrets_credentials SET fund_hash = $2, password_changed_at = password_changed_at - interval '30 days' WHERE account_id = $1`,
    [main, await hash],
  );
  return person;
}

/** A number that nobody else has. */
export function newPhilippineNumber(): string {
  return `0917${randomInt(1_000_000, 9_999_999)}`;
}

/** GCash, in pesos. */
export function gcash(phone = newPhilippineNumber()) {
  return { paymethodId: '221', fiatCode: 'PHP', paymethodInfo: [{ name: 'phone', value: phone }], accountPwd: fundPassword };
}

export async function saveGcash({ browser }: QuickPerson, phone?: string): Promise<string> {
  return (await browser.ask(addMethod, gcash(phone))).userPaymethodId;
}
