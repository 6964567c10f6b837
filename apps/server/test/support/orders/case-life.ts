import { randomUUID } from 'node:crypto';
import type { Award } from '@peerbourse/contract/p2p/p2p-appeals/desk/award.shape';
import type { Compensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/compensation.shape';
import type { Removal } from '@peerbourse/contract/p2p/p2p-merchants/desk/desk.shape';
import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import type { DeskOrder, Ruling } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import type { Dice } from '../faults/dice.ts';
import type { OrderAct } from './order-acts.ts';
import { type Lives, passOrderTime, submit } from './order-life.ts';
import type { OrderTrader, Query } from './order-market.ts';
import type { Member, StaffVerb } from './staff-acts.ts';

/** Staff, merchants and people with claims, beside those who live orders. */
export interface Cases {
  members: readonly Member[];
  /** Everybody who applies for the status, adds coins and gives it up. */
  applicants: readonly OrderTrader[];
  /** Of those, who has no ads and can give it up. */
  free: readonly OrderTrader[];
}

interface Room {
  lives: Lives;
  cases: Cases;
  dice: Dice;
}

/** What was told is done stands under a mark; in the end the database has the same ones, each as often. */
export async function workOnCases(lives: Lives, cases: Cases, dice: Dice): Promise<void> {
  const room = { lives, cases, dice };
  await dice.pick(tasks)(room);
}

const reason = 'as the dice of the harness say';

async function one<Row extends object>({ lives: { grounds } }: Room, text: string, values: unknown[] = []): Promise<Row | undefined> {
  return (await grounds.query<Row>(`${text} ORDER BY random() LIMIT 1`, values))[0];
}

async function byStaff<Answer>({ lives, cases, dice }: Room, verb: StaffVerb, input: Record<string, unknown>): Promise<Answer | undefined> {
  return (await submit(lives, dice, { by: dice.pick(cases.members), verb, input })) as Answer | undefined;
}

async function byPerson<Answer>({ lives, dice }: Room, act: OrderAct): Promise<Answer | undefined> {
  return (await submit(lives, dice, act)) as Answer | undefined;
}

async function rule(room: Room): Promise<void> {
  const { lives, dice } = room;
  const order = await one<{ orderNo: string; version: number; part: string }>(
    room,
    `SELECT order_no AS "orderNo", version, trim_scale(trunc(quantity / 2000000.0, 6))::text AS part FROM p2p_orders_orders trade
     WHERE status = 2 AND frozen_at IS NULL AND NOT EXISTS (SELECT FROM p2p_orders_rulings WHERE order_id = trade.id AND state = 'open')`,
  );
  if (!order) return;
  const { part, ...named } = order;
  const verdict = dice.pick(['release', 'refund', 'split'] as const);
  const fault = dice.pick(['buyer', 'seller', null] as const);
  const more = verdict === 'split' ? { buyerAmount: part } : {};
  const ruling = await byStaff<Ruling>(room, 'propose-ruling', { ...named, verdict, grounds: 'other', fault, reason, ...more });
  if (ruling) lives.marks.push(`ruling ${ruling.rulingNo} open`);
}

async function decideRuling(room: Room): Promise<void> {
  const open = await one<{ rulingNo: string }>(room, `SELECT ruling_no AS "rulingNo" FROM p2p_orders_rulings WHERE state = 'open'`);
  const isApproved = room.dice.isLucky(0.7);
  const ruling = open && (await byStaff<Ruling>(room, 'decide-ruling', { ...open, isApproved, reason }));
  if (ruling) room.lives.marks.push(`ruling ${ruling.rulingNo} ${ruling.state}`);
}

/** More of them, and everybody is at the limit of open orders: nothing goes on then. */
const mostFrozen = 5;

async function freeze(room: Room): Promise<void> {
  const order = await one<object>(
    room,
    `SELECT order_no AS "orderNo", version FROM p2p_orders_orders WHERE status < 3 AND frozen_at IS NULL
     AND (SELECT count(*) FROM p2p_orders_orders WHERE frozen_at IS NOT NULL) < ${mostFrozen}`,
  );
  const frozen = order && (await byStaff<DeskOrder>(room, 'freeze-order', { ...order, kind: 'investigation', hours: 1, reason }));
  if (frozen?.freeze) room.lives.marks.push(`freeze ${frozen.freeze.freezeNo} open`);
}

async function proposeUnfreeze(room: Room): Promise<void> {
  const order = await one<object>(
    room,
    `SELECT order_no AS "orderNo", version FROM p2p_orders_orders trade WHERE frozen_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM p2p_orders_freezes WHERE order_id = trade.id AND ended_at IS NULL AND lift_proposed_by IS NOT NULL)`,
  );
  if (order) await byStaff(room, 'propose-unfreeze', { ...order, reason });
}

async function decideUnfreeze(room: Room): Promise<void> {
  const open = await one<{ freezeNo: string }>(
    room,
    `SELECT freeze_no AS "freezeNo" FROM p2p_orders_freezes WHERE ended_at IS NULL AND lift_proposed_by IS NOT NULL`,
  );
  const thawed = open && (await byStaff<DeskOrder>(room, 'decide-unfreeze', { ...open, isApproved: true, reason }));
  if (thawed) room.lives.marks.push(`freeze ${open.freezeNo} lifted`);
}

const openClaim = `
  FROM p2p_appeals_cases found JOIN p2p_orders_orders trade ON trade.id = found.order_id
  WHERE found.kind <> 'appeal' AND found.closed_at IS NULL`;

async function hold(room: Room): Promise<void> {
  const claim = await one<{ orderNo: string }>(room, `SELECT trade.order_no AS "orderNo" ${openClaim}`);
  const side = room.dice.pick(['buyer', 'seller'] as const);
  const held = claim && (await byStaff(room, 'hold-for-claim', { ...claim, side, amount: '1.5', reason }));
  if (held) room.lives.marks.push(`hold ${claim.orderNo} ${side}`);
}

async function award(room: Room): Promise<void> {
  const { dice, lives } = room;
  const claim = await one<object>(room, `SELECT trade.order_no AS "orderNo" ${openClaim}`);
  if (!claim) return;
  const paid = { outcome: 'paid', toSide: dice.pick(['buyer', 'seller']), amount: '1.25', source: dice.pick(['held', 'fund']) };
  const terms = dice.isLucky(0.3) ? { outcome: 'upheld', toSide: null, amount: null, source: null } : paid;
  const fault = dice.pick(['buyer', 'seller', null] as const);
  const proposed = await byStaff<Award>(room, 'propose-award', { ...claim, ...terms, grounds: 'other', fault, reason });
  if (proposed) lives.marks.push(`award ${proposed.awardNo} open`);
}

async function decideAward(room: Room, isApproved = room.dice.isLucky(0.7)): Promise<void> {
  const open = await one<object>(room, `SELECT award_no AS "awardNo" FROM p2p_appeals_awards WHERE state = 'open'`);
  const decided = open && (await byStaff<Award>(room, 'decide-award', { ...open, isApproved, reason }));
  if (decided) room.lives.marks.push(`award ${decided.awardNo} ${decided.state}`);
}

async function withdraw(room: Room): Promise<void> {
  const claim = await one<{ orderNo: string; opener: string }>(
    room,
    `SELECT trade.order_no AS "orderNo", CASE opened_by WHEN 'buyer' THEN trade.buyer_id ELSE trade.seller_id END::text AS opener ${openClaim}`,
  );
  const who = claim && room.lives.traders.find(({ accountId }) => accountId === claim.opener);
  if (!who) return;
  const withdrawn = await byPerson(room, { who, verb: 'withdraw-claim', input: { orderNo: claim.orderNo } });
  if (withdrawn) room.lives.marks.push(`withdrawal ${claim.orderNo}`);
}

async function compensate(room: Room): Promise<void> {
  const order = await one<object>(
    room,
    `SELECT order_no AS "orderNo" FROM p2p_orders_orders CROSS JOIN LATERAL p2p_merchants_compensable(order_no) able
     WHERE status IN (3, 4) AND fault IS NOT NULL AND least(able.deposit, able.loss) > 0`,
  );
  const amount = room.dice.pick(['0.5', '7.25', '40']);
  const proposed = order && (await byStaff<Compensation>(room, 'propose-compensation', { ...order, amount, reason }));
  if (proposed) room.lives.marks.push(`compensation ${proposed.compensationNo} open`);
}

async function decideCompensation(room: Room, isApproved = room.dice.isLucky(0.8)): Promise<void> {
  const open = await one<object>(room, `SELECT compensation_no AS "compensationNo" FROM p2p_merchants_compensations WHERE state = 'open'`);
  const decided = open && (await byStaff<Compensation>(room, 'decide-compensation', { ...open, isApproved, reason }));
  if (decided) room.lives.marks.push(`compensation ${decided.compensationNo} ${decided.state}`);
}

async function apply(room: Room): Promise<void> {
  const { lives, cases, dice } = room;
  const who = dice.pick(cases.applicants);
  const files = await twoProofs(lives.grounds.query, who);
  const input = {
    accountType: 'personal',
    fiatCodes: ['EUR'],
    ...files,
    companyFiles: [],
    contact: { kind: 'telegram', value: '@somebody' },
    company: null,
    agreementVersion: 1,
  };
  const application = await byPerson<Application>(room, { who, verb: 'apply-merchant', input });
  if (application) lives.marks.push(`application ${application.applicationNo} waiting`, `added ${who.accountId} ${application.deposit}`);
}

/** As if they had been sent ahead. */
async function twoProofs(query: Query, { accountId }: OrderTrader): Promise<object> {
  const [identityFiles, fundFiles] = ['identity', 'funds'].map(() => [randomUUID().replaceAll('-', '').slice(0, 22)]);
  await query(
    `INSERT INTO files_stored (file_id, account_id, purpose, sha256, size, type, width, height, key_id, wrapped_key, nonce, place, retention)
     SELECT file_id, $1, 'merchant-' || kind, sha256(file_id::bytea), 1, 'image/jpeg', 1, 1, 'none', 'none', '\\x000000000000000000000000', file_id, 'identity'
     FROM unnest($2::text[], '{identity,funds}'::text[]) AS given (file_id, kind)`,
    [accountId, [identityFiles?.[0], fundFiles?.[0]]],
  );
  return { identityFiles, fundFiles };
}

async function decideApplication(room: Room): Promise<void> {
  const waiting = await one<object>(
    room,
    `SELECT application_no AS "applicationNo", version FROM p2p_merchants_applications WHERE state = 'waiting'`,
  );
  const isApproved = room.dice.isLucky(0.8);
  const why = isApproved ? { reasons: [], filesToFix: [] } : { reasons: ['funds-unclear'], filesToFix: ['funds'] };
  const decided =
    waiting &&
    (await byStaff<{ applicationNo: string; state: string }>(room, 'decide-application', { ...waiting, isApproved, ...why, words: '' }));
  if (decided) room.lives.marks.push(`application ${decided.applicationNo} ${decided.state}`);
}

async function topUp(room: Room): Promise<void> {
  const who = room.dice.pick(room.cases.applicants);
  const amount = room.dice.pick(['1', '12.345678', '60']);
  const added = await byPerson(room, { who, verb: 'top-up-deposit', input: { amount } });
  if (added) room.lives.marks.push(`added ${who.accountId} ${amount}`);
}

async function giveUp(room: Room): Promise<void> {
  await byPerson(room, { who: room.dice.pick(room.cases.free), verb: 'release-merchant', input: {} });
}

async function remove(room: Room): Promise<void> {
  const userId = room.dice.pick(room.cases.free).userId;
  const proposed = await byStaff<Removal>(room, 'propose-removal', { userId, cause: 'abuse', reason });
  if (proposed) room.lives.marks.push(`removal ${proposed.removalNo} open`);
}

async function decideRemoval(room: Room): Promise<void> {
  const open = await one<object>(room, `SELECT removal_no AS "removalNo" FROM p2p_merchants_removals WHERE state = 'open'`);
  const isApproved = room.dice.isLucky(0.3);
  const decided = open && (await byStaff<Removal>(room, 'decide-removal', { ...open, isApproved, reason }));
  if (decided) room.lives.marks.push(`removal ${decided.removalNo} ${decided.state}`);
}

/** For one merchant everything that was to happen later is due. Locked in the order of the product: the profile, then the merchant. */
async function passTime({ lives: { grounds }, cases, dice }: Room): Promise<void> {
  await grounds.query(
    `WITH locked AS MATERIALIZED (SELECT account_id FROM p2p_users_profiles WHERE account_id = $1 FOR UPDATE)
     UPDATE p2p_merchants_merchants merchant SET due_at = CASE WHEN due_at IS NOT NULL THEN least(due_at, app_now() - interval '1 second') END,
       ended_at = ended_at - interval '60 days', levelled_at = levelled_at - interval '9 days'
     FROM locked WHERE merchant.account_id = locked.account_id`,
    [dice.pick(cases.applicants).accountId],
  );
}

/** Of orders that their people have left and of pauses of buyers, so that everybody may have others. */
async function endLeft(room: Room): Promise<void> {
  await room.lives.grounds.query(
    `UPDATE p2p_users_restrictions SET until = app_now(), set_at = set_at - interval '31 days' WHERE until > app_now()`,
  );
  const order = await one<{ orderNo: string }>(
    room,
    `SELECT order_no AS "orderNo" FROM p2p_orders_orders WHERE status < 2 AND frozen_at IS NULL AND created_at < app_now() - interval '20 seconds'`,
  );
  if (order) await passOrderTime(room.lives, order.orderNo);
}

type Task = (room: Room) => Promise<void>;

const [often, seldom] = [
  [rule, rule, decideRuling, decideRuling, award, decideAward, compensate, decideCompensation, apply, decideApplication, topUp],
  [freeze, proposeUnfreeze, decideUnfreeze, hold, hold, withdraw, giveUp, remove, decideRemoval, passTime, endLeft],
] as const satisfies Task[][];
const tasks: readonly Task[] = [...often, ...often, ...seldom];

/** What waits for staff is decided, and claims end. */
export async function endCases(lives: Lives, cases: Cases, dice: Dice): Promise<void> {
  const room = { lives, cases, dice };
  const waits = async (table: string) => (await lives.grounds.query(`SELECT FROM ${table} WHERE state = 'open'`)).length > 0;
  for (let tries = 0; tries < 400 && (await waits('p2p_appeals_awards')); tries += 1) await decideAward(room, true);
  for (let tries = 0; tries < 400 && (await waits('p2p_merchants_compensations')); tries += 1) await decideCompensation(room, false);
}

/** The marks as the database has them. */
export async function writtenMarks(query: Query): Promise<string[]> {
  const rows = await query<{ mark: string }>(`
    WITH decisions (what, no, state) AS (
      SELECT 'ruling', ruling_no, state FROM p2p_orders_rulings UNION ALL
      SELECT 'award', award_no, state FROM p2p_appeals_awards UNION ALL
      SELECT 'compensation', compensation_no, state FROM p2p_merchants_compensations UNION ALL
      SELECT 'removal', removal_no, state FROM p2p_merchants_removals)
    SELECT concat_ws(' ', what, no, 'open') AS mark FROM decisions UNION ALL
    SELECT concat_ws(' ', what, no, state) FROM decisions WHERE state IN ('approved', 'rejected') UNION ALL
    SELECT concat_ws(' ', 'application', application_no, 'waiting') FROM p2p_merchants_applications UNION ALL
    SELECT concat_ws(' ', 'application', application_no, state) FROM p2p_merchants_applications WHERE state <> 'waiting' UNION ALL
    SELECT concat_ws(' ', 'freeze', freeze_no, 'open') FROM p2p_orders_freezes UNION ALL
    SELECT concat_ws(' ', 'freeze', freeze_no, 'lifted') FROM p2p_orders_freezes WHERE lifted_by IS NOT NULL UNION ALL
    SELECT concat_ws(' ', 'hold', order_no, side) FROM p2p_appeals_holds JOIN p2p_appeals_cases found ON found.id = case_id WHERE held_by IS NOT NULL UNION ALL
    SELECT concat_ws(' ', 'withdrawal', order_no) FROM p2p_appeals_cases WHERE outcome = 'withdraw-claim' UNION ALL
    SELECT concat_ws(' ', 'added', account_id, trim_scale(amount / 1000000.0)) FROM p2p_merchants_deposit_moves WHERE kind = 'p2p-merchant-deposit'`);
  return rows.map(({ mark }) => mark);
}
