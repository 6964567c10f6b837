import { randomBytes } from 'node:crypto';
import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import type { BrowserContext, Page } from '@playwright/test';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import type { TestEnvironment } from '../../../apps/server/test/support/test-environment.ts';
import { asOwner } from '../../console/as-owner.ts';
import { newestCode, site } from '../../site.ts';
import { untilHydrated, watchTraffic } from '../../wait-for.ts';

export interface Member {
  email: string;
  userId: string;
  password: string;
  device: Visitor;
}

const password = 'Sunny-Harbour-71';

/** A device of its own, in a network of its own: the proxy would make one network of them all. */
export class Visitor extends Browser {
  constructor() {
    // Only where the api is, and its pages, is asked for.
    super({ addressOf: () => process.env.PB_E2E_API ?? '', originOf: () => site } as unknown as TestEnvironment);
  }
}

/** The next member, opened while a test is under way: most of the time that it takes is waiting. */
let next: { at: number; member: Promise<Member | undefined> } | undefined;

/** Not so old that anything about them has run out. */
const freshMs = 60_000;

/** Somebody who has just opened an account, as everybody does. */
export async function newMember(): Promise<Member> {
  const ready = next && Date.now() - next.at < freshMs ? await next.member : undefined;
  const member = ready ?? (await openAccount());
  next = { at: Date.now(), member: openAccount().catch(() => undefined) };
  return member;
}

async function openAccount(): Promise<Member> {
  const device = new Visitor();
  const email = `${randomBytes(6).toString('hex')}@members.test`;
  await device.ask(sendCode, { purpose: 'register', channel: 'email', email });
  const code = await newestCode(email);
  const { userId, ticket } = await device.ask(registerByEmail, { email, code, password, country: 'DE' });
  await device.ask(verifyLogIn, { ticket, factors: {} });
  return { email, userId, password, device };
}

/** Opens a page and waits until it can be used: what is pressed before is lost. */
export async function visit(page: Page, path: string, host = site): Promise<void> {
  watchTraffic(page);
  await page.goto(`${host}${path}`);
  await untilHydrated(page);
}

/** A new member to whom the page belongs. */
export async function openAs(page: Page, host?: string): Promise<Member> {
  const member = await newMember();
  await enter(page.context(), member.device, host);
  return member;
}

/** The pages of a browser belong to whoever is logged in on the device. */
export async function enter(context: BrowserContext, device: Visitor, host = '127.0.0.1'): Promise<void> {
  const cookies = [...device.cookies].map(([name, value]) => {
    const isSecret = name !== 'login';
    return { name, value, domain: host, path: '/', httpOnly: isSecret, secure: name.startsWith('__'), sameSite: 'Lax' as const };
  });
  await context.addCookies(cookies);
}

/** Codes may be asked for once a minute; tests do not wait. */
export async function letCodesBeSent(): Promise<void> {
  await asOwner(`UPDATE secrets_codes SET sent_at = sent_at - interval '2 minutes'`);
}

/** A security key in the browser, which agrees by itself. */
export async function addVirtualKey(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** By a row: how an identity is verified has tests of its own. */
export async function countAsVerified({ userId }: Pick<Member, 'userId'>): Promise<void> {
  await asOwner(`UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example' WHERE user_id = $1`, [userId]);
}
