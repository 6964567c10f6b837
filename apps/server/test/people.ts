import { randomBytes } from 'node:crypto';
import { registerByEmail } from '@peerbourse/contract/accounts/register-by-email';
import { sendCode } from '@peerbourse/contract/security/send-code';
import { verifyLogIn } from '@peerbourse/contract/sessions/verify-log-in';
import { Browser, newestCode } from './browser.ts';
import type { Stage } from './stage.ts';

export const goodPassword = 'Sunny-Harbour-71';

export interface Person {
  browser: Browser;
  email: string;
  userId: string;
  password: string;
  /** The row of the account, for looking into the database. */
  accountId: string;
}

/** Somebody who opens an account as everybody does, and is logged in. */
export async function newPerson(stage: Stage, name = randomBytes(5).toString('hex')): Promise<Person> {
  const browser = new Browser(stage);
  const email = `${name}@people.test`;
  await browser.ask(sendCode, { purpose: 'register', channel: 'email', email });
  const code = await newestCode(stage, email);
  const { userId, ticket } = await browser.ask(registerByEmail, { email, code, password: goodPassword, country: 'DE' });
  await browser.ask(verifyLogIn, { ticket, factors: {} });
  const [row] = await stage.query<{ id: string }>('SELECT id::text FROM accounts_users WHERE user_id = $1', [userId]);
  return { browser, email, userId, password: goodPassword, accountId: (row as { id: string }).id };
}

/** The codes that an act asks a person with a mail address for. */
export async function mailFactors(stage: Stage, { browser, email }: Person, purpose: Parameters<typeof ask>[1]) {
  await letCodesBeSent(stage);
  await ask(browser, purpose);
  return { emailCode: await newestCode(stage, email) };
}

async function ask(
  browser: Browser,
  purpose:
    | 'change-password'
    | 'set-fund-password'
    | 'confirm-authenticator'
    | 'remove-authenticator'
    | 'change-contact'
    | 'unbind-contact'
    | 'arrange-methods'
    | 'set-anti-phishing-code'
    | 'add-passkey'
    | 'remove-passkey'
    | 'ask-deletion'
    | 'my-data'
    | 'ask-fund-recovery',
) {
  await browser.ask(sendCode, { purpose, channel: 'email' });
}

/** Codes may be asked for once a minute; tests do not wait. */
export async function letCodesBeSent(stage: Stage): Promise<void> {
  await stage.query(`UPDATE secrets_codes SET sent_at = sent_at - interval '2 minutes'`);
}
