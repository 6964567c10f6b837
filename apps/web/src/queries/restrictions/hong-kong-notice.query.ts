import { hongKongNotice } from '@peerbourse/contract/core/restrictions/hong-kong-notice';
import { queryOf } from '#base/api/query.ts';

/** Not shared: it depends on where the visitor is. */
export const hongKongNoticeQuery = queryOf(hongKongNotice, {}, { staleMs: 3_600_000 });
