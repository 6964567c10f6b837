import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { queryOf } from '#base/api/query.ts';

export const releaseProgressQuery = queryOf(releaseProgress, {}, { staleMs: 5_000, refreshMs: 60_000, meta: { showToast: false } });
