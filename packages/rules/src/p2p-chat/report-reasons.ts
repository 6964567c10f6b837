/** What somebody can report the other person of an order for. */
export const reportReasons = ['off-platform', 'third-party-payment', 'fake-proof', 'asked-extra', 'abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest explanation, in characters. */
export const maxReportText = 500;
