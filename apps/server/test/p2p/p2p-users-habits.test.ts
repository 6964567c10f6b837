import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { createProfile } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import { followUser } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { followingList } from '@peerbourse/contract/p2p/p2p-users/following-list';
import { markTipSeen } from '@peerbourse/contract/p2p/p2p-users/mark-tip-seen';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { publicProfile } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import { seenTipList } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccounts } from '#modules/identity/privacy/close-accounts.ts';
import { startRole } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

const trader = () => quickPerson(env, { identityLevel: 2, profile: {} });

const faceOf = ({ encryptUserId }: QuickPerson) => ({ encryptUserId });

async function codeOf(answer: Promise<{ body: { code: unknown } }>): Promise<unknown> {
  return (await answer).body.code;
}

describe('tips', () => {
  it('R7.12 are seen once and for all', async () => {
    const { browser } = await quickPerson(env);
    expect(await browser.ask(seenTipList, {})).toEqual({ tips: [] });
    await browser.ask(markTipSeen, { tip: 'risk-quiz' });
    const { tips } = await browser.ask(seenTipList, {});
    await browser.ask(markTipSeen, { tip: 'risk-quiz' });
    expect((await browser.ask(seenTipList, {})).tips).toEqual(tips);
    expect(tips.map(({ tip }) => tip)).toEqual(['risk-quiz']);
  });
});

describe('following', () => {
  it('lists the latest first, page by page', async () => {
    const person = await trader();
    const others: QuickPerson[] = [];
    for (let count = 0; count < 52; count += 1) others.push(await trader());
    await env.query(
      `INSERT INTO p2p_users_follows (account_id, followed_id, at)
       SELECT $1, id, app_now() - interval '1 hour' + make_interval(secs => place) FROM unnest($2::bigint[]) WITH ORDINALITY f (id, place)`,
      [person.accountId, others.map(({ accountId }) => accountId)],
    );
    const first = await person.browser.ask(followingList, {});
    expect(first.traders).toHaveLength(50);
    expect(first.traders[0]?.encryptUserId).toBe(others[51]?.encryptUserId);
    const second = await person.browser.ask(followingList, { after: first.after ?? '' });
    expect(second.traders.map(({ encryptUserId }) => encryptUserId)).toEqual([others[1]?.encryptUserId, others[0]?.encryptUserId]);
    expect(second.after).toBeNull();
  });

  it('ends, and is not for oneself', async () => {
    const [one, two] = [await trader(), await trader()];
    await one.browser.ask(followUser, { encryptUserId: two.encryptUserId, isFollowed: true });
    await one.browser.ask(followUser, { encryptUserId: two.encryptUserId, isFollowed: false });
    expect((await one.browser.ask(followingList, {})).traders).toEqual([]);
    expect(await codeOf(one.browser.call(followUser, { encryptUserId: one.encryptUserId, isFollowed: true }))).toBe(
      refusals['p2p-users.yourself'].code,
    );
  });
});

describe('business hours', () => {
  const hours = { timeZone: 'Asia/Tokyo', days: 0b0011111, from: 9 * 60, until: 18 * 60 };

  it('are kept, can be taken back, and all ads can rest', async () => {
    const { browser } = await trader();
    expect(await browser.ask(setBusinessHours, { isPaused: true, hours })).toMatchObject({ isPaused: true, hours });
    expect(await browser.ask(myProfile, {})).toMatchObject({ isPaused: true, businessHours: hours });
    expect(await browser.ask(setBusinessHours, { isPaused: false, hours: null })).toEqual({ isPaused: false, hours: null, isAtWork: true });
  });

  it.each([
    { ...hours, timeZone: 'Moon/Base' },
    { ...hours, until: hours.from },
  ])('cannot be $timeZone from $from until $until', async (bad) => {
    const { browser } = await trader();
    expect(await codeOf(browser.call(setBusinessHours, { isPaused: false, hours: bad }))).toBe(refusals['p2p-users.bad-hours'].code);
  });

  // 2026-11-13 is a Friday; Tokyo is nine hours ahead of UTC.
  it.each([
    ['2026-11-13T00:00:00Z', 540, 1080, 0b0011111, true],
    ['2026-11-12T23:59:00Z', 540, 1080, 0b0011111, false],
    ['2026-11-13T08:59:00Z', 540, 1080, 0b0011111, true],
    ['2026-11-13T09:00:00Z', 540, 1080, 0b0011111, false],
    ['2026-11-14T01:00:00Z', 540, 1080, 0b0011111, false],
    // Friday night until two belongs to Friday.
    ['2026-11-13T13:30:00Z', 1320, 120, 0b0010000, true],
    ['2026-11-13T16:59:00Z', 1320, 120, 0b0010000, true],
    ['2026-11-13T17:00:00Z', 1320, 120, 0b0010000, false],
    ['2026-11-14T13:30:00Z', 1320, 120, 0b0010000, false],
    // Sunday night reaches into Monday.
    ['2026-11-15T16:00:00Z', 1320, 120, 0b1000000, true],
    ['2026-11-13T14:59:00Z', 0, 1440, 0b0010000, true],
    ['2026-11-13T15:00:00Z', 0, 1440, 0b0010000, false],
  ])('at %s from minute %i until %i on days %i: %s', async (at, from, until, days, isAtWork) => {
    const [row] = await env.query<{ answer: boolean }>(
      `SELECT p2p_users_is_at_work('Asia/Tokyo', $1::smallint, $2::smallint, $3::smallint, $4::timestamptz) AS answer`,
      [days, from, until, at],
    );
    expect(row?.answer).toBe(isAtWork);
  });
});

describe('an account that closes', () => {
  it('gives its name back, and nothing stays of whom it followed and blocked', async () => {
    const [leaving, other] = [await quickPerson(env), await trader()];
    await leaving.browser.ask(createProfile, { nickName: 'Leaving Soon' });
    await leaving.browser.ask(acceptTerms, { termsVersion: 1 });
    await leaving.browser.ask(markTipSeen, { tip: 'hall-tour' });
    await leaving.browser.ask(followUser, { encryptUserId: other.encryptUserId, isFollowed: true });
    await leaving.browser.ask(setBlocked, { encryptUserId: other.encryptUserId, isBlocked: true });
    await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE id = $1`, [leaving.accountId]);
    const worker = startRole('worker', env.config);
    await closeAccounts(worker);
    await worker.db.destroy();
    for (const table of ['p2p_users_follows', 'p2p_users_tips', 'p2p_users_presence', 'p2p_blocklist_entries']) {
      expect(await env.query(`SELECT FROM ${table} WHERE account_id = $1`, [leaving.accountId]), table).toEqual([]);
    }
    expect(await codeOf(new Browser(env).call(publicProfile, faceOf(leaving)))).toBe(refusals['p2p-users.unknown-user'].code);
    const next = await quickPerson(env);
    await next.browser.ask(createProfile, { nickName: 'Leaving Soon' });
  });
});
