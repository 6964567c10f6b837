import type { CallParsed } from '@peerbourse/contract/call';
import type { auditList as call } from '@peerbourse/contract/core/audit/audit-list';
import type { Handler } from '#platform/http/serve.ts';
import { type EntryFilter, entries } from './audit.table.ts';

const pageSize = 50;

export const auditList: Handler<typeof call> = async ({ db }, input) => {
  // One more than is shown, to know whether there is a next page.
  const rows = await entries(db, filterOf(input), pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    entries: shown.map(({ id, at, actor_kind, ...row }) => ({ ...row, entryNo: id, at: at.toISOString(), actorKind: actor_kind })),
    before: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

export function filterOf({ from, to, ...filter }: CallParsed<typeof call>): EntryFilter {
  return { ...filter, from: dateOf(from), to: dateOf(to) };
}

function dateOf(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}
