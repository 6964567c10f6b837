import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInThisContext } from 'node:vm';
import { type Client, Exchange, isRefused, openClient } from '@peerbourse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tradeOf } from '../../../../packages/client/examples/p2p-trade.ts';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { type GivenKey, giveProgram, type Program } from '../support/program.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const run = promisify(execFile);
const examples = join(import.meta.dirname, '../../../../packages/client/examples');
const guides = join(import.meta.dirname, '../../../../docs/developers');
const folder = mkdtempSync(join(tmpdir(), 'pb-client-'));

/** What stands in a guide in one language and has no file. */
function blocksOf(guide: string, language: string): string[] {
  const text = readFileSync(join(guides, guide), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);
}

let env: TestEnvironment;
let seller: AdvertisingPerson;
let buyer: AdvertisingPerson;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('stream'), env.start('worker')]);
  await openMarket(env);
  [seller, buyer] = [await advertisingPerson(env), await advertisingPerson(env)];
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await env.close();
});

const trading: GivenKey = { scopes: ['read', 'p2p', 'transfer'], kind: 'hmac' };
const releasing: GivenKey = { scopes: ['read', 'p2p', 'p2p-release'], kind: 'ed25519' };

function pemOf({ signer }: Program): string {
  return signer.kind === 'ed25519' ? String(signer.privateKey.export({ type: 'pkcs8', format: 'pem' })) : '';
}

function clientOf(program: Program): Client {
  const { keyId: id, signer } = program;
  return openClient({
    url: env.addressOf('api'),
    liveUrl: `${env.addressOf('stream').replace('http', 'ws')}/live`,
    key: signer.kind === 'hmac' ? { id, kind: 'hmac', secret: signer.secret } : { id, kind: 'ed25519', privateKey: pemOf(program) },
  });
}

/** What an example reads of a key; the names say whose it is. */
function variablesOf(program: Program, prefix = ''): Record<string, string> {
  const { keyId, signer } = program;
  const own = signer.kind === 'hmac' ? { SECRET: signer.secret } : { PRIVATE_KEY: pemOf(program) };
  return Object.fromEntries(Object.entries({ KEY_ID: keyId, ...own }).map(([name, value]) => [`PB_${prefix}${name}`, value]));
}

async function outputOf(file: string, args: readonly string[], more: Record<string, string>): Promise<string> {
  const variables = { PATH: process.env.PATH ?? '', PB_URL: env.addressOf('api'), ...more };
  return (await run(file, args, { env: variables, cwd: examples })).stdout;
}

describe('two programs with the client', () => {
  it('trade from the ad to the receipt, one with an Ed25519 key and one with an HMAC key', async () => {
    const [selling, buying] = [await giveProgram(env, seller, releasing), await giveProgram(env, buyer, trading)];
    const said: string[] = [];
    const { orderNo, received, receipt } = await tradeOf(clientOf(selling), clientOf(buying), fundPassword, (line) => said.push(line));
    expect([received, said.length]).toEqual(['101', 4]);
    expect(receipt).toContain(orderNo);
    const [row] = await env.query<{ status: number }>('SELECT status FROM p2p_orders_orders WHERE order_no = $1', [orderNo]);
    expect(row?.status).toBe(3);
  });

  it('trade by the example as it is started from a shell', async () => {
    const [selling, buying] = [await giveProgram(env, seller, releasing), await giveProgram(env, buyer, trading)];
    const said = await outputOf(process.execPath, ['p2p-trade.ts'], {
      PB_LIVE_URL: `${env.addressOf('stream').replace('http', 'ws')}/live`,
      PB_FUND_PASSWORD: fundPassword,
      ...variablesOf(selling, 'SELLER_'),
      ...variablesOf(buying, 'BUYER_'),
    });
    expect(said).toContain('the buyer has 101 USDT');
    expect(said).toContain('its receipt is genuine');
  });
});

