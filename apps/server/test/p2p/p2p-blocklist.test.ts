import type { AccountId } from '@peerbourse/contract/ids';
import { blockedUserList } from '@peerbourse/contract/p2p/p2p-blocklist/blocked-user-list';
import { checkBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/check-blocked';
import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { giveProfile, giveSession, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

const trader = () => quickPerson(env, { profile: {} });
const block = ({ browser }: QuickPerson, { encryptUserId }: QuickPerson) => browser.ask(setBlocked, { encryptUserId, isBlocked: true });
const check = ({ browser }: QuickPerson, { encryptUserId }: QuickPerson) => browser.ask(checkBlocked, { encryptUserId });

describe('the block list', () => {
  it('R7.12 is seen from both sides, and ends', async () => {
    const [one, two] = [await trader(), await trader()];
    expect(await check(one, two)).toEqual({ isBlocked: false, isBlockedByThem: false });
    await block(one, two);
    await block(one, two);
    expect(await check(one, two)).toEqual({ isBlocked: true, isBlockedByThem: false });
    expect(await check(two, one)).toEqual({ isBlocked: false, isBlockedByThem: true });
    expect(await two.browser.ask(advertiserPage, { encryptUserId: one.encryptUserId })).toMatchObject({ block: 'by-them' });
    expect((await one.browser.ask(blockedUserList, {})).users).toMatchObject([{ encryptUserId: two.encryptUserId }]);
    await one.browser.ask(setBlocked, { encryptUserId: two.encryptUserId, isBlocked: false });
    expect(await check(two, one)).toEqual({ isBlocked: false, isBlockedByThem: false });
    expect((await one.browser.ask(blockedUserList, {})).users).toEqual([]);
  });

  it('tells the own block when both want it', async () => {
    const [one, two] = [await trader(), await trader()];
    await block(one, two);
    await block(two, one);
    expect(await check(one, two)).toEqual({ isBlocked: true, isBlockedByThem: false });
  });

  it('is not walked around with a child account, and nobody blocks the own family', async () => {
    const [one, child] = [await trader(), await quickPerson(env, { isChild: true, profile: {} })];
    const [row] = await env.query<{ id: AccountId; handle: string }>(
      `SELECT m.id::text, m.encrypt_user_id AS handle FROM accounts_users c JOIN accounts_users m ON m.id = c.main_id WHERE c.id = $1`,
      [child.accountId],
    );
    const main = { ...child, accountId: row?.id ?? ('' as AccountId), encryptUserId: row?.handle ?? '', browser: new Browser(env) };
    await giveProfile(env, main.accountId);
    await giveSession(env, main.browser, main.accountId);
    await block(one, main);
    expect(await check(child, one)).toEqual({ isBlocked: false, isBlockedByThem: true });
    expect(await check(one, child)).toEqual({ isBlocked: true, isBlockedByThem: false });
    for (const [blocker, blocked] of [
      [main, child],
      [child, main],
      [main, main],
    ] as const) {
      const answer = await blocker.browser.call(setBlocked, { encryptUserId: blocked.encryptUserId, isBlocked: true });
      expect(answer.body.code).toBe(refusals['p2p-blocklist.yourself'].code);
    }
  });

  it('knows only who has a profile', async () => {
    const [one, without] = [await trader(), await quickPerson(env)];
    for (const encryptUserId of [without.encryptUserId, 'x'.repeat(22)]) {
      expect((await one.browser.call(checkBlocked, { encryptUserId })).body.code).toBe(refusals['p2p-blocklist.unknown-user'].code);
      expect((await one.browser.call(setBlocked, { encryptUserId, isBlocked: true })).body.code).toBe(
        refusals['p2p-blocklist.unknown-user'].code,
      );
    }
  });

  it('is read page by page, and is full at some point', async () => {
    const [one, two] = [await trader(), await trader()];
    await env.query(
      `WITH made AS (
         INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
         SELECT (2000000000000000000 + n)::text, lpad(n::text, 22, 'b'), 'crowd', 'crowd' || n || '@quick.test', 'crowd' || n FROM generate_series(1, 1000) n
         RETURNING id),
       faces AS (
         INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, head_color) SELECT id, 'crowd', 'crowd:' || id, '#1d4ed8' FROM made)
       INSERT INTO p2p_blocklist_entries (account_id, blocked_id) SELECT $1, id FROM made`,
      [one.accountId],
    );
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const page: { users: Array<{ encryptUserId: string }>; after: string | null } = await one.browser.ask(
        blockedUserList,
        after === null ? {} : { after },
      );
      for (const { encryptUserId } of page.users) seen.add(encryptUserId);
      after = page.after;
    } while (after !== null);
    expect(seen.size).toBe(1_000);
    const answer = await one.browser.call(setBlocked, { encryptUserId: two.encryptUserId, isBlocked: true });
    expect(answer.body.code).toBe(refusals['p2p-blocklist.too-many'].code);
  });
});
