import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hashPassword } from '../src/modules/secrets/passwords.ts';
import { Browser } from './browser.ts';
import { goodPassword } from './people.ts';
import type { Stage } from './stage.ts';

export interface QuickPerson {
  browser: Browser;
  accountId: string;
  userId: string;
  encryptUserId: string;
  email: string;
  phone: string;
}

export interface Traits {
  identityLevel?: number;
  identityFlag?: number;
  areaId?: string;
  hasPhone?: boolean;
  /** Everything that can be held back is. */
  isRestricted?: boolean;
  /** Acts as a child account of a main account of the same traits. */
  isChild?: boolean;
  /** Has a P2P profile with accepted terms. */
  profile?: { userType?: 0 | 1; kybFlag?: 1 | 2; mayPublish?: boolean };
}

const hashes = new WeakMap<Stage, Promise<string>>();

/** Somebody who is there at once: rows instead of a registration, for tests that need thousands. */
export async function quickPerson(stage: Stage, traits: Traits = {}): Promise<QuickPerson> {
  const hash = hashes.get(stage) ?? hashPassword(stage.config, goodPassword);
  hashes.set(stage, hash);
  const main = await insertAccount(stage, traits, null);
  await stage.query('INSERT INTO secrets_credentials (account_id, password_hash) VALUES ($1, $2)', [main.accountId, await hash]);
  const acting = traits.isChild ? await insertAccount(stage, traits, main.accountId) : main;
  if (traits.profile) await giveProfile(stage, acting.accountId, traits.profile);
  const browser = new Browser(stage);
  await giveSession(stage, browser, main.accountId, acting.accountId);
  if (traits.isRestricted) {
    await stage.query(
      `INSERT INTO accounts_holds (account_id, kind, reason, author)
       SELECT $1, kind, 'test', 'test' FROM unnest(ARRAY['withdraw', 'p2p-sell', 'p2p', 'contract']) AS kind`,
      [main.accountId],
    );
  }
  return { ...acting, email: main.email, phone: main.phone, browser };
}

async function insertAccount(stage: Stage, traits: Traits, mainId: string | null) {
  const mark = randomBytes(6).toString('hex');
  const publicId = (10n ** 18n + (randomBytes(8).readBigUInt64BE() % (8n * 10n ** 18n))).toString();
  const encryptUserId = randomBytes(16).toString('base64url');
  const email = `${mark}@quick.test`;
  const phone = `151${randomInt(10_000_000, 99_999_999)}`;
  const [row] = await stage.query<{ id: string }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, main_id, user_name, email, dial_code, phone, country, area_id, identity_flag,
       identity_level, real_name, invitation_code)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'DE', $8, $9, $10, $11, $12) RETURNING id::text`,
    [
      publicId,
      encryptUserId,
      mainId,
      `Name ${mark}`,
      mainId ? null : email,
      mainId || !traits.hasPhone ? null : '49',
      mainId || !traits.hasPhone ? null : phone,
      traits.areaId ?? '0',
      traits.identityFlag ?? 0,
      traits.identityLevel ?? 0,
      (traits.identityLevel ?? 0) === 2 ? 'Ann Example' : null,
      mark.toUpperCase(),
    ],
  );
  return { accountId: (row as { id: string }).id, userId: publicId, encryptUserId, email, phone };
}

export async function giveProfile(stage: Stage, accountId: string, profile: NonNullable<Traits['profile']> = {}): Promise<void> {
  await stage.query(
    `INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, head_color, user_type, kyb_flag, may_publish,
       terms_version, terms_accepted_at, is_open)
     VALUES ($1::bigint, 'Quick ' || $1, 'quick:' || $1, 1, '#1d4ed8', $2, $3, $4, 1, app_now(), true)`,
    [accountId, profile.userType ?? 0, profile.kybFlag ?? 2, profile.mayPublish ?? false],
  );
}

export async function giveSession(stage: Stage, browser: Browser, mainId: string, accountId = mainId): Promise<void> {
  const [refresh, access] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const hashOf = (token: string) => createHash('sha256').update(token).digest();
  await stage.query(
    `WITH known AS (INSERT INTO sessions_devices (main_id, device_id) VALUES ($1, $3) ON CONFLICT DO NOTHING),
     family AS (
       INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, method, is_new_device, expires_at)
       VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $2, $3, 'test', '10.0.0.1', 'password', false, app_now() + interval '30 days')
       RETURNING id)
     INSERT INTO sessions_tokens (family_id, generation, refresh_hash, access_hash, access_expires_at)
     SELECT id, 1, $4, $5, app_now() + interval '10 minutes' FROM family`,
    [mainId, accountId, browser.deviceId, hashOf(refresh), hashOf(access)],
  );
  browser.cookies.set('__Host-pb_rt', refresh);
  browser.cookies.set('__Host-pb_at', access);
  browser.cookies.set('login', '1');
}

export const knownCode = '246810';

/** A code that was never sent. */
export async function giveCode(stage: Stage, purpose: string, target: string, code = knownCode): Promise<void> {
  const hash = createHash('sha256').update(`${purpose}\n${target}\n${code}`).digest();
  await stage.query(
    `INSERT INTO secrets_codes (purpose, target, code_hash, sent_at, expires_at)
     VALUES ($1, $2, $3, app_now() - interval '2 minutes', app_now() + interval '10 minutes')`,
    [purpose, target, hash],
  );
}

/** What an act asks somebody for who has a mail address only. */
export async function giveFactors(stage: Stage, { accountId }: Pick<QuickPerson, 'accountId'>, purpose: string) {
  await giveCode(stage, purpose, `account:${accountId}:email`);
  return { emailCode: knownCode };
}

export async function giveTicket(stage: Stage, kind: string, accountId: string | null, holds: object = {}): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await stage.query(
    `INSERT INTO secrets_tickets (ticket_hash, kind, account_id, holds, expires_at) VALUES ($1, $2, $3, $4, app_now() + interval '10 minutes')`,
    [createHash('sha256').update(ticket).digest(), kind, accountId, JSON.stringify(holds)],
  );
  return ticket;
}

/** Coins from outside, as if they had been paid in. Units of 10^-scale of the coin. */
export async function giveCoins(stage: Stage, accountId: string, coin: string, wallet: string, units: bigint): Promise<void> {
  await stage.query(
    `SELECT ledger_post('credit', 'credit:test:' || gen_random_uuid(), 'test', ARRAY[NULL, $1]::bigint[], ARRAY[$2, $2]::text[],
       ARRAY['clearing', $3]::text[], ARRAY['', ''], ARRAY[-$4::bigint, $4::bigint])`,
    [accountId, coin, wallet, String(units)],
  );
}
