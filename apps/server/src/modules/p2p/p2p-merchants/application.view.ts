import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { fileFigures, openTicket } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import { type ApplicationRow, proofsOfApplication } from './application.table.ts';
import { usdtText } from './deposit/deposit.rules.ts';
import { openDetails, openWords } from './desk/application-words.ts';

interface Reading {
  db: Db;
  config: Config;
  actor: Actor;
}

/** An application with its pictures, which the applicant and staff read alike. */
export async function applicationView({ db, config, actor }: Reading, row: ApplicationRow): Promise<Application> {
  const { applicationNo, state, kind, fiats, deposit, closedDetails, closedWords, submittedAt, decidedAt, reasons, filesToFix } = row;
  const proofs = await proofsOfApplication(db, row.id);
  const found = await fileFigures(
    db,
    proofs.map(({ fileId }) => fileId),
  );
  const figures = new Map(found.map(({ fileId, width, height }) => [fileId, { width, height }]));
  return {
    applicationNo,
    state,
    accountType: kind,
    fiatCodes: fiats,
    deposit: usdtText(deposit),
    ...openDetails(config.keys, closedDetails, applicationNo),
    files: proofs.map(({ fileId, kind: proof }) => {
      const figure = figures.get(fileId);
      return { fileId, kind: proof, picture: figure ? { ...figure, url: `/files/${openTicket(config, actor, fileId)}` } : null };
    }),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reasons,
    filesToFix,
    words: closedWords === null ? '' : openWords(config.keys, closedWords, applicationNo),
  };
}
