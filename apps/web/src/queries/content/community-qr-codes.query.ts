import { communityQrCodes } from '@peerbourse/contract/core/content/community-qr-codes';
import { sharedQueryOf } from '#base/api/query.ts';

export const communityQrCodesQuery = sharedQueryOf(communityQrCodes, {}, { staleMs: 300_000, meta: { showToast: false } });
