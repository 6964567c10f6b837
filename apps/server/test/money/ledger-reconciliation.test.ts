import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { AccountId } from '@peerbourse/contract/ids';
import { decideCorrection } from '@peerbourse/contract/money/ledger/decide-correction';
import { proposeCorrection } from '@peerbourse/contract/money/ledger/propose-correction';
import { reconciliation } from '@peerbourse/contract/money/ledger/reconciliation';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { closeDays } from '#modules/money/ledger/close-days.ts';
import { endHold, giveLot, holdCoins, moveCoins, moveLegs, type Place } from '#modules/money/ledger/index.ts';
import { watchLedger } from '#modules/money/ledger/reconciliation/watch-ledger.ts';
import { metrics } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { SpotHarness } from '../markets/spot-harness.ts';
import { reference as spotPrice } from '../support/fixtures/spot-market.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { fight, newRing, verbs } from './ledger-contention.ts';
import { escrow, fee, LedgerHarness, newKey, opening, otc, spot } from './ledger-harness.ts';

const command = join(import.meta.dirname, '../../../../tools/reconcile/main.ts');

let env: TestEnvironment;
let harness: LedgerHarness;
let superuser: pg.Client;
let worker: RoleRuntime;
let ownerId: AccountId;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  harness = await LedgerHarness.open(env.config.databaseUrl);
  worker = startRole('worker', env.config);
  const url = new URL(inject('superUrl'));
  url.pathname = new URL(env.config.databaseUrl('owner')).pathname;
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  // Neither triggers nor foreign keys stop somebody with these rights.
  await superuser.query('SET session_replication_role = replica');
  ownerId = await harness.newOwnerWith(1_000n);
  await fillLedger();
});

afterAll(async () => {
  await superuser.end();
  await worker.db.destroy();
  await harness.close();
  await env.close();
});

/** Something of every kind, so that there is something to break. */
async function fillLedger(): Promise<void> {
  const buyer = await harness.newOwner();
  const { holdId } = await harness.hold(ownerId, 100n);
  await harness.act('api', (tx) =>
    endHold(tx, { holdId, exit: 'release', kind: 'p2p-release', key: newKey(), shares: [{ to: otc(buyer), amount: 100n }] }),
  );
  const journal = { kind: 'p2p-hold', key: newKey(), reference: 'order of the tests', ownerId, asset: 'USDT', from: 'spot' as const };
  const deadline = new Date(Date.now() + 3_600_000);
  await harness.act('api', (tx) =>
    holdCoins(tx, { ...journal, to: { ...escrow, subKey: 'open order' }, amount: 50n, deadline, isSale: false }),
  );
  await harness.act('api', (tx) =>
    moveCoins(tx, { kind: 'fee', key: newKey(), reference: '', legs: moveLegs('USDT', 3n, spot(ownerId), fee) }),
  );
  await harness.act('api', (tx) => giveLot(tx, { ownerId: buyer, asset: 'USDT', amount: 100n, reference: 'order', expiresAt: deadline }));
  const [{ user_id: userId } = { user_id: '' }] = await env.query<{ user_id: string }>('SELECT user_id FROM accounts_users WHERE id = $1', [
    buyer,
  ]);
  const input = { userId, coin: 'USDT', wallet: 'spot' as const, amount: '1', reason: 'a correction of the tests' };
  const { correctionNo } = await (await staffBrowser(env)).ask(proposeCorrection, input);
  await (await staffBrowser(env)).ask(decideCorrection, { correctionNo, isApproved: true });
  const reserve = { ownerId: buyer, purpose: 'ad-reserve' } as const;
  await harness.act('api', (tx) =>
    moveCoins(tx, { kind: 'p2p-ad-reserve', key: newKey(), reference: '', legs: moveLegs('USDT', 5n, otc(buyer), reserve) }),
  );
  await env.query(
    `INSERT INTO p2p_ads_ads (ad_no, account_id, side, coin, fiat, state, fixed_price, quantity, remaining, fee_ppm, reserved_fee, min_amount,
       max_amount, pay_minutes, template_ids)
     VALUES ('1000000000000000001', $1, 'sell', 'USDT', 'EUR', 'offline', 100000000, 4, 4, 1000, 1, 1, 2, 15, '{1}')`,
    [buyer],
  );
  const market = await SpotHarness.open(env);
  await market.place({ owner: await market.newTrader(1_000_000_000n), side: 'buy', tick: spotPrice, lots: 100 });
  await market.newMaker(1_000_000n, 1_000n);
  await market.close();
  await closePastDay();
  await vi.waitFor(async () => {
    await harness.ask('worker', 'SELECT ledger_fold()');
    expect((await env.query('SELECT FROM ledger_folds')).length).toBeGreaterThanOrEqual(2);
  }, 45_000);
}

