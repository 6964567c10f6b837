import type { CallInput } from '@peerbourse/contract/call';
import type { AccountId } from '@peerbourse/contract/ids';
import type { EntryKind, HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { parseUnits } from '@peerbourse/rules/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryFilter, historyQuery } from '#modules/money/assets/history.table.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { allowWay } from '../support/lab-powers.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

/** Every page after the other. */
async function wholeHistory({ browser }: QuickPerson, filter: CallInput<typeof assetHistory> = {}): Promise<HistoryEntry[][]> {
  const pages: HistoryEntry[][] = [];
  let cursor: string | null = null;
  do {
    const { entries, nextCursor }: { entries: HistoryEntry[]; nextCursor: string | null } = await browser.ask(assetHistory, {
      ...filter,
      ...(cursor ? { cursor } : {}),
    });
    pages.push(entries);
    cursor = nextCursor;
  } while (cursor);
  return pages;
}

/** Journals between two wallets of an owner, one unit each. */
async function moveOften(accountId: string, { kind, coin, to }: { kind: string; coin: string; to: string }, times: number): Promise<void> {
  await allowWay(env.query, kind, 'spot', to);
  await env.query(
    `SELECT ledger_post($2, 'test:' || gen_random_uuid(), 'number ' || n, ARRAY[$1, $1]::bigint[], ARRAY[$3, $3]::text[],
       ARRAY['spot', $4]::text[], ARRAY['', ''], ARRAY[-1, 1]::bigint[]) FROM generate_series(1, $5::int) n`,
    [accountId, kind, coin, to, times],
  );
}

/** A moment that can be asked for to the point: statements that are sent together share their time, and the clock is put right for them. */
async function giveAtWholeMillisecond(accountId: string): Promise<void> {
  await env.query(`
    UPDATE platform_identity SET clock_offset = date_trunc('milliseconds', now()) - now();
    SELECT ledger_post('credit', 'credit:' || gen_random_uuid(), '', ARRAY[NULL, ${Number(accountId)}]::bigint[], ARRAY['USDT', 'USDT'],
      ARRAY['opening', 'spot'], ARRAY['', ''], ARRAY[-5, 5]::bigint[]);
    UPDATE platform_identity SET clock_offset = NULL`);
}

describe('the history', () => {
  it('comes in pages of 50, newest first, without gaps or doubles, and its amounts lead from balance to balance', async () => {
    const person = await quickPerson(env);
    await giveCoins(env, person.accountId, 'USDT', 'spot', 1_000_000n);
    await moveOften(person.accountId, { kind: 'transfer', coin: 'USDT', to: 'otc' }, 70);
    const pages = await wholeHistory(person);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 41]);
    const entries = pages.flat();
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(141);
    const spot = entries.filter(({ wallet }) => wallet === 'spot');
    expect(spot.map(({ balanceAfter }) => parseUnits(balanceAfter, 6))).toEqual(Array.from({ length: 71 }, (_, n) => 999_930n + BigInt(n)));
    expect(entries.at(-1)).toMatchObject({
      kind: 'credit',
      coin: 'USDT',
      wallet: 'spot',
      amount: '1',
      balanceAfter: '1',
      reference: 'test',
    });
  });

  it('that fills its page exactly has no other one', async () => {
    const person = await quickPerson(env);
    for (const wallet of ['spot', 'otc']) await giveCoins(env, person.accountId, 'USDT', wallet, 1_000n);
    await moveOften(person.accountId, { kind: 'transfer', coin: 'USDT', to: 'otc' }, 24);
    expect((await wholeHistory(person)).map((page) => page.length)).toEqual([50]);
  });

  it('has its beginning in the time that is asked for, and its end not', async () => {
    const { accountId, browser } = await quickPerson(env);
    await giveAtWholeMillisecond(accountId);
    const [entry] = (await browser.ask(assetHistory, {})).entries;
    const at = entry?.at ?? '';
    expect((await browser.ask(assetHistory, { from: at })).entries).toEqual([entry]);
    expect((await browser.ask(assetHistory, { to: at })).entries).toEqual([]);
  });

  it('shows wallets only: what is set aside leaves, and comes back', async () => {
    const person = await quickPerson(env);
    await giveCoins(env, person.accountId, 'USDT', 'otc', 5_000_000n);
    await allowWay(env.query, 'p2p-ad', 'otc', 'ad-reserve');
    await allowWay(env.query, 'p2p-ad-back', 'ad-reserve', 'otc');
    const [hold] = await env.query<{ id: string }>(
      `SELECT ledger_hold('p2p-ad', 'ad:' || gen_random_uuid(), 'an ad', $1::bigint, 'USDT', 'otc', $1::bigint, 'ad-reserve', '', 3000000, NULL, false) AS id`,
      [person.accountId],
    );
    await env.query(
      `SELECT ledger_end_hold($1, 'refund', 'p2p-ad-back', 'back:' || gen_random_uuid(), ARRAY[$2]::bigint[], ARRAY['otc'], ARRAY[3000000]::bigint[])`,
      [hold?.id, person.accountId],
    );
    const [entries = []] = await wholeHistory(person);
    expect(entries.map(({ kind, wallet, amount, reference }) => [kind, wallet, amount, reference])).toEqual([
      ['reserve', 'otc', '3', 'an ad'],
      ['p2p', 'otc', '-3', 'an ad'],
      ['credit', 'otc', '5', 'test'],
    ]);
  });

  it('can be asked for by coin, wallet, kind and time, and by all of them', async () => {
    const person = await quickPerson(env);
    const { accountId, browser } = person;
    for (const coin of ['USDT', 'BTC']) await giveCoins(env, accountId, coin, 'spot', 1_000n);
    await moveOften(accountId, { kind: 'transfer', coin: 'USDT', to: 'otc' }, 3);
    await moveOften(accountId, { kind: 'spot-trade', coin: 'BTC', to: 'contract' }, 2);
    await moveOften(accountId, { kind: 'something-new', coin: 'BTC', to: 'earn' }, 1);
    const count = async (filter: CallInput<typeof assetHistory>) => (await browser.ask(assetHistory, filter)).entries.length;
    expect(await count({})).toBe(14);
    expect(await count({ coin: 'USDT' })).toBe(7);
    expect(await count({ wallet: 'spot' })).toBe(8);
    expect(await count({ wallet: 'earn' })).toBe(1);
    const kinds: Partial<Record<EntryKind, number>> = { transfer: 6, spot: 4, other: 2, credit: 2, debit: 0, p2p: 0 };
    for (const [kind, expected] of Object.entries(kinds)) expect(await count({ kind: kind as EntryKind })).toBe(expected);
    expect(await count({ coin: 'BTC', wallet: 'contract', kind: 'spot' })).toBe(2);
    expect(await count({ coin: 'BTC', wallet: 'contract', kind: 'transfer' })).toBe(0);
    const [newest] = (await browser.ask(assetHistory, {})).entries;
    const later = new Date(new Date(newest?.at ?? '').getTime() + 1_000).toISOString();
    expect(await count({ to: later })).toBe(14);
    expect(await count({ from: later })).toBe(0);
    expect(await count({ from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' })).toBe(0);
  });

  it('of somebody else stays closed, whatever cursor is shown', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    await giveCoins(env, two.accountId, 'USDT', 'spot', 100n);
    await moveOften(two.accountId, { kind: 'transfer', coin: 'USDT', to: 'otc' }, 40);
    const { nextCursor } = await two.browser.ask(assetHistory, {});
    for (const cursor of [nextCursor ?? '', '1', '9999999999999999999', '1000000000000000001']) {
      expect(await one.browser.ask(assetHistory, { cursor })).toEqual({ entries: [], nextCursor: null });
    }
  });

  it.each([{ from: '2026-13-45T99:99:99Z' }, { to: '2026-00-10T00:00:00Z' }, { cursor: '0' }, { coin: 'usdt' }])(
    'is refused for what makes no sense: %j',
    async (input) => {
      const { browser } = await quickPerson(env);
      expect((await browser.call(assetHistory, input)).body.code).toBe('40001');
    },
  );
});

describe('among 100,000 postings', () => {
  let api: RoleRuntime;
  let busiest: AccountId;

  beforeAll(async () => {
    api = startRole('api', env.config);
    busiest = await fill();
  }, 120_000);

  afterAll(() => api.db.destroy());

  /** Rows as the ledger would have written them, without its guards: 2,000 people, and one who has half of everything. */
  async function fill(): Promise<AccountId> {
    const { accountId } = await quickPerson(env);
    await env.query(`
      INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
      SELECT 2000000000000000000 + n, lpad(n::text, 22, 'f'), 'filler ' || n, n || '@filler.test', 'F' || n FROM generate_series(1, 2000) n`);
    await env.query(
      `INSERT INTO ledger_accounts (owner_id, asset, purpose)
       SELECT id, coin, purpose FROM accounts_users, reference_coins, unnest(ARRAY['spot', 'otc', 'earn', 'ad-reserve']) purpose
       WHERE email LIKE '%@filler.test' AND coin IN ('USDT', 'BTC') OR id = $1 ON CONFLICT DO NOTHING`,
      [accountId],
    );
    for (const table of ['ledger_journals', 'ledger_postings']) await env.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await env.query(`
      INSERT INTO ledger_journals (id, kind, key, content, at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, CASE n % 500 WHEN 0 THEN 'earn-interest' ELSE 'transfer' END, 'filler:' || n, '', app_now() - make_interval(mins => 50000 - n)
      FROM generate_series(1, 50000) n`);
    await env.query(
      `WITH numbered AS MATERIALIZED (SELECT id, owner_id, asset, owner_id = $1 AS is_busiest,
         row_number() OVER (PARTITION BY owner_id = $1 ORDER BY id) - 1 AS place, count(*) OVER (PARTITION BY owner_id = $1) AS places
         FROM ledger_accounts WHERE owner_id IS NOT NULL),
       wanted AS MATERIALIZED (SELECT n, is_busiest, n % places AS place
         FROM (SELECT DISTINCT is_busiest, places FROM numbered) kind CROSS JOIN generate_series(1, 50000) n)
       INSERT INTO ledger_postings (journal_id, account_id, owner_id, asset, amount, balance_after, at)
       SELECT lpad(to_hex(n), 32, '0')::uuid, account.id, account.owner_id, account.asset, 1, n, app_now() - make_interval(mins => 50000 - n)
       FROM wanted JOIN numbered account USING (is_busiest, place)
       ORDER BY n`,
      [accountId],
    );
    await env.query('ANALYZE');
    return accountId;
  }

  const nothing: HistoryFilter = { coin: undefined, wallet: undefined, kind: undefined, from: undefined, to: undefined };

  async function planOf(filter: Partial<HistoryFilter>, limit: number): Promise<string> {
    const { sql, parameters } = historyQuery(busiest, { ...nothing, ...filter }, { before: 2n ** 62n, limit }).compile(api.db);
    const { rows } = await api.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('there are as many as the title says', async () => {
    const [row] = await env.query<{ all: number; mine: number }>(
      'SELECT count(*)::int AS all, (count(*) FILTER (WHERE owner_id = $1))::int AS mine FROM ledger_postings',
      [busiest],
    );
    expect(row?.all).toBeGreaterThanOrEqual(100_000);
    expect(row?.mine).toBeGreaterThanOrEqual(50_000);
  });

  /** Reading a month that is still empty costs nothing. */
  const wholeTable = /Seq Scan on ledger_.*\(cost=0\.00\.\.(?!0\.00 )/;

  it.each([
    {},
    { coin: 'BTC' },
    { wallet: 'earn' },
    { coin: 'BTC', wallet: 'otc' },
    { kind: 'transfer' },
    { kind: 'earn' },
    { kind: 'other' },
    { from: new Date('2026-01-01'), to: new Date('2027-01-01') },
  ] as const)('no page reads a whole table: %j', async (filter) => {
    for (const limit of [51, 1_000]) expect(await planOf(filter, limit)).not.toMatch(wholeTable);
  });

  it('pages of the longest history are quick, to its very end', async () => {
    const rows = (await historyQuery(busiest, nothing, { before: 2n ** 62n, limit: 51 }).execute(api.db)).rows;
    expect(rows).toHaveLength(51);
    const [row] = await env.query<{ oldest: bigint }>('SELECT min(id) + 60 AS oldest FROM ledger_postings WHERE owner_id = $1', [busiest]);
    const { sql, parameters } = historyQuery(busiest, nothing, { before: BigInt(row?.oldest ?? 0), limit: 51 }).compile(api.db);
    const { rows: plan } = await api.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${sql}`, [...parameters]);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    const read = [...text.matchAll(/Index .*on ledger_postings.*actual rows=(\d+) loops=(\d+)/g)].map(
      ([, count, loops]) => Number(count) * Number(loops),
    );
    expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThan(51 * 40);
  });
});
