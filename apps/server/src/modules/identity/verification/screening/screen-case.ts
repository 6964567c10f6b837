import { createHash } from 'node:crypto';
import { wholeName } from '@peerbourse/rules/identity';
import { nameTokens } from '@peerbourse/rules/screening/name-tokens';
import type { Tx } from '#platform/db/transaction.ts';
import { publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';
import type { ScreeningList } from '#platform/screening/screening.ts';
import type { CaseRow } from '../case.table.ts';
import { insertHit, insertScreening, screeningOfCase } from './hit.table.ts';
import { listIdOf } from './list.table.ts';

/** Compares an application with a list, once, and writes down which list it was and what it found. Answers the number of the comparison. */
export async function screenCase(tx: Tx, list: ScreeningList, row: CaseRow): Promise<string> {
  const listId = await listIdOf(tx, list);
  const before = await screeningOfCase(tx, row.id, listId);
  if (before !== undefined) return before;
  const name = wholeName({ firstName: row.first_name, lastName: row.last_name });
  const hits = list.hitsFor({ name, birthDate: row.birth_date });
  const personMark = createHash('sha256')
    .update(`${nameTokens(name).sort().join(' ')}|${row.birth_date}`)
    .digest();
  await insertScreening(tx, row.id, listId, hits.length);
  for (const hit of hits) {
    const found = { caseId: row.id, accountId: row.account_id, personMark, listName: list.name, listVersion: list.version };
    await insertHit(tx, { ...hit, ...found, hitNo: publicNumber() });
  }
  const screening = await screeningOfCase(tx, row.id, listId);
  must(screening, 'a comparison that was written down is there');
  return screening;
}
