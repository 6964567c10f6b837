import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { offeredScopes, type Scope } from '@peerbourse/contract/api-scope';
import type { Call } from '@peerbourse/contract/call';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { headers } from '@peerbourse/contract/headers';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, sealWith } from '../support/browser.ts';
import { contractCalls, specTable } from '../support/contract-calls.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { prepare } from '../support/fixtures/valid-requests.ts';
import { giveProgram, type Program, type Ready } from '../support/program.ts';
import { browserHeaders, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const calls = (await contractCalls()).map(({ call }) => call);
const rows = new Map(specTable('rights.tsv').map((row) => [row.path ?? '', row]));
const everyScope: readonly Scope[] = ['read', 'p2p', 'p2p-release', 'spot', 'transfer', 'withdraw'];

let env: TestEnvironment;
let person: QuickPerson;
let program: Record<Scope | 'every', Program>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  for (const { pair } of await env.query<{ pair: string }>('SELECT pair FROM rates_pairs')) {
    await env.call(publishPrice, { pair, price: '100', reason: 'a price of the tests' });
  }
  person = await quickPerson(env, { identityLevel: 2, profile: {} });
  const made = everyScope.map(async (scope) => {
    // A key that may withdraw has addresses; here they are those of the test.
    return [scope, await giveProgram(env, person, { scopes: [scope], addresses: ['203.0.113.0/24'] })] as const;
  });
  const every = await giveProgram(env, person, { scopes: everyScope, addresses: ['203.0.113.0/24'], kind: 'ed25519' });
  program = { ...(Object.fromEntries(await Promise.all(made)) as Record<Scope, Program>), every };
});

afterAll(() => env.close());

const cells: Record<string, string> = {
  [refusals['key.closed'].code]: 'closed',
  [refusals['key.scope-missing'].code]: 'missing',
  [refusals['key.refused'].code]: 'refused',
  [refusals['key.bad-headers'].code]: 'refused',
};

/** Everything but the key may be wrong with it: the gate of keys is asked before the input is looked at. */
async function cellOf(call: Call, { ready }: { ready: ReturnType<Program['ready']> }): Promise<string> {
  const given = Object.entries(ready.headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${env.addressOf(call.role)}${ready.path}`, { method: 'POST', headers: given, body: ready.body });
  const { code } = (await response.json()) as { code: unknown };
  return cells[String(code)] ?? 'open';
}

describe('what a key opens', () => {
  it('every call has its cell, and what is offered is what a call has', () => {
    for (const { path, scope } of calls) expect(rows.get(path)?.scope, path).toBe(scope === 'none' ? 'closed' : scope);
    expect(new Set(calls.map(({ scope }) => scope))).toEqual(new Set(['none', ...offeredScopes]));
  });

  it('nothing that staff do, and nothing about identity, sessions, security and keys, but the key for sealed fields', () => {
    const identity = readdirSync(join(import.meta.dirname, '../../../../packages/contract/src/identity'));
    expect(identity).toEqual(expect.arrayContaining(['api-keys', 'passkeys', 'recoveries', 'security', 'sessions', 'staff']));
    const open = calls.filter(({ scope, role, area }) => scope !== 'none' && (role === 'admin' || identity.includes(area)));
    expect(open.map(({ area, name }) => `${area}/${name}`)).toEqual(['security/issue-encryption-key']);
    const named = ['files', 'notifications', 'exports'].flatMap((area) => calls.filter((call) => call.area === area));
    expect(named.filter(({ scope }) => scope !== 'none')).toEqual([]);
  });

  it.each(calls.map((call) => ({ path: call.path, call })))('$path', async ({ call }) => {
    const answered: Record<string, string> = {};
    for (const scope of [...everyScope, 'every'] as const) {
      const signer = program[scope];
      answered[scope] = await cellOf(call, { ready: signer.ready(call, { 'no such field': 1 }) });
    }
    const needed = rows.get(call.path)?.scope;
    const expected = (scope: string) => (needed === 'closed' ? 'closed' : scope === 'every' || scope === needed ? 'open' : 'missing');
    expect(answered).toEqual(Object.fromEntries([...everyScope, 'every'].map((scope) => [scope, expected(scope)])));
  });
});

/** Who stands behind a browser. */
async function accountOf(browser: Browser): Promise<{ accountId: string }> {
  const access = browser.cookies.get('__Host-pb_at');
  if (access === undefined) return await quickPerson(env);
  const [row] = await env.query<{ accountId: string }>(
    `SELECT family.account_id::text AS "accountId" FROM sessions_tokens token JOIN sessions_families family ON family.id = token.family_id
     WHERE token.access_hash = $1`,
    [createHash('sha256').update(access).digest()],
  );
  return row as { accountId: string };
}

async function signedAndSealed(signer: Program, call: Call, input: Record<string, unknown>): Promise<Ready> {
  if (call.sealed.length === 0) return signer.ready(call, input);
  const { encryptKey } = (await signer.call(issueEncryptionKey, {})).body.data;
  const sealed = sealWith(encryptKey, call, input, '');
  const ready = signer.ready(call, JSON.parse(sealed.body));
  return { ...ready, headers: { ...sealed.headers, ...ready.headers } };
}

const open = calls.filter(({ scope }) => scope !== 'none').map((call) => ({ path: call.path, call }));

describe('with a key as with cookies', () => {
  it.each(open)('$path does what it is for', async ({ call }) => {
    const { browser, input } = await prepare(env, call);
    const signer = await giveProgram(env, await accountOf(browser), { scopes: ['read', 'p2p', 'p2p-release', 'spot', 'transfer'] });
    const { status, body } = await signer.send(await signedAndSealed(signer, call, input));
    expect({ status, code: body.code }).toEqual({ status: 200, code: call.ok });
  });
});

describe('a page of somebody else', () => {
  it('gets nowhere with the cookies of a victim and headers of a key', async () => {
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const call of calls.filter(({ changes }) => changes === 'write')) {
      const { path, body, headers: signed } = program.every.ready(call, {});
      const isStaff = call.role === 'admin';
      const given = { ...signed, cookie: isStaff ? (browserHeaders(call).cookie ?? '') : cookie, origin: 'https://evil.test' };
      const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const response = await fetch(`${env.addressOf(call.role)}${path}`, { method: 'POST', headers: sent, body });
      const { code } = (await response.json()) as { code: unknown };
      expect(code, path).toBe(refusals[isStaff ? 'key.closed' : 'key.with-cookies'].code);
      const half = { ...browserHeaders(call), cookie: given.cookie, origin: 'https://evil.test', [headers.apiWindow]: '5000' };
      const other = await fetch(`${env.addressOf(call.role)}${path}`, { method: 'POST', headers: half, body });
      expect(((await other.json()) as { code: unknown }).code, path).toBe(code);
    }
  });
});
