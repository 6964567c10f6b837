import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { headers } from '@peerbourse/contract/headers';
import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { exportList } from '@peerbourse/contract/money/exports/export-list';
import { startExport } from '@peerbourse/contract/money/exports/start-export';
import { parseUnits } from '@peerbourse/rules/money';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueFiles } from '#modules/core/files/erase-due-files.ts';
import { historySource } from '#modules/money/exports/history-source.ts';
import { makeFilesOf } from '#modules/money/exports/make-files.ts';
import { pause } from '#platform/clock.ts';
import { installFaults } from '#platform/faults.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { csvRows, xlsxRows } from '../support/spreadsheet.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const makeFiles = makeFilesOf(historySource);
let env: TestEnvironment;
let worker: RoleRuntime;
const filesDir = mkdtempSync(join(tmpdir(), 'pb-exports-'));
/** A changed setting is in every answer after a second at most. */
const settingsKeptMs = 1_100;
const input = { subject: 'asset-history', format: 'csv', timezone: 0, filter: {} } as const;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  worker = startRole('worker', env.config);
  await env.start('api');
});

afterEach(() => installFaults(undefined));

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
  rmSync(filesDir, { recursive: true });
});

/** Somebody with a credit and so many entries besides, in two wallets. */
async function personWithHistory(journals: number): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 9_007_199_254_740_993n);
  for (let done = 0; done < journals; done += 500) {
    await env.query(
      `SELECT ledger_post('transfer', 'test:' || gen_random_uuid(), 'number ' || n, ARRAY[$1, $1]::bigint[], ARRAY['USDT', 'USDT'],
         ARRAY['spot', 'otc'], ARRAY['', ''], ARRAY[-n, n]::bigint[]) FROM generate_series(1, $2::int) n`,
      [person.accountId, Math.min(500, journals - done)],
    );
  }
  return person;
}

async function moveClock(interval: string | null): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = $1::interval', [interval]);
}

async function theExport({ browser }: { browser: Browser }): Promise<ExportEntry> {
  const { exports } = await browser.ask(exportList, {});
  return exports[0] as ExportEntry;
}

