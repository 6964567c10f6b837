import type { ListedCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/case.shape';
import type { DeskOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import { factsOf } from '../case.table.ts';
import type { DeskCaseRow } from './desk-case.table.ts';

export function listedCaseView(row: DeskCaseRow, order: DeskOrder): ListedCase {
  const { caseNo, kind, reason, takenBy } = row;
  return { caseNo, kind, order, reason, facts: factsOf(row), takenBy };
}
