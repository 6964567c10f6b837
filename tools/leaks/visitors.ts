import { createHash, randomBytes } from 'node:crypto';
import type { Stack } from '../load/stack.ts';

export interface Visitor {
  /** Stands in the person's name, which the pages print. */
  canary: string;
  cookie: string;
}

/** People who are logged in: rows instead of registrations. */
export async function makeVisitors(stack: Stack, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (let made = 0; made < count; made++) visitors.push(await makeVisitor(stack));
  return visitors;
}

async function makeVisitor(stack: Stack): Promise<Visitor> {
  const mark = randomBytes(6).toString('hex');
  const canary = `Canary${mark}`;
  const refresh = randomBytes(32).toString('base64url');
  const access = randomBytes(32).toString('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest();
  await stack.query(
    `WITH person AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
       VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $2, $3, $4) RETURNING id),
     secret AS (INSERT INTO secrets_credentials (account_id, password_hash, anti_phishing_code) SELECT id, 'none', $2 FROM person),
     family AS (
       INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, method, is_new_device, expires_at)
       SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, id, id, $2, $2, '10.0.0.1', 'password', false, app_now() + interval '1 day'
       FROM person RETURNING id)
     INSERT INTO sessions_tokens (family_id, generation, refresh_hash, access_hash, access_expires_at)
     SELECT id, 1, $5, $6, app_now() + interval '1 day' FROM family`,
    [randomBytes(16).toString('base64url'), canary, `${mark}@canary.test`, mark.toUpperCase(), hashOf(refresh), hashOf(access)],
  );
  return { canary, cookie: `__Host-pb_at=${access}; __Host-pb_rt=${refresh}; login=1` };
}
