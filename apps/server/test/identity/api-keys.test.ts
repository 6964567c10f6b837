import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { headers } from '@peerbourse/contract/headers';
import { changeAddresses } from '@peerbourse/contract/identity/api-keys/change-addresses';
import { createKey } from '@peerbourse/contract/identity/api-keys/create-key';
import { keyList } from '@peerbourse/contract/identity/api-keys/key-list';
import { renameKey } from '@peerbourse/contract/identity/api-keys/rename-key';
import { revokeKey } from '@peerbourse/contract/identity/api-keys/revoke-key';
import { endUserSessions } from '@peerbourse/contract/identity/customers/end-user-sessions';
import { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { lockMyAccount } from '@peerbourse/contract/identity/security/lock-my-account';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import type { UserId } from '@peerbourse/contract/ids';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveCoins, giveFactors, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { askedKey } from '../support/fixtures/valid-api-keys-requests.ts';
import { giveProgram, Program } from '../support/program.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const refusedCode = '00011';
const verified = { identityLevel: verifiedLevel } as const;

const transferInput = { coin: 'USDT', from: 'spot', to: 'otc', amount: '1' } as const;

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});
afterAll(() => env.close());

async function make(person: QuickPerson, more: object = {}) {
  const factors = await giveFactors(env, person, 'create-api-key');
  return await person.browser.call(createKey, { ...askedKey, scopes: ['read'], addresses: [], factors, ...more });
}

async function codeOf(program: Program): Promise<unknown> {
  return (await program.call(coinBalances, {})).body.code;
}

describe('making a key', () => {
  it('an HMAC key: its secret is told once, is stored encrypted, and signs', async () => {
    const person = await quickPerson(env, verified);
    const { body } = await make(person, { name: '  Bot of mine ' });
    expect(body.code).toBe('00000');
    const { key, secret } = body.data;
    expect(key).toMatchObject({
      name: 'Bot of mine',
      kind: 'hmac',
      scopes: ['read'],
      addresses: [],
      publicKey: null,
      ended: null,
      lastUsed: null,
    });
    expect(secret).toMatch(/^pbs_[\w-]{43}$/);
    const program = new Program(env, key.keyId, { kind: 'hmac', secret: secret as string });
    expect(await codeOf(program)).toBe('00000');
    const { keys } = await person.browser.ask(keyList, {});
    expect(keys).toMatchObject([{ keyId: key.keyId, lastUsed: { address: program.address } }]);
    expect(JSON.stringify(await env.query('SELECT * FROM api_keys_keys'))).not.toContain(secret);
    expect(JSON.stringify(await env.query('SELECT * FROM platform_idempotency'))).not.toContain(secret);
  });

  it('an Ed25519 key: we have the public half only', async () => {
    const person = await quickPerson(env, verified);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    const { body } = await make(person, { kind: 'ed25519', publicKey: pem });
    expect(body.data).toMatchObject({
      secret: null,
      key: { publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url') },
    });
    expect(await codeOf(new Program(env, body.data.key.keyId, { kind: 'ed25519', privateKey }))).toBe('00000');
    expect((await make(person, { kind: 'ed25519', publicKey: 'A'.repeat(43) })).body.code).toBe('00000');
    expect((await make(person, { kind: 'ed25519', publicKey: 'A'.repeat(44) })).body.code).toBe('20803');
  });

  it('asks for the codes of the account, a proved identity, and a session that is not held', async () => {
    const person = await quickPerson(env, verified);
    expect((await person.browser.call(createKey, { ...askedKey, scopes: ['read'], addresses: [], factors: {} })).body.code).toBe('20204');
    expect((await make(person, { factors: { emailCode: '000000' } })).body.code).toBe('20202');
    expect((await make(await quickPerson(env))).body.code).toBe('20806');
    expect(await env.query('SELECT FROM api_keys_keys WHERE account_id = $1', [person.accountId])).toEqual([]);
    const held = await quickPerson(env, verified);
    await env.query(`UPDATE sessions_families SET held_until = app_now() + interval '1 day' WHERE main_id = $1`, [held.accountId]);
    expect((await make(held)).body.code).toBe('20303');
  });

  it('without addresses it ends within 90 days, with them when it was said', async () => {
    const person = await quickPerson(env, verified);
    const daysOf = async (more: object) => {
      const { endsAt, createdAt } = (await make(person, more)).body.data.key;
      return endsAt && Math.round((Date.parse(endsAt) - Date.parse(createdAt)) / 86_400_000);
    };
    expect(await daysOf({ lifeDays: null })).toBe(90);
    expect(await daysOf({ lifeDays: 400 })).toBe(90);
    expect(await daysOf({ lifeDays: 7 })).toBe(7);
    expect(await daysOf({ lifeDays: 400, addresses: ['203.0.113.7'] })).toBe(400);
    expect(await daysOf({ lifeDays: null, addresses: ['203.0.113.7'] })).toBeNull();
  });

  it('an account has twenty at a time, also when many are asked for at once', async () => {
    const person = await quickPerson(env, verified);
    for (let made = 0; made < 18; made++) await giveProgram(env, person);
    const tries = [1, 2, 3, 4, 5].map(async () => (await make(person)).body.code);
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === '00000').length).toBeLessThanOrEqual(2);
    const [{ count } = { count: 0 }] = await env.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM api_keys_keys WHERE account_id = $1',
      [person.accountId],
    );
    expect(count).toBeLessThanOrEqual(20);
    while ((await make(person)).body.code === '00000');
    expect((await make(person)).body).toMatchObject({ code: '20801', data: { most: 20 } });
    expect((await make(person, { userId: await giveChild(person) })).body.code).toBe('00000');
  });

  it('a key of a sub-account is made in the main account, and acts for the sub-account alone', async () => {
    const person = await quickPerson(env, verified);
    const userId = await giveChild(person);
    const { key, secret } = (await make(person, { userId })).body.data;
    expect(key.account.userId).toBe(userId);
    await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000_000n);
    const program = new Program(env, key.keyId, { kind: 'hmac', secret: secret as string });
    const { coins } = (await program.call(coinBalances, {})).body.data;
    expect(coins.filter(({ total }) => Number(total) > 0)).toEqual([]);
    const stranger = await quickPerson(env, verified);
    expect((await make(person, { userId: stranger.userId })).body.code).toBe('20501');
    expect((await make(person, { userId: await giveChild(stranger) })).body.code).toBe('20501');
    await person.browser.ask(revokeKey, { keyId: key.keyId });
    await untilRefused(program);
  });

  it('offers no scope that no call has', async () => {
    const person = await quickPerson(env, verified);
    expect((await make(person, { scopes: ['withdraw'] })).body.code).toBe('40001');
    expect((await make(person, { scopes: [] })).body.code).toBe('40001');
  });
});

