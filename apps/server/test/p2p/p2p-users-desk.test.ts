import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { liftRestriction } from '@peerbourse/contract/p2p/p2p-users/lift-restriction';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { restrictTrader } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { setPublishRight } from '@peerbourse/contract/p2p/p2p-users/set-publish-right';
import { traderList } from '@peerbourse/contract/p2p/p2p-users/trader-list';
import { viewTrader } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let risk: Browser;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  [risk, auditor] = await Promise.all([staffBrowser(env, ['risk']), staffBrowser(env, ['auditor'])]);
});

afterAll(() => env.close());

const trader = () => quickPerson(env, { identityLevel: 2, profile: {} });
const input = { kind: 'sell', reason: 'third-party-payment', note: 'somebody else paid', hours: 24 } as const;

async function restrictedUntil(accountId: string, act: string): Promise<unknown> {
  const [row] = await env.query<{ until: unknown }>('SELECT p2p_users_restricted_until($1::bigint, $2)::text AS until', [accountId, act]);
  return row?.until;
}

/** What the account was told, the newest first. */
async function toldTo(browser: Browser): Promise<string[]> {
  return (await browser.ask(notificationList, {})).entries.map(({ kind }) => kind);
}

async function actsOn(userId: string): Promise<string[]> {
  const { entries } = await auditor.ask(auditList, { subject: userId });
  return entries.map(({ act }) => act);
}

