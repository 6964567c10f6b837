import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { headers } from '@peerbourse/contract/headers';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveCoins, quickPerson } from '../support/fixtures/quick-users.ts';
import { giveProgram, type Program, type Ready } from '../support/program.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many forged requests are sent; 100,000 in the nightly run. */
const trials = Number(process.env.PB_FORGERIES ?? 1_000);
const atOnce = 8;

let env: TestEnvironment;
/** An HMAC and an Ed25519 key of one person, one of another person, one that works elsewhere, and one that has ended. */
let own: Program[];
let foreign: Program;
let elsewhere: Program[];
let ended: Program;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  const [person, stranger] = [await quickPerson(env, { identityLevel: 2 }), await quickPerson(env, { identityLevel: 2 })];
  const scopes = ['read', 'transfer'] as const;
  await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000_000n);
  own = [await giveProgram(env, person, { scopes }), await giveProgram(env, person, { scopes, kind: 'ed25519' })];
  foreign = await giveProgram(env, stranger, { scopes });
  elsewhere = [
    await giveProgram(env, person, { scopes, addresses: ['198.51.100.0/24'] }),
    await giveProgram(env, person, { scopes, kind: 'ed25519', addresses: ['2001:db8::/32', '192.0.2.1/32'] }),
  ];
  ended = await giveProgram(env, person, { scopes });
  await env.query(`UPDATE api_keys_keys SET ended_at = app_now(), end_reason = 'revoked', closed_secret = NULL WHERE key_id = $1`, [
    ended.keyId,
  ]);
});
afterAll(() => env.close());

const any = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