async function giveChild({ browser }: QuickPerson): Promise<UserId> {
  return (await browser.ask(createSubAccount, { userName: `desk ${randomUUID().slice(0, 8)}` })).userId;
}

/** The gate keeps what it has read for half a second. */
async function untilRefused(program: Program): Promise<void> {
  await vi.waitUntil(async () => (await codeOf(program)) === refusedCode, { timeout: 30_000 });
}

describe('addresses', () => {
  it('a key works from its addresses and from nowhere else, however they are written', async () => {
    const person = await quickPerson(env, verified);
    const addresses = ['203.0.113.0/24', ' 2001:DB8:0:0::/48', '198.51.100.7', '198.51.100.7/32', '::ffff:192.0.2.9'];
    const { body } = await make(person, { addresses });
    expect(body.data.key.addresses).toEqual(['203.0.113.0/24', '2001:db8::/48', '198.51.100.7/32', '192.0.2.9/32']);
    const program = new Program(env, body.data.key.keyId, { kind: 'hmac', secret: body.data.secret as string });
    const codes: Record<string, unknown> = {};
    for (const address of ['203.0.113.200', '::ffff:203.0.113.9', '2001:db8:0:ffff::1', '198.51.100.7', '192.0.2.9']) {
      program.address = address;
      codes[address] = await codeOf(program);
    }
    expect(new Set(Object.values(codes))).toEqual(new Set(['00000']));
    for (const address of ['203.0.114.1', '198.51.100.8', '2001:db8:1::1', '::1', '192.0.2.10']) {
      program.address = address;
      expect(await codeOf(program), address).toBe(refusedCode);
    }
  });

  it.each([
    '',
    'x',
    '203.0.113',
    '203.0.113.256',
    '0.0.0.0/0',
    '10.0.0.0/8',
    '::/0',
    '2001:db8::/16',
    '203.0.113.7/33',
    '010.1.1.1',
    '0x7f.0.0.1',
    '2130706433',
    'example.com',
    '203.0.113.7/24/8',
    '203.0.113.7/-1',
  ])('%j is none', async (address) => {
    const person = await quickPerson(env, verified);
    const { body } = await make(person, { addresses: [address] });
    expect(['20804', '40001']).toContain(body.code);
  });

  it('they are changed with codes; a key that loses them ends within 90 days', async () => {
    const person = await quickPerson(env, verified);
    const { keyId } = (await make(person, { addresses: ['203.0.113.7'], lifeDays: null })).body.data.key;
    const change = async (addresses: string[]) =>
      (await person.browser.call(changeAddresses, { keyId, addresses, factors: await giveFactors(env, person, 'change-api-key') })).body;
    expect((await person.browser.call(changeAddresses, { keyId, addresses: [], factors: {} })).body.code).toBe('20204');
    expect((await change(['192.0.2.0/24'])).data.key).toMatchObject({ addresses: ['192.0.2.0/24'], endsAt: null });
    const { endsAt } = (await change([])).data.key;
    expect(Date.parse(endsAt as string)).toBeLessThan(Date.now() + 90 * 86_400_000 + 60_000);
    const notices = await env.query(`SELECT kind FROM notifications_entries WHERE account_id = $1 ORDER BY id`, [person.accountId]);
    expect(notices.map(({ kind }) => kind)).toEqual(['api_key_added', 'api_key_changed', 'api_key_changed']);
  });
});

