/**
 * A request has to be there, with its whole body, after so long. Node looks for those that are not from time to time only,
 * by default every half minute.
 */
export const slowRequestLimits = { requestTimeout: 15_000, http: { connectionsCheckingInterval: 1_000 } } as const;