describe('one program with the client', () => {
  it('hears what its key may not do, by name', async () => {
    const client = clientOf(await giveProgram(env, buyer, { scopes: ['read'] }));
    const error = await client.assets
      .transferCoins({ coin: 'USDT', from: 'otc', to: 'spot', amount: '1' })
      .catch((thrown: unknown) => thrown);
    expect(isRefused(error, 'key.scope-missing') && error.details).toEqual({ scope: 'transfer' });
  });

  it('moves coins once, although it asks twice with one key', async () => {
    const client = clientOf(await giveProgram(env, buyer, trading));
    const more = { idempotencyKey: crypto.randomUUID() };
    const input = { coin: 'USDT', from: 'otc', to: 'spot', amount: '3' } as const;
    const [first, second] = [await client.assets.transferCoins(input, more), await client.assets.transferCoins(input, more)];
    expect(second).toEqual(first);
  });

  it('finds what exists today under the names of CCXT, and hears of the rest that it does not', async () => {
    const { adNo } = await publish(await advertisingPerson(env), {});
    const exchange = new Exchange(clientOf(await giveProgram(env, buyer, trading)));
    const before = await exchange.fetchBalance({ type: 'funding' });
    await exchange.transfer('USDT', '2.5', 'funding', 'spot');
    const after = await exchange.fetchBalance({ type: 'funding' });
    expect(Number(before.free.USDT) - Number(after.free.USDT)).toBeCloseTo(2.5, 6);
    expect((await exchange.fetchMarkets()).map(({ symbol }) => symbol)).toContain('BTC/USDT');
    expect((await exchange.fetchTicker('BTC/USDT')).last).toBe('100000');
    const ad = (await exchange.fetchP2pAds('USDT/EUR', 'buy')).find(({ id }) => id === adNo);
    const order = await exchange.createP2pOrder(ad ?? expect.unreachable(), '50.5');
    expect(await exchange.fetchP2pOrder(order.id)).toMatchObject({ status: 'unpaid', side: 'buy', amount: '50', cost: '50.5' });
    expect((await exchange.fetchP2pOrders()).map(({ id }) => id)).toContain(order.id);
    expect((await exchange.cancelP2pOrder(order.id)).status).toBe('canceled');
    expect(exchange.has.createOrder).toBe(false);
  });
});

describe('the examples that are programs', () => {
  it('list ads without a key, and read a balance with one', async () => {
    const { adNo } = await publish(await advertisingPerson(env), {});
    expect(await outputOf(process.execPath, ['list-ads.ts'], {})).toContain(adNo);
    const program = await giveProgram(env, buyer, { scopes: ['read'], kind: 'ed25519' });
    expect(await outputOf(process.execPath, ['read-balance.ts'], variablesOf(program))).toMatch(/^USDT {2}spot /m);
  });

  it.each(['ed25519', 'hmac'] as const)('sign for curl with OpenSSL and a key of the kind %s', async (kind) => {
    const program = await giveProgram(env, buyer, { scopes: ['read', 'transfer'], kind });
    writeFileSync(join(folder, 'key.pem'), pemOf(program));
    const own = kind === 'hmac' ? variablesOf(program) : { PB_KEY_ID: program.keyId, PB_PRIVATE_KEY_FILE: join(folder, 'key.pem') };
    const call = `path=/v1/x/assets/transfer-coins body='{"coin":"USDT","from":"otc","to":"spot","amount":"1"}'
      ./sign.sh "$path" "$body" ${crypto.randomUUID()} | curl -s "$PB_URL$path" -H @- -H 'content-type: application/json' -d "$body"`;
    expect(JSON.parse(await outputOf('sh', ['-c', call], own))).toMatchObject({ code: '00000', data: { toBalance: expect.any(String) } });
  });
});

describe('what the guides tell to type', () => {
  it('the quick start leads to a signed call in a shell', async () => {
    const program = await giveProgram(env, buyer, { scopes: ['read'], kind: 'hmac' });
    copyFileSync(join(examples, 'sign.sh'), join(folder, 'sign.sh'));
    const [makeKey = '', publicCall = '', signedCall = ''] = blocksOf('quick-start.md', 'sh');
    const shell = async (script: string) => await outputOf('sh', ['-euc', `cd ${folder}\n${script}`], variablesOf(program));
    expect(await shell(makeKey)).toContain('BEGIN PUBLIC KEY');
    expect(JSON.parse(await shell(publicCall))).toMatchObject({ code: 0, data: { ads: expect.any(Array) } });
    expect(JSON.parse(await shell(signedCall))).toMatchObject({ code: '00000', data: { coins: expect.any(Array) } });
  });

  it('a repeated idempotency key gives the first answer', async () => {
    const client = clientOf(await giveProgram(env, buyer, trading));
    const [block = ''] = blocksOf('idempotency.md', 'ts');
    const said: unknown[] = [];
    const program = block.replace(' as const', '');
    const act = runInThisContext(`async (client, console) => { ${program} }`) as (...given: unknown[]) => Promise<void>;
    await act(client, { log: (line: unknown) => said.push(line) });
    expect(said).toEqual([true]);
  });
});