describe('the end of a key', () => {
  const endings: Record<string, (person: QuickPerson) => Promise<unknown>> = {
    'log out everywhere': ({ browser }) => browser.ask(endOtherSessions, {}),
    'another password': async (person) => {
      const factors = await giveFactors(env, person, 'change-password');
      return await person.browser.ask(changePassword, { oldPassword: goodPassword, password: 'Windy-Harbour-72', factors });
    },
    'a lock by the owner': ({ browser }) => browser.ask(lockMyAccount, {}),
    'a lock by staff': ({ userId }) => env.call(lockUser, { userId, reason: 'a test of keys' }),
    'an end of the sessions by staff': ({ userId }) => env.call(endUserSessions, { userId, reason: 'a test of keys' }),
  };

  it.each(Object.entries(endings))('%s', async (_, end) => {
    const person = await quickPerson(env, verified);
    const programs = [await giveProgram(env, person), await giveProgram(env, person, { kind: 'ed25519' })];
    for (const program of programs) expect(await codeOf(program)).toBe('00000');
    await end(person);
    for (const program of programs) await untilRefused(program);
    const rows = await env.query('SELECT closed_secret FROM api_keys_keys WHERE account_id = $1 AND ended_at IS NULL', [person.accountId]);
    expect(rows).toEqual([]);
    const notices = await env.query(`SELECT FROM notifications_entries WHERE account_id = $1 AND kind = 'api_keys_ended'`, [
      person.accountId,
    ]);
    expect(notices).toHaveLength(1);
  });

  it('its own time', async () => {
    const person = await quickPerson(env, verified);
    const program = await giveProgram(env, person);
    await env.query(`UPDATE api_keys_keys SET ends_at = app_now() - interval '1 second' WHERE key_id = $1`, [program.keyId]);
    expect(await codeOf(program)).toBe(refusedCode);
    const { keys } = await person.browser.ask(keyList, {});
    expect(keys[0]?.ended?.reason).toBe('expired');
  });

  it('a key that is revoked while it is used: from its first refusal on nothing is answered any more', async () => {
    const person = await quickPerson(env, verified);
    const program = await giveProgram(env, person);
    const codes: unknown[] = [];
    const using = (async () => {
      while (codes.filter((code) => code === refusedCode).length < 100) codes.push(await codeOf(program));
    })();
    await person.browser.ask(revokeKey, { keyId: program.keyId });
    await using;
    expect(new Set(codes.slice(codes.indexOf(refusedCode)))).toEqual(new Set([refusedCode]));
    expect((await person.browser.call(revokeKey, { keyId: program.keyId })).body.code).toBe('20802');
    expect((await person.browser.ask(keyList, {})).keys).toMatchObject([{ ended: { reason: 'revoked' } }]);
  });
});

