import { applicationFiatList } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import { queryOf } from '#base/api/query.ts';

export const applicationFiatListQuery = queryOf(applicationFiatList, {}, { staleMs: 60_000, meta: { showToast: false } });
