import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { fileFigures, openTicket } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { type CaseRow, factsOf, requestsOf, statementsOf } from './case.table.ts';
import { openRequest, openStatement } from './case-words.ts';
import { claimView } from './claims/claim.view.ts';
import { type EvidenceRow, evidenceOf } from './evidence.table.ts';

interface Reading {
  db: Db;
  config: Config;
  actor: Actor;
}

/** A case with everything that was said in it, which both sides and staff read alike, and the pictures that the reader may see. */
export async function caseView(reading: Reading, row: CaseRow, reader: OrderSide | 'staff'): Promise<AppealCase> {
  const { db, config } = reading;
  const { id, caseNo, kind, reason, closedAt, outcome, now } = row;
  const [statements, requests, evidence] = [await statementsOf(db, id), await requestsOf(db, id), await evidenceOf(db, id)];
  return {
    caseNo,
    kind,
    reason,
    closed: closedAt && outcome ? { at: closedAt.getTime(), by: outcome } : null,
    ...(await claimView(db, row)),
    facts: factsOf(row),
    statements: statements.map(({ statementNo, side, kind, closedText, madeAt }) => ({
      side,
      kind,
      text: openStatement(config.keys, closedText, statementNo),
      at: madeAt.getTime(),
    })),
    requests: requests.map(({ requestNo, side, evidence: asked, template, closedText, askedAt, answeredAt }) => ({
      side,
      evidence: asked,
      template,
      text: openRequest(config.keys, closedText, requestNo),
      at: askedAt.getTime(),
      answeredAt: answeredAt?.getTime() ?? null,
    })),
    evidence: await evidenceViews(reading, evidence, reader),
    serverTimestamp: now.getTime(),
  };
}

async function evidenceViews(
  { db, config, actor }: Reading,
  rows: EvidenceRow[],
  reader: OrderSide | 'staff',
): Promise<AppealCase['evidence']> {
  const isSeen = ({ isForStaff, side }: EvidenceRow) => !isForStaff || reader === 'staff' || reader === side;
  const seen = rows.filter(isSeen).map(({ fileId }) => fileId);
  const figures = new Map((await fileFigures(db, seen)).map(({ fileId, width, height }) => [fileId, { width, height }]));
  return rows.map(({ evidenceNo, side, kind, isForStaff, fileId, isUsedBefore, sentAt }) => {
    const figure = figures.get(fileId);
    return {
      evidenceNo,
      side,
      kind,
      isForStaff,
      picture: figure ? { ...figure, url: `/files/${openTicket(config, actor, fileId)}` } : null,
      isUsedBefore: reader === 'staff' && isUsedBefore,
      at: sentAt.getTime(),
    };
  });
}
