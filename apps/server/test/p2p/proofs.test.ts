import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { orderProof } from '@peerbourse/contract/p2p/proofs/order-proof';
import { reputationStatement } from '@peerbourse/contract/p2p/proofs/reputation-statement';
import { roundLog } from '@peerbourse/contract/p2p/proofs/round-log';
import { receiptKeys } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import { verifyReceipt } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { checkEscrowProof, proofFile } from '@peerbourse/rules/proofs/escrow-proof';
import { noRound, roundFacts } from '@peerbourse/rules/proofs/escrow-round';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { reputationFacts, reputationFile } from '@peerbourse/rules/receipts/reputation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escrowTree, sha256 } from '#modules/p2p/proofs/escrow-tree.ts';
import { groupsOf, insertGroup, insertRound } from '#modules/p2p/proofs/round.table.ts';
import { checkSignature, signerOf } from '#modules/p2p/receipts/signing-key.ts';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { metrics } from '#platform/metrics.ts';
import { Browser } from '../support/browser.ts';
import { advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { builtRound } from '../support/fixtures/built-round.ts';
import { cancelledTrade, completedTrade } from '../support/fixtures/closed-orders.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

type Pool = ReturnType<typeof openPool>;

let env: TestEnvironment;
let guest: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
  guest = new Browser(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const proofOf = ({ browser }: { browser: Browser }, { order }: Trade) => browser.ask(orderProof, { orderNo: order.orderNo });
const refusalOf = async ({ browser }: { browser: Browser }, { order }: Trade) =>
  refusalOfCode(String((await browser.call(orderProof, { orderNo: order.orderNo })).body.code));
const logOf = (input: { upTo?: number; pageSize?: number } = {}) => guest.ask(roundLog, input);
const newest = async () => (await logOf({ pageSize: 1 })).rounds[0] as Awaited<ReturnType<typeof logOf>>['rounds'][number];

/** What the ledger has in escrow, coin by coin. */
const inEscrow = () =>
  env.query<{ asset: string; sum: string; leaves: number }>(
    `SELECT asset, sum(balance)::text AS sum, count(*)::int AS leaves FROM ledger_balances JOIN ledger_accounts ON id = account_id
     WHERE purpose = 'escrow' GROUP BY asset ORDER BY asset`,
  );

async function verdictOn(text: string) {
  const { keys } = await guest.ask(receiptKeys, {});
  return await checkEscrowProof(text, { keyOf: (keyId) => keys.find(({ kid }) => kid === keyId), checkSignature, digest: sha256 });
}

async function codeOf(role: string, text: string): Promise<string | undefined> {
  return await env.queryAs(role, text).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
}

describe('a round', () => {
  it('R4.20 is what the ledger has in escrow, whatever was placed, paid, cancelled and completed', async () => {
    await Promise.all([trade(env), trade(env, { side: 'buy' }), cancelledTrade(env), completedTrade(env)]);
    const paid = await trade(env);
    const { orderNo, version } = paid.order;
    await paid.buyer.browser.ask(confirmPaid, { orderNo, version, userPaymethodId: paid.seller.methodNo });
    await builtRound(env);
    const { body, signature } = await newest();
    const { assets, state } = roundFacts(body);
    expect(state).toBe('balanced');
    expect(signature).not.toBeNull();
    const seen = Object.entries(assets).map(([asset, { sum, leaves }]) => ({ asset, sum, leaves }));
    expect(seen).toEqual(await inEscrow());
    expect(seen[0]?.leaves).toBeGreaterThanOrEqual(3);
  });

  it('R4.20 names the one before, also when several workers build at once and in quiet minutes', async () => {
    await Promise.all([builtRound(env), builtRound(env), builtRound(env)]);
    await builtRound(env);
    const { rounds } = await logOf({ pageSize: 100 });
    expect(rounds.length).toBeGreaterThanOrEqual(2);
    expect(rounds.map(({ roundNo }) => roundNo)).toEqual(rounds.map((_, place) => rounds.length - place));
    for (const [place, { body, roundNo }] of rounds.entries()) {
      const before = rounds[place + 1];
      expect(roundFacts(body)).toMatchObject({ roundNo, previous: before?.hash ?? noRound });
      expect(before?.hash ?? noRound).toBe(before ? Buffer.from(sha256(Buffer.from(before.body))).toString('hex') : noRound);
    }
  });

  it('R4.20 can be read page by page without an account', async () => {
    const all = (await logOf({ pageSize: 100 })).rounds;
    const first = await logOf({ pageSize: 1 });
    expect(first.upTo).toBe(all.length - 1);
    expect((await logOf({ upTo: all.length - 1, pageSize: 1 })).rounds).toEqual([all[1]]);
    expect(await logOf({ upTo: 1 })).toEqual({ rounds: [all.at(-1)], upTo: null });
  });

  it('R4.20 is not signed when escrow is not what open orders say, and proofs stay those of the round before', async () => {
    const given = await trade(env);
    await builtRound(env);
    const signed = await newest();
    const change = (by: number) =>
      env.query(`UPDATE ledger_balances SET balance = balance + $2::int WHERE sub_key = $1`, [given.order.orderNo, by]);
    await change(-1);
    await builtRound(env);
    const wrong = await newest();
    expect(wrong).toMatchObject({ roundNo: signed.roundNo + 1, keyId: null, signature: null });
    expect(roundFacts(wrong.body).state).toBe('unbalanced');
    expect((await metrics.escrowUnbalanced.get()).values[0]?.value).toBe(1);
    expect((await proofOf(given.buyer, given)).round.body).toBe(signed.body);
    await change(1);
    await builtRound(env);
    expect((await newest()).signature).not.toBeNull();
    expect((await metrics.escrowUnbalanced.get()).values[0]?.value).toBe(0);
  });

  it('R4.20 is only added, and by the worker alone', async () => {
    for (const role of ['api', 'admin', 'stream', 'worker', 'owner']) {
      expect(await codeOf(role, `UPDATE proofs_rounds SET body = body`), role).toBe('42501');
      expect(await codeOf(role, `DELETE FROM proofs_rounds`), role).toBe('42501');
    }
    const next = `INSERT INTO proofs_rounds (round_no, at, body) SELECT max(round_no) + 1, app_now(), '{"state":"unbalanced"}' FROM proofs_rounds`;
    for (const role of ['api', 'admin', 'stream']) expect(await codeOf(role, next), role).toBe('42501');
    expect(await codeOf('worker', next)).toBe('PB009');
    expect(await codeOf('owner', 'TRUNCATE proofs_rounds CASCADE')).toBe('42501');
    expect(await codeOf('api', 'DELETE FROM proofs_groups')).toBe('42501');
    const unsigned = `
      INSERT INTO proofs_rounds (round_no, at, body)
      SELECT round_no + 1, app_now(), jsonb_build_object('state', 'balanced', 'roundNo', round_no + 1, 'previous', encode(hash, 'hex'))
      FROM proofs_rounds ORDER BY round_no DESC LIMIT 1`;
    expect(await codeOf('worker', unsigned)).toBe('23514');
  });
});

describe('the proof of an order', () => {
  it('R4.20 holds for both people with nothing but the published keys, and states what lies in escrow', async () => {
    const given = await trade(env);
    await builtRound(env);
    const [ofBuyer, ofSeller] = [await proofOf(given.buyer, given), await proofOf(given.seller, given)];
    expect(ofSeller).toEqual(ofBuyer);
    const [held] = await env.query<{ amount: string }>('SELECT balance::text AS amount FROM ledger_balances WHERE sub_key = $1', [
      given.order.orderNo,
    ]);
    expect(ofBuyer.proof).toMatchObject({ asset: 'USDT', orderNo: given.order.orderNo, amount: held?.amount });
    expect(await verdictOn(proofFile(ofBuyer))).toMatchObject({ kind: 'proven', proof: ofBuyer.proof });
    expect(ofBuyer.round.body).toBe((await newest()).body);
  });

  it('R4.20 holds for every place in a tree of several groups', async () => {
    const given = await trade(env);
    const orderNos = [given.order.orderNo, ...Array.from({ length: 699 }, publicNumber)].sort();
    const leaves = orderNos.map((orderNo) => ({ asset: 'USDT', orderNo, salt: sha256(Buffer.from(orderNo)), amount: BigInt(orderNo) }));
    const tree = await escrowTree(leaves, (leaf) => leaf);
    const { roundNo, hash: previous, body } = await newest();
    const at = new Date();
    const root = { leaves: 700, root: Buffer.from(tree.root.hash).toString('hex'), sum: String(tree.root.sum), scale: 6 };
    const facts = { ...roundFacts(body), roundNo: roundNo + 1, previous, at: at.toISOString(), assets: { USDT: root } };
    const signer = signerOf(env.config);
    const signed = { body: canonicalJson(facts), keyId: signer.keyId, signature: signer.sign(canonicalJson(facts)) };
    const [{ db }, reader] = (['worker', 'api'] as const).map((role) =>
      openPool({ url: env.config.databaseUrl(role), size: 1, statementMs: 30_000, name: 'test-groups' }),
    ) as [Pool, Pool];
    await transaction(db, async (tx) => {
      await insertRound(tx, { ...signed, roundNo: roundNo + 1, at });
      for (const group of tree.groups) await insertGroup(tx, roundNo + 1, group);
    });
    for (const [place, { orderNo }] of [...leaves.entries()].filter(([at]) => at % 64 === 0 || at === 699)) {
      const found = await groupsOf(reader.db, 'USDT', orderNo);
      expect(found?.place, orderNo).toBe(Math.floor(place / 256));
      expect(found?.leaves[place % 256]).toMatchObject({ orderNo });
    }
    expect(await verdictOn(proofFile(await proofOf(given.buyer, given)))).toMatchObject({ kind: 'proven' });
    await Promise.all([db.destroy(), reader.db.destroy()]);
  });

  it('R4.20 that was altered is refused', async () => {
    const given = await trade(env);
    await builtRound(env);
    const { proof, round } = await proofOf(given.buyer, given);
    const kindOf = async (changed: object) => (await verdictOn(proofFile({ proof: { ...proof, ...changed }, round }))).kind;
    expect(await kindOf({ amount: `${proof.amount}0` })).toBe('not-included');
    expect(await kindOf({ orderNo: proof.orderNo.replace(/\d$/, (last) => String((Number(last) + 1) % 10)) })).toBe('not-included');
    const body = round.body.replace(/"sum":"/, '"sum":"1');
    expect((await verdictOn(proofFile({ proof, round: { ...round, body } }))).kind).toBe('altered');
  });

  it('R4.20 is given to nobody else', async () => {
    const given = await trade(env);
    await builtRound(env);
    expect(await refusalOf(await advertisingPerson(env), given)).toBe('p2p-orders.unknown-order');
    expect(await refusalOf({ browser: guest }, given)).toBe('session.missing');
  });

  it('R4.20 comes with the next round, and is no longer given when the order is over', async () => {
    const given = await trade(env);
    expect(await refusalOf(given.buyer, given)).toBe('proofs.not-yet');
    await builtRound(env);
    expect((await proofOf(given.buyer, given)).proof.orderNo).toBe(given.order.orderNo);
    expect(await refusalOf((await cancelledTrade(env)).buyer, await cancelledTrade(env))).toBe('p2p-orders.unknown-order');
    const over = await completedTrade(env);
    expect(await refusalOf(over.buyer, over)).toBe('proofs.order-closed');
  });

  it('R4.20 keeps leaves of the newest signed round alone', async () => {
    await trade(env);
    await builtRound(env);
    await builtRound(env);
    const rounds = await env.query<{ no: number }>('SELECT DISTINCT round_no AS no FROM proofs_groups');
    expect(rounds).toEqual([{ no: (await newest()).roundNo }]);
  });
});

describe('a statement of reputation', () => {
  const statementOf = ({ browser }: { browser: Browser }) => browser.ask(reputationStatement, {});

  it('R4.20 states what was traded, and its signature holds', async () => {
    const given = await completedTrade(env);
    const facts = reputationFacts(await statementOf(given.seller));
    const [times] = await env.query<{ first: Date; seconds: number }>(
      `SELECT closed_at AS first, floor(extract(epoch FROM closed_at - paid_at))::int AS seconds FROM p2p_orders_orders WHERE order_no = $1`,
      [given.order.orderNo],
    );
    const { issuedAt: at } = facts;
    const { encryptUserId: id, nickName } = given.order.sellUserInfo;
    expect(facts).toEqual({
      format: 'peerbourse.reputation.1',
      installation: { name: 'Peerbourse', origin: env.config.origins[0] },
      trader: { id, nickName },
      issuedAt: expect.stringMatching(/Z$/),
      figures: {
        orders: { definition: 'orders-completed.1', period: 'all', at, value: 1 },
        ordersOfMonth: { definition: 'orders-completed.1', period: 'P30D', at, value: 1 },
        completionPercent: { definition: 'completion-percent.1', period: 'P30D', at, value: '100' },
        releaseSeconds: { definition: 'release-seconds-mean.1', period: 'P30D', at, value: times?.seconds },
        counterparties: { definition: 'counterparties.1', period: 'all', at, value: 1 },
        firstTradeAt: { definition: 'first-trade.1', period: 'all', at, value: times?.first.toISOString() },
      },
    });
  });

  it('R4.20 counts what ended within 30 days, and only own faults', async () => {
    const given = await completedTrade(env);
    await env.query(`UPDATE p2p_orders_orders SET closed_at = closed_at - interval '31 days' WHERE order_no = $1`, [given.order.orderNo]);
    expect(figures(await statementOf(given.buyer))).toMatchObject({
      orders: 1,
      ordersOfMonth: 0,
      completionPercent: null,
      counterparties: 1,
    });
    const cancelled = await cancelledTrade(env);
    await env.query(`UPDATE p2p_orders_orders SET fault = 'buyer' WHERE order_no = $1`, [cancelled.order.orderNo]);
    expect(figures(await statementOf(cancelled.buyer))).toMatchObject({ orders: 0, completionPercent: '0', firstTradeAt: null });
    expect(figures(await statementOf(cancelled.seller))).toMatchObject({ orders: 0, completionPercent: null, releaseSeconds: null });
  });

  it('R4.20 is genuine for whoever is shown it, and refused when it was altered', async () => {
    const { seller } = await completedTrade(env);
    const text = reputationFile(await statementOf(seller));
    const verdict = async (given: string) => (await guest.ask(verifyReceipt, { text: given })).verdict;
    expect(await verdict(text)).toBe('genuine');
    expect(await verdict(text.replace('"value":1', '"value":9'))).toBe('altered');
    expect(await verdict(text.replace('"reputation":', '"receipt":'))).toBe('unreadable');
  });
});

function figures(signed: Parameters<typeof reputationFacts>[0]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(reputationFacts(signed).figures).map(([name, { value }]) => [name, value]));
}
