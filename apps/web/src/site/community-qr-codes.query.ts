import { communityQrCodes } from '@peerbourse/contract/content/community-qr-codes';
import { sharedQueryOf } from '#api/query.ts';

export const communityQrCodesQuery = sharedQueryOf(communityQrCodes, {}, { staleMs: 300_000, meta: { showToast: false } });
