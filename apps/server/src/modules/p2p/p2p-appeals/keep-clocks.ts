import { type AppealClock, appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { CaseEvent } from '@peerbourse/rules/p2p-appeals/case-events';
import { lockAnyOrder, type Order, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { factsOf, openCaseOf } from './case.table.ts';
import {
  countLate,
  type DueCase,
  dueCase,
  lookAgain,
  type Noted,
  notedOf,
  noteMissed,
  noteNoAnswer,
  noteSilence,
} from './keep-clocks.table.ts';

/** Writes down what happened because nobody acted, each thing once: both people see it in their order. */
export async function keepClocks(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  await eachDue(runtime, { what: 'clocks of appeals', next: dueCase, act: keepClock });
  metrics.appealsLate.set(await countLate(runtime.db));
}

async function keepClock(tx: Tx, { orderNo }: DueCase): Promise<void> {
  const order = await lockAnyOrder(tx, orderNo);
  const found = order && (await openCaseOf(tx, orderNo));
  if (!found) return;
  const clock = appealClock(factsOf(found), found.now.getTime());
  if (clock.isPaused) return await lookAgain(tx, found.id, order.frozenUntil);
  const noted = await notedOf(tx, found.id);
  await noteSilent(tx, order, { ...noted, id: found.id }, clock);
  await noteLate(tx, order, { ...noted, id: found.id }, clock);
  await lookAgain(tx, found.id, clock.isLate ? null : new Date(clock.until));
}

type NotedCase = Noted & { id: string };

/** Whoever had the word and did not take it. */
async function noteSilent(tx: Tx, order: Order, noted: NotedCase, { duty, silent }: AppealClock): Promise<void> {
  const { id } = noted;
  if (silent.length > 0 && !noted.silence) {
    await noteSilence(tx, id);
    await tell(tx, order, 'miss-statement', { silent });
  }
  if (duty !== 'answer' && duty !== 'state' && !noted.answer) {
    await noteNoAnswer(tx, id);
    await tell(tx, order, 'miss-answer', {});
  }
}

async function noteLate(tx: Tx, order: Order, noted: NotedCase, { duty, isLate, until }: AppealClock): Promise<void> {
  if (!isLate || (duty !== 'take' && duty !== 'decide')) return;
  if (duty === 'take' ? noted.take : noted.decision) return;
  await noteMissed(tx, noted.id, duty);
  await tell(tx, order, 'miss-decision', { duty, until: new Date(until).toISOString() });
}

async function tell(tx: Tx, order: Order, code: CaseEvent, data: Record<string, unknown>): Promise<void> {
  await tellOrder(tx, order, { code, actor: 'system', data });
}