/** As a browser follows a link: cookies, and none of our headers. */
function download(browser: Browser, url: string): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${env.addressOf('api')}${url}`, { headers: { cookie } });
}

async function contentOf(person: { browser: Browser }): Promise<Buffer> {
  const { fileUrl } = await theExport(person);
  const answer = await download(person.browser, fileUrl);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** What the ledger says, newest first. */
async function postingsOf(accountId: string): Promise<Array<{ amount: bigint; after: bigint; wallet: string }>> {
  const rows = await env.query<{ amount: string; after: string; wallet: string }>(
    `SELECT amount::text, balance_after::text AS after, purpose AS wallet FROM ledger_postings posting
     JOIN ledger_accounts account ON account.id = account_id WHERE posting.owner_id = $1 ORDER BY posting.id DESC`,
    [accountId],
  );
  return rows.map(({ amount, after, wallet }) => ({ amount: BigInt(amount), after: BigInt(after), wallet }));
}

describe('a file', () => {
  it.each(['csv', 'xlsx'] as const)('%s holds every entry, exact to the last unit', async (format) => {
    const person = await personWithHistory(1_250);
    const asked = await person.browser.ask(startExport, { ...input, format });
    expect(asked).toMatchObject({ state: 'waiting', rowsDone: 0, rowsTotal: 2_501, expiresAt: null, fileUrl: '' });
    // What comes afterwards is not in it.
    await giveCoins(env, person.accountId, 'USDT', 'spot', 1n);
    await makeFiles(worker);
    expect(await theExport(person)).toMatchObject({ exportNo: asked.exportNo, state: 'ready', rowsDone: 2_501, rowsTotal: 2_501 });
    const content = await contentOf(person);
    const [head, ...lines] = format === 'csv' ? csvRows(content) : xlsxRows(content).rows;
    expect(head).toEqual(['Time (UTC)', 'Type', 'Coin', 'Wallet', 'Amount', 'Balance after', 'Reference']);
    const [, ...known] = await postingsOf(person.accountId);
    const read = lines.map(([, , , wallet, amount = '', after = '']) => ({
      amount: parseUnits(amount, 6),
      after: parseUnits(after, 6),
      wallet: wallet === 'P2P wallet' ? 'otc' : 'spot',
    }));
    expect(read).toEqual(known);
    expect(lines.at(-1)?.slice(1)).toEqual(['Credit', 'USDT', 'Spot wallet', '9007199254.740993', '9007199254.740993', 'test']);
  });

  it('holds what was asked for, in the zone that was asked for', async () => {
    const person = await personWithHistory(3);
    await giveCoins(env, person.accountId, 'BTC', 'earn', 123n);
    await person.browser.ask(startExport, { ...input, timezone: 345, filter: { coin: 'BTC' } });
    await makeFiles(worker);
    const [head, ...lines] = csvRows(await contentOf(person));
    expect(head?.[0]).toBe('Time (UTC+05:45)');
    expect(lines).toHaveLength(1);
    const [{ at } = { at: new Date(0) }] = await env.query<{ at: Date }>(
      `SELECT at FROM ledger_postings WHERE owner_id = $1 AND asset = 'BTC'`,
      [person.accountId],
    );
    const shown = new Date(at.getTime() + 345 * 60_000).toISOString().replace('T', ' ').slice(0, 19);
    expect(lines[0]).toEqual([shown, 'Credit', 'BTC', 'Earn wallet', '0.00000123', '0.00000123', 'test']);
  });

  it.each(['de', 'ar'] as const)('speaks the language in which it was asked for: %s', async (code: LocaleCode) => {
    const person = await personWithHistory(1);
    const { languageKey } = localeOf(code);
    await person.browser.call(startExport, input, { [headers.language]: languageKey });
    await makeFiles(worker);
    const [head, line] = csvRows(await contentOf(person));
    const texts = { ...readCatalogue('exports', 'en'), ...readCatalogue('exports', code) };
    expect(head?.slice(1)).toEqual(['kind', 'coin', 'wallet', 'amount', 'balance', 'reference'].map((name) => texts[`column_${name}`]));
    expect(line?.[1]).toBe(texts.kind_transfer);
  });

  it('runs nothing in a spreadsheet: texts that look like formulas are texts, and numbers stay numbers', async () => {
    const person = await quickPerson(env);
    const hostile = ['=HYPERLINK("http://evil.test","x")', '+1+1', '-1+1', '@SUM(A1)', '\tx', 'a,b "c"\r\nd'];
    await giveCoins(env, person.accountId, 'USDT', 'spot', 100n);
    for (const reference of hostile) {
      await env.query(
        `SELECT ledger_post('transfer', 'test:' || gen_random_uuid(), $2, ARRAY[$1, $1]::bigint[], ARRAY['USDT', 'USDT'],
           ARRAY['spot', 'otc'], ARRAY['', ''], ARRAY[-1, 1]::bigint[])`,
        [person.accountId, reference],
      );
    }
    await person.browser.ask(startExport, { ...input, filter: { wallet: 'spot', kind: 'transfer' } });
    await makeFiles(worker);
    const [, ...lines] = csvRows(await contentOf(person));
    expect(lines.map((line) => line[6])).toEqual(hostile.map((text, n) => (n < 5 ? `'${text}` : text)).toReversed());
    expect(lines.map((line) => line[4])).toEqual(hostile.map(() => '-0.000001'));
  });

  it('of nothing has its head alone', async () => {
    const person = await quickPerson(env);
    await person.browser.ask(startExport, input);
    await makeFiles(worker);
    expect(await theExport(person)).toMatchObject({ state: 'ready', rowsDone: 0, rowsTotal: 0 });
    expect(csvRows(await contentOf(person))).toHaveLength(1);
  });

  it('is announced when it is ready, and comes as an attachment under a name of its own', async () => {
    const person = await personWithHistory(1);
    await person.browser.ask(startExport, { ...input, format: 'xlsx' });
    await makeFiles(worker);
    const { entries, unread } = await person.browser.ask(notificationList, {});
    const entry = await theExport(person);
    expect(unread).toBe(1);
    expect(entries).toMatchObject([{ kind: 'export_ready', values: { until: entry.expiresAt } }]);
    const answer = await download(person.browser, entry.fileUrl);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="export-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.arrayBuffer();
  });

  it('is nobody else’s: neither its row nor its address', async () => {
    const [owner, stranger, child] = [await personWithHistory(1), await quickPerson(env), await quickPerson(env, { isChild: true })];
    await owner.browser.ask(startExport, input);
    await makeFiles(worker);
    const { fileUrl } = await theExport(owner);
    for (const { browser } of [stranger, child]) {
      expect((await browser.ask(exportList, {})).exports).toEqual([]);
      expect((await download(browser, fileUrl)).status).toBe(404);
    }
    expect((await fetch(`${env.addressOf('api')}${fileUrl}`)).status).toBe(404);
    expect((await download(owner.browser, fileUrl)).status).toBe(200);
    const [row] = await env.query<{ file_id: string }>('SELECT file_id FROM exports_jobs WHERE account_id = $1', [owner.accountId]);
    expect((await download(owner.browser, `/files/${row?.file_id}`)).status).toBe(404);
  });

  it('is gone after seven days, and its content with it', async () => {
    const person = await personWithHistory(1);
    await person.browser.ask(startExport, input);
    await makeFiles(worker);
    const { expiresAt, askedAt } = await theExport(person);
    const days = (new Date(expiresAt ?? '').getTime() - new Date(askedAt).getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(7);
    expect(days).toBeLessThan(7.01);
    const [file] = await env.query<{ place: string }>(
      'SELECT place FROM files_stored JOIN exports_jobs USING (file_id) WHERE exports_jobs.account_id = $1',
      [person.accountId],
    );
    // Sessions of the tests live for ten minutes, so the row is moved instead of the clock.
    await env.query(`UPDATE exports_jobs SET expires_at = app_now() WHERE account_id = $1`, [person.accountId]);
    expect(await theExport(person)).toMatchObject({ state: 'expired', fileUrl: '' });
    await eraseDueFiles(worker);
    expect(places()).toContain(file?.place);
    await env.query(`UPDATE files_stored SET created_at = created_at - interval '7 days' WHERE account_id = $1`, [person.accountId]);
    await eraseDueFiles(worker);
    expect(places()).not.toContain(file?.place);
  });
});

