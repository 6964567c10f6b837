import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { reconcile } from '#modules/money/ledger/reconciliation/reconcile.ts';
import { pause } from '#platform/clock.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { Dice } from '../faults/dice.ts';
import { WireProxy } from '../faults/wire-proxy.ts';
import { invariants } from '../invariants.ts';
import { type Cases, endCases, workOnCases, writtenMarks } from './case-life.ts';
import { lookAtOrders } from './look-at-orders.ts';
import { commandAct, perform, publishAct } from './order-acts.ts';
import { type AdOfLife, type Lives, liveOrder, submit } from './order-life.ts';
import { newTraders, type OrderGrounds, type OrderTrader } from './order-market.ts';
import { OrderServer } from './order-servers.ts';
import { receiptProblems } from './receipt-problems.ts';
import { newMembers } from './staff-acts.ts';

const serverCount = 2;
const traderCount = 16;
const lanes = 10;
const caseLanes = 4;
const freeCount = 6;
const points = [
  'idempotency.claimed',
  'p2p-orders.agreed',
  'p2p-orders.placed',
  'p2p-orders.changed',
  'p2p-orders.settled',
  'ledger.held',
  'ledger.moved',
  'ledger.hold-ended',
];

export interface LivesResult {
  faults: Record<string, number>;
  counts: Record<string, number>;
  orders: Record<string, number>;
  seconds: number;
  lost: string[];
  doubled: string[];
  problems: string[];
}

export interface LivesOptions {
  grounds: OrderGrounds;
  /** Of a role, with the database of the grounds. */
  urlOf: (role: string) => string;
  variables: Record<string, string>;
  faults: number;
  dice: Dice;
  beat?: (tell: () => string) => { end(): void };
}

/**
 * People live orders from the ad to the end, by processes that act for them and keep deadlines, while these are killed at drawn places,
 * their connections are cut, and words that a commit is done get lost. Then all is healed, all time passes, and everything is counted.
 */
