import { appealTimes } from '@peerbourse/contract/p2p/p2p-appeals/appeal-times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepClocks } from '#modules/p2p/p2p-appeals/keep-clocks.ts';
import { startRole } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import type { Trade } from '../support/fixtures/ordering-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let trade: Trade;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
  trade = await appealedTrade(env);
});

afterAll(async () => {
  // They were made up: no events of the order stand behind them.
  await env.query("DELETE FROM p2p_appeals_cases WHERE kind = 'claim'");
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const ask = () => new Browser(env).ask(appealTimes, {});
const figuresOf = async (days: number) => (await ask()).periods.find((period) => period.days === days)?.figures;

/** Cases that ended a number of days before today, at noon, each an hour longer than the one before. */
async function endedCases(count: number, daysAgo: number, firstHours: number, missed = false): Promise<void> {
  await env.query(
    `INSERT INTO p2p_appeals_cases (case_no, order_id, order_no, buyer_id, seller_id, kind, opened_by, reason, is_slow, opened_at, closed_at, outcome,
       next_at, take_missed_at)
     SELECT trade.order_no || '-' || (SELECT count(*) FROM p2p_appeals_cases) + n, trade.id, trade.order_no, buyer_id, seller_id, 'claim', 'buyer',
       'not-released', false, ended - make_interval(hours => $3 + n - 1), ended, 'withdraw-claim', NULL, CASE WHEN $4 THEN ended END
     FROM p2p_orders_orders trade, generate_series(1, $1) n,
       LATERAL (SELECT date_bin('1 day', app_now(), 'epoch') - make_interval(days => $2) + interval '12 hours' AS ended) AS at
     WHERE trade.order_no = $5`,
    [count, daysAgo, firstHours, missed, trade.order.orderNo],
  );
}

describe('how fast appeals are decided, for everybody', () => {
  it('fewer than ten cases say nothing', async () => {
    await endedCases(9, 1, 1);
    expect(await ask()).toMatchObject({
      leastCases: 10,
      periods: [
        { days: 30, figures: null },
        { days: 90, figures: null },
      ],
    });
  });

  it('ten say how many ended, how many on time, what was missed, and the time in the middle and the longest', async () => {
    await endedCases(1, 1, 40, true);
    expect(await figuresOf(30)).toEqual({
      cases: 10,
      onTimePercent: '90',
      missedToTake: 1,
      missedToDecide: 0,
      medianSeconds: 5.5 * 3600,
      slowestSeconds: 40 * 3600,
    });
  });

  it('each period has its own cases, and what is older is in none', async () => {
    await endedCases(2, 30, 100);
    await endedCases(3, 31, 100);
    await endedCases(4, 90, 100);
    await endedCases(5, 91, 100, true);
    expect([(await figuresOf(30))?.cases, (await figuresOf(90))?.cases]).toEqual([12, 19]);
    expect((await figuresOf(90))?.missedToTake).toBe(1);
  });

  it('the share on time is cut off: it is 100 only when nothing was late', async () => {
    await endedCases(1_990, 2, 1);
    expect((await figuresOf(30))?.onTimePercent).toBe('99.9');
  });

  it('today is not counted before it is over', async () => {
    const before = await ask();
    await endedCases(5, 0, 1, true);
    expect(await ask()).toEqual(before);
    expect(before.until).toMatch(/T00:00:00\.000Z$/);
  });

  it('a deadline that staff let pass counts as soon as its day is over, while the case is still open, as often as the chain says', async () => {
    const before = await figuresOf(30);
    await env.query("UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + interval '25 hours'");
    const worker = startRole('worker', env.config);
    await keepClocks(worker);
    await keepClocks(worker);
    await worker.db.destroy();
    const missed = await env.query<{ duty: string }>(
      `SELECT data ->> 'duty' AS duty FROM p2p_orders_events event JOIN p2p_orders_orders trade ON trade.id = event.order_id
       WHERE trade.order_no = $1 AND code = 'miss-decision'`,
      [trade.order.orderNo],
    );
    expect(missed).toEqual([{ duty: 'take' }]);
    await env.query("UPDATE platform_identity SET clock_offset = clock_offset + interval '1 day'");
    const after = await figuresOf(30);
    // With the five that ended late on the day that was not over.
    expect(after?.missedToTake).toBe((before?.missedToTake ?? 0) + 6);
    const [row] = await env.query<{ outcome: string | null }>(
      "SELECT outcome FROM p2p_appeals_cases WHERE order_no = $1 AND kind = 'appeal'",
      [trade.order.orderNo],
    );
    expect(row).toEqual({ outcome: null });
  });

  it('nothing in the answer names anybody', async () => {
    const text = JSON.stringify(await ask());
    for (const hidden of [trade.order.orderNo, trade.buyer.browser.deviceId, 'userId', 'orderNo', 'caseNo'])
      expect(text).not.toContain(hidden);
  });
});
