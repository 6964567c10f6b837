import type { hitQueue as call } from '@peerbourse/contract/identity/verification/hit-queue';
import type { Handler } from '#platform/http/serve.ts';
import { maskedCaseView } from '../case.view.ts';
import { maskedWords } from '../masking.rules.ts';
import { hitPage, type QueuedHit, waitingHits } from './hit.table.ts';
import { hitView } from './hit.view.ts';

export const hitQueue: Handler<typeof call> = async ({ db, config }, { limit, ...filter }) => {
  const [rows, waiting] = await Promise.all([hitPage(db, filter, limit + 1), waitingHits(db)]);
  const shown = rows.slice(0, limit);
  return {
    hits: shown.map((row) => ({ ...maskedHitView(row), case: maskedCaseView(config, row) })),
    next: rows.length > limit ? (shown.at(-1)?.hitNo ?? null) : null,
    waiting,
  };
};

/** An entry that is like somebody may have the very name and the day of birth: the case shows them, once it is opened. */
function maskedHitView(row: QueuedHit) {
  return { ...hitView(row), entryName: maskedWords(row.entryName), entryBirth: row.entryBirth.slice(0, 4) };
}
