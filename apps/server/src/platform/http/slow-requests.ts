const requestTimeout = 15_000;

/**
 * A request has to be there, with its whole body, after so long. Node looks for those that are not from time to time only, by default
 * every half minute. It is told when it makes the server, so that it expects the head as early: of two limits it takes the longer one
 * for bodies, and a head may otherwise take a minute.
 */
export const slowRequestLimits = { requestTimeout, http: { requestTimeout, connectionsCheckingInterval: 1_000 } } as const;