function places(): string[] {
  return readdirSync(filesDir, { recursive: true, encoding: 'utf8' });
}

describe('making a file', () => {
  it('tells its progress after each batch', async () => {
    const person = await personWithHistory(1_300);
    const seen: Array<[string, number]> = [];
    await person.browser.ask(startExport, input);
    installFaults(async (name) => {
      if (name !== 'exports.batch-written') return;
      const { state, rowsDone } = await theExport(person);
      seen.push([state, rowsDone]);
    });
    await makeFiles(worker);
    expect(seen).toEqual([
      ['running', 1_000],
      ['running', 2_000],
      ['running', 2_601],
    ]);
  });

  it('that was killed half way is begun again by somebody else after a minute, and nothing is missing or double', async () => {
    const person = await personWithHistory(700);
    await person.browser.ask(startExport, input);
    const { exited } = env.spawn('worker', { PB_FAULTS: 'exports.batch-written:kill' });
    await exited;
    expect(await theExport(person)).toMatchObject({ state: 'running', rowsDone: 1_000, rowsTotal: 1_401 });
    await makeFiles(worker);
    expect(await theExport(person)).toMatchObject({ state: 'running', rowsDone: 1_000 });
    await moveClock('61 seconds');
    await makeFiles(worker);
    await moveClock(null);
    expect(await theExport(person)).toMatchObject({ state: 'ready', rowsDone: 1_401, rowsTotal: 1_401 });
    const [, ...lines] = csvRows(await contentOf(person));
    const read = lines.map(([, , , , amount = '', after = '']) => [parseUnits(amount, 6), parseUnits(after, 6)]);
    expect(read).toEqual((await postingsOf(person.accountId)).map(({ amount, after }) => [amount, after]));
  }, 90_000);

  it('is done by one of two: whoever was taken for dead finds his file gone', async () => {
    const person = await personWithHistory(2);
    await person.browser.ask(startExport, input);
    let overtaken: Promise<void> | undefined;
    installFaults(async (name) => {
      if (name !== 'exports.batch-written' || overtaken) return;
      // The first one hangs here for more than a minute, and somebody else makes the file.
      await moveClock('61 seconds');
      overtaken = makeFiles(worker);
      await overtaken;
    });
    await makeFiles(worker);
    await moveClock(null);
    const rows = await env.query('SELECT attempt, state FROM exports_jobs WHERE account_id = $1', [person.accountId]);
    expect(rows).toEqual([{ attempt: 2, state: 'ready' }]);
    expect(await env.query(`SELECT count(*)::int AS files FROM files_stored WHERE account_id = $1`, [person.accountId])).toEqual([
      { files: 1 },
    ]);
    expect((await person.browser.ask(notificationList, {})).unread).toBe(1);
  });

  it('is given up after three tries, and does not count', async () => {
    const person = await personWithHistory(1);
    await person.browser.ask(startExport, input);
    installFaults((name) => {
      if (name === 'exports.batch-written') throw new Error('the disk is full');
    });
    for (const minutes of [0, 2, 4]) {
      await moveClock(`${minutes} minutes`);
      await expect(makeFiles(worker)).rejects.toThrow('the disk is full');
    }
    await moveClock('6 minutes');
    await makeFiles(worker);
    await moveClock(null);
    const { exports, left } = await person.browser.ask(exportList, {});
    expect(exports).toMatchObject([{ state: 'failed', fileUrl: '' }]);
    expect(left).toBe(5);
  });
});