describe('keys of somebody else', () => {
  it('do not exist', async () => {
    const [one, two] = [await quickPerson(env, verified), await quickPerson(env, verified)];
    const { keyId } = await giveProgram(env, two);
    expect((await one.browser.call(renameKey, { keyId, name: 'mine' })).body.code).toBe('20802');
    expect((await one.browser.call(revokeKey, { keyId })).body.code).toBe('20802');
    const factors = await giveFactors(env, one, 'change-api-key');
    expect((await one.browser.call(changeAddresses, { keyId, addresses: ['203.0.113.7'], factors })).body.code).toBe('20802');
    expect((await one.browser.ask(keyList, {})).keys).toEqual([]);
    expect((await two.browser.ask(renameKey, { keyId, name: 'Two' })).key.name).toBe('Two');
  });
});

describe('what a signed call is told', () => {
  it('about its time, and ours', async () => {
    const program = await giveProgram(env, await quickPerson(env, verified));
    const late = await program.send(program.ready(coinBalances, {}, { atMs: Date.now() - 6_000 }));
    expect(late.body).toMatchObject({ code: '00013', data: { problem: 'too-old' } });
    expect(Math.abs((late.body.data as unknown as { serverTime: number }).serverTime - Date.now())).toBeLessThan(5_000);
    const early = await program.send(program.ready(coinBalances, {}, { atMs: Date.now() + 30_000 }));
    expect(early.body).toMatchObject({ code: '00013', data: { problem: 'too-early' } });
    expect((await program.send(program.ready(coinBalances, {}, { atMs: Date.now() - 20_000, window: '40000' }))).body.code).toBe('00000');
  });

  it('about headers that are missing or malformed', async () => {
    const program = await giveProgram(env, await quickPerson(env, verified));
    for (const [name, value] of [
      [headers.apiKey, undefined],
      [headers.apiKey, 'pbk_short'],
      [headers.apiSignature, undefined],
      [headers.apiSignature, 'x'.repeat(43) + '='],
      [headers.apiTimestamp, 'yesterday'],
      [headers.apiWindow, '60001'],
    ] as const) {
      expect((await program.call(coinBalances, {}, { [name]: value })).body, name).toMatchObject({ code: '00012', data: { header: name } });
    }
  });

  it('that keys and cookies do not go together, and which scope is missing', async () => {
    const person = await quickPerson(env, verified);
    const program = await giveProgram(env, person);
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await program.call(coinBalances, {}, { cookie })).body.code).toBe('00016');
    expect((await program.call(transferCoins, transferInput)).body).toMatchObject({ code: '00015', data: { scope: 'transfer' } });
    expect((await program.call(keyList, {})).body.code).toBe('00014');
  });

  it('how much of its budget is left, as cookies are told of their limit', async () => {
    const person = await quickPerson(env, verified);
    const program = await giveProgram(env, person);
    const leftOf = async () => Number((await program.call(coinBalances, {})).headers.get(headers.rateRemaining));
    const first = await leftOf();
    expect(await leftOf()).toBe(first - 1);
    await program.call(issueTicket, {});
    expect(await leftOf()).toBe(first - 1 - 10 - 1);
    const answer = await person.browser.call(keyList, {});
    expect(Number(answer.headers.get(headers.rateLimit))).toBeGreaterThan(0);
    expect(Number(answer.headers.get(headers.rateReset))).toBeGreaterThan(0);
    expect(
      (await program.call(coinBalances, {}, { [headers.apiSignature]: 'A'.repeat(43) })).headers.get(headers.rateRemaining),
    ).not.toBeNull();
  });
});

describe('a write', () => {
  it('that is sent again gives the first answer, and cannot be sent under another idempotency key', async () => {
    const person = await quickPerson(env, verified);
    const program = await giveProgram(env, person, { scopes: ['transfer', 'read'] });
    await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000_000n);
    const ready = program.ready(transferCoins, transferInput);
    const first = await program.send(ready);
    expect(first.body.code).toBe('00000');
    expect((await program.send(ready)).body.data).toEqual(first.body.data);
    const other = { ...ready, headers: { ...ready.headers, [headers.idempotencyKey]: randomUUID() } };
    expect((await program.send(other)).body.code).toBe(refusedCode);
    const capital = {
      ...ready,
      headers: { ...ready.headers, [headers.idempotencyKey]: ready.headers[headers.idempotencyKey]?.toUpperCase() },
    };
    expect((await program.send(capital)).body.code).toBe(refusedCode);
    const without = { ...ready, headers: { ...ready.headers, [headers.idempotencyKey]: undefined } };
    expect((await program.send(without)).body.code).toBe(refusedCode);
  });
});
