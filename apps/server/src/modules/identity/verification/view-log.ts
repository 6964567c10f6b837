import type { viewLog as call } from '@peerbourse/contract/identity/verification/view-log';
import type { Handler } from '#platform/http/serve.ts';
import { viewPage } from './view.table.ts';

export const viewLog: Handler<typeof call> = async ({ db }, { limit, ...filter }) => {
  const rows = await viewPage(db, filter, limit + 1);
  const shown = rows.slice(0, limit);
  return {
    views: shown.map((row) => ({
      key: row.id,
      caseNo: row.case_no,
      userId: row.user_id,
      staffName: row.staff_name,
      viewedAt: row.viewed_at.toISOString(),
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};
