import { orderReceipt } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { receiptKeys } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import { verifyReceipt } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { checkReceipt } from '@peerbourse/rules/receipts/check-receipt';
import { receiptFacts, receiptFile, type SignedReceipt } from '@peerbourse/rules/receipts/receipt';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSignature, signerOf } from '#modules/p2p/receipts/signing-key.ts';
import { startHttpRole } from '#platform/http-role.ts';
import { type NamedSecret, openKeys } from '#platform/keys.ts';
import { apiOptions } from '#roles/api.ts';
import { alteredReceipts } from '../support/altered-receipts.ts';
import { Browser } from '../support/browser.ts';
import { advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { cancelledTrade, completedTrade } from '../support/fixtures/closed-orders.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let guest: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
  guest = new Browser(env);
});

afterAll(() => env.close());

const receiptOf = ({ buyer, order }: Trade) => buyer.browser.ask(orderReceipt, { orderNo: order.orderNo });
const verdictOn = async (text: string) => (await guest.ask(verifyReceipt, { text })).verdict;
const other: NamedSecret = { id: 'next', secret: 'another-secret-of-at-least-32-characters' };
const dev: NamedSecret = { id: 'dev', secret: 'development-key-of-at-least-32-characters' };

describe('a receipt', () => {
  it('R4.20 states what a completed order was, and its signature holds', async () => {
    const given = await completedTrade(env);
    const signed = await receiptOf(given);
    const [chain] = await env.query<{ count: number; head: string }>(
      `SELECT event_count AS count, encode(event_head, 'hex') AS head FROM p2p_orders_orders WHERE order_no = $1`,
      [given.order.orderNo],
    );
    expect(receiptFacts(signed)).toEqual({
      version: 2,
      ruling: null,
      installation: { name: 'Peerbourse', origin: env.config.origins[0] },
      orderNo: given.order.orderNo,
      state: 'completed',
      closeReason: 'completed',
      buyer: { id: given.order.buyUserInfo.encryptUserId, nickName: given.order.buyUserInfo.nickName },
      seller: { id: given.order.sellUserInfo.encryptUserId, nickName: given.order.sellUserInfo.nickName },
      coin: 'USDT',
      fiat: 'EUR',
      price: '1.01',
      amount: '101',
      quantity: '100',
      buyerFee: '0',
      sellerFee: '0',
      createdAt: new Date(given.order.createTimestamp).toISOString(),
      paidAt: new Date(given.order.paidTimestamp as number).toISOString(),
      closedAt: new Date(given.order.closedTimestamp as number).toISOString(),
      issuedAt: expect.stringMatching(/Z$/),
      eventCount: chain?.count,
      eventHead: chain?.head,
    });
    expect(await verdictOn(receiptFile(signed))).toBe('genuine');
  });

  it('R4.20 of a cancelled order says why it came to nothing', async () => {
    const facts = receiptFacts(await receiptOf(await cancelledTrade(env)));
    expect(facts).toMatchObject({ state: 'cancelled', closeReason: 'buyer-cancelled', paidAt: null });
  });

  it('R4.20 comes in the same bytes to both people, however many ask at once, and whatever they are called later', async () => {
    const given = await completedTrade(env);
    const { orderNo } = given.order;
    const people = [given.buyer, given.seller, given.buyer, given.seller];
    const first = await Promise.all(people.map(({ browser }) => browser.ask(orderReceipt, { orderNo })));
    await env.query(`UPDATE p2p_users_profiles SET nick_name = nick_name || 'x', nick_key = nick_key || 'x' WHERE account_id = $1`, [
      given.buyer.accountId,
    ]);
    expect(new Set([...first, await receiptOf(given)].map(receiptFile)).size).toBe(1);
  });

  it('R4.20 is given to nobody else, and to nobody before the order is over', async () => {
    const [open, closed] = [await trade(env), await completedTrade(env)];
    await receiptOf(closed);
    const stranger = await advertisingPerson(env);
    const ask = async ({ browser }: { browser: Browser }, { order }: Trade) =>
      refusalOfCode(String((await browser.call(orderReceipt, { orderNo: order.orderNo })).body.code));
    expect(await ask(stranger, closed)).toBe('p2p-orders.unknown-order');
    expect(await ask(stranger, open)).toBe('p2p-orders.unknown-order');
    expect(await ask({ browser: guest }, closed)).toBe('session.missing');
    expect(await ask(open.buyer, open)).toBe('receipts.order-open');
  });

  it('R4.20 cannot be changed or removed by any role', async () => {
    const rows = await env.query(
      `SELECT grantee, privilege_type FROM information_schema.column_privileges
       WHERE table_name IN ('receipts_receipts', 'receipts_keys') AND grantee LIKE 'pb\\_%' AND grantee <> 'pb_owner'
         AND privilege_type NOT IN ('SELECT', 'INSERT')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the verifier', () => {
  it('R4.20 refuses 1000 of 1000 altered receipts', async () => {
    const signed = await receiptOf(await completedTrade(env));
    const stranger = signerOf({ keys: openKeys([other]) });
    await env.query('INSERT INTO receipts_keys (key_id, public_key) VALUES ($1, $2)', [stranger.keyId, stranger.publicKey]);
    const verdicts: string[] = [];
    const drawn = fc.array(alteredReceipts(signed, [stranger.keyId]), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(drawn, async (texts) => {
        const given = await Promise.all(texts.map(verdictOn));
        verdicts.push(...given);
        expect(given).not.toContain('genuine');
      }),
      { numRuns: 50 },
    );
    expect(verdicts).toHaveLength(1_000);
    expect(new Set(verdicts)).toEqual(new Set(['altered', 'unknown-key', 'unreadable']));
    expect(await verdictOn(receiptFile(signed))).toBe('genuine');
    await env.query('DELETE FROM receipts_keys WHERE key_id = $1', [stranger.keyId]);
  });

  it('R4.20 refuses what our key signed and we never issued', async () => {
    const signed = await receiptOf(await completedTrade(env));
    const signer = signerOf(env.config);
    const body = canonicalJson({ ...receiptFacts(signed), amount: '1000001' });
    expect(await verdictOn(receiptFile({ body, keyId: signer.keyId, signature: signer.sign(body) }))).toBe('not-issued');
  });

  it('R4.20 needs nothing but the published keys', async () => {
    const signed = await receiptOf(await completedTrade(env));
    const { keys } = await guest.ask(receiptKeys, {});
    const keyOf = (keyId: string) => keys.find(({ kid }) => kid === keyId);
    expect(await checkReceipt(receiptFile(signed), keyOf, checkSignature)).toEqual({ kind: 'genuine', receipt: receiptFacts(signed) });
  });
});

describe('keys', () => {
  it('R4.20 that were replaced stay published, and their receipts genuine', async () => {
    const old = await receiptOf(await completedTrade(env));
    await restartWith([other, dev]);
    const fresh = await receiptOf(await completedTrade(env));
    expect(fresh.keyId).not.toBe(old.keyId);
    expect(await verdicts(old, fresh)).toEqual(['genuine', 'genuine']);
    await restartWith([other]);
    expect(await verdicts(old, fresh)).toEqual(['genuine', 'genuine']);
    const { keys } = await guest.ask(receiptKeys, {});
    expect(keys.map(({ kid, to }) => [kid, to === null])).toEqual([
      [old.keyId, false],
      [fresh.keyId, true],
    ]);
  });
});

const verdicts = (...signed: SignedReceipt[]) => Promise.all(signed.map((each) => verdictOn(receiptFile(each))));

async function restartWith(secrets: readonly NamedSecret[]): Promise<void> {
  await env.stop('api');
  await env.start('api', (config) => {
    const changed = { ...config, keys: openKeys(secrets) };
    return startHttpRole(changed, apiOptions(changed));
  });
}