function genuine(program: Program, options: Parameters<Program['ready']>[2] = {}): Ready {
  return randomInt(2) === 0
    ? program.ready(coinBalances, {}, options)
    : program.ready(transferCoins, { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' }, options);
}

/** One byte of a text is another. */
function withOtherByte(text: string, alphabet: string): string {
  const at = randomInt(text.length);
  const others = alphabet.split('').filter((letter) => letter !== text[at]);
  return text.slice(0, at) + any(others) + text.slice(at + 1);
}

function withHeader(ready: Ready, name: string, change: (value: string) => string | undefined): Ready {
  return { ...ready, headers: { ...ready.headers, [name]: change(ready.headers[name] ?? '') } };
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Each makes a request that must not be answered, out of what a thief may have: requests that were caught, and keys of others. */
const forgeries: Record<string, () => Ready> = {
  'a byte of the signature': () => withHeader(genuine(any(own)), headers.apiSignature, (value) => withOtherByte(value, base64url)),
  'a byte of the key id': () => withHeader(genuine(any(own)), headers.apiKey, (value) => `pbk_${withOtherByte(value.slice(4), base64url)}`),
  'a digit of the time': () =>
    withHeader(genuine(any(own)), headers.apiTimestamp, (value) => value.slice(0, -4) + withOtherByte(value.slice(-4), '0123456789')),
  'a byte of the body': () => {
    const ready = genuine(any(own));
    const at = randomInt(ready.body.length + 1);
    return {
      ...ready,
      body: any([
        `${ready.body} `,
        ` ${ready.body}`,
        `${ready.body.slice(0, at)} ${ready.body.slice(at)}`,
        ready.body.replace('0.000001', '9').padStart(ready.body.length + 1),
      ]),
    };
  },
  'another path': () => ({ ...genuine(any(own)), path: totalAssets.path }),
  'a query': () => {
    const ready = genuine(any(own));
    return { ...ready, path: `${ready.path}?${any(['a=1', '', '&', '%00'])}` };
  },
  'another spelling of the path': () => {
    const ready = genuine(any(own));
    return { ...ready, path: ready.path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) };
  },
  'another idempotency key': () =>
    withHeader(
      own[0]?.ready(transferCoins, { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' }) as Ready,
      headers.idempotencyKey,
      () => randomUUID(),
    ),
  'the idempotency key in capitals': () =>
    withHeader(
      any(own).ready(transferCoins, { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' }),
      headers.idempotencyKey,
      (value) => value.replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase()).concat(/[a-f]/.test(value) ? '' : ' x'),
    ),
  'no idempotency key': () =>
    withHeader(
      any(own).ready(transferCoins, { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' }),
      headers.idempotencyKey,
      () => undefined,
    ),
  'an idempotency key more': () => withHeader(any(own).ready(coinBalances, {}), headers.idempotencyKey, () => randomUUID()),
  old: () => genuine(any(own), { atMs: Date.now() - 5_100 - randomInt(10_000_000) }),
  'older than any window': () =>
    genuine(any(own), { atMs: Date.now() - 60_100 - randomInt(10_000_000), window: any(['60000', '5000', '59999']) }),
  'with a window that is none': () =>
    genuine(any(own), { atMs: Date.now() - 70_000, window: any(['60001', '1e9', '-1', '999999999999', '70000.0']) }),
  early: () => genuine(any(own), { atMs: Date.now() + 20_000 + randomInt(10_000_000), window: '60000' }),
  'signed by a key of somebody else': () => withHeader(genuine(foreign), headers.apiKey, () => any(own).keyId),
  'signed by the other key of the person': () => {
    const [hmac, ed25519] = own as [Program, Program];
    return any([
      withHeader(genuine(hmac), headers.apiKey, () => ed25519.keyId),
      withHeader(genuine(ed25519), headers.apiKey, () => hmac.keyId),
    ]);
  },
  'from a barred address': () => {
    const ready = genuine(any(elsewhere));
    return withHeader(ready, 'x-forwarded-for', () =>
      any(['203.0.113.7', '192.0.2.2', '::1', '2001:db9::1', '198.51.101.1', '198.51.100.1, 203.0.113.7']),
    );
  },
  'a key that has ended': () => genuine(ended),
  'no signature': () =>
    withHeader(genuine(any(own)), headers.apiSignature, () =>
      any([undefined, '', 'A'.repeat(43), 'A'.repeat(86), randomBytes(64).toString('base64url')]),
    ),
};

const saysNo: ReadonlySet<unknown> = new Set((['key.refused', 'key.bad-headers', 'key.clock'] as const).map((id) => refusals[id].code));

async function forge(count: number): Promise<{ sent: number; accepted: string[] }> {
  const names = Object.keys(forgeries);
  const accepted: string[] = [];
  let sent = 0;
  const work = Array.from({ length: atOnce }, async () => {
    while (sent < count) {
      const name = names[sent % names.length] as string;
      sent += 1;
      const ready = (forgeries[name] as () => Ready)();
      const { body } = await any(own).send(ready);
      if (!saysNo.has(body.code)) accepted.push(`${name}: ${body.code}`);
    }
  });
  await Promise.all(work);
  return { sent, accepted };
}

async function untouched(): Promise<unknown> {
  return await env.query(`SELECT count(*)::int AS count FROM ledger_journals WHERE kind <> 'credit'`);
}

describe('forged requests', { timeout: 3_600_000 }, () => {
  it('what is genuine is answered, or the rest would show nothing', async () => {
    for (const program of own) expect((await program.send(program.ready(coinBalances, {}))).body.code).toBe(coinBalances.ok);
    const [near] = elsewhere as [Program];
    near.address = '198.51.100.20';
    expect((await near.send(near.ready(coinBalances, {}))).body.code).toBe(coinBalances.ok);
    near.address = '203.0.113.7';
  });

  it(`none of ${trials} altered, old, foreign or barred requests is accepted, half of them after a flush of Redis`, async () => {
    const before = await untouched();
    const first = await forge(Math.floor(trials / 2));
    await env.forgetRedis();
    const second = await forge(Math.ceil(trials / 2));
    expect([...first.accepted, ...second.accepted]).toEqual([]);
    expect(first.sent + second.sent).toBeGreaterThanOrEqual(trials);
    expect(await untouched()).toEqual(before);
    for (const program of own) expect((await program.send(program.ready(coinBalances, {}))).body.code).toBe(coinBalances.ok);
  });
});

describe('headers as nobody should send them', () => {
  const names = [headers.apiKey, headers.apiTimestamp, headers.apiWindow, headers.apiSignature, headers.idempotencyKey];
  const values = [
    '',
    ' ',
    '0',
    '-1',
    'null',
    '[object Object]',
    '%00',
    '\u00ff\u00fe',
    '\t',
    '{}',
    "' OR 1=1 --",
    'pbk_',
    `pbk_${'-'.repeat(22)}`,
    'A'.repeat(8_000),
    '__proto__',
  ];

  it('are refused, never a fault of ours', async () => {
    const program = any(own);
    for (const name of names) {
      for (const value of values) {
        const { status, body } = await program.send(withHeader(program.ready(transferCoins, {}), name, () => value));
        expect(status, `${name}: ${value.slice(0, 40)}`).toBe(200);
        expect(saysNo.has(body.code) || body.code === '40001', `${name}: ${value.slice(0, 40)} ${body.code}`).toBe(true);
      }
    }
  });

  it('a header that comes twice is none, even when both say the same', async () => {
    const program = own[0] as Program;
    for (const name of names) {
      const ready = program.ready(transferCoins, {});
      const value = ready.headers[name] ?? '5000';
      expect(await rawCode(ready, { ...ready.headers, [name]: [value, value] }), name).toBe(
        name === headers.idempotencyKey ? '00011' : '00012',
      );
    }
  });
});

/** Node's fetch joins headers of one name; this sends them as they are. */
async function rawCode({ path, body }: Ready, given: Record<string, string | string[] | undefined>): Promise<unknown> {
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<string, string | string[]>;
  const text = await new Promise<string>((resolve, reject) => {
    const asked = httpRequest(`${env.addressOf('api')}${path}`, { method: 'POST', headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    asked.on('error', reject);
    asked.end(body);
  });
  return (JSON.parse(text) as { code: unknown }).code;
}