export async function liveOrders({ grounds, urlOf, variables, faults, dice, beat }: LivesOptions): Promise<LivesResult> {
  const started = performance.now();
  const target = new URL(urlOf('api'));
  const proxy = new WireProxy(Number(target.port));
  const database = `postgres://pb_{role}@127.0.0.1:${await proxy.open(0)}${target.pathname}`;
  const servers = Array.from({ length: serverCount }, () => new OrderServer({ ...variables, PB_DATABASE_URL: database }));
  const done: Record<string, number> = {};
  const lives = await begin(grounds, servers, dice);
  const cases = await beginCases(lives);
  const told = beat?.(() => `p2p-orders: ${sum(done)} of ${faults} faults, ${lives.told.length} steps told`);
  try {
    await Promise.all(servers.map((server) => server.untilReady()));
    const end = new AbortController();
    const living = Array.from({ length: lanes }, async (_, lane) => {
      const own = dice.fork(`lane ${lane}`);
      for (let life = 0; !end.signal.aborted && lives.problems.length === 0; life += 1) await liveOrder(lives, own.fork(life));
    });
    const working = Array.from({ length: caseLanes }, async (_, lane) => {
      const own = dice.fork(`case lane ${lane}`);
      for (let task = 0; !end.signal.aborted && lives.problems.length === 0; task += 1) {
        await workOnCases(lives, cases, own.fork(task));
        await pause(20);
      }
    });
    await breakThings({ lives, proxy, servers, dice: dice.fork('faults'), faults, done });
    end.abort();
    await Promise.all([...living, ...working]);
    await endCases(lives, cases, dice.fork('end of cases'));
    await endEverything(lives, dice.fork('end'));
    const steps = await compareSteps(lives);
    const problems = [...lives.problems, ...(await everythingWrong(grounds)), ...(await receiptProblems(grounds))];
    const seconds = Number(((performance.now() - started) / 1_000).toFixed(1));
    return { faults: done, counts: lives.counts, orders: await ordersByEnd(grounds), seconds, ...steps, problems };
  } finally {
    told?.end();
    await Promise.all(servers.map((server) => server.close()));
    await proxy.close();
  }
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

async function begin(grounds: OrderGrounds, servers: readonly OrderServer[], dice: Dice): Promise<Lives> {
  const traders = await newTraders(grounds, traderCount);
  const ads: AdOfLife[] = [];
  for (const [index, maker] of traders.entries()) {
    const side = index % 2 === 0 ? 'sell' : 'buy';
    const act = publishAct(maker, side, { quantity: '40000', wantsAcceptance: dice.isLucky(0.3) });
    const { adNo } = (await transaction(grounds.pools.api, (tx) => perform(tx, grounds.config, act))) as { adNo: string };
    ads.push({ adNo, side, maker });
  }
  return {
    grounds,
    traders,
    ads,
    told: [],
    marks: [],
    counts: {},
    problems: [],
    ask: (act, key, own) => own.pick(servers).ask(act, key),
  };
}

/** Whoever posted an ad is a merchant who applies as well, so that there are deposits behind orders. */
async function beginCases({ grounds, traders }: Lives): Promise<Cases> {
  const free = await newTraders(grounds, freeCount);
  const applicants = [...traders, ...free];
  const ids = [applicants.map(({ accountId }) => accountId)];
  await grounds.query(`UPDATE accounts_users SET dial_code = '49', phone = '1' || id WHERE id = ANY ($1::bigint[])`, ids);
  await grounds.query(`UPDATE secrets_credentials SET fund_hash = 'none' WHERE account_id = ANY ($1::bigint[])`, ids);
  return { members: await newMembers(grounds.query, 6), applicants, free };
}

interface Breaking {
  lives: Lives;
  proxy: WireProxy;
  servers: readonly OrderServer[];
  dice: Dice;
  faults: number;
  done: Record<string, number>;
}

/** Another process takes a second to start: they die less often than connections do. */
const kinds = ['a process killed', ...Array(5).fill('connections cut'), ...Array(5).fill('a reply to COMMIT lost')] as readonly string[];

/** One after the other; a process that was killed comes back while other things break. */
async function breakThings({ lives, proxy, servers, dice, faults, done }: Breaking): Promise<void> {
  const dying = new Map<OrderServer, Promise<void>>();
  const count = (kind: string) => {
    done[kind] = (done[kind] ?? 0) + 1;
  };
  while (sum(done) + dying.size < faults && lives.problems.length === 0) {
    const kind = dice.pick(kinds);
    if (kind === 'a process killed') {
      const server = dice.pick(servers);
      if (dying.has(server)) continue;
      const point = dice.pick(points);
      const death = server.dieAt(point, dice.between(1, 4)).then(() => {
        count(`killed at ${point}`);
        dying.delete(server);
      });
      dying.set(server, death);
    } else if (kind === 'connections cut') {
      const share = dice.pick([0.1, 0.3, 1]);
      if (proxy.cut(() => dice.isLucky(share)) > 0) count(kind);
    } else if (await proxy.dropNextCommit(dice.pick(['pb_api', 'pb_api', 'pb_admin', 'pb_worker']), 500)) count(kind);
    await untilFurther(lives, dice.between(1, 3));
  }
  // Where something is wrong, nobody comes to the place any more where a process is to die.
  while (dying.size > 0 && lives.problems.length === 0) await pause(50);
}

/** Things break in the middle of something: between two faults people get somewhere, however slow the machine is. */
async function untilFurther(lives: Lives, steps: number): Promise<void> {
  const goal = lives.told.length + steps;
  while (lives.told.length < goal && lives.problems.length === 0) await pause(5);
}

/** Nothing breaks any more: all deadlines pass, and what stands before staff is ended by one of the two. */
async function endEverything(lives: Lives, dice: Dice): Promise<void> {
  const { query } = lives.grounds;
  // A clock that jumps would be an outage, and move the deadlines along.
  const isOver = (column: string) => `${column} = least(${column}, app_now() - interval '1 minute')`;
  const overdue = `
    UPDATE p2p_orders_orders SET ${['accept_by', 'pay_by', 'release_by', 'answer_by'].map(isOver).join(', ')}
    WHERE status IN (0, 1) RETURNING 1`;
  // The order is locked before its freeze, as everywhere.
  const frozen = `
    WITH locked AS MATERIALIZED (SELECT id FROM p2p_orders_orders WHERE frozen_at IS NOT NULL ORDER BY id FOR UPDATE),
      thawing AS (
        UPDATE p2p_orders_freezes SET until = frozen_at + interval '1 millisecond' FROM locked WHERE order_id = locked.id AND ended_at IS NULL
        RETURNING order_id, until)
    UPDATE p2p_orders_orders trade SET frozen_until = thawing.until FROM thawing WHERE trade.id = thawing.order_id RETURNING 1`;
  while ((await query(frozen)).length > 0) await pause(50);
  while ((await query(overdue)).length > 0) await pause(50);
  for (let tries = 0; tries < 5 && (await endAppeals(lives, dice)) > 0; tries += 1) await pause(50);
}

/** What stands before staff is ended by one of the two. Answers how many there were; a clock may have changed one meanwhile. */
async function endAppeals(lives: Lives, dice: Dice): Promise<number> {
  const { query } = lives.grounds;
  const cases = await query<{ orderNo: string; version: number; buyer: string; seller: string; paid: string }>(
    `SELECT order_no AS "orderNo", version, buyer_id::text AS buyer, seller_id::text AS seller, (amount / 100.0)::text AS paid
     FROM p2p_orders_orders WHERE status = 2 ORDER BY id`,
  );
  for (const { orderNo, version, buyer, seller, paid } of cases) {
    const [buying, selling] = [buyer, seller].map((id) => lives.traders.find(({ accountId }) => accountId === id)) as [
      OrderTrader,
      OrderTrader,
    ];
    const verb = dice.pick(['release-coins', 'cancel-order'] as const);
    const order = { orderNo, version, orderPrice: paid };
    const act = commandAct(verb, { who: verb === 'release-coins' ? selling : buying, seller: selling, order });
    const outcome = (await submit(lives, dice, act)) as { isDone: boolean } | undefined;
    if (outcome?.isDone) lives.told.push({ orderNo, seq: version + 1, code: verb });
  }
  return cases.length;
}

/** What people and staff were told is done is written, once; and nothing is written that nobody was told. */
async function compareSteps({ grounds: { query }, told, marks }: Lives): Promise<{ lost: string[]; doubled: string[] }> {
  const rows = await query<{ orderNo: string; seq: number; code: string }>(
    `SELECT order_no AS "orderNo", seq, CASE WHEN code IN ('deny-payment', 'affirm-payment', 'agree-cancel', 'refuse-cancel') THEN 'answer-cancel' ELSE code END AS code
     FROM (
       SELECT order_id, code, actor, row_number() OVER (PARTITION BY order_id ORDER BY seq)::int AS seq FROM p2p_orders_events
       WHERE code <> ALL ($1)) step
     JOIN p2p_orders_orders trade ON trade.id = order_id WHERE actor NOT IN ('system', 'staff')`,
    [[...caseEvents]],
  );
  const keyOf = ({ orderNo, seq, code }: { orderNo: string; seq: number; code: string }) => `${orderNo} ${seq} ${code}`;
  const [written, known] = [new Set(rows.map(keyOf)), new Set(told.map(keyOf))];
  const [lostMarks, doubledMarks] = differences(marks, await writtenMarks(query));
  return {
    lost: [...[...known].filter((key) => !written.has(key)), ...lostMarks],
    doubled: [...[...written].filter((key) => !known.has(key)), ...doubledMarks],
  };
}

/** What stands in one list more often than in the other: first of the first, then of the second. */
function differences(first: readonly string[], second: readonly string[]): [string[], string[]] {
  const counts = new Map<string, number>();
  for (const mark of first) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  for (const mark of second) counts.set(mark, (counts.get(mark) ?? 0) - 1);
  const marks = [...counts];
  return [marks.flatMap(([mark, count]) => (count > 0 ? [mark] : [])), marks.flatMap(([mark, count]) => (count < 0 ? [mark] : []))];
}

async function ordersByEnd({ query }: OrderGrounds): Promise<Record<string, number>> {
  const rows = await query<{ reason: string; count: number }>(
    `SELECT coalesce(close_reason, 'open') AS reason, count(*)::int AS count FROM p2p_orders_orders GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

async function everythingWrong({ query, pools }: OrderGrounds): Promise<string[]> {
  const open = await query<{ orderNo: string }>(`SELECT order_no AS "orderNo" FROM p2p_orders_orders WHERE status < 3`);
  const problems = [...open.map(({ orderNo }) => `order ${orderNo} never ended`), ...(await lookAtOrders(query))];
  for (const [name, text] of Object.entries(invariants)) {
    const rows = await query(text);
    if (rows.length > 0) problems.push(`${name}: ${rows.length} rows`);
  }
  const { checks } = await reconcile(pools.worker, { days: null });
  return [...problems, ...checks.flatMap(({ name, problems: found }) => found.map((one) => `${name}: ${JSON.stringify(one)}`))];
}
