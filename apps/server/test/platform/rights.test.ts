import { randomUUID } from 'node:crypto';
import type { Call } from '@peerbourse/contract/call';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { markNotificationsRead } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { headers } from '@peerbourse/contract/headers';
import { removePasskey } from '@peerbourse/contract/identity/passkeys/remove-passkey';
import { confirmQrLogIn } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { endSession } from '@peerbourse/contract/identity/sessions/end-session';
import { scanQrLogIn } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { startQrLogIn } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { switchAccount } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { contractCalls, specTable } from '../support/contract-calls.ts';
import { giveFactors, giveTicket, quickPerson, type Traits } from '../support/fixtures/quick-users.ts';
import { photo, prepare } from '../support/fixtures/valid-requests.ts';
import { browserHeaders, type CallAnswer, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Who stands behind each column of the trading side; those of staff have a test of their own. */
const columns: Record<string, Traits | 'guest'> = {
  guest: 'guest',
  user: {},
  child: { identityLevel: 2, isChild: true, profile: {} },
  restricted: { isRestricted: true },
  trader: { identityLevel: 2, profile: {} },
  merchant: { identityLevel: 2, profile: { userType: 1 } },
  'cn-user': { identityLevel: 2, areaId: '1', profile: {} },
  'cn-seller': { identityLevel: 2, areaId: '1', profile: { userType: 1 } },
  kyb: { identityLevel: 2, profile: { kybFlag: 1 } },
  copper: { identityLevel: 2, identityFlag: 6 },
};

let env: TestEnvironment;
const calls = new Map((await contractCalls()).map(({ call }) => [call.path, call]));
const rows = specTable('rights.tsv').flatMap((row) => {
  const call = calls.get(row.path ?? '');
  return call ? [{ path: call.path, call, row }] : [];
});

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

/** Everybody asks the api role, with an input that is right: only the right can refuse. */
async function ask(call: Call, traits: Traits | 'guest'): Promise<CallAnswer> {
  const browser = traits === 'guest' ? new Browser(env) : (await quickPerson(env, traits)).browser;
  const sent = { ...browserHeaders({ ...call, role: 'api' }), [headers.deviceId]: browser.deviceId };
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const input = call.role === 'api' ? (await prepare(env, call)).input : {};
  const response = await fetch(`${env.addressOf('api')}${call.path}`, {
    method: 'POST',
    headers: { ...sent, cookie },
    body: JSON.stringify(input),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as CallAnswer['body'] };
}

const cells: Record<string, string> = {
  [refusals['session.missing'].code]: 'login',
  [refusals['right.main-only'].code]: 'main',
  [refusals['right.copper'].code]: 'copper',
  [refusals['right.no-profile'].code]: 'profile',
  [refusals['right.missing'].code]: 'refused',
  [refusals['p2p-merchants.merchants-only'].code]: 'merchant',
};

function cellOf({ status, body }: CallAnswer): string {
  return status === 404 ? 'none' : (cells[String(body.code)] ?? 'yes');
}

describe('rights', () => {
  it('R6.1 every call of the contract has a row, of its own role', () => {
    const called = [...calls.values()].map(({ path, role }) => `${role} ${path}`);
    expect(rows.map(({ path, row }) => `${row.role} ${path}`).sort()).toEqual(called.sort());
  });

  it.each(rows)('R6.1 $path', async ({ call, row }) => {
    const answered: Record<string, string> = {};
    for (const [name, traits] of Object.entries(columns)) answered[name] = cellOf(await ask(call, traits));
    expect(answered).toEqual(Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])));
  });
});

/** What belongs to somebody else is answered like what does not exist. */
describe('R6.1 objects of somebody else', () => {
  it('a session', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    const { sessions } = await two.browser.ask(sessionList, {});
    const foreign = await one.browser.call(endSession, { sessionNo: sessions[0]?.sessionNo ?? '' });
    const unknown = await one.browser.call(endSession, { sessionNo: '1234567890123456789' });
    expect(foreign.body.code).toBe(unknown.body.code);
    expect((await two.browser.ask(sessionList, {})).sessions).toHaveLength(1);
  });

  it('an account, a child account, and the main account of another family', async () => {
    const [one, two, child] = [await quickPerson(env), await quickPerson(env), await quickPerson(env, { isChild: true })];
    for (const userId of [two.userId, child.userId, '1234567890123456789']) {
      expect((await one.browser.call(switchAccount, { userId })).body.code).toBe('20501');
    }
    expect((await child.browser.call(switchAccount, { userId: two.userId })).body.code).toBe('20501');
  });

  it('a passkey', async () => {
    const one = await quickPerson(env);
    const { input } = await prepare(env, removePasskey);
    const factors = await giveFactors(env, one, 'remove-passkey');
    expect((await one.browser.call(removePasskey, { passkeyId: String(input.passkeyId), factors })).body.code).toBe('20216');
  });

  it('a notification', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    await env.query(`INSERT INTO notifications_entries (account_id, kind, values) VALUES ($1, 'account_locked', '{}')`, [two.accountId]);
    const [{ id } = { id: '' }] = await env.query<{ id: string }>(
      'SELECT handle::text AS id FROM notifications_entries WHERE account_id = $1',
      [two.accountId],
    );
    await one.browser.ask(markNotificationsRead, { notificationIds: [id, randomUUID()] });
    expect(await env.query('SELECT read_at FROM notifications_entries WHERE account_id = $1', [two.accountId])).toEqual([
      { read_at: null },
    ]);
  });

  it('a QR code that somebody else has scanned', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    const { qrKey } = await new Browser(env).ask(startQrLogIn, {});
    await one.browser.ask(scanQrLogIn, { qrKey });
    expect((await two.browser.call(scanQrLogIn, { qrKey })).body.code).toBe('20301');
    const factors = await giveFactors(env, two, 'confirm-qr-log-in');
    expect((await two.browser.call(confirmQrLogIn, { qrKey, isConfirmed: true, factors })).body.code).toBe('20301');
  });

  it('a ticket that was made for another act', async () => {
    const { accountId } = await quickPerson(env);
    for (const [path, kind] of [
      ['/v1/user/login/verify-login', 'reset-password'],
      ['/v1/user/forget-pwd/reset', 'log-in'],
      ['/v1/x/security/lock-by-mail', 'log-in'],
    ] as const) {
      const call = calls.get(path) as Call;
      const { browser, input } = await prepare(env, call);
      const ticket = await giveTicket(env, kind, accountId, { needs: [], method: 'password' });
      expect((await browser.call(call, { ...input, ticket })).body.code, path).toBe('20206');
    }
  });

  it('a file', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    const file = await photo();
    const upload = async ({ browser }: typeof one, purpose: 'identity-front' | 'identity-selfie') =>
      (await browser.ask(uploadBase64File, { purpose, file })).fileId;
    const application = {
      country: 'DE',
      documentType: 'passport',
      documentNumber: 'X1234567',
      firstName: 'Ann',
      lastName: 'Example',
      birthDate: '1990-04-05',
      expiresOn: '2099-12-31',
      front: await upload(two, 'identity-front'),
      selfie: await upload(one, 'identity-selfie'),
    } as const;
    const foreign = await one.browser.call(submitVerification, application);
    const unknown = await one.browser.call(submitVerification, { ...application, front: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(foreign.body.code).not.toBe('00000');
    expect(foreign.body.code).toBe(unknown.body.code);
  });
});
