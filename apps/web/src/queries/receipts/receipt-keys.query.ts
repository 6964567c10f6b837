import { receiptKeys } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import { sharedQueryOf } from '#base/api/query.ts';

export const receiptKeysQuery = sharedQueryOf(receiptKeys, {}, { staleMs: 300_000, meta: { log: "Can't get the keys of receipts" } });
