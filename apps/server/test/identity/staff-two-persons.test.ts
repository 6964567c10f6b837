import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { holdForClaim } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import { decideApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { contractCalls, moduleRoutes, specTable } from '../support/contract-calls.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { type TwoPersonAct, twoPersonActs } from '../support/fixtures/two-person-acts.ts';
import { claimedTrade } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import type { Prepare } from '../support/fixtures/valid-request.ts';
import { preparedStaff, staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { type CallAnswer, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
const rows = specTable('staff-calls.tsv').map(({ path = '', persons = '' }) => ({ path, persons }));
const calls = (await contractCalls()).map(({ call }) => call).filter(({ role }) => role === 'admin');
const acts = twoPersonActs.map((act) => ({ path: act.decide.path, act }));

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

const codeOf = ({ body }: CallAnswer) => refusalOfCode(String(body.code)) ?? String(body.code);
const staffToken = '__Host-pb_staff';

/** What is proposed, by a member who has the roles of both. */
async function proposed(act: TwoPersonAct, roles: readonly StaffRole[] = act.roles) {
  const first = await staffBrowser(env, roles);
  const input = await act.propose(env, first);
  return { first, input, memberId: await memberOf(act, input) };
}

async function colleague(act: TwoPersonAct, input: Record<string, unknown>): Promise<Browser> {
  const second = await staffBrowser(env, [act.roles[1]]);
  await act.open?.(env, second, input);
  return second;
}

function rowOf({ row: [table, column, field] }: TwoPersonAct, input: Record<string, unknown>): Promise<Array<Record<string, unknown>>> {
  return env.query(`SELECT to_jsonb(found) AS found FROM ${table} found WHERE ${column} = $1`, [input[field]]);
}

async function isApproved({ row: [table, column, field], approved }: TwoPersonAct, input: Record<string, unknown>): Promise<boolean> {
  return (await env.query(`SELECT FROM ${table} WHERE ${column} = $1 AND ${approved}`, [input[field]])).length === 1;
}

async function memberOf({ row: [table, column, field], proposer }: TwoPersonAct, input: Record<string, unknown>): Promise<string> {
  const [found] = await env.query<{ id: string }>(`SELECT ${proposer}::text AS id FROM ${table} WHERE ${column} = $1`, [input[field]]);
  return found?.id ?? '';
}

/** Another session of the same member, as on another device. */
async function otherSession(memberId: string): Promise<Browser> {
  const token = randomBytes(16).toString('hex');
  await env.query(
    `INSERT INTO staff_sessions (session_no, member_id, token_hash, device, address, seen_at, expires_at)
     VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, $2, 'another', '127.0.0.2', app_now(), app_now() + interval '1 year')`,
    [memberId, createHash('sha256').update(token).digest()],
  );
  const browser = new Browser(env);
  browser.cookies.set(staffToken, token);
  return browser;
}

async function giveRoles(memberId: string, roles: readonly StaffRole[]): Promise<void> {
  await env.query('UPDATE staff_members SET roles = $2 WHERE id = $1', [memberId, roles]);
}

describe('the table of admin calls', () => {
  it('R6.1 says of each call of the router how many members it takes, and of no other', async () => {
    const routed = (await moduleRoutes()).filter(({ call }) => call.role === 'admin').map(({ call }) => call.path);
    expect(rows.map(({ path }) => path).sort()).toEqual(calls.map(({ path }) => path).sort());
    expect(routed.sort()).toEqual(rows.map(({ path }) => path).sort());
    expect(rows.filter(({ persons }) => !['one', 'proposes', 'decides', 'agrees'].includes(persons))).toEqual([]);
  });

  it('R6.1 every call by which a second member decides is tried below', () => {
    const deciding = rows.filter(({ persons }) => persons === 'decides' || persons === 'agrees').map(({ path }) => path);
    expect(acts.map(({ path }) => path).sort()).toEqual(deciding.sort());
  });

  it('R6.1 a call that sounds like a decision of two is not called an act of one', () => {
    const byOne = rows.filter(({ path, persons }) => persons === 'one' && /\/(?:propose|approve|agree|confirm)-/.test(path));
    expect(byOne).toEqual([]);
  });
});

describe.each(acts)('R6.1 R6.7 alone: $path', ({ act }) => {
  const { decide } = act;

  it('nobody decides what they proposed, though they have the roles of both', async () => {
    const { first, input } = await proposed(act);
    const before = await rowOf(act, input);
    expect(codeOf(await first.call(decide, input))).toMatch(/own-|same-member/);
    expect(await rowOf(act, input)).toEqual(before);
  });

  it('nor in another session, on another device, or with another role since', async () => {
    const { first, input, memberId } = await proposed(act);
    const before = await rowOf(act, input);
    const elsewhere = await otherSession(memberId);
    expect(codeOf(await elsewhere.call(decide, input))).toMatch(/own-|same-member/);
    await giveRoles(memberId, [act.roles[1]]);
    for (const session of [first, elsewhere]) expect(codeOf(await session.call(decide, input))).toMatch(/own-|same-member/);
    expect(await rowOf(act, input)).toEqual(before);
  });

  it('nor by asking eight times at once', async () => {
    const { first, input, memberId } = await proposed(act);
    const before = await rowOf(act, input);
    const sessions = [first, await otherSession(memberId)];
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => (sessions[i % 2] as Browser).call(decide, input)));
    expect(new Set(answers.map(codeOf)).size).toBe(1);
    expect(codeOf(answers[0] as CallAnswer)).toMatch(/own-|same-member/);
    expect(await rowOf(act, input)).toEqual(before);
  });

  it('nor with the key under which a colleague decided something else', async () => {
    const { first, input } = await proposed(act);
    const other = await act.propose(env, first);
    const second = await colleague(act, other);
    const key = { [headers.idempotencyKey]: randomUUID() };
    expect((await second.call(decide, other, key)).body.code).toBe(decide.ok);
    const [before, decided] = [await rowOf(act, input), await rowOf(act, other)];
    expect(codeOf(await first.call(decide, input, key))).toMatch(/own-|same-member/);
    expect(codeOf(await first.call(decide, other, key))).toMatch(/own-|same-member|-over|decided/);
    expect([await rowOf(act, input), await rowOf(act, other)]).toEqual([before, decided]);
  });

  it('nor after a colleague has decided against it', async () => {
    const { first, input } = await proposed(act);
    const second = await colleague(act, input);
    expect((await second.call(decide, { ...input, ...act.against })).body.code).toBe(decide.ok);
    await first.call(decide, input);
    await first.call(decide, input);
    expect(await isApproved(act, input)).toBe(false);
  });

  it('what a member proposed who has left since is approved by nobody alone', async () => {
    const { input, memberId } = await proposed(act);
    await env.query(`UPDATE staff_members SET state = 'suspended' WHERE id = $1`, [memberId]);
    const second = await colleague(act, input);
    expect((await second.call(decide, input)).status).toBeLessThan(500);
    expect(await isApproved(act, input)).toBe(false);
    expect((await second.call(decide, { ...input, ...act.against })).body.code).toBe(decide.ok);
  });

  it('one member does it when another one proposed it, so that what is tried above fails for the person alone', async () => {
    const { input } = await proposed(act, [act.roles[0]]);
    const second = await colleague(act, input);
    expect((await second.call(decide, input)).body.code).toBe(decide.ok);
    expect(await isApproved(act, input)).toBe(true);
  });
});

describe.each(acts)('R6.1 R6.7 with the login of the console at the database: $path', ({ act }) => {
  const { row, approval } = act;
  const [table, column, field] = row;
  const asAdmin = (text: string, values: unknown[]) =>
    env.queryAs('admin', text, values).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const approve = (input: Record<string, unknown>, memberId: string) =>
    asAdmin(`UPDATE ${table} SET ${approval} WHERE ${column} = $1`, [input[field], memberId]);

  it('no row is decided by whoever proposed it, nor by somebody without the role, nor begins as decided', async () => {
    const { input, memberId } = await proposed(act);
    const before = await rowOf(act, input);
    expect(await approve(input, memberId)).toMatch(/23514|PB00[79]|42501/);
    const name = `auditor-${randomBytes(6).toString('hex')}`;
    await env.addStaff(name, ['auditor']);
    const [auditor] = await env.query<{ id: string }>('SELECT id::text FROM staff_members WHERE name = $1', [name]);
    expect(await approve(input, auditor?.id ?? '')).toMatch(/23514|PB00[79]|42501/);
    const columns = await env.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO'
       AND is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    const copied = names.map((name) => (name === column ? `'9' || right(${name}, 17)` : name)).join(', ');
    expect(
      await asAdmin(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${copied} FROM ${table} WHERE ${column} = $1`, [input[field]]),
    ).toBe('42501');
    expect(await asAdmin(`DELETE FROM ${table} WHERE ${column} = $1`, [input[field]])).toBe('42501');
    expect(await rowOf(act, input)).toEqual(before);
  });
});

describe('R6.1 R6.7 coins that wait for a decision, with the login of the console at the database', () => {
  interface Waiting {
    holdId: string;
    owner: string;
    other: string;
    amount: string;
  }
  const end = `SELECT ledger_end_hold($1::uuid, $2, $3, 'alone:' || gen_random_uuid(), $4::bigint[], $5::text[], $6::bigint[])`;
  const all = () => env.query('SELECT owner_id, asset, purpose, balance FROM ledger_account_balances ORDER BY 1, 2, 3');

  /** Every way out of a hold: to whom it is for, back, and a part to each. */
  async function tryToEnd({ holdId, owner, other, amount }: Waiting, kinds: Record<'release' | 'refund' | 'split', string>) {
    const before = await all();
    const half = String(BigInt(amount) / 2n);
    const ways = [
      ['release', [other], ['otc'], [amount]],
      ['refund', [owner], ['otc'], [amount]],
      ['split', [other, owner], ['otc', 'otc'], [half, String(BigInt(amount) - BigInt(half))]],
    ] as const;
    for (const [exit, to, purposes, amounts] of ways) {
      const code = await env.queryAs('admin', end, [holdId, exit, kinds[exit], to, purposes, amounts]).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      expect(code, exit).toMatch(/PB009|42501/);
    }
    expect(await all()).toEqual(before);
  }

  it('an order in appeal: its coins leave escrow by a ruling, and its state changes by nothing else', async () => {
    await openMarket(env);
    const { order } = await appealedTrade(env);
    const [held] = await env.query<Waiting>(
      `SELECT hold_id AS "holdId", seller_id::text AS owner, buyer_id::text AS other, (quantity + seller_fee)::text AS amount
       FROM p2p_orders_orders WHERE order_no = $1`,
      [order.orderNo],
    );
    await tryToEnd(held as Waiting, { release: 'p2p-release', refund: 'p2p-refund', split: 'p2p-split' });
    for (const status of [3, 4]) {
      const changed = env.queryAs(
        'admin',
        'UPDATE p2p_orders_orders SET status = $2, version = version + 1, closed_at = app_now(), close_reason = $3 WHERE order_no = $1',
        [order.orderNo, status, status === 3 ? 'ruled-release' : 'ruled-refund'],
      );
      await expect(changed).rejects.toMatchObject({ code: 'PB009' });
    }
  });

  it('a claim: its coins go neither to the other side nor back without their rows', async () => {
    await openMarket(env);
    const decider = await staffBrowser(env, ['decider']);
    const { order } = await claimedTrade(env);
    await decider.ask(holdForClaim, { orderNo: order.orderNo, side: 'buyer', amount: '1', reason: 'a hold of the tests' });
    const [held] = await env.query<Waiting>(
      `SELECT kept.hold_id AS "holdId", buyer_id::text AS owner, seller_id::text AS other, amount::text
       FROM p2p_appeals_holds kept JOIN p2p_appeals_cases ON p2p_appeals_cases.id = case_id WHERE order_no = $1`,
      [order.orderNo],
    );
    await tryToEnd(held as Waiting, { release: 'p2p-award', refund: 'p2p-claim-return', split: 'p2p-award' });
  });

  it('a deposit: it stays what the ledger says, and comes back by its decision', async () => {
    const { input } = await (preparedStaff[decideApplication.path] as Prepare)(env);
    const [merchant] = await env.query<{ accountId: string; deposit: string }>(
      `SELECT merchant.account_id::text AS "accountId", merchant.deposit::text FROM p2p_merchants_merchants merchant
       JOIN p2p_merchants_applications application USING (account_id) WHERE application_no = $1`,
      [input.applicationNo],
    );
    const { accountId, deposit } = merchant as { accountId: string; deposit: string };
    expect(BigInt(deposit)).toBeGreaterThan(0n);
    const before = await all();
    const tries: Array<[string, unknown[]]> = [
      ['UPDATE p2p_merchants_merchants SET deposit = 0, version = version + 1 WHERE account_id = $1', [accountId]],
      ['UPDATE p2p_merchants_merchants SET deposit = deposit + 1, version = version + 1 WHERE account_id = $1', [accountId]],
      [`UPDATE p2p_merchants_merchants SET state = 'rejected', deposit = 0, version = version + 1 WHERE account_id = $1`, [accountId]],
      [`UPDATE p2p_merchants_merchants SET state = 'removed', version = version + 1 WHERE account_id = $1`, [accountId]],
      [
        `SELECT ledger_post('p2p-merchant-return', 'alone', '', ARRAY[$1, $1]::bigint[], '{USDT,USDT}', '{deposit,otc}', '{"",""}',
           ARRAY[-$2::bigint, $2::bigint])`,
        [accountId, deposit],
      ],
    ];
    for (const [text, values] of tries) await expect(env.queryAs('admin', text, values), text).rejects.toMatchObject({ code: 'PB009' });
    expect(await all()).toEqual(before);
  });
});
