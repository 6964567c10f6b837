import type { OrderNo } from '@peerbourse/contract/ids';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertStatement, type StatementRow } from './case.table.ts';
import { closeStatement } from './case-words.ts';

interface Said {
  orderNo: OrderNo;
  kind: StatementRow['kind'];
  text: string;
}

/** False when it was said before, or nothing was asked. */
export async function writeStatement({ tx, actor, config }: CallContext<UserActor>, { orderNo, kind, text }: Said): Promise<boolean> {
  const statementNo = publicNumber();
  const closedText = closeStatement(config.keys, text, statementNo);
  return await insertStatement(tx, { statementNo, orderNo, accountId: actor.accountId, kind, closedText });
}
