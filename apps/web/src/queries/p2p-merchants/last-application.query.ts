import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { queryOf } from '#base/api/query.ts';

export const lastApplicationQuery = queryOf(lastApplication, {}, { staleMs: 10_000, meta: { showToast: false } });
