import { applicationFiatLimit } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-limit';
import { queryOf } from '#base/api/query.ts';

export const applicationFiatLimitQuery = queryOf(applicationFiatLimit, {}, { staleMs: 600_000, meta: { showToast: false } });
