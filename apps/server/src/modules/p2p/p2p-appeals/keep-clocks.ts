import type { OrderNo } from '@peerbourse/contract/ids';
import { type AppealClock, appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { CaseEvent } from '@peerbourse/rules/p2p-appeals/case-events';
import { lockAnyOrder, type Order, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type CaseRow, factsOf, openCaseOf } from './case.table.ts';
import { countLate, dueCases, lookAgain, type Noted, notedOf, noteMissed, noteNoAnswer, noteSilence } from './keep-clocks.table.ts';

const maxAtOnce = 200;

/** Writes down what happened because nobody acted, each thing once: both people see it in their order. */
export async function keepClocks({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  for (const orderNo of await dueCases(db, maxAtOnce)) await transaction(db, (tx) => keepClock(tx, orderNo));
  metrics.appealsLate.set(await countLate(db));
}

async function keepClock(tx: Tx, orderNo: OrderNo): Promise<void> {
  const order = await lockAnyOrder(tx, orderNo);
  const found = order && (await openCaseOf(tx, orderNo));
  if (!found) return;
  const clock = appealClock(factsOf(found), found.now.getTime());
  await noteSilent(tx, order, found, clock);
  await noteLate(tx, order, found, clock);
  await lookAgain(tx, found.id, clock.isLate ? null : new Date(clock.until));
}

/** Whoever had the word and did not take it. */
async function noteSilent(tx: Tx, order: Order, { id }: CaseRow, { duty, silent }: AppealClock): Promise<void> {
  const noted = await notedOf(tx, id);
  if (silent.length > 0 && !noted.silence) {
    await noteSilence(tx, id);
    await tell(tx, order, 'miss-statement', { silent });
  }
  if (duty !== 'answer' && duty !== 'state' && !noted.answer) {
    await noteNoAnswer(tx, id);
    await tell(tx, order, 'miss-answer', {});
  }
}

async function noteLate(tx: Tx, order: Order, { id }: CaseRow, { duty, isLate, until }: AppealClock): Promise<void> {
  if (!isLate || (duty !== 'take' && duty !== 'decide')) return;
  const noted: Noted = await notedOf(tx, id);
  if (duty === 'take' ? noted.take : noted.decision) return;
  await noteMissed(tx, id, duty);
  await tell(tx, order, 'miss-decision', { duty, until: new Date(until).toISOString() });
}

async function tell(tx: Tx, order: Order, code: CaseEvent, data: Record<string, unknown>): Promise<void> {
  await tellOrder(tx, order, { code, actor: 'system', data });
}