describe('the quota', () => {
  it('of 50 asked for at once five are begun', async () => {
    const { browser } = await quickPerson(env);
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.copy().call(startExport, input)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(5);
    expect(codes.filter((code) => code === '62201')).toHaveLength(45);
    const refused = answers.find(({ body }) => body.code === '62201');
    expect(refused?.body.msg).toContain('You’ve used all 5 exports for this month.');
    const { exports, left, perMonth } = await browser.ask(exportList, {});
    expect({ exports: exports.length, left, perMonth }).toEqual({ exports: 5, left: 0, perMonth: 5 });
  });

  it('begins again with each month of UTC', async () => {
    const { browser, accountId } = await quickPerson(env);
    await browser.ask(startExport, input);
    const monthBegan = `date_trunc('month', app_now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
    await env.query(`UPDATE exports_jobs SET asked_at = ${monthBegan} WHERE account_id = $1`, [accountId]);
    expect((await browser.ask(exportList, {})).left).toBe(4);
    await env.query(`UPDATE exports_jobs SET asked_at = ${monthBegan} - interval '1 microsecond' WHERE account_id = $1`, [accountId]);
    expect((await browser.ask(exportList, {})).left).toBe(5);
  });

  it('a file that would be too long is refused, and costs nothing', async () => {
    const person = await personWithHistory(600);
    await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('exports.maxRows', 1, '1000', 'test')`);
    await pause(settingsKeptMs);
    const answer = await person.browser.call(startExport, input);
    expect(answer.body).toMatchObject({ code: '62202', msg: expect.stringContaining('more than 1,000 entries') });
    expect(await person.browser.ask(exportList, {})).toMatchObject({ exports: [], left: 5 });
    expect((await person.browser.call(startExport, { ...input, filter: { wallet: 'otc' } })).body.code).toBe('00000');
  });

  it('a day that no calendar has is refused', async () => {
    const { browser } = await quickPerson(env);
    const answer = await browser.call(startExport, { ...input, filter: { from: '2026-99-99T00:00:00Z' } });
    expect(answer.body).toMatchObject({ code: '40001' });
  });
});
