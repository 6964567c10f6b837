import { priceBoard } from '@peerbourse/contract/rates/price-board';
import { sharedQueryOf } from '#api/query.ts';

/** Live updates keep it fresh; the refresh brings new ranges and sparklines. */
export const priceBoardQuery = sharedQueryOf(priceBoard, {}, { staleMs: 60_000, refreshMs: 300_000 });
