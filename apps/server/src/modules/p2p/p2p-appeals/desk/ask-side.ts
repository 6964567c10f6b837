import type { askSide as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { closeRequest, wordsHash } from '../case-words.ts';
import { insertRequest } from './desk-case.table.ts';
import { listedAgain, lockOpenCase, noteAct } from './open-case.ts';

export const askSide: Handler<typeof call> = async (ctx, { orderNo, side, evidence, template = null, text }) => {
  const { tx, actor, config } = ctx;
  const { order, found } = await lockOpenCase(tx, orderNo);
  const requestNo = publicNumber();
  const closedText = closeRequest(config.keys, text, requestNo);
  const isNew = await insertRequest(tx, { requestNo, caseId: found.id, side, evidence, template, closedText, staffId: actor.staffId });
  if (!isNew) throw refuse('p2p-appeals.asked');
  await tellOrder(tx, order, { code: `ask-${side}`, actor: 'staff', data: { evidence, template, words: wordsHash(text) } });
  await noteAct(ctx, 'asked', orderNo, { caseNo: found.caseNo, side, evidence, template });
  return await listedAgain(tx, orderNo);
};