describe('a restriction', () => {
  it('holds back what it names until its time is over, and the trader is told', async () => {
    const { userId, accountId, browser } = await trader();
    const { until } = await risk.ask(restrictTrader, { userId, ...input });
    expect(await toldTo(browser)).toEqual(['trading_restricted_until']);
    expect(await restrictedUntil(accountId, 'sell')).not.toBeNull();
    expect(await restrictedUntil(accountId, 'buy')).toBeNull();
    expect((await browser.ask(myProfile, {})).restrictions).toEqual([{ kind: 'sell', reason: 'third-party-payment', until }]);
    expect(JSON.stringify(await browser.ask(myProfile, {}))).not.toContain('somebody else paid');
    await env.query(`UPDATE p2p_users_restrictions SET until = app_now() WHERE account_id = $1`, [accountId]);
    expect(await restrictedUntil(accountId, 'sell')).toBeNull();
    expect((await browser.ask(myProfile, {})).restrictions).toEqual([]);
    expect(await actsOn(userId)).toEqual(['p2p-users.restricted']);
  });

  it('of everything without an end is lifted once, by a number', async () => {
    const { userId, accountId, browser } = await trader();
    const { restrictionNo, until } = await risk.ask(restrictTrader, { userId, ...input, kind: 'all', hours: null });
    expect(until).toBeNull();
    for (const act of ['buy', 'sell', 'publish']) expect(await restrictedUntil(accountId, act)).toBe('infinity');
    await risk.ask(liftRestriction, { restrictionNo, reason: 'it was a mistake' });
    expect(await restrictedUntil(accountId, 'buy')).toBeNull();
    expect(await toldTo(browser)).toEqual(['restriction_lifted', 'trading_restricted']);
    const again = await risk.call(liftRestriction, { restrictionNo, reason: 'it was a mistake' });
    expect(again.body.code).toBe(refusals['p2p-users.unknown-restriction'].code);
    expect(await actsOn(userId)).toEqual(['p2p-users.restriction-lifted', 'p2p-users.restricted']);
    const { restrictions, heldBack } = await risk.ask(viewTrader, { userId, reason: 'risk-review' });
    expect(restrictions).toMatchObject([{ restrictionNo, kind: 'all', liftedBy: expect.any(String), note: 'somebody else paid' }]);
    expect(heldBack).toEqual([]);
  });

  it('of a main account holds for its children', async () => {
    const child = await quickPerson(env, { isChild: true, profile: {} });
    const [main] = await env.query<{ id: string; user_id: string }>(
      'SELECT m.id::text, m.user_id FROM accounts_users c JOIN accounts_users m ON m.id = c.main_id WHERE c.id = $1',
      [child.accountId],
    );
    const unknown = await risk.call(restrictTrader, { userId: main?.user_id ?? '', ...input });
    expect(unknown.body.code).toBe(refusals['p2p-users.unknown-user'].code);
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by) VALUES ('1000000000000000077', $1, 'buy', 'abuse', 'x', 'x')`,
      [main?.id],
    );
    expect(await restrictedUntil(child.accountId, 'buy')).toBe('infinity');
    expect((await child.browser.ask(myProfile, {})).restrictions).toMatchObject([{ kind: 'buy' }]);
  });

  it('is never changed or removed, not even by the server', async () => {
    const granted = await env.query<{ role: string; privilege: string; name: string }>(
      `SELECT grantee AS role, privilege_type AS privilege, column_name AS name FROM information_schema.column_privileges
       WHERE table_name = 'p2p_users_restrictions' AND grantee LIKE 'pb\\_%' AND grantee <> 'pb_owner' AND privilege_type = 'UPDATE' ORDER BY name`,
    );
    expect(granted).toEqual([
      { role: 'pb_admin', privilege: 'UPDATE', name: 'lifted_at' },
      { role: 'pb_admin', privilege: 'UPDATE', name: 'lifted_by' },
    ]);
    const [row] = await env.query<{ removers: number }>(
      `SELECT count(*)::int AS removers FROM information_schema.table_privileges
       WHERE table_name = 'p2p_users_restrictions' AND grantee <> 'pb_owner' AND privilege_type IN ('DELETE', 'TRUNCATE')`,
    );
    expect(row?.removers).toBe(0);
  });
});

describe('the list of traders', () => {
  it('finds by part of a name, whatever it looks like, and by user id', async () => {
    const person = await trader();
    await env.query(`UPDATE p2p_users_profiles SET nick_name = 'Zebra Coins', nick_key = 'zebracolns' WHERE account_id = $1`, [
      person.accountId,
    ]);
    for (const query of ['zebra', 'ZÉBRA c0', 'Zebra Coins', person.userId]) {
      const { traders } = await risk.ask(traderList, { query });
      expect(
        traders.map(({ userId }) => userId),
        query,
      ).toEqual([person.userId]);
    }
    expect((await risk.ask(traderList, { query: '%' })).traders).toEqual([]);
  });

  it('shows who is held back, and who may publish', async () => {
    const [held, free] = [await trader(), await trader()];
    await risk.ask(restrictTrader, { userId: held.userId, ...input });
    await risk.ask(setPublishRight, { userId: free.userId, mayPublish: true, reason: 'a good customer' });
    const listed = await risk.ask(traderList, { query: held.userId });
    expect(listed.traders).toMatchObject([{ userId: held.userId, heldBack: ['sell'], mayPublish: false }]);
    const idsOf = async (filter: { isRestricted?: boolean; mayPublish?: boolean }) =>
      (await risk.ask(traderList, filter)).traders.map(({ userId }) => userId);
    expect(await idsOf({ isRestricted: true })).toContain(held.userId);
    expect(await idsOf({ isRestricted: true })).not.toContain(free.userId);
    expect(await idsOf({ mayPublish: true })).toEqual([free.userId]);
    expect((await free.browser.ask(myProfile, {})).mayPublish).toBe(true);
    expect(await actsOn(free.userId)).toEqual(['p2p-users.publish-right-set']);
    // What was so already is no news.
    await risk.ask(setPublishRight, { userId: free.userId, mayPublish: true, reason: 'a good customer' });
    expect(await toldTo(free.browser)).toEqual(['publishing_allowed']);
  });

  it('tells what is held back, and neither why nor by whom', async () => {
    const { userId } = await trader();
    await risk.ask(restrictTrader, { userId, ...input });
    const answer = JSON.stringify(await risk.call(traderList, { query: userId }));
    for (const inside of ['somebody else paid', 'third-party-payment', 'restrictionNo', 'setBy', 'isPaused']) {
      expect(answer).not.toContain(inside);
    }
  });

  it('goes on after the last one', async () => {
    for (let count = 0; count < 51; count += 1) await trader();
    const first = await risk.ask(traderList, {});
    expect(first.traders).toHaveLength(50);
    const second = await risk.ask(traderList, { after: first.after ?? '' });
    const seen = new Set(first.traders.map(({ userId }) => userId));
    expect(second.traders.length).toBeGreaterThan(0);
    expect(second.traders.filter(({ userId }) => seen.has(userId))).toEqual([]);
  });
});
