import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealWith } from '../support/browser.ts';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { paidTrade, releaseOf } from '../support/fixtures/order-ways.ts';
import { giveFactors } from '../support/fixtures/quick-users.ts';
import { giveProgram, type Program } from '../support/program.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
});

afterAll(() => env.close());

async function encryptKeyOf(program: Program): Promise<string> {
  return (await program.call(issueEncryptionKey, {})).body.data.encryptKey;
}

/** Sealed for the key, and then signed as it is sent. */
async function release(program: Program, encryptKey: string, input: Record<string, unknown>): Promise<string> {
  const sealed = sealWith(encryptKey, releaseCoins, input, '');
  const ready = program.ready(releaseCoins, JSON.parse(sealed.body));
  const { body } = await program.send({ ...ready, headers: { ...sealed.headers, ...ready.headers } });
  return body.code === releaseCoins.ok ? 'done' : (refusalOfCode(String(body.code)) ?? String(body.code));
}

const releasing = { scopes: ['read', 'p2p', 'p2p-release'] } as const;

describe('a trade of two programs', () => {
  it('is placed, paid and released with keys alone', async () => {
    const [seller, buyer] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(seller, {});
    const buying = await giveProgram(env, buyer, { scopes: ['p2p', 'read'], kind: 'ed25519' });
    const selling = await giveProgram(env, seller, releasing);
    const placed = await buying.call(placeOrder, { adNo, price: '1.01', amount: '101' });
    expect(placed.body.code).toBe(placeOrder.ok);
    const { orderNo, version } = placed.body.data;
    const paid = await buying.call(confirmPaid, { orderNo, version, userPaymethodId: seller.methodNo });
    expect(paid.body.code).toBe(confirmPaid.ok);
    const order = (await selling.call(orderDetail, { orderNo })).body.data;
    const input = releaseOf({ order, buyer, seller, maker: seller, taker: buyer });
    expect(await release(selling, await encryptKeyOf(selling), input)).toBe('done');
    expect((await buying.call(orderDetail, { orderNo })).body.data.orderStatus).toBe(3);
  });
});

describe('a release with a key', () => {
  it('needs the scope, and a fund password that was sealed for this very key', async () => {
    const given = await paidTrade(env);
    const [right, other] = [await giveProgram(env, given.seller, releasing), await giveProgram(env, given.seller, releasing)];
    const trading = await giveProgram(env, given.seller, { scopes: ['read', 'p2p'] });
    const input = releaseOf(given);
    expect(await release(trading, await encryptKeyOf(trading), input)).toBe('key.scope-missing');
    expect(await release(right, await encryptKeyOf(other), input)).toBe('security.seal-unknown');
    const { encryptKey } = await given.seller.browser.ask(issueEncryptionKey, {});
    expect(await release(right, encryptKey, input)).toBe('security.seal-unknown');
    expect(await release(right, await encryptKeyOf(right), { ...input, accountPwd: '000000' })).toBe('security.wrong-fund-password');
    expect(await release(right, await encryptKeyOf(right), input)).toBe('done');
  });

  it('asks for the codes of the account as well while the key is younger than a day', async () => {
    const given = await paidTrade(env);
    const young = await giveProgram(env, given.seller, { ...releasing, madeHoursAgo: 23 });
    expect(await release(young, await encryptKeyOf(young), releaseOf(given))).toBe('security.factors-missing');
    const factors = await giveFactors(env, given.seller, 'release-coins');
    expect(await release(young, await encryptKeyOf(young), { ...releaseOf(given), factors })).toBe('done');
  });

  it('is held back as one with cookies is', async () => {
    const given = await paidTrade(env);
    const program = await giveProgram(env, given.seller, releasing);
    await env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'p2p', 'test', 'test')`, [
      given.seller.accountId,
    ]);
    expect(await release(program, await encryptKeyOf(program), releaseOf(given))).toBe('risk.blocked');
  });
});
