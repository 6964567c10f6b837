import type { verificationQueue as call } from '@peerbourse/contract/identity/verification/verification-queue';
import type { Handler } from '#platform/http/serve.ts';
import { queuePage, waitingCount } from './case.table.ts';
import { maskedCaseView } from './case.view.ts';

export const verificationQueue: Handler<typeof call> = async ({ db, config }, { limit, ...filter }) => {
  // One more than is shown, to know whether there is a next page.
  const [rows, waiting] = await Promise.all([queuePage(db, filter, limit + 1), waitingCount(db)]);
  const shown = rows.slice(0, limit);
  return {
    cases: shown.map((row) => maskedCaseView(config, row)),
    next: rows.length > limit ? (shown.at(-1)?.case_no ?? null) : null,
    waiting,
  };
};
