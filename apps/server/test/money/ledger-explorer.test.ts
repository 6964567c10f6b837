import type { AccountId } from '@peerbourse/contract/ids';
import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { fee, LedgerHarness, newKey, otc, spot } from './ledger-harness.ts';

/** Looks have tests of their own: staff-views.test.ts. */
const reason = 'audit';

let env: TestEnvironment;
let harness: LedgerHarness;
let ownerId: AccountId;
let userId: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  harness = await LedgerHarness.open(env.config.databaseUrl);
  ownerId = await harness.newOwnerWith(1_000_000_001n);
  const [row] = await env.query<{ user_id: string }>('SELECT user_id FROM accounts_users WHERE id = $1', [ownerId]);
  userId = row?.user_id ?? '';
});

afterAll(async () => {
  await harness.close();
  await env.close();
});

async function pay(amount: bigint, key = newKey()): Promise<string> {
  const legs = moveLegs('USDT', amount, spot(ownerId), fee);
  return String(await harness.act('api', (tx) => moveCoins(tx, { kind: 'payment', key, reference: 'about it', legs })));
}

describe('accounts', () => {
  it('of a customer, with balances to the last unit', async () => {
    const { accounts } = (await env.call(accountList, { userId, reason })).body.data;
    expect(accounts).toEqual([{ accountId: expect.any(String), userId, coin: 'USDT', purpose: 'spot', balance: '1000.000001' }]);
    expect((await env.call(accountList, { userId: '1000000000000000009', reason })).body.code).toBe('61301');
  });

  it('of the house, which has no user', async () => {
    await pay(1n);
    await harness.ask('worker', 'SELECT ledger_fold()');
    await pay(2n);
    const { accounts } = (await env.call(accountList, {})).body.data;
    expect(accounts).toHaveLength(60);
    expect(accounts.every((account) => account.userId === null)).toBe(true);
    const ofUsdt = accounts.filter(({ coin }) => coin === 'USDT').map(({ purpose, balance }) => [purpose, balance]);
    expect(Object.fromEntries(ofUsdt)).toMatchObject({ opening: '-1000.000001', fee: '0.000003', escrow: '0' });
  });
});

describe('postings', () => {
  it('of an account, newest first, page by page, none twice and none left out', async () => {
    for (let round = 0; round < 60; round += 1) await pay(1n);
    const { accounts } = (await env.call(accountList, { userId, reason })).body.data;
    const accountId = accounts[0]?.accountId ?? '';
    const first = (await env.call(postingList, { accountId, reason })).body.data;
    expect(first.postings).toHaveLength(50);
    const rest = (await env.call(postingList, { accountId, cursor: first.nextCursor ?? '', reason })).body.data;
    expect(rest.nextCursor).toBeNull();
    const all = [...first.postings, ...rest.postings];
    expect(new Set(all.map(({ postingId }) => postingId)).size).toBe(63);
    expect(all[0]).toMatchObject({ kind: 'payment', reference: 'about it', userId, coin: 'USDT', purpose: 'spot', amount: '-0.000001' });
    // Each begins with what the one before it left.
    const units = (text: string | null | undefined) => BigInt(Math.round(Number(text) * 1e6));
    all.slice(1).forEach((older, at) => expect(units(all[at]?.balanceAfter) - units(all[at]?.amount)).toBe(units(older.balanceAfter)));
  });

  it('of an account that is not there, there are none', async () => {
    for (const accountId of ['999999', '9999999999999999999']) {
      expect((await env.call(postingList, { accountId, reason })).body.code).toBe('62004');
    }
    const [{ accountId } = { accountId: '' }] = (await env.call(accountList, { userId, reason })).body.data.accounts;
    const beyond = await env.call(postingList, { accountId, cursor: '9999999999999999999', reason });
    expect(beyond.body.data.postings).toHaveLength(50);
    expect((await env.call(postingList, { accountId, cursor: '1', reason })).body.data).toMatchObject({ postings: [], nextCursor: null });
  });
});

describe('a journal', () => {
  it('is found by its id and by its key, with all of its postings', async () => {
    const key = newKey();
    const journalId = await pay(7n, key);
    const byId = (await env.call(journalDetail, { journal: journalId, reason })).body.data;
    expect((await env.call(journalDetail, { journal: key, reason })).body.data).toEqual(byId);
    expect(byId).toMatchObject({ journalId, key, kind: 'payment', reference: 'about it' });
    expect(byId.postings.map(({ purpose, amount, balanceAfter }) => [purpose, amount, balanceAfter === null])).toEqual(
      expect.arrayContaining([
        ['spot', '-0.000007', false],
        ['fee', '0.000007', true],
      ]),
    );
    expect(byId.postings).toHaveLength(2);
  });

  it('that is not there is said so', async () => {
    for (const journal of ['nothing', '01a1ded2-a008-71cb-8f55-ade25e6f9392', "'; DROP TABLE ledger_journals"]) {
      expect((await env.call(journalDetail, { journal, reason })).body.code).toBe('62004');
    }
  });

  it('of several coins shows each with its own decimals', async () => {
    await harness.credit(ownerId, 5n, 'otc', 'BTC');
    const legs = [...moveLegs('BTC', 5n, otc(ownerId), spot(ownerId)), ...moveLegs('USDT', 5n, spot(ownerId), otc(ownerId))];
    const journal = String(await harness.act('api', (tx) => moveCoins(tx, { kind: 'spot-trade', key: newKey(), reference: '', legs })));
    const { postings } = (await env.call(journalDetail, { journal, reason })).body.data;
    expect(postings.map(({ coin, amount }) => `${coin} ${amount}`).toSorted()).toEqual([
      'BTC -0.00000005',
      'BTC 0.00000005',
      'USDT -0.000005',
      'USDT 0.000005',
    ]);
  });
});
