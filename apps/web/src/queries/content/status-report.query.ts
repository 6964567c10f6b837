import { statusReport } from '@peerbourse/contract/core/content/status-report';
import { sharedQueryOf } from '#base/api/query.ts';
import { freshMs } from './fresh-ms.ts';

/** The page says itself how old it is, so a failed refresh needs no message. */
export const statusReportQuery = sharedQueryOf(statusReport, {}, { staleMs: freshMs, refreshMs: 30_000, meta: { showToast: false } });
