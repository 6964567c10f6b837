import type { answerRequest as call } from '@peerbourse/contract/identity/risk/answer-request';
import { attachFiles } from '#modules/core/files/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { closeAnswer } from './answer-text.ts';
import { insertPictures, ownRequest, takeAnswer } from './request.table.ts';
import { requestView } from './request.view.ts';

/** Once and in time. Pictures belong to the account that sent them ahead, be it the main one or a child. */
export const answerRequest: Handler<typeof call> = async (ctx, { requestNo, text, fileIds }) => {
  const { tx, actor, config } = ctx;
  const request = await ownRequest(tx, actor.mainId, requestNo);
  if (!request) throw refuse('risk.unknown-request');
  if (!(await takeAnswer(tx, request.id, closeAnswer(config.keys, text, requestNo)))) throw refuse('risk.request-over');
  const named = fileIds.map((fileId) => ({ fileId, purpose: 'risk-picture' as const }));
  if (!(await attachFiles(tx, actor.accountId, named))) throw refuse('risk.bad-file');
  await insertPictures(tx, request.id, fileIds);
  const answered = await ownRequest(tx, actor.mainId, requestNo);
  must(answered, 'a request that was answered is there');
  return await requestView({ db: tx, config, actor }, answered);
};