/** What was written in the past comes last here: what is broken with the first rows is of today. */
async function closePastDay(): Promise<void> {
  await env.query(`UPDATE platform_identity SET clock_offset = interval '-2 days'`);
  await harness.newOwnerWith(9n);
  await harness.newOwnerWith(9n);
  await env.query('UPDATE platform_identity SET clock_offset = NULL');
  await vi.waitFor(async () => {
    await closeDays(worker.db);
    expect((await env.query('SELECT FROM ledger_days WHERE closed_at IS NOT NULL')).length).toBeGreaterThan(0);
  }, 45_000);
}

async function redChecks(): Promise<string[]> {
  const { body } = await env.call(reconciliation, {});
  expect(body.code).toBe('00000');
  const red = body.data.checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
  expect(body.data.isRed).toBe(red.length > 0);
  return red;
}

/** Breaks a row past all guards, looks, and puts everything back. */
async function redAfter(table: string, statement: string): Promise<string[]> {
  await superuser.query(`CREATE TABLE kept AS TABLE ${table}`);
  const { rowCount } = await superuser.query(statement);
  expect(rowCount, statement).toBeGreaterThan(0);
  const red = await redChecks();
  await superuser.query(`DELETE FROM ${table}`);
  const columns = await writtenColumns(table);
  await superuser.query(`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept`);
  await superuser.query('DROP TABLE kept');
  return red;
}

