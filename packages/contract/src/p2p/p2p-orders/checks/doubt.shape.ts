import * as z from 'zod/mini';

/** What makes an order worth a second look. */
export const doubtCodes = ['restriction', 'new-device', 'price-deviation', 'first-trade'] as const;
export const doubtCode = z.enum(doubtCodes);
export type DoubtCode = z.output<typeof doubtCode>;

/** From nothing to say up to what should stop somebody. */
export const riskLevels = ['none', 'low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];
