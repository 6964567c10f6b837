import type { addStatement as call } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { lockOrder, sideOf, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { openCaseOf } from './case.table.ts';
import { caseView } from './case.view.ts';
import { wordsHash } from './case-words.ts';
import { writeStatement } from './write-statement.ts';

/** The order is locked first, as everywhere, so that nobody says something in a case that ends at that moment. */
export const addStatement: Handler<typeof call> = async (ctx, { orderNo, kind, text }) => {
  const { tx, actor } = ctx;
  const order = await lockOrder(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (!(await openCaseOf(tx, orderNo))) throw refuse('p2p-appeals.no-case');
  if (!(await writeStatement(ctx, { orderNo, kind, text }))) {
    throw refuse(kind === 'statement' ? 'p2p-appeals.stated' : 'p2p-appeals.nothing-asked');
  }
  const code = kind === 'statement' ? 'state-appeal' : 'answer-staff';
  const side = sideOf(order, actor.accountId);
  await tellOrder(tx, order, { code, actor: side, data: { words: wordsHash(text) } });
  const changed = await openCaseOf(tx, orderNo);
  must(changed, 'a case in which something was said is open');
  return { appeal: await caseView({ ...ctx, db: tx }, changed, side) };
};