/** Those that are not computed from others. */
async function writtenColumns(table: string): Promise<string> {
  const { rows } = await superuser.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

const spotAccount = `(SELECT id FROM ledger_accounts WHERE owner_id IS NOT NULL AND purpose = 'spot' ORDER BY id LIMIT 1)`;
const oneOf = (table: string) => `id = (SELECT id FROM ${table} ORDER BY id LIMIT 1)`;
const pastAccount = '(SELECT max(account_id) FROM ledger_closings JOIN ledger_accounts ON id = account_id WHERE owner_id IS NOT NULL)';
const openHold = `id NOT IN (SELECT hold_id FROM ledger_hold_exits)`;

const tampering: ReadonlyArray<[check: string, table: string, statement: string]> = [
  ['postings-sum-to-zero', 'ledger_postings', `UPDATE ledger_postings SET amount = amount + 1 WHERE ${oneOf('ledger_postings')}`],
  ['postings-sum-to-zero', 'ledger_postings', `UPDATE ledger_postings SET asset = 'BTC' WHERE ${oneOf('ledger_postings')}`],
  ['postings-sum-to-zero', 'ledger_postings', `DELETE FROM ledger_postings WHERE ${oneOf('ledger_postings')}`],
  ['balances-equal-postings', 'ledger_balances', `UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = ${spotAccount}`],
  ['balances-equal-postings', 'ledger_balances', `DELETE FROM ledger_balances WHERE account_id = ${spotAccount}`],
  [
    'balances-equal-postings',
    'ledger_postings',
    `UPDATE ledger_postings SET account_id = ${spotAccount} WHERE account_id <> ${spotAccount} AND balance_after IS NOT NULL`,
  ],
  ['folds-equal-postings', 'ledger_folds', 'UPDATE ledger_folds SET balance = balance + 1'],
  ['folds-equal-postings', 'ledger_folds', `UPDATE ledger_folds SET folded_to = '5'`],
  ['closings-equal-postings', 'ledger_closings', 'UPDATE ledger_closings SET balance = balance + 1'],
  ['closings-equal-postings', 'ledger_closings', `UPDATE ledger_closings SET day = day - 1 WHERE account_id = ${pastAccount}`],
  ['closings-equal-postings', 'ledger_closings', `DELETE FROM ledger_closings WHERE account_id = ${pastAccount}`],
  ['closings-equal-postings', 'ledger_postings', `UPDATE ledger_postings SET amount = amount + 1 WHERE account_id = ${pastAccount}`],
  ['closings-equal-postings', 'ledger_postings', `DELETE FROM ledger_postings WHERE account_id = ${pastAccount}`],
  ['balances-equal-postings', 'ledger_balances', `UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = ${pastAccount}`],
  ['balances-equal-postings', 'ledger_balances', `DELETE FROM ledger_balances WHERE account_id = ${pastAccount}`],
  ['balances-equal-postings', 'ledger_closings', `UPDATE ledger_closings SET balance = balance + 1 WHERE account_id = ${pastAccount}`],
  ['balances-equal-postings', 'ledger_days', 'DELETE FROM ledger_days'],
  [
    'balances-equal-postings',
    'ledger_postings',
    `UPDATE ledger_postings SET at = at - interval '2 days' WHERE account_id = ${spotAccount}`,
  ],
  ['postings-sum-to-zero', 'ledger_closings', `DELETE FROM ledger_closings WHERE account_id = ${pastAccount}`],
  ['escrow-equals-holds', 'ledger_holds', `DELETE FROM ledger_holds WHERE ${openHold}`],
  ['escrow-equals-holds', 'ledger_hold_exits', 'DELETE FROM ledger_hold_exits'],
  ['escrow-equals-holds', 'ledger_holds', `UPDATE ledger_holds SET sub_key = 'another' WHERE ${openHold}`],
  ['holds-in-time', 'ledger_holds', `UPDATE ledger_holds SET deadline = app_now() - interval '2 minutes' WHERE ${openHold}`],
  ['journals-as-written', 'ledger_journals', `UPDATE ledger_journals SET kind = 'gift' WHERE kind = 'fee'`],
  ['journals-as-written', 'ledger_journals', `UPDATE ledger_journals SET key = 'another' WHERE kind = 'fee'`],
  ['journals-as-written', 'ledger_journals', `UPDATE ledger_journals SET reference = 'another' WHERE kind = 'fee'`],
  ['journals-as-written', 'ledger_journals', `UPDATE ledger_journals SET at = at - interval '1 day' WHERE kind = 'fee'`],
  ['journals-as-written', 'ledger_journals', `DELETE FROM ledger_journals WHERE kind = 'fee'`],
  [
    'journals-as-written',
    'ledger_postings',
    `DELETE FROM ledger_postings WHERE journal_id = (SELECT id FROM ledger_journals WHERE kind = 'fee')`,
  ],
  [
    'journals-as-written',
    'ledger_postings',
    `UPDATE ledger_postings SET sub_key = 'part' WHERE journal_id = (SELECT id FROM ledger_journals WHERE kind = 'fee')`,
  ],
  ['journals-as-written', 'ledger_hold_exits', `UPDATE ledger_hold_exits SET exit = 'refund'`],
  [
    'postings-follow-each-other',
    'ledger_postings',
    `UPDATE ledger_postings SET balance_after = balance_after + 1 WHERE account_id = ${spotAccount}`,
  ],
  ['postings-fit-accounts', 'ledger_accounts', `UPDATE ledger_accounts SET asset = 'BTC' WHERE id = ${spotAccount}`],
  ['postings-fit-accounts', 'ledger_accounts', `UPDATE ledger_accounts SET owner_id = owner_id + 1000 WHERE id = ${spotAccount}`],
  ['postings-fit-accounts', 'ledger_accounts', `DELETE FROM ledger_accounts WHERE id = ${spotAccount}`],
  ['postings-fit-accounts', 'ledger_postings', `UPDATE ledger_postings SET owner_id = owner_id + 1000 WHERE owner_id IS NOT NULL`],
  ['holds-fit-journals', 'ledger_holds', `UPDATE ledger_holds SET amount = amount + 1 WHERE ${openHold}`],
  ['holds-fit-journals', 'ledger_holds', `UPDATE ledger_holds SET source_id = target_id WHERE ${openHold}`],
  ['holds-fit-journals', 'ledger_hold_exits', `UPDATE ledger_hold_exits SET journal_id = gen_random_uuid()`],
  ['lots-as-given', 'ledger_lots', 'UPDATE ledger_lots SET amount = amount - 1'],
  ['lots-as-given', 'ledger_lots', `UPDATE ledger_lots SET expires_at = app_now() - interval '1 day'`],
  ['lots-as-given', 'ledger_lots', `UPDATE ledger_lots SET owner_id = owner_id + 1000`],
  ['reserves-cover-ads', 'p2p_ads_ads', 'UPDATE p2p_ads_ads SET quantity = quantity + 1, remaining = remaining + 1'],
  ['reserves-cover-ads', 'p2p_ads_ads', 'UPDATE p2p_ads_ads SET reserved_fee = reserved_fee + 1'],
  ['reserves-cover-ads', 'p2p_ads_ads', `UPDATE p2p_ads_ads SET coin = 'BTC'`],
  ['order-holds-equal-orders', 'spot_orders', 'UPDATE spot_orders SET held = held + 1'],
  ['order-holds-equal-orders', 'spot_orders', 'UPDATE spot_orders SET owner_id = owner_id + 1000'],
  ['order-holds-equal-orders', 'spot_orders', 'DELETE FROM spot_orders'],
  ['quote-reserves-equal-sets', 'spot_quote_sets', 'UPDATE spot_quote_sets SET base_units = base_units + 1'],
  ['quote-reserves-equal-sets', 'spot_quote_sets', 'UPDATE spot_quote_sets SET owner_id = owner_id + 1000'],
  ['quote-reserves-equal-sets', 'spot_quote_sets', 'DELETE FROM spot_quote_sets'],
  ['corrections-fit-journals', 'ledger_corrections', 'UPDATE ledger_corrections SET amount = amount + 1'],
  [
    'corrections-fit-journals',
    'ledger_corrections',
    `UPDATE ledger_corrections SET state = 'open', journal_id = NULL, decided_by = NULL, decided_at = NULL`,
  ],
  ['corrections-fit-journals', 'ledger_corrections', 'DELETE FROM ledger_corrections'],
  [
    'corrections-fit-journals',
    'ledger_corrections',
    `UPDATE ledger_corrections SET journal_id = (SELECT id FROM ledger_journals WHERE kind = 'fee')`,
  ],
  ['clearing-was-approved', 'ledger_corrections', 'UPDATE ledger_corrections SET journal_id = gen_random_uuid()'],
  ['clearing-was-approved', 'ledger_corrections', 'UPDATE ledger_corrections SET amount = amount + 1'],
  [
    'clearing-was-approved',
    'ledger_postings',
    `UPDATE ledger_postings SET account_id = (SELECT id FROM ledger_accounts WHERE asset = 'USDT' AND purpose = 'clearing')
     WHERE account_id = (SELECT id FROM ledger_accounts WHERE asset = 'USDT' AND purpose = 'opening')`,
  ],
  ['journals-within-powers', 'ledger_journals', `UPDATE ledger_journals SET written_by = 'pb_matcher' WHERE kind = 'fee'`],
  ['journals-within-powers', 'ledger_journals', `UPDATE ledger_journals SET written_by = 'pb_api' WHERE kind = 'credit'`],
  ['journals-within-powers', 'ledger_powers', `DELETE FROM ledger_powers WHERE kind = 'p2p-release'`],
];

describe('reconciliation', () => {
  beforeEach(async () => {
    expect(await redChecks()).toEqual([]);
  });

  it('has looked at something of everything', async () => {
    const { checks } = (await env.call(reconciliation, {})).body.data;
    expect(checks.filter(({ looked }) => looked === 0)).toEqual([]);
    expect(checks.map(({ name }) => name).toSorted()).toEqual([...new Set(tampering.map(([check]) => check))].toSorted());
  });

  it.each(tampering)('%s: %s, %s', async (check, table, statement) => {
    expect(await redAfter(table, statement)).toContain(check);
  });

  it('says what is wrong, in decimals of the coin', async () => {
    await superuser.query(`UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = ${spotAccount}`);
    const { checks } = (await env.call(reconciliation, {})).body.data;
    await superuser.query(`UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = ${spotAccount}`);
    const [problem] = checks.find(({ name }) => name === 'balances-equal-postings')?.problems ?? [];
    expect(problem).toEqual({ subject: expect.stringMatching(/^account \d+ USDT spot$/), expected: '0.000847', found: '0.000848' });
  });

  it('stays green while everything happens at once', async () => {
    const ring = await newRing(harness);
    let isOver = false;
    const work = fight(harness, ring, Object.keys(verbs), 25, 6).finally(() => {
      isOver = true;
    });
    let looks = 0;
    for (; !isOver || looks === 0; looks += 1) expect(await redChecks()).toEqual([]);
    expect(Object.keys(await work)).toEqual(['done']);
  });

  it('shows coins in between, with their age, and not those that a hold explains', async () => {
    const person = await harness.newOwnerWith(1_000n);
    const aside = (purpose: 'risk' | 'deposit' | 'ad-reserve'): Place => ({ ownerId: person, purpose });
    const move = (amount: bigint, from: Place, to: Place) =>
      harness.act('worker', (tx) =>
        moveCoins(tx, { kind: 'contract', key: newKey(), reference: '', legs: moveLegs('USDT', amount, from, to) }),
      );
    await move(10n, spot(person), aside('risk'));
    await move(10n, aside('risk'), spot(person));
    await move(20n, spot(person), aside('risk'));
    // Another case of the same person that is over says nothing about this one.
    const otherCase = { ...aside('risk'), subKey: 'another case' };
    await move(3n, spot(person), otherCase);
    await move(3n, otherCase, spot(person));
    await move(5n, spot(person), aside('ad-reserve'));
    await move(7n, opening, { ownerId: null, purpose: 'dust' });
    const journal = { kind: 'ad-hold', key: newKey(), reference: 'ad of the tests', ownerId: person, asset: 'USDT', from: 'spot' as const };
    await harness.act('api', (tx) =>
      holdCoins(tx, { ...journal, to: { ...aside('ad-reserve'), subKey: 'ad' }, amount: 100n, deadline: null, isSale: false }),
    );
    const { suspense, isRed } = (await env.call(reconciliation, {})).body.data;
    expect(isRed).toBe(false);
    expect(suspense.map(({ purpose, balance }) => `${purpose} ${balance}`).toSorted()).toEqual([
      'ad-reserve 0.000005',
      'dust 0.000007',
      'risk 0.00002',
    ]);
    const [third] = await env.query<{ at: Date }>(
      `SELECT posting.at FROM ledger_postings posting JOIN ledger_accounts account ON account.id = account_id WHERE purpose = 'risk' AND sub_key = '' ORDER BY posting.id DESC LIMIT 1`,
    );
    expect(suspense.find(({ purpose }) => purpose === 'risk')?.since).toBe(third?.at.toISOString());
  });
});

describe('who notices', () => {
  const breakIt = () => superuser.query(`UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = ${spotAccount}`);
  const mendIt = () => superuser.query(`UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = ${spotAccount}`);
  const gauge = async () => (await metrics.ledgerRed.get()).values[0]?.value;
  const lines = () => env.query<{ act: string }>(`SELECT act FROM audit_entries WHERE subject = 'ledger' ORDER BY id`);

  it('the job tells the metric, the log, and once the audit log', async () => {
    await watchLedger(worker);
    expect([await gauge(), await lines()]).toEqual([0, []]);
    await breakIt();
    const error = vi.spyOn(worker.log, 'error');
    await watchLedger(worker);
    await watchLedger(worker);
    expect(await gauge()).toBe(1);
    expect(error).toHaveBeenCalledTimes(2);
    expect(await lines()).toEqual([{ act: 'ledger.turned-red' }]);
    await mendIt();
    await watchLedger(worker);
    expect(await gauge()).toBe(0);
    expect(await lines()).toEqual([{ act: 'ledger.turned-red' }, { act: 'ledger.turned-green' }]);
  });

  it('the command reads what the watch takes from closings', async () => {
    const older = `UPDATE ledger_closings SET day = day - 10 WHERE account_id = ${pastAccount}`;
    await superuser.query(`UPDATE ledger_postings SET at = at - interval '10 days' WHERE account_id = ${pastAccount}`);
    await superuser.query(older);
    await superuser.query(`UPDATE ledger_postings SET amount = amount + 1 WHERE account_id = ${pastAccount}`);
    const watched = await redChecks();
    const { code, out } = await runCommand();
    await superuser.query(`UPDATE ledger_postings SET amount = amount - 1, at = at + interval '10 days' WHERE account_id = ${pastAccount}`);
    await superuser.query(older.replace('- 10', '+ 10'));
    expect(watched).not.toContain('closings-equal-postings');
    expect(code).toBe(1);
    for (const check of ['postings-sum-to-zero', 'balances-equal-postings', 'closings-equal-postings'])
      expect(out).toContain(`RED  ${check}`);
  });

  it('the command prints it and fails', async () => {
    expect(await runCommand()).toEqual({ code: 0, out: expect.stringMatching(/^ok .*\n[^]*The ledger adds up at/) });
    await breakIt();
    expect(await runCommand()).toEqual({
      code: 1,
      out: expect.stringMatching(/RED {2}balances-equal-postings[^]*0\.000848, expected 0\.000847[^]*does not add up/),
    });
    await mendIt();
  });
});

function runCommand(): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command], { env: { PATH: process.env.PATH, ...env.variables } }, (_error, out) =>
      resolve({ code: child.exitCode ?? -1, out }),
    );
  });
}
