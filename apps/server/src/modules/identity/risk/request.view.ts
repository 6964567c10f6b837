import type { CallOutput } from '@peerbourse/contract/call';
import type { requestDetail } from '@peerbourse/contract/identity/risk/request-detail';
import { fileFigures, openTicket } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { openAnswer } from './answer-text.ts';
import { picturesOf, type RequestRow } from './request.table.ts';

interface Reading {
  db: Db;
  config: Config;
  actor: Actor;
}

/** A request with its answer, which its person and staff read alike. */
export async function requestView({ db, config, actor }: Reading, row: RequestRow): Promise<CallOutput<typeof requestDetail>> {
  const { requestNo, act, question, state, askedAt, expiresAt, closedAnswer, answeredAt, decidedAt, countsUntil } = row;
  const fileIds = closedAnswer === null ? [] : await picturesOf(db, row.id);
  const figures = new Map((await fileFigures(db, fileIds)).map(({ fileId, width, height }) => [fileId, { width, height }]));
  return {
    requestNo,
    act,
    question,
    state,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    countsUntil: countsUntil?.toISOString() ?? null,
    text: closedAnswer === null ? '' : openAnswer(config.keys, closedAnswer, requestNo),
    pictures: fileIds.map((fileId) => {
      const figure = figures.get(fileId);
      return figure ? { ...figure, url: `/files/${openTicket(config, actor, fileId)}` } : null;
    }),
  };
}
