import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Keys } from '#platform/keys.ts';
import { type CaseRow, factsOf, requestsOf, statementsOf } from './case.table.ts';
import { openRequest, openStatement } from './case-words.ts';

/** A case with everything that was said in it: both sides and staff read the same. */
export async function caseView(db: Db, keys: Keys, row: CaseRow): Promise<AppealCase> {
  const { id, caseNo, reason, now } = row;
  const statements = await statementsOf(db, id);
  const requests = await requestsOf(db, id);
  return {
    caseNo,
    reason,
    facts: factsOf(row),
    statements: statements.map(({ statementNo, side, kind, closedText, madeAt }) => ({
      side,
      kind,
      text: openStatement(keys, closedText, statementNo),
      at: madeAt.getTime(),
    })),
    requests: requests.map(({ requestNo, side, evidence, closedText, askedAt, answeredAt }) => ({
      side,
      evidence,
      text: openRequest(keys, closedText, requestNo),
      at: askedAt.getTime(),
      answeredAt: answeredAt?.getTime() ?? null,
    })),
    serverTimestamp: now.getTime(),
  };
}
