import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { sharedQueryOf } from '#base/api/query.ts';
import { refreshMs } from './refresh-ms.ts';

/** The display rates are asked for again every 30 minutes. */
export const usdtRateQuery = sharedQueryOf(usdtRate, {}, { staleMs: 60_000, refreshMs });
