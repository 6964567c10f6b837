import { type exportEntries as call, mostExported } from '@peerbourse/contract/core/audit/export-entries';
import { csvLine } from '@peerbourse/rules/csv';
import type { Handler } from '#platform/http/serve.ts';
import { type EntryRow, entries } from './audit.table.ts';
import { audit } from './audit.ts';
import { filterOf } from './audit-list.ts';

const names = ['entry', 'at', 'actorKind', 'actor', 'act', 'subject', 'details', 'address'];

/** The entry about the file is written after it was read, so the file does not speak of itself. */
export const exportEntries: Handler<typeof call> = async ({ tx, actor, visitor }, input) => {
  const rows = await entries(tx, filterOf(input), mostExported + 1);
  const shown = rows.slice(0, mostExported);
  await audit(tx, { actor, act: 'audit.exported', subject: 'audit', details: { ...input, count: shown.length }, address: visitor.address });
  return { csv: [names, ...shown.map(cellsOf)].map(csvLine).join(''), count: shown.length, isCut: rows.length > mostExported };
};

function cellsOf({ id, at, actor_kind, actor, act, subject, details, address }: EntryRow): string[] {
  return [id, at.toISOString(), actor_kind, actor, act, subject, JSON.stringify(details), address];
}
