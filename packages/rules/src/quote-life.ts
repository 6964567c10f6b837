/** How long somebody is promised a price. */
export const quoteLifeMs = 30_000;
